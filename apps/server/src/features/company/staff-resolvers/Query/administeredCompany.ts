import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { findAdministeredCompany } from '../../administered-company.ts';

export const makeAdministeredCompany =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['administeredCompany']> =>
  async (_root, args, context) => {
    const { companyId } = administered(context, args.companyId);
    const company = await findAdministeredCompany(deps.db, companyId);
    if (!company) throw notFound('Company');
    return company;
  };
