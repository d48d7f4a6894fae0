import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { forbidden, notFound } from '../../../../platform/graphql/errors.ts';
import type { ReceiptRefusal, RequestReceipt } from '../../mail/request-receipt.ts';
import { findOrder } from '../../order-store.ts';

const ANSWERS: Record<ReceiptRefusal, { error: StaffErrorCode; field?: string }> = {
  NO_SUCH_ORDER: { error: 'NO_RECEIPT' },
  NO_RECEIPT: { error: 'NO_RECEIPT' },
  NO_ADDRESS: { error: 'FIELD_INVALID', field: 'email' },
  BAD_ADDRESS: { error: 'FIELD_INVALID', field: 'email' },
  TOO_OFTEN: { error: 'RECEIPT_TOO_OFTEN' },
  NO_MAIL_SERVER: { error: 'MAIL_NOT_SENT' },
};

/** A receipt again, to an address that is typed and forgotten once it is out (MONEY-07). */
export const makeResendReceipt =
  (deps: {
    db: Database;
    requestReceipt: RequestReceipt;
  }): NonNullable<MutationResolvers<StaffContext>['resendReceipt']> =>
  async (_root, { companyId: wanted, orderId, email }, context) => {
    const { staff, companyId, venueIds } = officeCaller(context, {
      area: 'ORDERS',
      access: 'WRITE',
      companyId: wanted,
    });
    const order = isUuid(orderId) ? await findOrder(deps.db, orderId) : null;
    if (!order || order.companyId !== companyId) throw notFound('Order');
    if (venueIds !== 'ALL' && !venueIds.includes(order.venueId))
      throw forbidden('This order is not of your venues');
    // The log says that it was sent, not to whom.
    const entry = { action: 'resendReceipt', subjectId: order.id, details: {}, companyId };
    const outcome = await deps.requestReceipt({
      orderId,
      email,
      viewer: { kind: 'ANONYMOUS' },
      language: null,
      inTransaction: (trx) => writeAudit(trx, staff, entry, context.now()),
    });
    return outcome.ok
      ? { success: true, error: null }
      : { success: false, ...ANSWERS[outcome.error] };
  };
