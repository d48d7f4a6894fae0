import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import type { Logger } from '../../../platform/logging/log.ts';
import { html } from '../../../platform/web/html.ts';
import type { SendMail } from '../mail/send-receipt.ts';
import { invoiceDocument, type InvoiceDocumentDeps } from './invoice-document.ts';
import { writtenDay, type InvoiceRecord, type InvoiceTexts } from './invoice-record.ts';
import { findInvoice, markInvoiceMailed } from './stored-invoice.ts';

/** Makes the document once, keeps it, and mails it. A second run finds it mailed and does nothing. */
export const makeSendInvoice =
  (deps: InvoiceDocumentDeps & { log: Logger; sendMail: SendMail }) =>
  async ({
    companyId,
    invoiceId,
    mailId,
  }: {
    companyId: string;
    invoiceId: string;
    mailId?: string;
  }): Promise<void> => {
    const { db, log, now } = deps;
    const invoice = await findInvoice(db, companyId, invoiceId);
    if (!invoice || (invoice.mailedAt && mailId === undefined)) return;
    const t = deps.textsIn(invoice.language);
    const pdf = await invoiceDocument(deps, invoice);
    if (!invoice.buyer.email) {
      log.warn({ companyId, invoiceId }, 'an invoice has no address to be mailed to');
      return;
    }
    const outcome = await deps.sendMail({
      ...invoiceMail(invoice, invoice.buyer.email, pdf, t),
      id: mailId ?? invoiceId,
    });
    if (outcome.kind === 'SENT' && invoice.mailedAt) return;
    if (outcome.kind === 'SENT') return markInvoiceMailed(db, companyId, invoiceId, now());
    log.warn({ companyId, invoiceId, code: outcome.code }, 'an invoice was refused for good');
  };

function invoiceMail(invoice: InvoiceRecord, to: string, pdf: Buffer, t: InvoiceTexts) {
  const { number, seller } = invoice;
  const text = t('Mail.Invoice.Text', {
    number,
    from: writtenDay(invoice.periodStart),
    to: writtenDay(invoice.periodEnd),
    total: formatMoneyExact(invoice.total, invoice.currency),
    due: writtenDay(invoice.dueOn),
  });
  const reference = t('Mail.Invoice.Reference', { number });
  return {
    id: invoice.id,
    to,
    senderName: seller.name,
    replyTo: seller.email,
    subject: t('Mail.Invoice.Subject', { number, company: seller.name }),
    text: `${text}\n\n${reference}\n\n${seller.name}`,
    html: html`<p>${text}</p>
      <p>${reference}</p>
      <p>${seller.name}</p>`.markup,
    attachments: [
      {
        name: `${t('Mail.Invoice.Title')} ${number}.pdf`,
        type: 'application/pdf' as const,
        bytes: pdf,
      },
    ],
  };
}
