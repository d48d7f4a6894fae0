import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import { findHistoryOfUser } from '../../order-store.ts';

export const makeGetHistoryListing =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['getHistoryListing']> =>
  (_root, _args, { viewer }) => {
    if (viewer.kind !== 'USER') throw unauthenticated();
    return findHistoryOfUser(deps.db, viewer.companyId, viewer.userId);
  };
