import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffPeople } from '../../staff/staff-people.ts';

/** A company must not lose its last administrator to a slip. */
export const makeChangeStaffRole =
  (deps: {
    people: StaffPeople;
  }): NonNullable<MutationResolvers<StaffContext>['changeStaffRole']> =>
  async (_root, { staffId, role, venueIds }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    if (staffId === staff.staffId) return { success: false, error: 'NOT_ON_YOURSELF' };
    const changed = await deps.people.changeRole(staff, staffId, { role, venueIds });
    const error = typeof changed === 'string' ? changed : null;
    return { success: error === null, error };
  };
