import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import { retryAfterSeconds, type Overrun } from '../../../../platform/auth/rate-limits.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { rateLimited } from '../../../../platform/graphql/errors.ts';
import { findOrder } from '../../order-store.ts';

/** Whoever knows the id may read it: it is random, and the answer names nobody (D-96, ORDER-31). */
export const makeGetHistoryOrder =
  (deps: {
    db: Database;
    countReceipt: (address: string) => Promise<Overrun | null>;
  }): NonNullable<QueryResolvers<GraphContext>['getHistoryOrder']> =>
  async (_root, { orderId }, { address }) => {
    const overrun = await deps.countReceipt(address);
    if (overrun) throw rateLimited(retryAfterSeconds(overrun));
    return findOrder(deps.db, orderId);
  };
