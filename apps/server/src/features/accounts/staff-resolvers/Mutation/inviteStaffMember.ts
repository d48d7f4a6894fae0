import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { staffAccount, type StaffPeople } from '../../staff/staff-people.ts';

export const makeInviteStaffMember =
  (deps: {
    people: StaffPeople;
  }): NonNullable<MutationResolvers<StaffContext>['inviteStaffMember']> =>
  async (_root, { companyId: wanted, ...person }, context) => {
    const { staff, companyId } = administered(context, wanted, ['PEOPLE', 'WRITE']);
    const invited = await deps.people.invite(staff, { ...person, companyId });
    return typeof invited === 'string'
      ? { error: invited }
      : { account: staffAccount(invited.member), invitation: invited.invitation };
  };
