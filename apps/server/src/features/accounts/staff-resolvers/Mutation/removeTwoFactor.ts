import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffPeople } from '../../staff/staff-people.ts';

/** With the own one anybody at an unlocked tablet could take it off. */
export const makeRemoveTwoFactor =
  (deps: {
    people: StaffPeople;
  }): NonNullable<MutationResolvers<StaffContext>['removeTwoFactor']> =>
  async (_root, { staffId }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    if (staffId === staff.staffId) return { success: false, error: 'NOT_ON_YOURSELF' };
    await deps.people.removeTwoFactor(staff, staffId);
    return { success: true, error: null };
  };
