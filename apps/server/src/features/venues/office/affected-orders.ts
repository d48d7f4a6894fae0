import type { AffectedOrder } from '@tallrik/contract/generated/staff-resolvers';
import { closedOver } from '@tallrik/domain/venues/closed-over';
import type { Database } from '../../../platform/database/database.ts';
import type { OfficeVenue } from './office-venue.ts';

/** How a venue was when a change began, and is now. */
export type ChangedVenue = { before: OfficeVenue; after: OfficeVenue };

/** Orders that wait or are made, and that the doors are no longer open for, soonest first (PLACES-14). */
export async function findAffectedOrders(
  db: Database,
  companyId: string,
  changed: readonly ChangedVenue[],
  now: Temporal.Instant,
): Promise<AffectedOrder[]> {
  if (changed.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .select(['id', 'venueId', 'easyId', 'createdAt', 'desiredTime', 'estimatedFinishTime'])
    .where('companyId', '=', companyId)
    .where(
      'venueId',
      'in',
      changed.map(({ after }) => after.id),
    )
    .where('status', 'not in', ['COMPLETED', 'REJECTED'])
    .execute();
  const orders = rows.map(({ id, venueId, easyId, ...times }) => {
    const at = times.desiredTime ?? times.estimatedFinishTime ?? times.createdAt;
    const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
    return { orderId: id, venueId, easyId, at: instant };
  });
  return changed
    .flatMap(({ before, after }) =>
      closedOver(
        orders.filter(({ venueId }) => venueId === after.id),
        { before: before.venue, after: after.venue, now },
      ),
    )
    .toSorted((one, other) => Temporal.Instant.compare(one.at, other.at))
    .map((order) => ({ ...order, at: order.at.toString() }));
}
