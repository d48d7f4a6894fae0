import { OrderContext } from '../../shared/venue/OrderContext.tsx';
import type { AppRoute } from '../routes.tsx';
import styles from './OrderBar.module.css';
import { OrderTabs } from './OrderTabs.tsx';

/** From 768 the tabs stand above the content, from 992 with the venue beside them. */
export const OrderBar = ({ venueId, current }: { venueId: string; current: AppRoute['tab'] }) => (
  <div className={styles.bar}>
    <div className={styles.context}>
      <OrderContext venueId={venueId} />
    </div>
    <div className={styles.tabs}>
      <OrderTabs venueId={venueId} current={current} layout="inline" />
    </div>
  </div>
);
