import { findCompany, findConfiguration } from '../features/company/company-store.ts';
import { makeFindNamedConfiguration } from '../features/company/find-named-configuration.ts';
import { findOrderTerms } from '../features/company/order-terms.ts';
import type { LoadShop, ShopOfShelf } from '../features/cart/shop.ts';
import { makeLoadCatalogue } from '../features/menu/catalogue-cache.ts';
import { makeFreshReading } from '../features/menu/fresh-reading.ts';
import { makeLoadCatalogueOf } from '../features/menu/load-catalogue-of.ts';
import {
  companyOf,
  findCatalogueVersion,
  findShelf,
  loadCatalogue,
} from '../features/menu/menu-store.ts';
import { findVenue, findVenuePlaces, type VenuePlace } from '../features/venues/venues-store.ts';
import { mayServeVenue } from '../features/accounts/staff/staff-login.ts';
import type { FindVenueForStaff } from '../platform/auth/serve-venue.ts';
import { gatherReads } from '../platform/database/gather-reads.ts';
import { keepByVersion } from '../platform/database/keep-by-version.ts';
import type { Database } from '../platform/database/database.ts';

const KEPT_VENUES = 1_000;

const placeOf = (key: string): [companyId: string, venueId: string] => {
  const [companyId = '', venueId = ''] = key.split('/');
  return [companyId, venueId];
};

/** What companies are and sell, read once and handed to every feature that asks. */
export function composeShops(db: Database, options: { defaultSlug: string | null }) {
  const readCatalogue = makeLoadCatalogue({
    findVersion: (companyId) => findCatalogueVersion(db, companyId),
    load: (companyId) => loadCatalogue(db, companyId),
  });
  const loadFront = keepByVersion(async (key) => {
    const [companyId, venueId] = placeOf(key);
    const [company, configuration, venue, orderTerms] = await Promise.all([
      findCompany(db, companyId),
      findConfiguration(db, { by: 'COMPANY', companyId }),
      findVenue(db, companyId, venueId),
      findOrderTerms(db, companyId),
    ]);
    return company && configuration && venue && orderTerms
      ? { company, configuration, venue, orderTerms }
      : null;
  }, KEPT_VENUES);
  const readShelf = makeFreshReading((key) => findShelf(db, ...placeOf(key)));
  const shopOfShelf: ShopOfShelf = async (companyId, venueId, shelf) => {
    const key = `${companyId}/${venueId}`;
    if (!shelf) return null;
    const [front, loaded] = await Promise.all([
      loadFront(key, shelf.shopVersion),
      readCatalogue(companyId, shelf.catalogueVersion),
    ]);
    return front && loaded
      ? { ...front, catalogue: loaded.catalogue, inventory: shelf.inventory }
      : null;
  };
  const loadShop: LoadShop = async (companyId, venueId) =>
    shopOfShelf(companyId, venueId, await readShelf(`${companyId}/${venueId}`));
  const keptVenue = keepByVersion((key) => findVenue(db, ...placeOf(key)), KEPT_VENUES);
  const venueAt = async ({ companyId, shopVersion }: VenuePlace, venueId: string) =>
    keptVenue(`${companyId}/${venueId}`, shopVersion);
  const placeOfVenue = async (venueId: string) =>
    (await findVenuePlaces(db, [venueId])).get(venueId) ?? null;
  const placeOfOwnVenue = gatherReads((venueIds) => findVenuePlaces(db, venueIds));
  /** Of an order or whatever else of ours names it: for many at once it is one statement. */
  const findOwnVenue = async (companyId: string, venueId: string) => {
    const place = await placeOfOwnVenue(venueId);
    return place?.companyId === companyId ? venueAt(place, venueId) : null;
  };
  const findVenueForStaff: FindVenueForStaff = async (staff, venueId) => {
    const place = await placeOfVenue(venueId);
    if (place === null) return null;
    if (!mayServeVenue(staff, { id: venueId, companyId: place.companyId })) return 'NOT_YOURS';
    return venueAt(place, venueId);
  };
  return {
    loadShop,
    shopOfShelf,
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
      (await findOwnVenue(companyId, venueId))?.timeZone ?? null,
    findOwnVenue,
    /** By the id a guest's device gives. */
    findVenueById: async (venueId: string) => {
      const place = await placeOfVenue(venueId);
      return place && venueAt(place, venueId);
    },
    /** Hosts of the company's own, behind TLS as every guest reaches them. */
    originsOf: async (companyId: string): Promise<string[]> => {
      const rows = await db
        .selectFrom('companyHosts')
        .select('host')
        .where('companyId', '=', companyId)
        .execute();
      return rows.map(({ host }) => `https://${host}`);
    },
  };
}

export type Shops = ReturnType<typeof composeShops>;
