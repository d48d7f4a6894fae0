import type { Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { findOrder } from '../order-store.ts';
import { receiptHtml } from './receipt-html.ts';
import { findWaitingReceiptMail, forgetReceiptAddress } from './receipt-mail-store.ts';
import { receiptText } from './receipt-text.ts';
import { receiptView, type ReceiptTexts, type Seller } from './receipt-view.ts';

export type OutgoingMail = {
  id: string;
  to: string;
  senderName: string;
  replyTo: string | null;
  subject: string;
  text: string;
  html: string;
  attachments: readonly { name: string; type: 'application/pdf'; bytes: Buffer }[];
};

/** Throws where it may arrive later; the job is then tried again. */
export type SendMail = (
  mail: OutgoingMail,
) => Promise<{ kind: 'SENT' } | { kind: 'REFUSED'; code: string }>;

/** A mail server that is down for longer gets the address no more: it is kept for the mail and nothing else. */
const GIVEN_UP_AFTER_HOURS = 24;

/** A second run finds the address gone and does nothing. */
export const makeSendReceipt =
  (deps: {
    db: Database;
    log: Logger;
    now: () => Temporal.Instant;
    textsIn: (language: Language) => ReceiptTexts;
    findSeller: (companyId: string, venueId: string) => Promise<Seller | null>;
    sendMail: SendMail;
  }) =>
  async ({ companyId, mailId }: { companyId: string; mailId: string }): Promise<void> => {
    const waiting = await findWaitingReceiptMail(deps.db, companyId, mailId);
    const order = waiting && (await findOrder(deps.db, waiting.orderId));
    if (!order) return;
    if (deps.now().since(waiting.requestedAt).total('hours') > GIVEN_UP_AFTER_HOURS) {
      deps.log.warn({ companyId, mailId }, 'a receipt could not be sent for a day');
      return forgetReceiptAddress(deps.db, companyId, mailId, null);
    }
    const seller = await deps.findSeller(companyId, order.venueId);
    if (!seller) throw new Error(`Venue ${order.venueId} of an order is gone`);
    const view = receiptView(order, seller, waiting.language, deps.textsIn(waiting.language));
    const outcome = await deps.sendMail({
      id: mailId,
      to: waiting.email,
      senderName: view.senderName,
      replyTo: seller.venue.supportEmail ?? seller.company.supportEmail,
      subject: view.subject,
      text: receiptText(view),
      html: receiptHtml(view),
      attachments: [],
    });
    if (outcome.kind === 'REFUSED') {
      deps.log.warn({ companyId, mailId, code: outcome.code }, 'a receipt was refused for good');
    }
    await forgetReceiptAddress(
      deps.db,
      companyId,
      mailId,
      outcome.kind === 'SENT' ? deps.now() : null,
    );
  };
