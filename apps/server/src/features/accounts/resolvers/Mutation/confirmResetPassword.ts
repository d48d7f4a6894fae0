import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { badInput, rateLimited } from '../../../../platform/graphql/errors.ts';
import type { ConfirmReset } from '../../reset-password.ts';
import type { TranslateMessage } from '../../translate-message.ts';

export const makeConfirmResetPassword =
  (deps: {
    confirmReset: ConfirmReset;
    translateMessage: TranslateMessage;
  }): NonNullable<MutationResolvers<GraphContext>['confirmResetPassword']> =>
  async (_root, request, { address, language, now }) => {
    const result = await deps.confirmReset(request, { address, now: now() });
    if ('retryAfterSeconds' in result) throw rateLimited(result.retryAfterSeconds);
    if ('badField' in result) {
      throw badInput(`Not a usable ${result.badField}`, { field: result.badField });
    }
    if (result.success) return { success: true, error: null, message: null };
    const { companyId } = request;
    const message = await deps.translateMessage('CODE_NOT_RIGHT', { companyId, language });
    return { success: false, error: result.error, message };
  };
