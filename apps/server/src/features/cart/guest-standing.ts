import type { CartEventType } from '@tallrik/domain/cart/cart-event';
import type { Cart } from '@tallrik/domain/cart/cart';
import type { CartWorld, PayableCheque, UsableOffer } from '@tallrik/domain/cart/decide/cart-world';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';

/** What the server knows of a guest besides the shop: what is theirs to use, and where they sit. */
export type GuestStanding = {
  /** Of a verified table token; a claim is no proof (D-101). */
  table: CartWorld['viewer']['table'];
  /** Whether orders are taken at the table the cart was begun at, also under another code; false without one. */
  isQrOrderingActive: boolean;
  hasInvoiceTarget: boolean;
  offers: readonly UsableOffer[];
  membershipRate: number;
  cheques: readonly PayableCheque[];
};

export type StandingOf = {
  companyId: string;
  venueId: string;
  viewer: Viewer;
  tableId: string | null;
  /** The cart as it stands, and what is about to happen to it: most events need nothing looked up. */
  cart: Cart;
  eventType: CartEventType | 'CHECKOUT';
  /** The bill the event names, or the one the cart is tied to. */
  chequeId: string | null;
  now: Temporal.Instant;
};

/** A feature's share of it. Loyalty knows the offers, tables the bills; neither knows the other. */
export type StandingPart = (db: Database, of: StandingOf) => Promise<Partial<GuestStanding>>;

export type LoadStanding = (db: Database, of: StandingOf) => Promise<GuestStanding>;

const NOTHING: GuestStanding = {
  table: null,
  isQrOrderingActive: false,
  hasInvoiceTarget: false,
  offers: [],
  membershipRate: 0,
  cheques: [],
};

export const makeLoadStanding =
  (parts: readonly StandingPart[]): LoadStanding =>
  async (db, of) => {
    const standing = { ...NOTHING };
    for (const part of parts) Object.assign(standing, await part(db, of));
    return standing;
  };
