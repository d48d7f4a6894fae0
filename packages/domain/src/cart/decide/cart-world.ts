import type { ServiceType } from '../../company/service-types.ts';
import type { Catalogue } from '../../menu/catalogue.ts';
import type { Inventory } from '../../menu/stock.ts';
import type { Currency } from '../../money/currency.ts';
import type { Minor } from '../../money/minor.ts';
import { refused, type Result } from '../../result.ts';
import type { OpenVenue } from '../../venues/open-hours.ts';
import type { CartEvent, CartEventType } from '../cart-event.ts';
import type { CartLineVariation } from '../cart-line.ts';
import type { Cart } from '../cart.ts';
import type { Offer } from '../offers/offer.ts';
import type { CartRefusal, CartRefusalCode } from '../refusal-codes.ts';

/** Everything the server knows that a decision needs, as plain data. */
export type CartWorld = {
  now: Temporal.Instant;
  company: { id: string; country: string; hasAppOrders: boolean };
  venue: OpenVenue & { id: string };
  /** The venue's minimum wait as it stands now (TIME-13 to TIME-15). */
  waitMinutes: number;
  settings: CartSettings;
  viewer: CartViewer;
  catalogue: Pick<Catalogue, 'items' | 'categories' | 'modificationGroups' | 'menus'>;
  inventory: Inventory;
  /** The offers this viewer may take at this venue, tokens considered (D-57). */
  offers: readonly UsableOffer[];
  /** Percent of the viewer's membership level as the server stores it; 0 without one (D-75). */
  membershipRate: number;
  chequeOf: (chequeId: string) => PayableCheque | null;
};

export type CartSettings = {
  serviceTypes: readonly ServiceType[];
  allowsAnonymousOrders: boolean;
  areCommentsDisabled: boolean;
  isPickupTimeDisabled: boolean;
  isTippingEnabled: boolean;
  currency: Currency;
  isInvoicingEnabled: boolean;
  bagItemId: string | null;
};

export type CartViewer = {
  /** From the verified token; null when signed out. */
  userId: string | null;
  /** The table of a valid QR token of this venue, with QR ordering active (D-101); a claim is no proof. */
  table: { id: string; supportsPayLater: boolean } | null;
  hasInvoiceTarget: boolean;
  /** From a link that staff made to rehearse with; null without one (O-21). */
  testUntil: string | null;
};

/** `unitLimit`: how many units of it a cart may take, one for each token held; null for an offer for everybody. */
export type UsableOffer = Offer & { unitLimit: number | null };

/** A bill as far as paying it goes; the tables slice makes it from cheque and locks. */
export type PayableCheque = {
  id: string;
  venueId: string;
  isOpen: boolean;
  items: readonly PayableChequeItem[];
};

export type PayableChequeItem = {
  id: string;
  itemId: string;
  title: string;
  categoryId: string | null;
  vatRate: number;
  /** Variations included, before `discount`. */
  amount: Minor;
  discount: Minor;
  variations: readonly CartLineVariation[];
  /** What nobody has paid or locked: 0 when nothing is left. */
  left: { fraction: number; amount: Minor; discount: Minor };
};

/** A price the client claimed and the server corrected: the guest sees the new total first (D-52). */
export type PriceChange = { lineId: string; claimed: Minor; actual: Minor };

export type CartDecision = { event: CartEvent; priceChanges: PriceChange[] };

export type Decided = Result<CartDecision, CartRefusal>;

export type Decide<Type extends CartEventType> = (
  cart: Cart,
  event: Extract<CartEvent, { type: Type }>,
  world: CartWorld,
) => Decided;

export const accepted = (event: CartEvent, priceChanges: PriceChange[] = []): Decided => ({
  ok: true,
  value: { event, priceChanges },
});

export const refuse = (
  code: CartRefusalCode,
  subjectId: string | null = null,
): { ok: false; error: CartRefusal } => refused({ code, subjectId });
