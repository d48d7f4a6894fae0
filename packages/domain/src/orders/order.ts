import type { Localized } from '../company/languages.ts';
import type { Minor } from '../money/minor.ts';

export const ORDER_STATUSES = [
  'PENDING',
  'ACCEPTED',
  'FINALIZING',
  'READY',
  'COMPLETED',
  'REJECTED',
] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const REJECT_REASONS = [
  'TOO_MANY_ORDERS',
  'OUT_OF_SUPPLIES',
  'DELIVERY_IS_NOT_AVAILABLE',
  'CLOSING_SOON',
] as const;
/** The four a kitchen may choose, and the one the server's timer gives (D-92). */
export type RejectReason = (typeof REJECT_REASONS)[number] | 'NO_RESPONSE';

export type Price = {
  id: string;
  amount: Minor;
  percentageVAT: number;
  discount: Minor;
  subtotal: Minor;
};

export type OrderItem = {
  id: string;
  bundleId: string | null;
  offer: { id: string; name: string; type: string; nameLang: Localized } | null;
  price: Price;
  variations: { id: string; name: string; nameLang: Localized; price: Minor }[];
  removedVariations: { id: string; name: string; nameLang: Localized }[];
  /** Identification is asked for at handover (D-49). */
  ageRestricted: boolean;
  entry: {
    id: string;
    price: Minor;
    selectedVariations: string[];
    item: { id: string; defaultPrice: Minor | null; title: string; titleLang: Localized };
    /** The dish in its size was given, whatever was paid for extras on it (D-330); absent on older orders. */
    isGiven?: true;
  };
};

export type Order = {
  id: string;
  companyId: string;
  venueId: string;
  cartId: string;
  userId: string | null;
  /** Short number called out at the counter; never an access key (D-95). */
  easyId: string;
  /** A rehearsal: cooked by nobody, counted nowhere, deleted after a month (O-21). */
  isTest: boolean;
  status: OrderStatus;
  desiredTime: string | null;
  estimatedFinishTime: string | null;
  rejectReason: string | null;
  confirmed: boolean;
  type: 'TAKE_AWAY' | 'EAT_HERE';
  createdAt: string;
  table: { id: string; code: string } | null;
  isTableOrder: boolean;
  comment: string;
  payment: { id: string; tip: Minor } | null;
  fees: { id: string; name: string; price: Price }[];
  items: OrderItem[];
  /** Raised by every move: a second click on an old board is refused, not applied twice (D-91). */
  version: number;
};
