import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { unauthenticated } from '../../../../platform/graphql/errors.ts';
import type { StaffOwnAccount } from '../../staff/staff-account.ts';

export const makeRenewRecoveryCodes =
  (deps: {
    account: StaffOwnAccount;
  }): NonNullable<MutationResolvers<StaffContext>['renewRecoveryCodes']> =>
  (_root, { code }, { staff: viewer, address, device, browser, now }) => {
    if (!viewer) throw unauthenticated();
    return deps.account.takeCodeForRecovery(
      viewer,
      code,
      { address, device, browser, now: now() },
      'renewRecoveryCodes',
    );
  };
