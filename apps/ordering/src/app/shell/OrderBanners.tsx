import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { classNames } from '@tallrik/ui/class-names';
import { lazy, Suspense } from 'react';
import { useNow } from '../../shared/clock/use-now.ts';
import { useToken } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import type { PathName } from '../../shared/paths.ts';
import styles from './OrderBanners.module.css';
import { withLaterTexts } from '../texts.ts';

// Most guests have no running order when they open the menu: those who have fetch this then.
const FollowedOrders = lazy(async () => {
  const module = await withLaterTexts(() => import('../../features/orders/FollowedOrders.tsx'));
  return { default: module.FollowedOrders };
});

/** Home, and the pages from which more is ordered (LAND-01, ORDER-08). */
const SHOWS_BANNERS = new Set<PathName>(['landing', 'start', 'menu']);

/** The guest's running orders: followed on every page, shown above the menu (ORDER-08, ORDER-10, ORDER-11, D-100). */
export function OrderBanners({ path }: { path: PathName }) {
  const now = useNow();
  const token = useToken();
  const stored = useLocalValue('anonymousOrders');
  const isAtTable = useLocalValue('tableId') !== null;
  const fresh = freshAnonymousOrders(stored, now);
  if (fresh.length === 0 && token === null) return null;
  return (
    <div className={classNames(styles.banners, path === 'start' && styles.start)}>
      <Suspense fallback={null}>
        <FollowedOrders
          token={token}
          anonymousOrders={fresh}
          isAtTable={isAtTable}
          isBannerShown={SHOWS_BANNERS.has(path)}
        />
      </Suspense>
    </div>
  );
}
