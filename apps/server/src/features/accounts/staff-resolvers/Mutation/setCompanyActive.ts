import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Companies } from '../../staff/companies.ts';

export const makeSetCompanyActive =
  (deps: {
    companies: Companies;
  }): NonNullable<MutationResolvers<StaffContext>['setCompanyActive']> =>
  async (_root, { companyId, active }, context) => {
    await deps.companies.setActive(platformAdmin(context), companyId, active);
    return { success: true, error: null };
  };
