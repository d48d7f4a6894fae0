import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import type { StaffLogin } from '../../staff/staff-login.ts';

export const makeStaffLoginResolver =
  (deps: { login: StaffLogin }): NonNullable<MutationResolvers<StaffContext>['staffLogin']> =>
  async (_root, credentials, { address, now }) => {
    const result = await deps.login(credentials, { address, now: now() });
    return 'token' in result
      ? { token: result.token, error: null }
      : { token: null, error: result.error };
  };
