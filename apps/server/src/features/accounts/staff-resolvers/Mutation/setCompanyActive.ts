import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Companies } from '../../staff/companies.ts';

export const makeSetCompanyActive =
  (deps: {
    companies: Companies;
  }): NonNullable<MutationResolvers<StaffContext>['setCompanyActive']> =>
  async (_root, { companyId, active }, context) => {
    const staff = platformAdmin(context);
    // Everybody else who works for the platform would be out at once, for nothing: it has no pages to close (D-293).
    if (companyId === staff.companyId && !active)
      return { success: false, error: 'NOT_ON_YOURSELF' };
    await deps.companies.setActive(staff, companyId, active);
    return { success: true, error: null };
  };
