import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { platformAdmin } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Companies } from '../../staff/companies.ts';
import type { MailInvitation } from '../../staff/mail-invitation.ts';

export const makeCreateCompany =
  (deps: {
    companies: Companies;
    mailInvitation: MailInvitation;
  }): NonNullable<MutationResolvers<StaffContext>['createCompany']> =>
  async (_root, wanted, context) => {
    const staff = platformAdmin(context);
    const opened = await deps.companies.create(staff, wanted);
    if ('error' in opened) return { ...opened, isMailed: false };
    const { company, member, invitation } = opened;
    const isMailed = await deps.mailInvitation(member, invitation, staff.staffId);
    return { company, invitation, isMailed, suggestions: [] };
  };
