import { minor, ZERO } from '../../money/minor.ts';
import type { Order, OrderItem } from '../order.ts';

// Test support: fixed orders of one restaurant. Not imported by product code.

export const orderItem = (fields: Partial<OrderItem> = {}): OrderItem => ({
  id: 'order-item',
  bundleId: null,
  offer: null,
  price: {
    id: 'price',
    amount: minor(10_000),
    percentageVAT: 12,
    discount: ZERO,
    subtotal: minor(10_000),
  },
  variations: [],
  removedVariations: [],
  ageRestricted: false,
  entry: {
    id: 'entry-burger',
    price: minor(10_000),
    selectedVariations: [],
    item: { id: 'burger', defaultPrice: null, title: 'Burger', titleLang: {} },
  },
  ...fields,
});

export const priceOf = (amount: number, percentageVAT: number, discount = 0) => ({
  id: 'price',
  amount: minor(amount),
  percentageVAT,
  discount: minor(discount),
  subtotal: minor(amount),
});

export const order = (fields: Partial<Order> = {}): Order => ({
  id: 'order-1',
  companyId: 'company-1',
  venueId: 'venue-1',
  cartId: 'cart-1',
  userId: 'user-1',
  isTest: false,
  easyId: '42',
  status: 'PENDING',
  desiredTime: null,
  estimatedFinishTime: null,
  rejectReason: null,
  confirmed: false,
  type: 'TAKE_AWAY',
  createdAt: '2026-03-02T11:00:00Z',
  table: null,
  isTableOrder: false,
  comment: '',
  payment: null,
  fees: [],
  items: [orderItem()],
  version: 1,
  ...fields,
});
