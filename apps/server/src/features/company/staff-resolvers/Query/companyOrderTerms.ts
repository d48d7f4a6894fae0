import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { findOrderTerms } from '../../order-terms.ts';

export const makeCompanyOrderTerms =
  (deps: { db: Database }): NonNullable<QueryResolvers<StaffContext>['companyOrderTerms']> =>
  async (_root, args, context) => {
    const { companyId } = administered(context, args.companyId, ['LOOK', 'READ']);
    const terms = await findOrderTerms(deps.db, companyId);
    if (!terms) throw notFound('Company');
    return terms;
  };
