import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { SetupChanges } from '../../setup-changes.ts';

export const makeCreateRestaurant =
  (changes: SetupChanges): NonNullable<MutationResolvers<StaffContext>['createRestaurant']> =>
  (_root, { companyId, id, version, restaurant }, context) =>
    changes.createRestaurant(context, { companyId, id, version }, restaurant);
