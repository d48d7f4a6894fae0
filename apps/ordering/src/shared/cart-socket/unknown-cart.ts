import type { PricedCart } from '@tallrik/domain/cart/cart';
import { minor } from '@tallrik/domain/money/minor';
import type { CartSnapshot } from './cart-snapshot.ts';

const NOTHING = minor(0);

/** What folding and pricing no events gives, written out: what folds and prices comes after the first page. */
const emptyPricedCart: PricedCart = {
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
  pricedLines: [],
  subtotal: NOTHING,
  total: NOTHING,
  discount: NOTHING,
  totalDiscount: NOTHING,
  fees: NOTHING,
  due: NOTHING,
  totalUnpaid: NOTHING,
  vat: [],
  totalVat: NOTHING,
  appliedDiscount: 'NONE',
  isReadyForCheckout: false,
  hasPendingPayment: false,
  isFullyPaid: false,
};

/** What the server draws, and the browser until the cart's code is there: nobody knows the cart yet. */
export const UNKNOWN_CART: CartSnapshot = {
  cart: emptyPricedCart,
  isLoaded: false,
  hasUnconfirmedEvents: false,
  socketState: 'CONNECTING',
  refusal: null,
};
