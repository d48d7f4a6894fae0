import type { GraphContext } from './context.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const isId = (value: unknown): value is string => typeof value === 'string' && UUID.test(value);

/** Where our operations name the cart they are about. */
const CART_VARIABLES = ['cartId', 'reference', 'shoppingCartId'];

/**
 * By whom calls are counted before the address (D-139): the person, else the cart the call is about. A made-up cart
 * buys nothing: the address is counted beside it.
 */
export function guestCaller(
  { viewer }: Pick<GraphContext, 'viewer'>,
  variables: Record<string, unknown>,
): string | null {
  if (viewer.kind !== 'ANONYMOUS') return viewer.userId;
  const named = CART_VARIABLES.map((name) => variables[name]).find(isId);
  if (named) return named;
  const events: unknown = variables['events'];
  const first: unknown = Array.isArray(events) ? events[0] : null;
  const cartId =
    typeof first === 'object' && first !== null && 'cartId' in first ? first.cartId : null;
  return isId(cartId) ? cartId : null;
}
