import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { findOfficeOrders } from '../../office/office-orders.ts';
import { orderReader } from '../../office/order-reader.ts';
import { readCursor } from '../../staff-orders.ts';

const LONGEST_PAGE = 200;

export const makeOfficeOrders =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['officeOrders']> =>
  (_root, { companyId, filter, cursor, limit }, context) => {
    const reader = orderReader(context, companyId);
    if (limit < 1 || limit > LONGEST_PAGE) throw badInput(`A page has 1 to ${LONGEST_PAGE} orders`);
    const after = cursor == null ? null : readCursor(cursor);
    if (cursor != null && !after) throw badInput('Not a cursor of this list');
    return findOfficeOrders(deps.db, reader, filter, { after, limit });
  };
