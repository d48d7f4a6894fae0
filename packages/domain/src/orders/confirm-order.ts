import { ok, refused, type Result } from '../result.ts';
import type { Order } from './order.ts';

export type ConfirmRefusal = 'NOT_YOUR_ORDER' | 'ORDER_NOT_REJECTED';

/** ORDER-15, D-97: a guest can say "seen" to a rejection of their own, and nothing else to any order. */
export function confirmRejection(
  order: Order,
  viewer: { userId: string | null },
): Result<Order, ConfirmRefusal> {
  if (order.userId !== null && order.userId !== viewer.userId) return refused('NOT_YOUR_ORDER');
  if (order.status !== 'REJECTED') return refused('ORDER_NOT_REJECTED');
  // Not a move: the kitchen's board keeps its version.
  return ok({ ...order, confirmed: true });
}
