import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffPeople } from '../../staff/staff-people.ts';

/** Nobody locks themselves out by a slip. */
export const makeSetStaffActive =
  (deps: { people: StaffPeople }): NonNullable<MutationResolvers<StaffContext>['setStaffActive']> =>
  async (_root, { staffId, active }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    if (staffId === staff.staffId) return { success: false, error: 'NOT_ON_YOURSELF' };
    const changed = await deps.people.setActive(staff, staffId, active);
    const error = typeof changed === 'string' ? changed : null;
    return { success: error === null, error };
  };
