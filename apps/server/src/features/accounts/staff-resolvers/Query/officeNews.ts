import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { readNews } from '../../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';

/** Every write has its entry in the log: what is new there is all that is new. */
export const makeOfficeNews =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['officeNews']> =>
  (_root, args, context) => {
    const { staff, companyId, venueIds } = officeCaller(context, {
      area: 'OFFICE',
      access: 'READ',
      companyId: args.companyId,
    });
    if (args.after != null && !/^\d{1,15}$/.test(args.after)) throw badInput('No such moment');
    return readNews(deps.db, companyId, {
      staffId: staff.staffId,
      venueIds,
      after: args.after == null ? null : Number(args.after),
    });
  };
