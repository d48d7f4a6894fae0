import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { boardOrder, type LoadKitchenMenu } from '../../board-order.ts';
import { cursorOf, findFinishedOrders, readCursor } from '../../staff-orders.ts';

const LONGEST_PAGE = 100;

export const makeVenueHistory =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadKitchenMenu: LoadKitchenMenu;
  }): NonNullable<QueryResolvers<StaffContext>['venueHistory']> =>
  async (_root, { venueId, cursor, limit }, context) => {
    const { venue } = await servedVenue(context, deps.findVenue, venueId);
    if (limit < 1 || limit > LONGEST_PAGE) throw badInput(`A page has 1 to ${LONGEST_PAGE} orders`);
    const after = cursor == null ? null : readCursor(cursor);
    if (cursor != null && !after) throw badInput('Not a cursor of this list');
    const { companyId, id } = venue;
    const [{ orders, hasMore }, kitchen] = await Promise.all([
      findFinishedOrders(deps.db, companyId, id, { after, limit }),
      deps.loadKitchenMenu(companyId, venue.id),
    ]);
    const last = orders.at(-1);
    return {
      orders: orders.map((order) => boardOrder(order, { ...kitchen, now: context.now() })),
      nextCursor: hasMore && last ? cursorOf(last) : null,
    };
  };
