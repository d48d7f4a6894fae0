import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffLogin } from '../../staff/staff-login.ts';

export const makeStaffLoginResolver =
  (deps: { login: StaffLogin }): NonNullable<MutationResolvers<StaffContext>['staffLogin']> =>
  (_root, { email, password, code }, { address, device, browser, now }) =>
    deps.login({ email, password, code: code ?? null }, { address, device, browser, now: now() });
