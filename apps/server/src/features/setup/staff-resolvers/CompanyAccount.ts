import type { CompanyAccountResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { setupSteps } from '@tallrik/domain/company/setup';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import type { SetupDeps } from '../setup-changes.ts';
import { gatherSetup } from '../setup-state.ts';

/** What a company's owner does next. Once it is live nobody has to look (SETUP-27). */
export const makeNextStep =
  ({ db, ports }: SetupDeps): NonNullable<CompanyAccountResolvers<StaffContext>['nextStep']> =>
  async ({ id, isLive, slugs }, _args, context) => {
    // The platform's own company has no pages.
    if (isLive || slugs.length === 0) return null;
    const { facts } = await gatherSetup(db, ports, id, context.now());
    return setupSteps(facts).find(({ isDone }) => !isDone)?.step ?? null;
  };
