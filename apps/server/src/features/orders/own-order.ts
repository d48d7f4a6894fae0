import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { forbidden, notFound } from '../../platform/graphql/errors.ts';
import { findOrder, type OrderRecord } from './order-store.ts';

/** The order of whoever holds its random id; where it has a user, of that user only (D-96, D-97). */
export async function ownOrder(
  db: Database,
  orderId: string,
  viewer: Viewer,
): Promise<OrderRecord> {
  const order = await findOrder(db, orderId);
  if (!order) throw notFound('Order');
  const isOwn = order.userId === null || (viewer.kind === 'USER' && viewer.userId === order.userId);
  if (!isOwn) throw forbidden('This order is not yours');
  return order;
}
