import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Companies } from '../../staff/companies.ts';

export const makeCheckPath =
  (deps: { companies: Companies }): NonNullable<QueryResolvers<StaffContext>['checkPath']> =>
  (_root, { companyId, path, country }, context) => {
    // The platform's people ask for companies that do not exist yet.
    administered(context, companyId, ['SETUP', 'WRITE']);
    return deps.companies.checkPath(path, country ?? null, companyId ?? null);
  };
