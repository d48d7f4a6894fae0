import type { CartEvent, CartEventType } from '@tallrik/domain/cart/cart-event';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { minor } from '@tallrik/domain/money/minor';

const base = {
  eventId: '6f1d1c57-1f2b-4f5e-9a55-0d9d6a1f0001',
  createdAt: '2026-03-29T10:15:00Z',
  sentAt: '2026-03-29T12:15:01+02:00',
  cartId: '6f1d1c57-1f2b-4f5e-9a55-0d9d6a1f0002',
  venueId: '6f1d1c57-1f2b-4f5e-9a55-0d9d6a1f0003',
  companyId: '6f1d1c57-1f2b-4f5e-9a55-0d9d6a1f0004',
};

/** With every optional field, so that a schema which forgot one refuses it. */
export const burgerLine: Required<CartLine> = {
  id: 'line-1',
  itemId: 'item-1',
  entryId: 'entry-1',
  vatRate: 12,
  title: 'Burger',
  categoryId: 'category-1',
  amount: minor(11_900),
  variations: [{ id: 'variation-1', amount: minor(1_500), title: 'Bacon', groupId: 'group-1' }],
  removedVariations: ['variation-2'],
  fraction: 0.5,
  message: null,
  discount: minor(500),
  disableMembershipDiscounts: false,
  offerTitle: null,
  offerTitleLang: { en: 'Lunch' },
  offerId: 'offer-1',
  bundleId: 'bundle-1',
  sizePrices: { chosen: minor(11_900), least: minor(9_900) },
  isBag: false,
  share: { amount: minor(5_950), discount: minor(250) },
};

const discount = { discountRate: 10, discountType: 'PERCENTAGE' } as const;

/** One of each: a type added to the domain fails to compile until it has an example here. */
export const cartEventExamples: {
  [Type in CartEventType]: Extract<CartEvent, { type: Type }>;
} = {
  CREATE_CART: {
    ...base,
    type: 'CREATE_CART',
    deliveryTargetId: null,
    serviceType: 'TAKE_AWAY',
    userId: null,
  },
  SET_PICKUP_TIME: { ...base, type: 'SET_PICKUP_TIME', time: 'ASAP' },
  MARK_AS_PAY_LATER_ORDER: { ...base, type: 'MARK_AS_PAY_LATER_ORDER' },
  CONNECT_TO_CHEQUE: { ...base, type: 'CONNECT_TO_CHEQUE', id: 'cheque-1' },
  ADD_ITEM: { ...base, type: 'ADD_ITEM', item: burgerLine },
  ADD_ITEMS: { ...base, type: 'ADD_ITEMS', items: [burgerLine, burgerLine] },
  CLEAR_CART: { ...base, type: 'CLEAR_CART' },
  REMOVE_ITEM: { ...base, type: 'REMOVE_ITEM', id: 'line-1' },
  SET_COMMENT: { ...base, type: 'SET_COMMENT', comment: 'No onions' },
  SET_GUEST_NAME: { ...base, type: 'SET_GUEST_NAME', name: 'Elif' },
  SET_ORDER_OFFER: { ...base, type: 'SET_ORDER_OFFER', id: 'offer-1', title: 'Lunch', ...discount },
  CLEAR_ORDER_OFFER: { ...base, type: 'CLEAR_ORDER_OFFER' },
  SET_MEMBERSHIP_DISCOUNT: { ...base, type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 5 },
  UPDATE_USER: { ...base, type: 'UPDATE_USER', userId: 'user-1' },
  ADD_OFFER: {
    ...base,
    type: 'ADD_OFFER',
    offer: { id: 'offer-1' },
    items: [burgerLine],
    replaces: ['line-0'],
  },
  ADD_CLIENT_SIDE_PAYMENT: {
    ...base,
    type: 'ADD_CLIENT_SIDE_PAYMENT',
    id: 'payment-1',
    tip: minor(500),
    paymentType: 'ADYEN',
    transactionId: null,
    amount: minor(13_400),
    payload: '{"payLater":true}',
  },
  SET_PROMO_CODE: {
    ...base,
    type: 'SET_PROMO_CODE',
    id: 'promo-1',
    code: 'WELCOME',
    ...discount,
    title: { se: 'Välkommen', en: 'Welcome' },
    venues: [],
    categoryIds: ['category-1'],
    offerType: 'ORDER_DISCOUNT',
  },
  CLEAR_PROMO_CODE: { ...base, type: 'CLEAR_PROMO_CODE' },
  ORDER_CREATED: { ...base, type: 'ORDER_CREATED', orderId: 'order-1', easyId: '208' },
  PAYMENT_CONFIRMED: {
    ...base,
    type: 'PAYMENT_CONFIRMED',
    paymentId: 'payment-1',
    amount: minor(13_400),
    tip: minor(500),
  },
  PAYMENT_FAILED: { ...base, type: 'PAYMENT_FAILED', paymentId: null, resultCode: 'Refused' },
  CART_ERROR: {
    ...base,
    type: 'CART_ERROR',
    code: 'OUT_OF_STOCK',
    message: 'Sold out',
    context: { itemIds: ['item-1'] },
  },
  ITEM_OFFERS_CHANGED: {
    ...base,
    type: 'ITEM_OFFERS_CHANGED',
    offers: [{ itemId: 'item-1', offerId: 'offer-1', unitLimit: 2 }],
  },
  CART_REPRICED: {
    ...base,
    type: 'CART_REPRICED',
    lines: [
      {
        id: 'line-1',
        amount: minor(12_900),
        vatRate: 12,
        variations: [{ id: 'variation-1', amount: minor(1_600) }],
        discount: minor(600),
        disableMembershipDiscounts: true,
      },
      {
        id: 'line-2',
        amount: minor(10_000),
        vatRate: 12,
        share: { amount: minor(3_333), discount: minor(333) },
      },
    ],
  },
};
