import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import { shownLevels } from '@tallrik/domain/loyalty/membership-levels';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { findLevels } from '../../membership/level-store.ts';

/** Levels live where the accounts live (D-03): a company of a marketplace shows the marketplace's. */
export const makeAllMembershipLevels =
  (deps: {
    db: Database;
    accountCompanyOf: (companyId: string) => Promise<string | null>;
  }): NonNullable<QueryResolvers<GraphContext>['allMembershipLevels']> =>
  async (_root, { companyId }) => {
    const accountCompanyId = await deps.accountCompanyOf(companyId);
    return shownLevels(await findLevels(deps.db, accountCompanyId ?? companyId));
  };
