import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { MailInvitation } from '../../staff/mail-invitation.ts';
import { staffAccount, type StaffPeople } from '../../staff/staff-people.ts';

export const makeResetStaffPassword =
  (deps: {
    people: StaffPeople;
    mailInvitation: MailInvitation;
  }): NonNullable<MutationResolvers<StaffContext>['resetStaffPassword']> =>
  async (_root, { staffId }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    const { member, invitation } = await deps.people.resetPassword(staff, staffId);
    const isMailed = await deps.mailInvitation(member, invitation, staff.staffId);
    return { account: staffAccount(member), invitation, isMailed };
  };
