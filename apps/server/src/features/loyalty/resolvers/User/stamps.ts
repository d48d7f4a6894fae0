import type { UserResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { ownerOf } from '../../signed-in.ts';
import { stampAnswer } from '../../stamps/stamp-answer.ts';
import { findUnseenStamps } from '../../stamps/stamp-store.ts';

export const makeUserStamps =
  (deps: { db: Database }): NonNullable<UserResolvers<GraphContext>['stamps']> =>
  async (account, _args, { viewer }) => {
    const owner = ownerOf(account, viewer);
    if (!owner) return [];
    return (await findUnseenStamps(deps.db, owner.companyId, owner.userId)).map(stampAnswer);
  };
