import type { Metrics } from '../metrics/metrics.ts';
import type { Logger } from './log.ts';

type Ids = { companyId: string; venueId: string; orderId: string };
type PaymentIds = { companyId: string; paymentId: string; orderId: string | null };

/** What an operator reads of an evening: a line for each order placed, paid, answered and refunded, with ids only. */
export type OrderJournal = {
  placed: (order: Ids & { status: string; payment: string }) => void;
  paid: (payment: PaymentIds) => void;
  moved: (move: Ids & { from: string; to: string; reason: string | null; actor: string }) => void;
  moveUndone: (move: Ids & { from: string; to: string }) => void;
  refunded: (payment: PaymentIds & { how: 'CANCELLED' | 'REFUNDED' }) => void;
};

export function makeOrderJournal({
  log,
  metrics,
}: {
  log: Logger;
  metrics: Pick<Metrics, 'count'>;
}): OrderJournal {
  const count = (status: string, reason: string | null) =>
    metrics.count('tallrik_orders_total', { status, reason: reason ?? '' });
  return {
    placed: (order) => {
      count(order.status, null);
      log.info(order, 'order placed');
    },
    paid: (payment) => log.info(payment, 'order paid'),
    moved: (move) => {
      count(move.to, move.reason);
      // What follows an answer is the kitchen's own affair, and told by the order's timeline.
      const isAnswer = move.from === 'PENDING' || move.to === 'REJECTED';
      if (isAnswer) log.info(move, 'order answered');
      else log.debug(move, 'order moved');
    },
    moveUndone: (move) => log.info(move, 'move taken back'),
    refunded: (payment) => log.info(payment, 'payment given back'),
  };
}
