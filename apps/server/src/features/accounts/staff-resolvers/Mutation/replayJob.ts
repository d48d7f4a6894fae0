import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { replayJob } from '../../../../platform/jobs/dead-jobs.ts';

export const makeReplayJob =
  (deps: { db: Database }): NonNullable<MutationResolvers<StaffContext>['replayJob']> =>
  async (_root, { id }, context) => {
    const staff = platformAdmin(context);
    const success = await deps.db.transaction().execute(async (trx) => {
      const isReplayed = await replayJob(trx, id);
      if (isReplayed)
        await writeAudit(
          trx,
          staff,
          { action: 'replayJob', subjectId: id, details: {} },
          context.now(),
        );
      return isReplayed;
    });
    return { success, error: null };
  };
