import { mayOrder } from '../../menu/can-add-to-cart.ts';
import { bagChangeAfter } from '../bag.ts';
import { linesWithoutBag } from '../bag-line.ts';
import type { CartEvent, WithoutBase } from '../cart-event.ts';
import type { CartLine } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import type { CartRefusalCode } from '../refusal-codes.ts';
import type { CartWorld } from './cart-world.ts';
import { bagSoldNow } from './dish-on-menu.ts';
import { linesToday, repricedLines } from './lines-today.ts';
import { menuOfCart, pickupTimeOfCart } from './menu-of-cart.ts';
import { isAppOpenFor } from './test-cart.ts';

/** The table a cart was begun at. A table that got a new code meanwhile is still one: the guests still sit there. */
export type CartTable = { isAtTable: boolean; isQrOrderingActive: boolean };

export type CartToday = {
  /** Why nobody may pay it as it is; null when nothing stands against it. */
  refusal: CartRefusalCode | null;
  /** The server's events that make it today's cart. */
  corrections: WithoutBase<CartEvent>[];
  /** What the guest is told about them before anybody pays; null without corrections. */
  correctionCode: CartRefusalCode | null;
};

type Correction = { events: WithoutBase<CartEvent>[]; correctionCode: CartRefusalCode };

/**
 * A cart lies about for hours, and everything in it was decided when it was put there. Before any money moves, by
 * card, by invoice, later or not at all, it is asked here whether all of it still holds (D-52, D-161).
 */
export function cartToday(cart: Cart, world: CartWorld, table: CartTable): CartToday {
  const corrections = [
    pickupTimeCorrection(cart, world),
    commentCorrection(cart, world),
    bagCorrection(cart, world),
  ].filter((correction) => correction !== null);
  const today = linesToday({ ...cart, items: withoutUnsoldBag(cart, world) }, world);
  const lines = today.ok ? repricedLines(cart, today.value) : [];
  if (lines.length > 0)
    corrections.push({
      events: [{ type: 'CART_REPRICED', lines }],
      correctionCode: 'AMOUNT_CHANGED',
    });
  return {
    refusal: refusalOfSwitches(cart, world, table) ?? (today.ok ? null : today.error.code),
    corrections: corrections.flatMap(({ events }) => events),
    correctionCode: corrections[0]?.correctionCode ?? null,
  };
}

/** CONF-10, D-36, D-101: what a company can switch off while a cart is being filled. A bill is eaten: it is paid. */
export function refusalOfSwitches(
  cart: Cart,
  world: Pick<CartWorld, 'company' | 'now' | 'settings' | 'viewer'>,
  { isAtTable, isQrOrderingActive }: CartTable,
): CartRefusalCode | null {
  if (cart.chequeId !== null) return null;
  if (!isAppOpenFor(cart, world)) return 'APP_CLOSED';
  const { settings, viewer } = world;
  if (cart.serviceType === null || !settings.serviceTypes.includes(cart.serviceType))
    return 'SERVICE_TYPE_NOT_ALLOWED';
  if (isAtTable && cart.serviceType === 'EAT_HERE' && !isQrOrderingActive)
    return 'TABLE_NOT_SERVED';
  const isQrOrder = isAtTable && isQrOrderingActive;
  const guest = {
    isSignedIn: viewer.userId !== null,
    isAnonymousOrderAllowed: settings.allowsAnonymousOrders,
    isQrOrder,
    hasQrToken: isQrOrder,
  };
  return mayOrder(guest) ? null : 'ERROR_USER_IS_REQUIRED';
}

/** TIME-33. Told, because the guest would stand there at the wrong time. */
function pickupTimeCorrection(cart: Cart, world: CartWorld): Correction | null {
  const isReset = cart.pickupTime !== 'ASAP' && pickupTimeOfCart(cart, world) === 'ASAP';
  if (!isReset || cart.chequeId !== null) return null;
  return {
    events: [{ type: 'SET_PICKUP_TIME', time: 'ASAP' }],
    correctionCode: world.settings.isPickupTimeDisabled
      ? 'PICKUP_TIME_DISABLED'
      : 'PICKUP_TIME_TOO_SOON',
  };
}

/** D-161: no kitchen would read it. Told, because "no nuts" dropped in silence makes somebody ill. */
const commentCorrection = ({ comment }: Cart, { settings }: CartWorld): Correction | null =>
  settings.areCommentsDisabled && comment.trim() !== ''
    ? { events: [{ type: 'SET_COMMENT', comment: '' }], correctionCode: 'COMMENTS_DISABLED' }
    : null;

/** D-66: the bag as it is sold today. One that is not sold any more goes, since no guest can take it out. */
function bagCorrection(cart: Cart, world: CartWorld): Correction | null {
  if (cart.chequeId !== null || menuOfCart(cart, world) === null) return null;
  const bag = bagSoldNow(cart, world);
  const events: WithoutBase<CartEvent>[] = [];
  const first = bagChangeAfter(cart, bag);
  if (first.type === 'REMOVE') events.push({ type: 'REMOVE_ITEM', id: first.id });
  const added = bagChangeAfter({ ...cart, items: withoutUnsoldBag(cart, world) }, bag);
  if (added.type === 'ADD') events.push({ type: 'ADD_ITEMS', items: [added.line] });
  return events.length > 0 ? { events, correctionCode: 'AMOUNT_CHANGED' } : null;
}

function withoutUnsoldBag(cart: Cart, world: CartWorld): CartLine[] {
  const change = bagChangeAfter(cart, bagSoldNow(cart, world));
  return change.type === 'REMOVE' ? linesWithoutBag(cart.items) : cart.items;
}
