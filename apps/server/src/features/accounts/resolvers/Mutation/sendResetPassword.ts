import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { rateLimited } from '../../../../platform/graphql/errors.ts';
import type { SendResetCode } from '../../reset-password.ts';

export const makeSendResetPassword =
  (deps: {
    sendResetCode: SendResetCode;
  }): NonNullable<MutationResolvers<GraphContext>['sendResetPassword']> =>
  async (_root, request, { address, now }) => {
    const result = await deps.sendResetCode(request, { address, now: now() });
    if ('retryAfterSeconds' in result) throw rateLimited(result.retryAfterSeconds);
    return { success: true, error: null, message: null };
  };
