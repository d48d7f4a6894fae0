import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { staffAccount, type StaffPeople } from '../../staff/staff-people.ts';

export const makeRenewStaffInvitation =
  (deps: {
    people: StaffPeople;
  }): NonNullable<MutationResolvers<StaffContext>['renewStaffInvitation']> =>
  async (_root, { staffId }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    const renewed = await deps.people.renewInvitation(staff, staffId);
    return renewed
      ? { account: staffAccount(renewed.member), invitation: renewed.invitation }
      : { error: 'INVITATION_ACCEPTED' };
  };
