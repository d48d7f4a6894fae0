import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

export const makeConfirmTwoFactor =
  (deps: {
    account: StaffOwnAccount;
  }): NonNullable<MutationResolvers<StaffContext>['confirmTwoFactor']> =>
  (_root, { code }, { staff, enrolling, address, device, browser, now }) => {
    const viewer = staff ?? enrolling;
    if (!viewer) throw unauthenticated();
    return deps.account.takeCodeForRecovery(
      viewer,
      code,
      { address, device, browser, now: now() },
      'confirmTwoFactor',
    );
  };
