import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { columnOneOf } from '../../../../platform/database/columns.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { findStaff, findStaffVenues } from '../../staff/staff-store.ts';

/** Also for somebody who has to enrol a second factor first: the console asks here what to show. */
export const makeStaffMe =
  (deps: {
    db: Database;
    displayNameOf: (companyId: string) => Promise<string | null>;
  }): NonNullable<QueryResolvers<StaffContext>['staffMe']> =>
  async (_root, _args, { staff, enrolling }) => {
    const viewer = staff ?? enrolling;
    const member = viewer ? await findStaff(deps.db, viewer.companyId, viewer.staffId) : null;
    if (!member) return null;
    return {
      id: member.id,
      name: member.name,
      role: member.role,
      venues: enrolling ? [] : await findStaffVenues(deps.db, member),
      company: {
        id: member.companyId,
        displayName: (await deps.displayNameOf(member.companyId)) ?? '',
      },
      language: member.language === null ? null : columnOneOf(LANGUAGES, member.language),
      hasTwoFactor: member.totpConfirmedAt !== null,
      isDevice: member.isDevice,
      mustEnrolTwoFactor: enrolling !== null,
    };
  };
