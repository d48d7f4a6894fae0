import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Companies } from '../../staff/companies.ts';

export const makeCheckPath =
  (deps: { companies: Companies }): NonNullable<QueryResolvers<StaffContext>['checkPath']> =>
  (_root, { path, country }, context) => {
    platformAdmin(context);
    return deps.companies.checkPath(path, country ?? null);
  };
