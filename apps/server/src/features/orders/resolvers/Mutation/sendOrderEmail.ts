import type { ErrorCode } from '@tallrik/contract/error-codes';
import type { MutationResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { RequestReceipt, ReceiptRefusal } from '../../mail/request-receipt.ts';

const ANSWERS: Record<ReceiptRefusal, { error: ErrorCode; message: string }> = {
  NO_SUCH_ORDER: { error: 'NOT_FOUND', message: 'There is no such order' },
  NO_RECEIPT: { error: 'BAD_USER_INPUT', message: 'A rejected order has no receipt' },
  NO_ADDRESS: { error: 'BAD_USER_INPUT', message: 'An e-mail address is needed' },
  BAD_ADDRESS: { error: 'BAD_USER_INPUT', message: 'This is not an e-mail address' },
  TOO_OFTEN: { error: 'RATE_LIMITED', message: 'Three times an hour is enough' },
  NO_MAIL_SERVER: { error: 'NOT_IMPLEMENTED', message: 'This server sends no mail' },
};

export const makeSendOrderEmail =
  (deps: {
    requestReceipt: RequestReceipt;
  }): NonNullable<MutationResolvers<GraphContext>['sendOrderEmail']> =>
  async (_root, { orderId, email }, { viewer, language, log, traceId }) => {
    const outcome = await deps.requestReceipt({ orderId, email: email ?? null, viewer, language });
    if (outcome.ok) return { success: true, error: null, message: null };
    log.info({ traceId, orderId, code: outcome.error }, 'no receipt was sent');
    return { success: false, ...ANSWERS[outcome.error] };
  };
