import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Companies } from '../../staff/companies.ts';

export const makeCompaniesResolver =
  (deps: { companies: Companies }): NonNullable<QueryResolvers<StaffContext>['companies']> =>
  (_root, _args, context) => {
    platformAdmin(context);
    return deps.companies.list();
  };
