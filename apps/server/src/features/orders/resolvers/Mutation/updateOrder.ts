import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';
import { confirmRejection } from '../../order-store.ts';
import { ownOrder } from '../../own-order.ts';

/** A guest may say "I have seen the rejection" and nothing else (D-97). */
export const makeUpdateOrder =
  (deps: { db: Database }): NonNullable<MutationResolvers<GraphContext>['updateOrder']> =>
  async (_root, { id, confirmed }, { viewer }) => {
    if (!confirmed) throw badInput('An order can only be confirmed');
    const order = await ownOrder(deps.db, id, viewer);
    if (!(await confirmRejection(deps.db, order.companyId, id)))
      throw badInput('Only a rejected order can be confirmed');
    return { ...order, confirmed: true };
  };
