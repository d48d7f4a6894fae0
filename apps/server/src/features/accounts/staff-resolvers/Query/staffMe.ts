import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findStaff, findStaffVenues } from '../../staff/staff-store.ts';

export const makeStaffMe =
  (deps: {
    db: Database;
    displayNameOf: (companyId: string) => Promise<string | null>;
  }): NonNullable<QueryResolvers<StaffContext>['staffMe']> =>
  async (_root, _args, { staff }) => {
    const member = staff ? await findStaff(deps.db, staff.companyId, staff.staffId) : null;
    if (!member) return null;
    return {
      id: member.id,
      name: member.name,
      role: member.role,
      venues: await findStaffVenues(deps.db, member),
      company: {
        id: member.companyId,
        displayName: (await deps.displayNameOf(member.companyId)) ?? '',
      },
    };
  };
