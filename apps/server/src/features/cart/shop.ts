import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import type { Catalogue, InventoryEntry } from '@tallrik/domain/menu/catalogue';
import type { Venue } from '@tallrik/domain/venues/venue';

/** One venue as a cart needs it: what it is, what it sells, what is left, what its company allows. */
export type Shop = {
  company: Company;
  configuration: CloudConfiguration;
  venue: Venue;
  catalogue: Catalogue;
  inventory: InventoryEntry[];
};

/** Null when the venue is not this company's: other people's ids lead nowhere. */
export type LoadShop = (companyId: string, venueId: string) => Promise<Shop | null>;
