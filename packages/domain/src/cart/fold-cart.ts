import { unreachable } from '../unreachable.ts';
import { isBagLine, withoutLonelyBag } from './bag-line.ts';
import type {
  CartEvent,
  CartEventBase,
  RepricedLine,
  StoredCartEvent,
  WithoutBase,
} from './cart-event.ts';
import type { CartLine } from './cart-line.ts';
import type { Cart } from './cart.ts';
import { confirmPayment, failPayment, startPayment } from './fold-payment.ts';
import { outOfOffer } from './offers/out-of-offer.ts';

export const emptyCart: Cart = {
  cartId: null,
  companyId: null,
  venueId: null,
  items: [],
  serviceType: null,
  pickupTime: 'ASAP',
  deliveryTargetId: null,
  chequeId: null,
  promoCode: null,
  offer: null,
  membershipDiscountRate: 0,
  comment: '',
  guestName: '',
  isPayLaterOrder: false,
  payments: [],
  orderId: null,
  orderEasyId: null,
  userId: null,
  testUntil: null,
  availableItemOffers: [],
  error: null,
  errorCount: 0,
};

/** The state of a cart is this and nothing else (CART-01). Total: a forgotten event fails to compile. */
export function applyCartEvent(cart: Cart, event: CartEvent): Cart {
  switch (event.type) {
    case 'CREATE_CART':
      return {
        ...emptyCart,
        cartId: event.cartId,
        companyId: event.companyId,
        venueId: event.venueId,
        serviceType: event.serviceType,
        deliveryTargetId: event.deliveryTargetId,
        userId: event.userId,
        testUntil: event.testUntil ?? null,
      };
    case 'SET_PICKUP_TIME':
      return { ...cart, pickupTime: event.time };
    case 'MARK_AS_PAY_LATER_ORDER':
      return { ...cart, isPayLaterOrder: true };
    case 'CONNECT_TO_CHEQUE':
      return { ...cart, chequeId: event.id };
    case 'ADD_ITEM':
      return withLines(cart, [event.item]);
    case 'ADD_ITEMS':
      return withLines(cart, event.items);
    case 'ADD_OFFER':
      return withOffer(cart, event.items, event.replaces ?? []);
    case 'CLEAR_CART':
      return cleared(cart);
    case 'REMOVE_ITEM':
      return { ...cart, items: withoutLonelyBag(withoutLine(cart.items, event.id)) };
    case 'SET_COMMENT':
      return { ...cart, comment: event.comment };
    case 'SET_GUEST_NAME':
      return { ...cart, guestName: event.name };
    case 'SET_ORDER_OFFER': {
      const { id, title, titleLang, discountRate, discountType, isAutomatic } = event;
      const offer = { id, title, titleLang, discountRate, discountType };
      return { ...cart, offer: isAutomatic ? { ...offer, isAutomatic } : offer };
    }
    case 'CLEAR_ORDER_OFFER':
      return { ...cart, offer: null };
    case 'SET_MEMBERSHIP_DISCOUNT':
      return { ...cart, membershipDiscountRate: event.discountRate };
    case 'UPDATE_USER':
      return withUser(cart, event.userId);
    case 'ADD_CLIENT_SIDE_PAYMENT':
      return { ...cart, payments: startPayment(cart.payments, event) };
    case 'SET_PROMO_CODE': {
      const { id, code, title, discountRate, discountType, venues, categoryIds } = event;
      const promoCode = { id, code, title, discountRate, discountType, venues, categoryIds };
      return { ...cart, promoCode };
    }
    case 'CLEAR_PROMO_CODE':
      return { ...cart, promoCode: null };
    case 'ORDER_CREATED':
      return {
        ...cart,
        orderId: event.orderId,
        orderEasyId: event.easyId ?? null,
        error: null,
      };
    case 'PAYMENT_CONFIRMED':
      return { ...cart, payments: confirmPayment(cart.payments, event) };
    case 'PAYMENT_FAILED':
      return {
        ...cart,
        payments: failPayment(cart.payments, event),
        isPayLaterOrder: cart.isPayLaterOrder && !event.endsPayLater,
      };
    case 'CART_ERROR': {
      const { code, message, context } = event;
      return { ...cart, error: { code, message, context }, errorCount: cart.errorCount + 1 };
    }
    case 'ITEM_OFFERS_CHANGED':
      return { ...cart, availableItemOffers: event.offers };
    case 'CART_REPRICED':
      return { ...cart, items: cart.items.map((line) => repriced(line, event.lines)) };
    default:
      return unreachable(event);
  }
}

export const foldCart = (events: readonly CartEvent[]): Cart =>
  events.reduce(applyCartEvent, emptyCart);

/** A cart with what the server is about to say in it, before it is written anywhere. */
export function withEvents(cart: Cart, events: readonly WithoutBase<CartEvent>[]): Cart {
  const { cartId, venueId, companyId } = cart;
  const base: CartEventBase = {
    eventId: '',
    createdAt: '',
    sentAt: null,
    cartId: cartId ?? '',
    venueId: venueId ?? '',
    companyId: companyId ?? '',
  };
  return events.reduce(
    (current, event): Cart => applyCartEvent(current, { ...base, ...event }),
    cart,
  );
}

/** The browser's view: what the server has taken, then what it has not answered yet. */
export function optimisticCart(
  confirmed: readonly StoredCartEvent[],
  pending: readonly CartEvent[],
): Cart {
  const known = new Set(confirmed.map(({ event }) => event.eventId));
  const waiting: CartEvent[] = [];
  for (const event of pending) {
    if (known.has(event.eventId)) continue;
    known.add(event.eventId);
    waiting.push(event);
  }
  return foldCart([...inServerOrder(confirmed), ...waiting]);
}

/** Delivered twice, late or shuffled: the same stored events give the same cart (D-55). */
function inServerOrder(stored: readonly StoredCartEvent[]): CartEvent[] {
  const seen = new Set<string>();
  const events: CartEvent[] = [];
  for (const { event } of stored.toSorted((a, b) => a.sequence - b.sequence)) {
    if (seen.has(event.eventId)) continue;
    seen.add(event.eventId);
    events.push(event);
  }
  return events;
}

function withLines(cart: Cart, lines: readonly CartLine[], place = cart.items.length): Cart {
  const items = [...cart.items];
  for (const line of lines) {
    // CART-22: nothing may be sold without VAT. JSON has no NaN, but an old menu row may have null.
    if (!Number.isFinite(line.vatRate)) continue;
    if (items.some(({ id }) => id === line.id)) continue;
    if (isBagLine(line) && items.some(isBagLine)) continue;
    items.splice(place + items.length - cart.items.length, 0, line);
  }
  return { ...cart, items: withoutLonelyBag(items) };
}

/** D-214: dishes that leave for the offer give it their place, and the bag stays for those that come. */
function withOffer(cart: Cart, lines: readonly CartLine[], replaces: readonly string[]): Cart {
  const first = cart.items.findIndex(({ id }) => replaces.includes(id));
  const items = withoutLines(cart.items, replaces);
  return withLines({ ...cart, items }, lines, first < 0 ? items.length : first);
}

export const withoutLines = (lines: readonly CartLine[], ids: readonly string[]): CartLine[] =>
  ids.reduce(withoutLine, [...lines]);

/** CART-10. A bundle's price is for all its dishes: without one of them the others cost their own price. */
function withoutLine(lines: readonly CartLine[], id: string): CartLine[] {
  const bundleId = lines.find((line) => line.id === id)?.bundleId ?? null;
  return lines
    .filter((line) => line.id !== id)
    .map((line) => (bundleId !== null && line.bundleId === bundleId ? outOfOffer(line) : line));
}

/**
 * CART-09, D-64. Who, where and when stay: the guest is still in this venue, and a pre-order that
 * turned into ASAP behind their back would be cooked on the wrong day. Payments stay because money
 * is a fact.
 */
function cleared(cart: Cart): Cart {
  return {
    ...cart,
    items: [],
    promoCode: null,
    offer: null,
    comment: '',
    isPayLaterOrder: false,
    availableItemOffers: [],
    error: null,
  };
}

/** The former user's membership discount must not stay with whoever comes next. */
function withUser(cart: Cart, userId: string | null): Cart {
  if (userId === cart.userId) return cart;
  return { ...cart, userId, membershipDiscountRate: 0 };
}

function repriced(line: CartLine, changes: readonly RepricedLine[]): CartLine {
  const change = changes.find(({ id }) => id === line.id);
  if (!change) return line;
  const variations = line.variations.map((variation) => {
    const changed = change.variations?.find(({ id }) => id === variation.id);
    return changed ? { ...variation, amount: changed.amount } : variation;
  });
  const { amount, vatRate, share, discount, disableMembershipDiscounts } = change;
  const priced: CartLine = {
    ...line,
    amount,
    vatRate,
    variations,
    ...(share ? { share } : {}),
    ...(discount === undefined ? {} : { discount }),
    ...(disableMembershipDiscounts === undefined ? {} : { disableMembershipDiscounts }),
  };
  return change.leavesOffer === true ? outOfOffer(priced) : priced;
}
