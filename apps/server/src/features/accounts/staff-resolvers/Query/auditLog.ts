import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { readAudit } from '../../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { badInput } from '../../../../platform/graphql/errors.ts';

const LONGEST_PAGE = 200;

export const makeAuditLog =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['auditLog']> =>
  async (_root, args, context) => {
    const { staff, companyId, venueIds } = officeCaller(context, {
      area: 'AUDIT',
      access: 'READ',
      companyId: args.companyId,
    });
    const { cursor, limit } = args;
    if (limit < 1 || limit > LONGEST_PAGE)
      throw badInput(`A page has 1 to ${LONGEST_PAGE} entries`);
    if (cursor != null && !/^\d{1,15}$/.test(cursor)) throw badInput('Not a cursor of this log');
    return readAudit(deps.db, companyId, {
      before: cursor ?? null,
      limit,
      // Who looks after single venues reads what they did themselves (O-02).
      staffId: venueIds === 'ALL' ? null : staff.staffId,
    });
  };
