import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import type { Catalogue, InventoryEntry } from '@tallrik/domain/menu/catalogue';
import type { Venue } from '@tallrik/domain/venues/venue';

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

/** What moves while guests order: which menu and shop stand, and what is left. */
export type Shelf = { catalogueVersion: number; shopVersion: number; inventory: InventoryEntry[] };

/** Null when the venue is not this company's: other people's ids lead nowhere. */
export type LoadShop = (companyId: string, venueId: string) => Promise<Shop | null>;

/** The same where the shelf was read together with the cart. */
export type ShopOfShelf = (
  companyId: string,
  venueId: string,
  shelf: Shelf | null,
) => Promise<Shop | null>;
