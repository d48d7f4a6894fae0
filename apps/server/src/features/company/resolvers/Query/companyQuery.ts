import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Company } from '@tallrik/domain/company/configuration';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { asRehearsed } from '../../open-company.ts';

/** Serves `companyQuery` and `Company`: two names of one answer (API-17, API-19). */
export const makeCompanyQuery =
  (deps: {
    findCompany: (companyId: string) => Promise<Company | null>;
  }): NonNullable<QueryResolvers<GraphContext>['companyQuery' | 'Company']> =>
  async (_root, { id }, context) =>
    asRehearsed(await deps.findCompany(id), context);
