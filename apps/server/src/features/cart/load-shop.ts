import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import type { Venue } from '@tallrik/domain/venues/venue';
import { keepByVersion } from '../../platform/database/keep-by-version.ts';
import type { LoadCatalogue, Shelf } from '../menu/menu-port.ts';
import type { LoadShop, OrderTerms, ShopOfShelf } from './cart-port.ts';

const KEPT_VENUES = 1_000;

export type ShopReads = {
  findCompany: (companyId: string) => Promise<Company | null>;
  findConfigurationOf: (companyId: string) => Promise<CloudConfiguration | null>;
  findOrderTerms: (companyId: string) => Promise<OrderTerms | null>;
  findVenue: (companyId: string, venueId: string) => Promise<Venue | null>;
  loadCatalogue: LoadCatalogue;
  shelfOf: (companyId: string, venueId: string) => Promise<Shelf | null>;
};

/** One venue with everything a cart is decided against, each part read once per change. */
export function makeLoadShop(deps: ShopReads): { loadShop: LoadShop; shopOfShelf: ShopOfShelf } {
  const loadFront = keepByVersion(async (key) => {
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
  }, KEPT_VENUES);
  const shopOfShelf: ShopOfShelf = async (companyId, venueId, shelf) => {
    if (!shelf) return null;
    const [front, loaded] = await Promise.all([
      loadFront(`${companyId}/${venueId}`, shelf.shopVersion),
      deps.loadCatalogue(companyId, shelf.catalogueVersion),
    ]);
    return front && loaded
      ? { ...front, catalogue: loaded.catalogue, inventory: shelf.inventory }
      : null;
  };
  return {
    shopOfShelf,
    loadShop: async (companyId, venueId) =>
      shopOfShelf(companyId, venueId, await deps.shelfOf(companyId, venueId)),
  };
}
