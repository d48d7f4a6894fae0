import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { sumOfficeOrders } from '../../office/office-orders.ts';
import { orderReader } from '../../office/order-reader.ts';

export const makeOfficeOrderSums =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['officeOrderSums']> =>
  (_root, { companyId, filter }, context) =>
    sumOfficeOrders(deps.db, orderReader(context, companyId), filter);
