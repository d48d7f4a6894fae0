import type { LinkedItem } from '@tallrik/contract/linked-catalogue';
import { RECOMMENDATION_DAYS, recommendedItems } from '@tallrik/domain/loyalty/recommendations';
import { isMarked } from '@tallrik/domain/menu/dishes';
import type { Database } from '../../../platform/database/database.ts';
import { sharesAccounts } from '../account-sharing.ts';
import { findBestSellers, findBoughtMost } from './recommendation-store.ts';

export type Recommend = (
  user: { userId: string; companyId: string },
  venueId: string,
  now: Temporal.Instant,
) => Promise<LinkedItem[]>;

export type RecommendDeps = {
  db: Database;
  companyOfVenue: (venueId: string) => Promise<string | null>;
  loadItems: (companyId: string) => Promise<ReadonlyMap<string, LinkedItem>>;
  bagItemOf: (companyId: string) => Promise<string | null>;
};

/** D-121: the guest's own favourites at this company, filled with the venue's best sellers. */
export const makeRecommend =
  (deps: RecommendDeps): Recommend =>
  async (user, venueId, now) => {
    const companyId = await deps.companyOfVenue(venueId);
    if (companyId === null || !(await sharesAccounts(deps.db, companyId, user.companyId)))
      return [];
    const since = now.subtract({ hours: RECOMMENDATION_DAYS * 24 });
    const [items, bagItemId, boughtMost, bestSellers] = await Promise.all([
      deps.loadItems(companyId),
      deps.bagItemOf(companyId),
      findBoughtMost(deps.db, companyId, user.userId, since),
      findBestSellers(deps.db, companyId, venueId, since),
    ]);
    const isShown = (id: string): boolean => {
      const item = items.get(id);
      return item !== undefined && id !== bagItemId && isShownAt(item, venueId);
    };
    return recommendedItems(boughtMost, bestSellers, isShown).flatMap((id) => items.get(id) ?? []);
  };

/** Sold at the venue, not marked (MENU-20), and not only in categories that guests may not see. */
const isShownAt = (item: LinkedItem, venueId: string): boolean =>
  item.venueIds.has(venueId) &&
  !isMarked(item) &&
  (item.categoryIds.length === 0 || item.categories.length > 0);
