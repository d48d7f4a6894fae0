import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { MailInvitation } from '../../staff/mail-invitation.ts';
import { staffAccount, type StaffPeople } from '../../staff/staff-people.ts';

/** Nobody locks themselves out by a slip. */
export const makeSetStaffActive =
  (deps: {
    people: StaffPeople;
    mailInvitation: MailInvitation;
  }): NonNullable<MutationResolvers<StaffContext>['setStaffActive']> =>
  async (_root, { staffId, active }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    if (staffId === staff.staffId) return { error: 'NOT_ON_YOURSELF', isMailed: false };
    if (!active) {
      const gone = await deps.people.letGo(staff, staffId);
      return typeof gone === 'string'
        ? { error: gone, isMailed: false }
        : { account: staffAccount(gone), isMailed: false };
    }
    const { member, invitation } = await deps.people.letIn(staff, staffId);
    const isMailed = await deps.mailInvitation(member, invitation, staff.staffId);
    return { account: staffAccount(member), invitation, isMailed };
  };
