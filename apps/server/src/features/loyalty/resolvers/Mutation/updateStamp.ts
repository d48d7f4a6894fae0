import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../../platform/graphql/errors.ts';
import { signedInUser } from '../../signed-in.ts';
import { stampAnswer } from '../../stamps/stamp-answer.ts';
import { markStampSeen } from '../../stamps/stamp-store.ts';

export const makeUpdateStamp =
  (deps: { db: Database }): NonNullable<MutationResolvers<GraphContext>['updateStamp']> =>
  async (_root, { id, seen }, { viewer }) => {
    const { companyId, userId } = signedInUser(viewer);
    if (!seen) throw badInput('A stamp can only be marked as seen');
    const stamp = await markStampSeen(deps.db, companyId, userId, id);
    if (!stamp) throw notFound('Stamp');
    return stampAnswer(stamp);
  };
