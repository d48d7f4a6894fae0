import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { SetupChanges } from '../../setup-changes.ts';

export const makeGoLive =
  (changes: SetupChanges): NonNullable<MutationResolvers<StaffContext>['goLive']> =>
  (_root, { companyId, version }, context) =>
    changes.goLive(context, { companyId, version });
