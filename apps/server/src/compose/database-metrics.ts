import type { MoneyMetrics } from '../features/checkout/money-metrics.ts';
import type { MissingBoard } from '../features/orders/board-sightings.ts';
import type { PendingAtVenue } from '../features/orders/pending-orders.ts';
import type { TicketsAtVenue } from '../features/orders/printing/waiting-tickets.ts';
import type { QueueMetrics } from '../platform/jobs/queue-metrics.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { BoardWatchers } from '../features/orders/boards.ts';

type Read = {
  pending: { venues: PendingAtVenue[]; elsewhere: number };
  tickets: { venues: TicketsAtVenue[]; elsewhere: number };
  money: MoneyMetrics;
  queue: QueueMetrics;
  missing: MissingBoard[];
  all: number;
};

const AT_VENUE = ['company', 'venue'] as const;
/** All venues without a name of their own: there from the beginning, so that a sum is never of nothing. */
const ELSEWHERE = { company: 'other', venue: 'other' };
const labelsOf = (at: { companyId: string; venueId: string }) => ({
  company: at.companyId,
  venue: at.venueId,
});

/** The series that only the database knows: shown as it tells them, hidden while it does not. */
export function makeDatabaseMetrics(metrics: Metrics, boards: BoardWatchers) {
  const { series } = metrics;
  const pendingOrders = series('tallrik_pending_orders', 'Orders nobody has answered.', AT_VENUE);
  const oldest = series(
    'tallrik_pending_order_oldest_seconds',
    'Age of the oldest order nobody has answered.',
    AT_VENUE,
  );
  const left = series(
    'tallrik_pending_order_seconds_left',
    'Until the first unanswered order is rejected by the server.',
    AT_VENUE,
  );
  const unprinted = series(
    'tallrik_print_tickets_waiting',
    'Tickets of orders that are not on paper, or of which nobody knows.',
    AT_VENUE,
  );
  const oldestTicket = series(
    'tallrik_print_ticket_oldest_seconds',
    'Age of the oldest of them that is needed now, where the venue is open.',
    AT_VENUE,
  );
  const connected = series(
    'tallrik_boards_connected',
    'Boards connected to this process; by name where orders wait.',
    AT_VENUE,
  );
  const missing = series(
    'tallrik_board_missing_seconds',
    'Since a venue that is open has not been looked after by its board.',
    AT_VENUE,
  );
  const missingCount = series('tallrik_boards_missing', 'Open venues whose board is gone.');
  const findings = series('tallrik_open_findings', 'Where money and orders disagree.', ['kind']);
  const inTrouble = series('tallrik_payments_in_trouble', 'Payments a person has to look at.');
  const strays = series('tallrik_payments_without_order', 'Money held or taken without an order.');
  const oldestStray = series(
    'tallrik_payment_without_order_oldest_seconds',
    'Age of the oldest of them; 0 without any.',
  );
  const waiting = series('tallrik_jobs_waiting', 'Jobs whose time has come.');
  const oldestJob = series('tallrik_job_oldest_seconds', 'How late the first of them is.');
  const dead = series('tallrik_dead_jobs', 'Jobs that gave up after their last attempt.');
  const every = [
    pendingOrders,
    oldest,
    left,
    unprinted,
    oldestTicket,
    connected,
    missing,
    missingCount,
    findings,
    inTrouble,
    strays,
    oldestStray,
    waiting,
    oldestJob,
    dead,
  ];

  return {
    hide: () => every.forEach((one) => one.hide()),
    show: ({ pending, tickets, money, queue, ...read }: Read): void => {
      const { venues, elsewhere } = pending;
      const at = (value: (venue: PendingAtVenue) => number) =>
        venues.map((venue) => ({ labels: labelsOf(venue), value: value(venue) }));
      const watched = at(({ venueId }) => boards.countAt(venueId));
      const watchedThere = watched.reduce((sum, { value }) => sum + value, 0);
      pendingOrders.show([...at(({ orders }) => orders), { labels: ELSEWHERE, value: elsewhere }]);
      oldest.show(at(({ oldestSeconds }) => oldestSeconds));
      left.show(at(({ secondsLeft }) => secondsLeft));
      unprinted.show([
        ...tickets.venues.map((venue) => ({ labels: labelsOf(venue), value: venue.tickets })),
        { labels: ELSEWHERE, value: tickets.elsewhere },
      ]);
      oldestTicket.show(
        tickets.venues.flatMap((venue) =>
          venue.oldestSeconds === null
            ? []
            : [{ labels: labelsOf(venue), value: venue.oldestSeconds }],
        ),
      );
      connected.show([...watched, { labels: ELSEWHERE, value: boards.all() - watchedThere }]);
      missing.show(
        read.missing.map((board) => ({ labels: labelsOf(board), value: board.seconds })),
      );
      missingCount.show([{ value: read.all }]);
      findings.show(
        money.openFindings.map(({ kind, count }) => ({ labels: { kind }, value: count })),
      );
      inTrouble.show([{ value: money.inTrouble }]);
      strays.show([{ value: money.withoutOrder.count }]);
      oldestStray.show([{ value: money.withoutOrder.oldestSeconds }]);
      waiting.show([{ value: queue.waiting }]);
      oldestJob.show([{ value: queue.oldestSeconds }]);
      dead.show([{ value: queue.dead }]);
    },
  };
}
