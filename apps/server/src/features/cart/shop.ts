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

/** Null when the venue is not this company's: other people's ids lead nowhere. */
export type LoadShop = (companyId: string, venueId: string) => Promise<Shop | null>;
