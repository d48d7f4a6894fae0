import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import type { Venue } from '@tallrik/domain/venues/venue';
import type { Seller } from './receipt-view.ts';

export type FindSellerDeps = {
  findCompany: (companyId: string) => Promise<Company | null>;
  findVenue: (companyId: string, venueId: string) => Promise<Venue | null>;
  findConfigurationOf: (companyId: string) => Promise<CloudConfiguration | null>;
};

/** Whose receipt it is; null where company or venue is gone. */
export const makeFindSeller =
  (deps: FindSellerDeps) =>
  async (companyId: string, venueId: string): Promise<Seller | null> => {
    const [company, venue, configuration] = await Promise.all([
      deps.findCompany(companyId),
      deps.findVenue(companyId, venueId),
      deps.findConfigurationOf(companyId),
    ]);
    return company && venue && configuration
      ? { company, venue, theme: configuration.theme }
      : null;
  };
