import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { administered } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { MailFactorRemoved } from '../../staff/mail-invitation.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';
import type { StaffPeople } from '../../staff/staff-people.ts';

/** With the own one, or without a proof, anybody at an unlocked tablet could take it off. */
export const makeRemoveTwoFactor =
  (deps: {
    people: StaffPeople;
    account: StaffOwnAccount;
    mailFactorRemoved: MailFactorRemoved;
  }): NonNullable<MutationResolvers<StaffContext>['removeTwoFactor']> =>
  async (_root, { staffId, proof }, context) => {
    const { staff } = administered(context, null, ['PEOPLE', 'WRITE']);
    if (staffId === staff.staffId) return { success: false, error: 'NOT_ON_YOURSELF' };
    await deps.people.mustReach(staff, staffId);
    const { address, now } = context;
    const error = await deps.account.proveAgain(staff, proof ?? '', { address, now: now() });
    if (error !== null) return { success: false, error };
    const member = await deps.people.removeTwoFactor(staff, staffId);
    if (typeof member !== 'string') await deps.mailFactorRemoved(member, staff.staffId);
    return { success: true, error: null };
  };
