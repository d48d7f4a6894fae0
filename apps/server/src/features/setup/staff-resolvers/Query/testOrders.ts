import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findTestOrders } from '../../test-orders.ts';

export const makeTestOrders =
  ({ db }: { db: Database }): NonNullable<QueryResolvers<StaffContext>['testOrders']> =>
  (_root, { companyId: wanted }, context) => {
    const right = { area: 'SETUP', access: 'READ', companyId: wanted } as const;
    return findTestOrders(db, officeCaller(context, right).companyId);
  };
