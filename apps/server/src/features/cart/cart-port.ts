import type { Cart, PricedCart } from '@tallrik/domain/cart/cart';
import type {
  CartEvent,
  CartEventType,
  StoredCartEvent,
  WithoutBase,
} from '@tallrik/domain/cart/cart-event';
import type { CartWorld, PayableCheque, UsableOffer } from '@tallrik/domain/cart/decide/cart-world';
import type { CartRefusalCode } from '@tallrik/domain/cart/refusal-codes';
import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import type { Catalogue, InventoryEntry } from '@tallrik/domain/menu/catalogue';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import type { VenueSnapshot } from '../menu/menu-port.ts';

/** What a company has decided about its orders. */
export type OrderTerms = { unansweredOrderMinutes: number; capturesAtOnce: boolean };

/** One venue as a cart needs it: what it is, what it sells, what is left, what its company allows. */
export type Shop = {
  company: Company;
  configuration: CloudConfiguration;
  venue: Venue;
  catalogue: Catalogue;
  inventory: InventoryEntry[];
  orderTerms: OrderTerms;
};

/** Null when the venue is not this company's: other people's ids lead nowhere. */
export type LoadShop = (companyId: string, venueId: string) => Promise<Shop | null>;

/** The same where the shelf was read together with the cart. */
export type ShopOfSnapshot = (
  companyId: string,
  venueId: string,
  snapshot: VenueSnapshot | null,
) => Promise<Shop | null>;

/** What the server knows of a guest besides the shop: what is theirs to use, and where they sit. */
export type GuestEntitlements = {
  /** Of a verified table token; a claim is no proof (D-101). */
  table: CartWorld['viewer']['table'];
  /** Whether orders are taken at the table the cart was begun at, also under another code; false without one. */
  isQrOrderingActive: boolean;
  hasInvoiceTarget: boolean;
  offers: readonly UsableOffer[];
  membershipRate: number;
  cheques: readonly PayableCheque[];
};

export type EntitlementQuery = {
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
export type EntitlementSource = (
  db: Database,
  of: EntitlementQuery,
) => Promise<Partial<GuestEntitlements>>;

export type LoadEntitlements = (db: Database, of: EntitlementQuery) => Promise<GuestEntitlements>;

export type CartAddress = { companyId: string; venueId: string; cartId: string };

/** A cart row, locked by whoever loads it for writing: two phones on one cart take turns. */
export type CartRow = {
  id: string;
  companyId: string;
  venueId: string;
  tableId: string | null;
  lastSequence: number;
  closedAt: Date | null;
};

export type OpenedCart = { row: CartRow; stream: StoredCartEvent[] };

/** The cart as the server folds and prices it, with the shop it was priced in. */
export type LoadedCart = { row: CartRow; cart: PricedCart; shop: Shop };

/** `upTo` folds the cart as it was after that event: an order is made of what was paid, not of what came later. */
export type LoadPricedCart = (
  db: Database,
  row: CartRow,
  upTo?: number,
) => Promise<LoadedCart | null>;

export type CheckedCart = {
  row: CartRow;
  shop: Shop;
  cart: PricedCart;
  sequence: number;
  settings: CartWorld['settings'];
  /** What today's menu, hours, switches and discounts say against paying it; null when nothing does. */
  refusal: CheckoutRefusal | null;
  /** Events appended while checking: to be told to everybody on the cart once the transaction is through. */
  appended: StoredCartEvent[];
};

export type CheckoutRefusal = CartRefusalCode | 'VENUE_CLOSED';

/** What has to change in a cart whose code, offers or level no longer give what they gave; nothing when all holds. */
export type CheckDiscounts = (
  db: Database,
  discounted: {
    companyId: string;
    venueId: string;
    cartId: string;
    /** As it will be with what today's menu has corrected. */
    cart: Cart;
    /** The menu as it is kept for its version; the offers are kept by it. */
    menu: object;
    entitlements: Pick<GuestEntitlements, 'offers' | 'membershipRate'>;
  },
  now: Temporal.Instant,
) => Promise<WithoutBase<CartEvent>[]>;

export type FollowUps = (
  db: Database,
  /** `cart` is the one after the event. */
  taken: { shop: Shop; cart: Cart; event: CartEvent; viewer: Viewer },
  now: Temporal.Instant,
) => Promise<WithoutBase<CartEvent>[]>;

/** What a checkout does with carts: finds, locks, folds and prices them, and writes what only the server may say. */
export type CartsForCheckout = {
  loadShop: LoadShop;
  shopOfSnapshot: ShopOfSnapshot;
  find: (db: Database, cartId: string) => Promise<CartRow | undefined>;
  lock: (db: Database, companyId: string, cartId: string) => Promise<CartRow | undefined>;
  open: (
    db: Database,
    at: CartAddress,
  ) => Promise<{ opened: OpenedCart; snapshot: VenueSnapshot | null } | null>;
  loadEvents: (db: Database, companyId: string, cartId: string) => Promise<StoredCartEvent[]>;
  price: (stream: readonly StoredCartEvent[], shop: Shop) => PricedCart;
  loadPriced: LoadPricedCart;
  /** Holds all of a cart against today; `reportedPaymentId` where the guest has announced the payment already. */
  check: (
    db: Database,
    at: CartAddress,
    now: Temporal.Instant,
    reportedPaymentId?: string | null,
  ) => Promise<CheckedCart | null>;
  append: (
    db: Database,
    row: CartRow,
    events: readonly WithoutBase<CartEvent>[],
    now: Temporal.Instant,
  ) => Promise<StoredCartEvent[]>;
};
