import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findOrder } from '../../order-store.ts';

/** Whoever knows the id may read it: it is random, and the answer names nobody (D-96, ORDER-31). */
export const makeGetHistoryOrder =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['getHistoryOrder']> =>
  (_root, { orderId }) =>
    findOrder(deps.db, orderId);
