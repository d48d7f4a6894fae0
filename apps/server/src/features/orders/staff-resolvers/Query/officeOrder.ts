import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { forbidden, notFound } from '../../../../platform/graphql/errors.ts';
import { readOfficeOrder } from '../../office/office-order.ts';
import { orderReader } from '../../office/order-reader.ts';

export const makeOfficeOrder =
  (deps: {
    db: Database;
    findGuestAddress: (companyId: string) => Promise<string>;
  }): NonNullable<QueryResolvers<StaffContext>['officeOrder']> =>
  async (_root, { companyId, id }, context) => {
    const reader = orderReader(context, companyId);
    const order = isUuid(id)
      ? await readOfficeOrder(deps, { ...reader, venueIds: 'ALL' }, id)
      : null;
    if (!order) throw notFound('Order');
    if (reader.venueIds !== 'ALL' && !reader.venueIds.includes(order.row.venueId))
      throw forbidden('This order is not of your venues');
    return order;
  };
