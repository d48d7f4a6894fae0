import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { staffAccount, type StaffPeople } from '../../staff/staff-people.ts';

export const makeStaffMembers =
  (deps: { people: StaffPeople }): NonNullable<QueryResolvers<StaffContext>['staffMembers']> =>
  async (_root, args, context) => {
    const { staff, companyId } = administered(context, args.companyId, ['PEOPLE', 'READ']);
    const isPlatform = staff.role === 'PLATFORM_ADMIN';
    return (await deps.people.list(companyId, isPlatform)).map(staffAccount);
  };
