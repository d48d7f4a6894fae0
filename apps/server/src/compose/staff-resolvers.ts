import { makeStaffLoginResolver } from '../features/accounts/staff-resolvers/Mutation/staffLogin.ts';
import { makeStaffMe } from '../features/accounts/staff-resolvers/Query/staffMe.ts';
import type { StaffLogin } from '../features/accounts/staff/staff-login.ts';
import type { MoveOrder } from '../features/orders/move-order.ts';
import type { FindVenueForStaff } from '../platform/auth/serve-venue.ts';
import { makeMoveOrderResolver } from '../features/orders/staff-resolvers/Mutation/moveOrder.ts';
import { makeVenueBoard } from '../features/orders/staff-resolvers/Query/venueBoard.ts';
import { makeSetItemSoldOut } from '../features/menu/staff-resolvers/Mutation/setItemSoldOut.ts';
import { makeSetWaitingTime } from '../features/venues/staff-resolvers/Mutation/setWaitingTime.ts';
import { pausedUntil } from '../features/venues/kitchen-pace.ts';
import type { Database } from '../platform/database/database.ts';
import type { ResolverMap } from '../platform/graphql/build-schema.ts';

export function composeStaffResolvers(deps: {
  db: Database;
  login: StaffLogin;
  findVenue: FindVenueForStaff;
  move: MoveOrder;
  displayNameOf: (companyId: string) => Promise<string | null>;
}): ResolverMap {
  const { db } = deps;
  return {
    Query: {
      staffMe: makeStaffMe(deps),
      venueBoard: makeVenueBoard({
        ...deps,
        pausedUntil: (companyId, venueId) => pausedUntil(db, companyId, venueId),
      }),
    },
    Mutation: {
      staffLogin: makeStaffLoginResolver(deps),
      moveOrder: makeMoveOrderResolver(deps),
      setItemSoldOut: makeSetItemSoldOut(deps),
      setWaitingTime: makeSetWaitingTime(deps),
    },
  };
}
