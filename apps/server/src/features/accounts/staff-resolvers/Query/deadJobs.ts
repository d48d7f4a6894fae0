import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { listDeadJobs } from '../../../../platform/jobs/dead-jobs.ts';

export const makeDeadJobs =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['deadJobs']> =>
  async (_root, _args, context) => {
    platformAdmin(context);
    const jobs = await listDeadJobs(deps.db);
    return jobs.map((job) => ({ ...job, createdAt: job.createdAt.toISOString() }));
  };
