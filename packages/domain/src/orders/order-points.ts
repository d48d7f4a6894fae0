import { pointsFor } from '../loyalty/points.ts';
import { historyAmount } from './order-lists.ts';
import type { Order } from './order.ts';

/** D-117: earned when COMPLETED, by known users, on what the goods came to. */
export const pointsOfOrder = (order: Pick<Order, 'status' | 'userId' | 'items' | 'fees'>): number =>
  order.status === 'COMPLETED' && order.userId !== null ? pointsFor(historyAmount(order)) : 0;
