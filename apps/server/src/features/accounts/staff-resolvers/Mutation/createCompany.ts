import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Companies } from '../../staff/companies.ts';

export const makeCreateCompany =
  (deps: { companies: Companies }): NonNullable<MutationResolvers<StaffContext>['createCompany']> =>
  (_root, company, context) =>
    deps.companies.create(platformAdmin(context), company);
