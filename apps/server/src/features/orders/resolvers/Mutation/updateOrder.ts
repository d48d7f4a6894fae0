import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput, forbidden, notFound } from '../../../../platform/graphql/errors.ts';
import { confirmRejection, findOrder } from '../../order-store.ts';

/** A guest may say "I have seen the rejection" and nothing else (D-97). */
export const makeUpdateOrder =
  (deps: { db: Database }): NonNullable<MutationResolvers<GraphContext>['updateOrder']> =>
  async (_root, { id, confirmed }, { viewer }) => {
    if (!confirmed) throw badInput('An order can only be confirmed');
    const order = await findOrder(deps.db, id);
    if (!order) throw notFound('Order');
    const isOwn =
      order.userId === null || (viewer.kind === 'USER' && viewer.userId === order.userId);
    if (!isOwn) throw forbidden('This order is not yours');
    if (!(await confirmRejection(deps.db, order.companyId, id)))
      throw badInput('Only a rejected order can be confirmed');
    return { ...order, confirmed: true };
  };
