import { findCompany, findConfiguration } from '../features/company/company-store.ts';
import { makeFindNamedConfiguration } from '../features/company/find-named-configuration.ts';
import type { LoadShop } from '../features/cart/shop.ts';
import { makeLoadCatalogue } from '../features/menu/catalogue-cache.ts';
import { makeLoadCatalogueOf } from '../features/menu/load-catalogue-of.ts';
import {
  companyOf,
  findCatalogueVersion,
  findInventory,
  loadCatalogue,
} from '../features/menu/menu-store.ts';
import { companyOfVenue, findVenue } from '../features/venues/venues-store.ts';
import { mayServeVenue } from '../features/accounts/staff/staff-login.ts';
import type { FindVenueForStaff } from '../platform/auth/serve-venue.ts';
import type { Database } from '../platform/database/database.ts';

/** What companies are and sell, read once and handed to every feature that asks. */
export function composeShops(db: Database, options: { defaultSlug: string | null }) {
  const readCatalogue = makeLoadCatalogue({
    findVersion: (companyId) => findCatalogueVersion(db, companyId),
    load: (companyId) => loadCatalogue(db, companyId),
  });
  const loadShop: LoadShop = async (companyId, venueId) => {
    const [company, configuration, venue, loaded, inventory] = await Promise.all([
      findCompany(db, companyId),
      findConfiguration(db, { by: 'COMPANY', companyId }),
      findVenue(db, companyId, venueId),
      readCatalogue(companyId),
      findInventory(db, companyId, venueId),
    ]);
    if (!company || !configuration || !venue || !loaded) return null;
    return { company, configuration, venue, catalogue: loaded.catalogue, inventory };
  };
  const findVenueForStaff: FindVenueForStaff = async (staff, venueId) => {
    const companyId = await companyOfVenue(db, venueId);
    if (companyId === null) return null;
    if (!mayServeVenue(staff, { id: venueId, companyId })) return 'NOT_YOURS';
    return findVenue(db, companyId, venueId);
  };
  return {
    loadShop,
    findVenueForStaff,
    loadCatalogue: readCatalogue,
    loadCatalogueOf: makeLoadCatalogueOf({
      companyOf: (kind, ids) => companyOf(db, kind, ids),
      loadCatalogue: readCatalogue,
    }),
    findCompany: (companyId: string) => findCompany(db, companyId),
    findNamedConfiguration: makeFindNamedConfiguration({
      findConfiguration: (name) => findConfiguration(db, name),
      defaultSlug: options.defaultSlug,
    }),
    maxCategoriesOf: async (companyId: string): Promise<number> =>
      (await findConfiguration(db, { by: 'COMPANY', companyId }))?.maxCategories ?? 0,
    timeZoneOf: async (companyId: string, venueId: string) =>
      (await findVenue(db, companyId, venueId))?.timeZone ?? null,
    findVenue: (companyId: string, venueId: string) => findVenue(db, companyId, venueId),
    /** Hosts of the company's own, behind TLS as every guest reaches them. */
    originsOf: async (companyId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('companyHosts')
        .select('host')
        .where('companyId', '=', companyId)
        .execute();
      return rows.map(({ host }) => `https://${host}`);
    },
    orderTerms: async (companyId: string) => {
      const row = await db
        .selectFrom('companies')
        .select(['unansweredOrderMinutes', 'capturesAtOnce'])
        .where('id', '=', companyId)
        .executeTakeFirstOrThrow();
      return {
        answerWithinMinutes: row.unansweredOrderMinutes,
        capturesAtOnce: row.capturesAtOnce,
      };
    },
  };
}

export type Shops = ReturnType<typeof composeShops>;
