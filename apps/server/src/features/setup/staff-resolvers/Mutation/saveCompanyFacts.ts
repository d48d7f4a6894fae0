import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { SetupChanges } from '../../setup-changes.ts';

export const makeSaveCompanyFacts =
  (changes: SetupChanges): NonNullable<MutationResolvers<StaffContext>['saveCompanyFacts']> =>
  (_root, { companyId, version, facts }, context) =>
    changes.saveFacts(context, { companyId, version }, facts);
