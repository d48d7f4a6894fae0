import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { readOfficeOrder, type OfficeOrderDeps } from '../../office/office-order.ts';
import { orderReader } from '../../office/order-reader.ts';

export const makeOfficeOrder =
  (deps: OfficeOrderDeps): NonNullable<QueryResolvers<StaffContext>['officeOrder']> =>
  async (_root, { companyId, id }, context) => {
    const reader = orderReader(context, companyId);
    const order = isUuid(id) ? await readOfficeOrder(deps, reader, id) : null;
    if (!order) throw notFound('Order');
    return order;
  };
