import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { nameToCall } from '@tallrik/domain/cart/guest-name';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { boardOrder, type LoadKitchenMenu } from '../../board-order.ts';
import { findOrdersByName } from '../../staff-orders.ts';

/** One letter finds everybody: that is a list of guests, not a search. */
const SHORTEST_SEARCH = 2;

export const makeOrdersByName =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadKitchenMenu: LoadKitchenMenu;
  }): NonNullable<QueryResolvers<StaffContext>['ordersByName']> =>
  async (_root, { venueId, name: typed }, context) => {
    const { venue } = await servedVenue(context, deps.findVenue, venueId);
    const name = nameToCall(typed);
    if (name.length < SHORTEST_SEARCH) return [];
    const now = context.now();
    const [orders, kitchen] = await Promise.all([
      findOrdersByName(deps.db, venue.companyId, venue.id, name, now),
      deps.loadKitchenMenu(venue.companyId, venue.id),
    ]);
    return orders.map((order) => boardOrder(order, { ...kitchen, now }));
  };
