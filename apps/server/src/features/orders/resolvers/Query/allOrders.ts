import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import { isActiveOrder } from '@tallrik/domain/orders/order-lists';
import { SLOT_DAYS_AHEAD } from '@tallrik/domain/venues/slots';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import { findOpenOrdersOfUser } from '../../order-store.ts';

/**
 * The longest that "since the start of yesterday" can be, in whatever zone, behind the longest that an order can lie ahead
 * (TIME-11, D-312); each order is then held against its own.
 */
const AT_MOST_HOURS = 49 + SLOT_DAYS_AHEAD * 24;

export const makeAllOrders =
  (deps: {
    db: Database;
    timeZoneOf: (companyId: string, venueId: string) => Promise<string | null>;
  }): NonNullable<QueryResolvers<GraphContext>['allOrders']> =>
  async (_root, _args, { viewer, now }) => {
    if (viewer.kind !== 'USER') throw unauthenticated();
    const at = now();
    const recent = await findOpenOrdersOfUser(
      deps.db,
      viewer.companyId,
      viewer.userId,
      at.subtract({ hours: AT_MOST_HOURS }),
    );
    // All at once: asked for one after the other, each would be a statement of its own.
    const timeZones = await Promise.all(
      recent.map(({ companyId, venueId }) => deps.timeZoneOf(companyId, venueId)),
    );
    return recent.filter((order, place) => {
      const timeZone = timeZones[place];
      return timeZone && isActiveOrder(order, at, timeZone);
    });
  };
