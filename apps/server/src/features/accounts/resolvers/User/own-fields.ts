import type { UserResolvers } from '@tallrik/contract/generated/resolvers';
import type { Account } from '@tallrik/domain/accounts/account';
import type { Company } from '@tallrik/domain/company/configuration';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { findCards } from '../../card-store.ts';

export const makeUserOwnFields = (deps: {
  db: Database;
  findCompany: (companyId: string) => Promise<Company | null>;
}): Required<Pick<UserResolvers<GraphContext, Account>, 'creditCards' | 'company'>> => ({
  creditCards: ({ companyId, id }, _args, { now }) => findCards(deps.db, companyId, id, now()),
  company: async ({ companyId }) => {
    const company = await deps.findCompany(companyId);
    if (!company) throw notFound('Company');
    return company;
  },
});
