import type { CartUpdate } from '../features/cart/cart-broadcast.ts';
import type { StaffUpdate } from '../features/accounts/staff/module.ts';
import {
  venueTopic,
  type BoardUpdate,
  type VenueUpdate,
} from '../features/orders/order-updates.ts';
import type { TableUpdate } from '../features/tables/social/table-watch.ts';
import type { FanOuts } from '../platform/events/fan-out.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';

/** What the processes of a deployment tell each other. */
export async function openUpdates(fanOuts: FanOuts, metrics: Metrics) {
  const broadcast = await fanOuts.make<CartUpdate>('carts');
  const boardUpdates = await fanOuts.make<BoardUpdate>('boards');
  const staffUpdates = await fanOuts.make<StaffUpdate>('staff');
  const tableUpdates = await fanOuts.make<TableUpdate>('tables');
  const publishVenueChange = (what: VenueUpdate['what']) => (venueId: string) =>
    boardUpdates.publish(venueTopic(venueId), { venueId, what });
  return {
    broadcast,
    boardUpdates,
    staffUpdates,
    tableUpdates,
    publishOrderChange: (venueId: string, orderId: string, version: number) => {
      metrics.count('tallrik_order_changes_total');
      boardUpdates.publish(venueTopic(venueId), { venueId, orderId, version });
    },
    publishStockChange: publishVenueChange('STOCK'),
    publishPaceChange: publishVenueChange('PACE'),
    publishPrinterChange: publishVenueChange('PRINTERS'),
    onOrderChanged: (venueId: string, listener: (orderId: string) => void) =>
      boardUpdates.subscribe(venueTopic(venueId), (update) => {
        if ('orderId' in update) listener(update.orderId);
      }),
  };
}
