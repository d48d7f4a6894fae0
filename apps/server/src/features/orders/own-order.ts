import type { Order } from '@tallrik/domain/orders/order';
import type { Database } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/graphql/context.ts';
import { forbidden, notFound } from '../../platform/graphql/errors.ts';
import { findOrder, type OrderRecord } from './order-store.ts';

type Owned = Pick<Order, 'userId'>;

const isOwnOrder = ({ userId }: Owned, viewer: Viewer): boolean =>
  userId === null || (viewer.kind === 'USER' && viewer.userId === userId);

/** What somebody wrote to the kitchen may name them, or what they do not bear: not for whoever was shown a receipt (D-96). */
export const ownComment = (order: Owned & Pick<Order, 'comment'>, viewer: Viewer): string =>
  isOwnOrder(order, viewer) ? order.comment : '';

/** The order of whoever holds its random id; where it has a user, of that user only (D-96, D-97). */
export async function ownOrder(
  db: Database,
  orderId: string,
  viewer: Viewer,
): Promise<OrderRecord> {
  const order = await findOrder(db, orderId);
  if (!order) throw notFound('Order');
  if (!isOwnOrder(order, viewer)) throw forbidden('This order is not yours');
  return order;
}
