import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import type { Venue } from '@tallrik/domain/venues/venue';
import { makeVersionedCache } from '../../platform/database/versioned-cache.ts';
import type { LoadCatalogue, VenueSnapshot } from '../menu/menu-port.ts';
import type { LoadShop, OrderTerms, ShopOfSnapshot } from './cart-port.ts';

const MAX_VENUES = 1_000;

export type ShopReads = {
  findCompany: (companyId: string) => Promise<Company | null>;
  findConfigurationOf: (companyId: string) => Promise<CloudConfiguration | null>;
  findOrderTerms: (companyId: string) => Promise<OrderTerms | null>;
  findVenue: (companyId: string, venueId: string) => Promise<Venue | null>;
  loadCatalogue: LoadCatalogue;
  shelfOf: (companyId: string, venueId: string) => Promise<VenueSnapshot | null>;
};

/** One venue with everything a cart is decided against, each part read once per change. */
export function makeLoadShop(deps: ShopReads): {
  loadShop: LoadShop;
  shopOfSnapshot: ShopOfSnapshot;
} {
  const loadFront = makeVersionedCache(async (key) => {
    const [companyId = '', venueId = ''] = key.split('/');
    const [company, configuration, venue, orderTerms] = await Promise.all([
      deps.findCompany(companyId),
      deps.findConfigurationOf(companyId),
      deps.findVenue(companyId, venueId),
      deps.findOrderTerms(companyId),
    ]);
    return company && configuration && venue && orderTerms
      ? { company, configuration, venue, orderTerms }
      : null;
  }, MAX_VENUES);
  const shopOfSnapshot: ShopOfSnapshot = async (companyId, venueId, snapshot) => {
    if (!snapshot) return null;
    const [front, loaded] = await Promise.all([
      loadFront(`${companyId}/${venueId}`, snapshot.shopVersion),
      deps.loadCatalogue(companyId, snapshot.catalogueVersion),
    ]);
    return front && loaded
      ? { ...front, catalogue: loaded.catalogue, inventory: snapshot.inventory }
      : null;
  };
  return {
    shopOfSnapshot,
    loadShop: async (companyId, venueId) =>
      shopOfSnapshot(companyId, venueId, await deps.shelfOf(companyId, venueId)),
  };
}
