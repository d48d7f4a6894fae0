import type { Cart } from '../cart.ts';
import type { CartWorld } from './cart-world.ts';

type Asked = Pick<CartWorld, 'company' | 'now'>;

const isBefore = (now: Temporal.Instant, until: string): boolean =>
  Temporal.Instant.compare(now, Temporal.Instant.from(until)) < 0;

/**
 * Until when a cart that begins now is a rehearsal; null: it is an ordinary one. Staff hand out the right to rehearse,
 * and only before guests can order: in an open app the same link orders as everybody does (O-21, SETUP-19).
 */
export const testUntilOf = ({ company, now, viewer }: Asked & Pick<CartWorld, 'viewer'>) =>
  !company.hasAppOrders && viewer.testUntil !== null && isBefore(now, viewer.testUntil)
    ? viewer.testUntil
    : null;

/** A rehearsal is over with its time, and when the app opens: its dishes would be cooked for nothing. */
export const isTestOver = ({ testUntil }: Pick<Cart, 'testUntil'>, { company, now }: Asked) =>
  testUntil !== null && (company.hasAppOrders || !isBefore(now, testUntil));

/** D-36: whether this cart may be filled and paid; a rehearsal is what a closed app is rehearsed with. */
export const isAppOpenFor = (cart: Pick<Cart, 'testUntil'>, world: Asked): boolean =>
  cart.testUntil === null ? world.company.hasAppOrders : !isTestOver(cart, world);
