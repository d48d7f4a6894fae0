import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { forbidden } from '../../../../platform/graphql/errors.ts';
import { accountHolder } from '../../account-holder.ts';
import { findAccount } from '../../account-store.ts';

export const makeUser =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['User']> =>
  async (_root, { id }, { viewer }) => {
    const { companyId, userId } = accountHolder(viewer);
    if (id !== userId) throw forbidden('Only your own account can be read');
    return findAccount(deps.db, companyId, userId);
  };
