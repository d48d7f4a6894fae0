import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { boardOrder, type LoadKitchenMenu } from '../../board-order.ts';
import { findOrdersByNumber } from '../../staff-orders.ts';

/** Many times a number, whatever is typed around it. */
const LONGEST_TYPED = 100;

export const makeOrderByNumber =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadKitchenMenu: LoadKitchenMenu;
  }): NonNullable<QueryResolvers<StaffContext>['orderByNumber']> =>
  async (_root, { venueId, easyId }, context) => {
    const { venue } = await servedVenue(context, deps.findVenue, venueId);
    const now = context.now();
    const [orders, kitchen] = await Promise.all([
      // Typed as it is called out: with a sign before it or a space after.
      findOrdersByNumber(
        deps.db,
        venue.companyId,
        venue.id,
        easyId.slice(0, LONGEST_TYPED).replace(/[^0-9A-Za-z]/g, ''),
        now,
      ),
      deps.loadKitchenMenu(venue.companyId, venue.id),
    ]);
    return orders.map((order) => boardOrder(order, { ...kitchen, now }));
  };
