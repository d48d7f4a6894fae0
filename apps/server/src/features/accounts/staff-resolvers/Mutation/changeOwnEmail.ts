import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { checkEmail } from '@tallrik/domain/accounts/checks';
import { signedIn } from '../../../../platform/auth/staff-rights.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { OwnEmail } from '../../staff/own-email.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

/** With a proof: the mailbox is where a lost password comes back by. */
export const makeChangeOwnEmail =
  (deps: {
    account: StaffOwnAccount;
    ownEmail: OwnEmail;
  }): NonNullable<MutationResolvers<StaffContext>['changeOwnEmail']> =>
  async (_root, { email, proof }, context) => {
    const staff = signedIn(context);
    // Before the proof: a code is used up by being right, and a slip of the pen must not cost it.
    if (!checkEmail(email.trim()).ok) return { success: false, error: 'FIELD_INVALID' };
    const from = { address: context.address, now: context.now() };
    const error =
      (await deps.account.proveAgain(staff, proof ?? '', from)) ??
      (await deps.ownEmail.ask(staff, email, from.now));
    return { success: error === null, error };
  };
