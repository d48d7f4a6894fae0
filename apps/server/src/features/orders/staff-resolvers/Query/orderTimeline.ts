import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { readOrderTimeline } from '../../order-timeline.ts';
import { storyOrder } from '../../served-order.ts';

export const makeOrderTimeline =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
  }): NonNullable<QueryResolvers<StaffContext>['orderTimeline']> =>
  async (_root, { orderId }, context) => {
    const order = await storyOrder(context, deps, orderId);
    return {
      orderId: order.id,
      easyId: order.easyId,
      cartId: order.cartId,
      entries: await readOrderTimeline(deps.db, order.companyId, order),
    };
  };
