import { checkEmail } from '@tallrik/domain/accounts/checks';
import { DEFAULT_LANGUAGE, type Language } from '@tallrik/domain/company/languages';
import { canEmailReceipt } from '@tallrik/domain/orders/receipt';
import { mayMailReceipt } from '@tallrik/domain/orders/receipt-mails';
import { ok, refused, type Result } from '@tallrik/domain/result';
import type { Database } from '../../../platform/database/database.ts';
import type { Viewer } from '../../../platform/graphql/context.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { findOrder } from '../order-store.ts';
import { findMailOfUser, insertReceiptMail, lockReceiptMails } from './receipt-mail-store.ts';

export type ReceiptRefusal =
  | 'NO_SUCH_ORDER'
  | 'NO_RECEIPT'
  | 'NO_ADDRESS'
  | 'BAD_ADDRESS'
  | 'TOO_OFTEN'
  | 'NO_MAIL_SERVER';

export type RequestReceipt = (request: {
  orderId: string;
  email: string | null;
  viewer: Viewer;
  /** What the app speaks to this guest; null: not said. */
  language: Language | null;
  /** Written down with it, or not at all. */
  inTransaction?: (trx: Database) => Promise<void>;
}) => Promise<Result<{ mailId: string }, ReceiptRefusal>>;

/**
 * Puts a receipt on its way (D-98). Whoever knows the order's id may ask (D-96): the receipt says no more than its
 * page does. The mail itself goes out by a job.
 */
export const makeRequestReceipt =
  (deps: {
    db: Database;
    now: () => Temporal.Instant;
    newId: () => string;
    canSendMail: boolean;
    defaultLanguageOf: (companyId: string) => Promise<Language | null>;
  }): RequestReceipt =>
  async ({ orderId, email, viewer, language, inTransaction }) => {
    if (!deps.canSendMail) return refused('NO_MAIL_SERVER');
    const order = await findOrder(deps.db, orderId);
    if (!order) return refused('NO_SUCH_ORDER');
    if (!canEmailReceipt(order)) return refused('NO_RECEIPT');
    const account =
      viewer.kind === 'USER'
        ? await findMailOfUser(deps.db, viewer.companyId, viewer.userId)
        : null;
    const address = email?.trim() || account?.email;
    if (!address) return refused('NO_ADDRESS');
    const checked = checkEmail(address);
    if (!checked.ok) return refused('BAD_ADDRESS');
    const mailLanguage =
      language ??
      account?.language ??
      (await deps.defaultLanguageOf(order.companyId)) ??
      DEFAULT_LANGUAGE;

    const { companyId, id } = order;
    const now = deps.now();
    const mailId = deps.newId();
    return deps.db.transaction().execute(async (trx) => {
      const recent = await lockReceiptMails(trx, companyId, id, now.subtract({ hours: 1 }));
      if (!mayMailReceipt(recent, now)) return refused('TOO_OFTEN');
      await insertReceiptMail(trx, companyId, {
        id: mailId,
        orderId: id,
        email: checked.value,
        language: mailLanguage,
        requestedAt: now,
      });
      await addJob(trx, 'send-receipt', { companyId, mailId }, { key: `receipt:${mailId}` });
      await inTransaction?.(trx);
      return ok({ mailId });
    });
  };
