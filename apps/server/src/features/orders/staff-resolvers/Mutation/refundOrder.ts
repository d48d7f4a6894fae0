import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { readOfficeOrder, type OfficeOrderDeps } from '../../office/office-order.ts';
import { orderReader } from '../../office/order-reader.ts';
import { makeGiveBack, type RefundDeps } from '../../office/refund-order.ts';

export const makeRefundOrder = (
  deps: RefundDeps & OfficeOrderDeps,
): NonNullable<MutationResolvers<StaffContext>['refundOrder']> => {
  const moveBack = makeGiveBack(deps);
  return async (_root, args, context) => {
    const outcome = await moveBack(context, args);
    const reader = orderReader(context, args.companyId);
    const order = await readOfficeOrder(deps, reader, args.orderId);
    const refund = order?.refunds.find(({ id }) => id === args.id) ?? null;
    return { ...outcome, order, refund };
  };
};
