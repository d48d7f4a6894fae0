import type { Localized } from '../company/languages.ts';
import type { ServiceType } from '../company/service-types.ts';
import type { Minor } from '../money/minor.ts';
import type { AvailableItemOffer, DiscountType, PickupTime } from './cart-event.ts';
import type { CartLine } from './cart-line.ts';

export type OrderOffer = {
  id: string;
  title: string;
  /** The same in the languages it has; missing in streams from before (D-332). */
  titleLang?: Localized | undefined;
  discountRate: number;
  discountType: DiscountType;
  /** For everybody at the venue: the server sets and clears it as the cart changes (D-210). */
  isAutomatic?: boolean;
};
export type AppliedPromoCode = {
  id: string;
  code: string;
  title: Localized;
  discountRate: number;
  discountType: DiscountType;
  venues: string[];
  categoryIds: string[];
};
export type CartPayment = {
  id: string;
  tip: Minor;
  /** What pays for the cart, without the tip: session and provider are charged both together (F-04). */
  amount: Minor;
  paymentType: 'INVOICE' | 'ADYEN';
  state: 'PENDING' | 'CONFIRMED' | 'FAILED';
  /** Why it failed: a code of the server's own, or the provider's result. */
  failedFor?: string;
};

/** What the events say and nothing else (CART-01). Sums are derived by `priceCart`, never stored. */
export type Cart = {
  cartId: string | null;
  companyId: string | null;
  venueId: string | null;
  items: CartLine[];
  serviceType: ServiceType | null;
  pickupTime: PickupTime;
  deliveryTargetId: string | null;
  chequeId: string | null;
  promoCode: AppliedPromoCode | null;
  offer: OrderOffer | null;
  membershipDiscountRate: number;
  comment: string;
  /** What a guest without an account wants to be called by; empty where nobody said (D-272). */
  guestName: string;
  isPayLaterOrder: boolean;
  payments: CartPayment[];
  orderId: string | null;
  /** The number that is called out, for the thank-you; null before there is an order. */
  orderEasyId: string | null;
  userId: string | null;
  /** Of a rehearsal: it costs nothing and counts nowhere, and becomes an order until then or never (O-21). */
  testUntil: string | null;
  availableItemOffers: AvailableItemOffer[];
  error: { code: string; message: string; context: Record<string, unknown> | null } | null;
  /** How many errors the stream has seen: tells a new one from an old one (D-158). */
  errorCount: number;
};

/** One line with what it bears: `subtotal - lineDiscount - orderDiscount = total`. */
export type PricedLine = {
  line: CartLine;
  subtotal: Minor;
  lineDiscount: Minor;
  orderDiscount: Minor;
  total: Minor;
};

/** The sums of a cart (D-60): `total` is after line discounts, `discount` is the order's, due = total - discount + fees. */
export type PricedCart = Cart & {
  pricedLines: PricedLine[];
  subtotal: Minor;
  total: Minor;
  discount: Minor;
  totalDiscount: Minor;
  fees: Minor;
  due: Minor;
  totalUnpaid: Minor;
  vat: { rate: number; amount: Minor; net: Minor }[];
  totalVat: Minor;
  appliedDiscount: 'NONE' | 'PROMO_CODE' | 'ORDER_OFFER' | 'MEMBERSHIP';
  isReadyForCheckout: boolean;
  hasPendingPayment: boolean;
  isFullyPaid: boolean;
};
