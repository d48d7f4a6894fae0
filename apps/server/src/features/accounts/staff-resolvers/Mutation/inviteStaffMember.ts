import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { MailInvitation } from '../../staff/mail-invitation.ts';
import { staffAccount, type StaffPeople } from '../../staff/staff-people.ts';

export const makeInviteStaffMember =
  (deps: {
    people: StaffPeople;
    mailInvitation: MailInvitation;
  }): NonNullable<MutationResolvers<StaffContext>['inviteStaffMember']> =>
  async (_root, { companyId: wanted, ...person }, context) => {
    const { staff, companyId } = administered(context, wanted, ['PEOPLE', 'WRITE']);
    const invited = await deps.people.invite(staff, { ...person, companyId });
    if (typeof invited === 'string') return { error: invited, isMailed: false };
    const { member, invitation } = invited;
    const isMailed = await deps.mailInvitation(member, invitation, staff.staffId);
    return { account: staffAccount(member), invitation, isMailed };
  };
