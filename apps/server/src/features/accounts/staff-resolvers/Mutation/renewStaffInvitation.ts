import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { MailInvitation } from '../../staff/mail-invitation.ts';
import { staffAccount, type StaffPeople } from '../../staff/staff-people.ts';

export const makeRenewStaffInvitation =
  (deps: {
    people: StaffPeople;
    mailInvitation: MailInvitation;
  }): NonNullable<MutationResolvers<StaffContext>['renewStaffInvitation']> =>
  async (_root, { staffId }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    const renewed = await deps.people.renewInvitation(staff, staffId);
    if (!renewed) return { error: 'INVITATION_ACCEPTED', isMailed: false };
    const { member, invitation } = renewed;
    const isMailed = await deps.mailInvitation(member, invitation, staff.staffId);
    return { account: staffAccount(member), invitation, isMailed };
  };
