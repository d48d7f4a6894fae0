import type { Localized } from '../company/languages.ts';
import type { ServiceType } from '../company/service-types.ts';
import type { Minor } from '../money/minor.ts';
import type { CartLine } from './cart-line.ts';

/** CART-02. `createdAt` and `sentAt` come from the device's clock and are informative only (D-35). */
export type CartEventBase = {
  eventId: string;
  createdAt: string;
  sentAt: string | null;
  cartId: string;
  venueId: string;
  companyId: string;
};

export type DiscountType = 'PERCENTAGE' | 'AMOUNT';
export type PickupTime = 'ASAP' | (string & {});

/**
 * An offer that can be taken for a dish in the cart, and for how many portions of a cart at most: null for any number
 * (D-74). Events of before do not say how many.
 */
export type AvailableItemOffer = {
  itemId: string;
  offerId: string;
  unitLimit?: number | null | undefined;
};

type Typed<Type extends string, Fields = object> = CartEventBase & { type: Type } & Fields;

/** What a guest's device may ask for. The server decides each before it counts (D-52, D-57). */
export type ClientCartEvent =
  | Typed<
      'CREATE_CART',
      {
        deliveryTargetId: string | null;
        serviceType: ServiceType;
        userId: string | null;
        /** The server's to say, whatever a client claims: a rehearsal, and until when it may become an order (O-21). */
        testUntil?: string | undefined;
      }
    >
  | Typed<'SET_PICKUP_TIME', { time: PickupTime }>
  | Typed<'MARK_AS_PAY_LATER_ORDER'>
  | Typed<'CONNECT_TO_CHEQUE', { id: string }>
  | Typed<'ADD_ITEM', { item: CartLine }>
  | Typed<'ADD_ITEMS', { items: CartLine[] }>
  | Typed<'CLEAR_CART'>
  | Typed<'REMOVE_ITEM', { id: string }>
  | Typed<'SET_COMMENT', { comment: string }>
  // What a guest without an account is called by; empty takes it back.
  | Typed<'SET_GUEST_NAME', { name: string }>
  | Typed<
      'SET_ORDER_OFFER',
      {
        id: string;
        title: string;
        /** The server's to say, as is the title. */
        titleLang?: Localized | undefined;
        discountRate: number;
        discountType: DiscountType;
        /** The server's to say, whatever a client claims; missing in streams from before there were such offers. */
        isAutomatic?: boolean | undefined;
      }
    >
  | Typed<'CLEAR_ORDER_OFFER'>
  | Typed<'SET_MEMBERSHIP_DISCOUNT', { discountRate: number }>
  | Typed<'UPDATE_USER', { userId: string | null }>
  | Typed<
      'ADD_OFFER',
      {
        offer: { id: string };
        items: CartLine[];
        /** Lines that leave for it: taken with the offer or not at all, so that a refusal loses no dish (D-214). */
        replaces?: string[] | undefined;
      }
    >
  | Typed<
      'ADD_CLIENT_SIDE_PAYMENT',
      {
        id: string;
        tip: Minor;
        paymentType: 'INVOICE' | 'ADYEN';
        transactionId: string | null;
        amount: Minor;
        payload: string | null;
      }
    >
  | Typed<
      'SET_PROMO_CODE',
      {
        id: string;
        code: string;
        discountRate: number;
        discountType: DiscountType;
        title: Localized;
        venues: string[];
        categoryIds: string[];
        offerType: 'ORDER_DISCOUNT';
      }
    >
  | Typed<'CLEAR_PROMO_CODE'>;

export type RepricedLine = {
  id: string;
  amount: Minor;
  vatRate: number;
  variations?: { id: string; amount: Minor }[];
  /** What the line's offer takes off now; set on lines of an offer only. */
  discount?: Minor;
  /** Whether the dish takes membership discounts, where that has changed. */
  disableMembershipDiscounts?: boolean;
  /** Of a line that pays part of a bill: what is left of the item has changed meanwhile. */
  share?: { amount: Minor; discount: Minor };
  /** The offer it was taken with is over: the dish stays, at its own price. */
  leavesOffer?: boolean;
};

/** What only the server says (D-56); a client that sends one is refused. */
export type ServerCartEvent =
  /** `easyId` is missing in streams from before it was told. */
  | Typed<'ORDER_CREATED', { orderId: string; easyId?: string }>
  /** `amount` is without the tip: both together were charged. */
  | Typed<'PAYMENT_CONFIRMED', { paymentId: string; amount: Minor; tip: Minor }>
  | Typed<
      'PAYMENT_FAILED',
      {
        paymentId: string | null;
        resultCode: string;
        /** The cart is not to be paid later any more: the guest chooses anew (D-331). */
        endsPayLater?: true | undefined;
      }
    >
  | Typed<'CART_ERROR', { code: string; message: string; context: Record<string, unknown> | null }>
  | Typed<'ITEM_OFFERS_CHANGED', { offers: AvailableItemOffer[] }>
  | Typed<'CART_REPRICED', { lines: RepricedLine[] }>;

export type CartEvent = ClientCartEvent | ServerCartEvent;
export type CartEventType = CartEvent['type'];

/** An event the server has taken, with its place in the cart's stream: clients fold in this order (D-55). */
export type StoredCartEvent = { sequence: number; event: CartEvent };

/** `Omit` that keeps a union a union. */
export type WithoutBase<Event extends CartEvent> = Event extends CartEvent
  ? Omit<Event, keyof CartEventBase>
  : never;
