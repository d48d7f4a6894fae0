import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { classNames } from '@tallrik/ui/class-names';
import { useNow } from '../../shared/clock/use-now.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { FollowedOrder } from '../../features/orders/FollowedOrder.tsx';
import type { PathName } from '../../shared/paths.ts';
import styles from './OrderBanners.module.css';

/** Home, and the pages from which more is ordered (LAND-01, ORDER-08). */
const SHOWS_BANNERS = new Set<PathName>(['landing', 'start', 'menu']);

/** The guest's running orders: followed on every page, shown above the menu (ORDER-08, ORDER-10, ORDER-11, D-100). */
export function OrderBanners({ path }: { path: PathName }) {
  const now = useNow();
  const stored = useLocalValue('anonymousOrders');
  const isAtTable = useLocalValue('tableId') !== null;
  const fresh = freshAnonymousOrders(stored, now).toReversed();
  const orders = isAtTable ? fresh.slice(0, 1) : fresh;
  if (orders.length === 0) return null;
  return (
    <div className={classNames(styles.banners, path === 'start' && styles.start)}>
      {orders.map(({ id }) => (
        <FollowedOrder key={id} orderId={id} isBannerShown={SHOWS_BANNERS.has(path)} />
      ))}
    </div>
  );
}
