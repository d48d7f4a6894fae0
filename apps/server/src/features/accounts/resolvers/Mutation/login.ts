import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { rateLimited } from '../../../../platform/graphql/errors.ts';
import type { Login } from '../../login.ts';

export const makeLoginResolver =
  (deps: { login: Login }): NonNullable<MutationResolvers<GraphContext>['login']> =>
  async (_root, credentials, { address, device, now }) => {
    const result = await deps.login(credentials, { address, device, now: now() });
    if ('retryAfterSeconds' in result) throw rateLimited(result.retryAfterSeconds);
    return 'token' in result
      ? { token: result.token, error: null }
      : { token: null, error: result.error };
  };
