import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { findAdministeredCompany } from '../../administered-company.ts';

export const makeAdministeredCompany =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['administeredCompany']> =>
  async (_root, args, context) => {
    const { companyId, venueIds } = officeCaller(context, {
      area: 'OFFICE',
      access: 'READ',
      companyId: args.companyId,
    });
    const company = await findAdministeredCompany(deps.db, companyId);
    if (!company) throw notFound('Company');
    const isShown = ({ id }: { id: string }) => venueIds === 'ALL' || venueIds.includes(id);
    return { ...company, venues: company.venues.filter(isShown) };
  };
