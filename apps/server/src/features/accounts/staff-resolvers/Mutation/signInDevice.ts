import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { Devices } from '../../staff/devices.ts';

export const makeSignInDevice =
  (deps: { devices: Devices }): NonNullable<MutationResolvers<StaffContext>['signInDevice']> =>
  (_root, { code }, { address, device, browser, now }) =>
    deps.devices.signIn(code, { address, device, browser, now: now() });
