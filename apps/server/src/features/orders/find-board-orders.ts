import type { OrderStatus } from '@tallrik/domain/orders/order';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readOrders, type OrderRecord } from './order-store.ts';

/** What was lost is named this long, unless somebody says that they have read it: over a closed day, too (D-321). */
const LOSSES_NAMED_FOR_HOURS = 48;
/** A board with more cards than this is not a board; older finished orders are found by search. */
const BOARD_LIMIT = 500;

/** Named, not excluded: so the index `orders_board` is known to hold them all. */
const RUNNING = [
  'PENDING',
  'ACCEPTED',
  'FINALIZING',
  'READY',
] as const satisfies readonly OrderStatus[];
const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/**
 * Every order that is not final, those that became final since the day began, and those that nobody answered lately;
 * oldest first. By when they came alone, an order of 23:55 that was rejected at 00:05 would be gone without a word.
 */
export async function findBoardOrders(
  db: Database,
  companyId: string,
  venueId: string,
  { today, now }: { today: Temporal.Instant; now: Temporal.Instant },
): Promise<OrderRecord[]> {
  const latest = await readOrders(db, (rows) =>
    rows
      .where('orders.companyId', '=', companyId)
      .where('orders.chequeId', 'is', null)
      .where('orders.id', 'in', shownIds(db, venueId, { today, now }))
      // What is to be cooked comes first, then what was lost, then the latest: on a busy day the limit cuts off the morning.
      .orderBy(sql`orders.status in ('COMPLETED', 'REJECTED')`)
      .orderBy(sql`orders.reject_reason is distinct from 'NO_RESPONSE'`)
      .orderBy('orders.createdAt', 'desc')
      .limit(BOARD_LIMIT),
  );
  return latest.toSorted((one, other) => Temporal.Instant.compare(one.createdAt, other.createdAt));
}

/** Each kind by an index of its own: joined by `or`, every order the venue ever had is read each time a board asks. */
function shownIds(
  db: Database,
  venueId: string,
  { today, now }: { today: Temporal.Instant; now: Temporal.Instant },
) {
  const dayBefore = dateOf(today.subtract({ hours: 24 }));
  const ofVenue = () =>
    db.selectFrom('orders as known').select('known.id').where('known.venueId', '=', venueId);
  const movedToday = () =>
    ofVenue().where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orderMoves')
          .select('orderMoves.at')
          .whereRef('orderMoves.orderId', '=', 'known.id')
          .where('orderMoves.at', '>=', dateOf(today)),
      ),
    );
  return ofVenue()
    .where('known.status', 'in', RUNNING)
    .unionAll(ofVenue().where('known.createdAt', '>=', dateOf(today)))
    .unionAll(
      movedToday()
        .where('known.createdAt', '>=', dayBefore)
        .where('known.createdAt', '<', dateOf(today)),
    )
    .unionAll(movedToday().where('known.desiredTime', '>=', dayBefore))
    .unionAll(
      ofVenue()
        .where('known.status', '=', 'REJECTED')
        .where('known.rejectReason', '=', 'NO_RESPONSE')
        .where('known.answerBy', '>=', dateOf(now.subtract({ hours: LOSSES_NAMED_FOR_HOURS }))),
    );
}
