import { freshAnonymousOrders } from '@tallrik/domain/orders/order-lists';
import { useNow } from '../../shared/clock/use-now.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { FollowedOrder } from '../../features/orders/FollowedOrder.tsx';
import styles from './OrderBanners.module.css';

/** The guest's running orders: followed on every page, shown above the menu (ORDER-08, ORDER-10, ORDER-11, D-100). */
export function OrderBanners({ isShown }: { isShown: boolean }) {
  const now = useNow();
  const stored = useLocalValue('anonymousOrders');
  const isAtTable = useLocalValue('tableId') !== null;
  const fresh = freshAnonymousOrders(stored, now).toReversed();
  const orders = isAtTable ? fresh.slice(0, 1) : fresh;
  if (orders.length === 0) return null;
  return (
    <div className={styles.banners}>
      {orders.map(({ id }) => (
        <FollowedOrder key={id} orderId={id} isBannerShown={isShown} />
      ))}
    </div>
  );
}
