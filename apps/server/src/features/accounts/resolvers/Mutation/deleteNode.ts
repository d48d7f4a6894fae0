import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { forbidden } from '../../../../platform/graphql/errors.ts';
import { signedIn } from '../../account-holder.ts';
import type { DeleteAccount } from '../../delete-account.ts';
import type { TranslateMessage } from '../../translate-message.ts';

const GONE = { success: true, message: null };

export const makeDeleteNode =
  (deps: {
    deleteAccount: DeleteAccount;
    translateMessage: TranslateMessage;
  }): NonNullable<MutationResolvers<GraphContext>['deleteNode']> =>
  async (_root, { userId, forced }, { viewer, language, now, log, traceId }) => {
    // The answer to the first call was lost, and the session asks again.
    if (viewer.kind === 'JUST_DELETED' && viewer.userId === userId) return GONE;
    const owner = signedIn(viewer);
    if (userId !== owner.userId) {
      log.warn(
        { traceId, userId: owner.userId, companyId: owner.companyId },
        "tried to delete somebody else's account",
      );
      throw forbidden('Only your own account can be deleted');
    }
    const outcome = await deps.deleteAccount(owner, { isForced: forced ?? false, now: now() });
    if (outcome === 'DELETED') return GONE;
    const { companyId } = owner;
    return {
      success: false,
      message: await deps.translateMessage(outcome, { companyId, language }),
    };
  };
