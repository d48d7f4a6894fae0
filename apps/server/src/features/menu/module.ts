import type { FindVenueForStaff } from '../../platform/auth/serve-venue.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { Office } from '../../platform/office/office.ts';
import type { ChosenPicture, FindVenue } from './office/menu-office-deps.ts';
import { dishesForSetup } from './office/dishes-for-setup.ts';
import type { FetchPage } from './office/menu-of-page.ts';
import { makeMenuOffice } from './office/menu-office.ts';
import { allergensOf } from './allergens-of-order.ts';
import { addDishesBackOnSale, makePutBackOnSale } from './back-on-sale.ts';
import { addShelvesToRefill, makeRefillStock } from './refill-stock.ts';
import { makeLoadCatalogue } from './catalogue-cache.ts';
import { makeCoalescedRead } from './coalesced-read.ts';
import { makeMenuResponseCache } from './menu-response-cache.ts';
import { makeShopNews } from './shop-news.ts';
import { makeLoadCatalogueOf } from './load-catalogue-of.ts';
import {
  companyOf,
  findCatalogueVersion,
  findSnapshot,
  findStamps,
  loadCatalogue,
} from './menu-store.ts';
import { categoryItems } from './resolvers/Category/items.ts';
import { makeCompanyModificationGroups } from './resolvers/Company/modificationGroups.ts';
import { makeAllCategories } from './resolvers/Query/allCategories.ts';
import { makeAllItems } from './resolvers/Query/allItems.ts';
import { makeGetAllCategories } from './resolvers/Query/getAllCategories.ts';
import { makeGetAppliedMenus } from './resolvers/Query/getAppliedMenus.ts';
import { makeGetCategoryInfo } from './resolvers/Query/getCategoryInfo.ts';
import { makeGetRemovedVariations } from './resolvers/Query/GetRemovedVariations.ts';
import { makeGetSubCategories } from './resolvers/Query/getSubCategories.ts';
import { makeItem } from './resolvers/Query/Item.ts';
import { makeCatalogueVersion } from './resolvers/Query/catalogueVersion.ts';
import { makeVenueInventory } from './resolvers/Query/venueInventory.ts';
import { makeSetItemSoldOut } from './staff-resolvers/Mutation/setItemSoldOut.ts';
import { makeSetStockCount } from './staff-resolvers/Mutation/setStockCount.ts';
import { makeVenueStock } from './staff-resolvers/Query/venueStock.ts';

/** What a company sells, and what of it is left. */
export function makeMenu(deps: {
  db: Database;
  /** Menus are read beside transactions. */
  reads: Database;
  now: () => Temporal.Instant;
  findVenueForStaff: FindVenueForStaff;
  findVenue: FindVenue;
  chosenPicture: ChosenPicture;
  fetchPage: FetchPage;
  maxCategoriesOf: (companyId: string) => Promise<number>;
  publishStockChange: (venueId: string) => void;
  office: Office;
  newId: () => string;
  log: Logger;
}) {
  const { db, reads, now, publishStockChange } = deps;
  const readCatalogue = makeLoadCatalogue({
    findVersion: (companyId) => findCatalogueVersion(reads, companyId),
    load: (companyId) => loadCatalogue(reads, companyId),
  });
  const parseSnapshot = makeCoalescedRead((key) => {
    const [companyId = '', venueId = ''] = key.split('/');
    return findSnapshot(reads, companyId, venueId);
  });
  const guestDeps = {
    loadCatalogue: readCatalogue,
    loadCatalogueOf: makeLoadCatalogueOf({
      companyOf: (kind, ids) => companyOf(reads, kind, ids),
      loadCatalogue: readCatalogue,
    }),
    maxCategoriesOf: deps.maxCategoriesOf,
  };
  const shopNews = makeShopNews({
    findStamps: (companyIds) => findStamps(reads, companyIds),
    later: (ms, work) => void setTimeout(work, ms).unref(),
    chance: Math.random,
    onError: (error) => deps.log.warn({ err: error }, 'the versions of shops could not be read'),
  });
  const menuOffice = makeMenuOffice(deps);
  const staffDeps = { db, findVenue: deps.findVenueForStaff, publishStockChange };
  return {
    loadCatalogue: readCatalogue,
    shelfOf: (companyId: string, venueId: string) => parseSnapshot(`${companyId}/${venueId}`),
    allergensOf,
    dishesForSetup,
    responseCache: makeMenuResponseCache(db),
    followShop: shopNews.follow,
    close: shopNews.close,
    guestResolvers: {
      Query: {
        getAppliedMenus: makeGetAppliedMenus(guestDeps),
        allCategories: makeAllCategories(guestDeps),
        getAllCategories: makeGetAllCategories(guestDeps),
        getCategoryInfo: makeGetCategoryInfo(guestDeps),
        getSubCategories: makeGetSubCategories(guestDeps),
        allItems: makeAllItems(guestDeps),
        Item: makeItem(guestDeps),
        GetRemovedVariations: makeGetRemovedVariations(guestDeps),
        catalogueVersion: makeCatalogueVersion({ reads }),
        venueInventory: makeVenueInventory({ db }),
      },
      Company: { modificationGroups: makeCompanyModificationGroups(guestDeps) },
      Category: { items: categoryItems },
    },
    staffResolvers: {
      Query: { venueStock: makeVenueStock(staffDeps), ...menuOffice.Query },
      Mutation: {
        ...menuOffice.Mutation,
        setItemSoldOut: makeSetItemSoldOut(staffDeps),
        setStockCount: makeSetStockCount(staffDeps),
      },
    },
    jobs: {
      'put-back-on-sale': makePutBackOnSale({ db, now, publishStockChange }),
      'refill-stock': makeRefillStock({ db, now, findVenue: deps.findVenue, publishStockChange }),
    },
    dueJobs: [addDishesBackOnSale, addShelvesToRefill],
  };
}
