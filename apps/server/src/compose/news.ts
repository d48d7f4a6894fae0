import type { CartNews } from '../features/cart/cart-broadcast.ts';
import type { StaffNews } from '../features/accounts/staff/module.ts';
import { venueTopic, type BoardNews, type VenueNews } from '../features/orders/order-news.ts';
import type { TableNews } from '../features/tables/social/table-watch.ts';
import type { FanOuts } from '../platform/events/fan-out.ts';
import type { Figures } from '../platform/metrics/figures.ts';

/** What the processes of a deployment tell each other. */
export async function openNews(fanOuts: FanOuts, figures: Figures) {
  const broadcast = await fanOuts.make<CartNews>('carts');
  const boardNews = await fanOuts.make<BoardNews>('boards');
  const staffNews = await fanOuts.make<StaffNews>('staff');
  const tableNews = await fanOuts.make<TableNews>('tables');
  const announceVenue = (what: VenueNews['what']) => (venueId: string) =>
    boardNews.publish(venueTopic(venueId), { venueId, what });
  return {
    broadcast,
    boardNews,
    staffNews,
    tableNews,
    announceOrder: (venueId: string, orderId: string, version: number) => {
      figures.count('tallrik_order_changes_total');
      boardNews.publish(venueTopic(venueId), { venueId, orderId, version });
    },
    announceStock: announceVenue('STOCK'),
    announcePace: announceVenue('PACE'),
    announcePrinters: announceVenue('PRINTERS'),
    onOrderChanged: (venueId: string, listener: (orderId: string) => void) =>
      boardNews.subscribe(venueTopic(venueId), (news) => {
        if ('orderId' in news) listener(news.orderId);
      }),
  };
}
