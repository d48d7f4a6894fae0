import { MAX_QUANTITY_PER_ADD } from '../../menu/stock.ts';
import { ok, type Result } from '../../result.ts';
import { bagChangeAfter } from '../bag.ts';
import { isBagLine } from '../bag-line.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import { withoutLines } from '../fold-cart.ts';
import { isBeyondPayment } from '../most-in-cart.ts';
import { applyOffer } from '../offers/apply-offer.ts';
import { areWithinLimit } from '../offers/offer-units.ts';
import type { CartRefusal } from '../refusal-codes.ts';
import { accepted, type CartWorld, type Decide, type Decided, refuse } from './cart-world.ts';
import { linesFromCheque } from './cheque-lines.ts';
import { mayAdd } from './common-checks.ts';
import { refusalToRemove } from './decide-content.ts';
import { bagSoldNow } from './dish-on-menu.ts';
import { linesFromMenu, priceChangesOf } from './menu-lines.ts';
import { isAppOpenFor } from './test-cart.ts';

/** Nobody cooks this; it only keeps one cart from filling the server. */
export const MAX_CART_LINES = 500;

export const decideAddItem: Decide<'ADD_ITEM'> = (cart, event, world) => {
  const added = decideLines(cart, [event.item], world);
  if (!added.ok) return added;
  const [first, bag] = added.value;
  if (!first) return refuse('NOTHING_TO_ADD');
  const changes = priceChangesOf([event.item], added.value);
  // With the bag it is two lines: the stored event says so under the same eventId.
  if (!bag) return accepted({ ...event, item: first }, changes);
  const { item: _claimed, ...common } = event;
  return accepted({ ...common, type: 'ADD_ITEMS', items: added.value }, changes);
};

export const decideAddItems: Decide<'ADD_ITEMS'> = (cart, event, world) => {
  const added = decideLines(cart, event.items, world);
  if (!added.ok) return added;
  return accepted({ ...event, items: added.value }, priceChangesOf(event.items, added.value));
};

export const decideAddOffer: Decide<'ADD_OFFER'> = (cart, event, world): Decided => {
  const offer = world.offers.find(({ id }) => id === event.offer.id);
  if (!offer || cart.chequeId !== null) return refuse('OFFER_NOT_AVAILABLE', event.offer.id);
  // All or nothing: a dish may only leave for the offer if the offer comes (D-214).
  const { replaces = [] } = event;
  for (const id of replaces) {
    const refusal = refusalToRemove(cart, id);
    if (refusal) return refusal;
  }
  const rest = { ...cart, items: withoutLines(cart.items, replaces) };
  const added = decideLines(rest, event.items, world);
  if (!added.ok) return added;
  const dishes = added.value.filter((line) => !isBagLine(line));
  // The event's id is unique and the server's to reuse: it names this bundle for ever.
  const applied = applyOffer(offer, dishes, event.eventId);
  if (!applied.ok) return refuse(applied.error, offer.id);
  if (!areWithinLimit([...rest.items, ...applied.value], offer)) {
    return refuse('OFFER_ALREADY_USED', offer.id);
  }
  const items = [...applied.value, ...added.value.filter(isBagLine)];
  return accepted({ ...event, offer: { id: offer.id }, items }, priceChangesOf(event.items, items));
};

/** The server's own lines for what the client asked, followed by the bag if one is due. */
function decideLines(
  cart: Cart,
  requested: readonly CartLine[],
  world: CartWorld,
): Result<CartLine[], CartRefusal> {
  if (!isAppOpenFor(cart, world)) return refuse('APP_CLOSED');
  if (!mayAdd(cart, world)) return refuse('ERROR_USER_IS_REQUIRED');
  const claimed = withoutClaimedBag(cart, requested, world);
  const problem = problemWithCounts(cart, claimed);
  if (problem) return problem;
  const lines =
    cart.chequeId === null
      ? withBag(cart, linesFromMenu(cart, claimed, world), world)
      : linesFromCheque(cart.chequeId, claimed, world);
  if (lines.ok && isBeyondPayment([...cart.items, ...lines.value])) return refuse('CART_FULL');
  return lines;
}

const withBag = (
  cart: Cart,
  lines: Result<CartLine[], CartRefusal>,
  world: CartWorld,
): Result<CartLine[], CartRefusal> =>
  lines.ok ? ok([...lines.value, ...bagFor(cart, lines.value, world)]) : lines;

/** The bag is the server's to add: a client can neither forget it nor bring its own (D-66). */
const withoutClaimedBag = (
  cart: Cart,
  lines: readonly CartLine[],
  { settings }: CartWorld,
): CartLine[] =>
  cart.serviceType === 'TAKE_AWAY' && settings.bagItemId !== null
    ? lines.filter(({ itemId }) => itemId !== settings.bagItemId)
    : [...lines];

function bagFor(cart: Cart, added: readonly CartLine[], world: CartWorld): CartLine[] {
  const bag = bagSoldNow(cart, world);
  const change = bagChangeAfter({ ...cart, items: [...cart.items, ...added] }, bag);
  return change.type === 'ADD' ? [change.line] : [];
}

function problemWithCounts(cart: Cart, lines: readonly CartLine[]) {
  if (lines.length === 0) return refuse('NOTHING_TO_ADD');
  if (cart.items.length + lines.length > MAX_CART_LINES) return refuse('CART_FULL');
  const ids = new Set(cart.items.map(({ id }) => id));
  const units = new Map<string, number>();
  for (const { id, itemId } of lines) {
    if (ids.has(id)) return refuse('DUPLICATE_LINE', id);
    ids.add(id);
    units.set(itemId, (units.get(itemId) ?? 0) + 1);
    if ((units.get(itemId) ?? 0) > MAX_QUANTITY_PER_ADD) return refuse('TOO_MANY_ITEMS', itemId);
  }
  return null;
}
