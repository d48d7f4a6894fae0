import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import type { Logger } from '../../../platform/logging/log.ts';
import { html } from '../../../platform/web/html.ts';
import type { SendMail } from '../mail/send-receipt.ts';
import { findCreditDocument, findCreditNote, keepCreditDocument } from './credit-store.ts';
import type { InvoiceDocumentDeps } from './invoice-document.ts';

type CreditRecord = NonNullable<Awaited<ReturnType<typeof findCreditNote>>>;

/** As it was first made, whoever asks first. */
export async function creditDocument(
  { db, now, textsIn }: InvoiceDocumentDeps,
  note: CreditRecord,
): Promise<Buffer> {
  const { companyId, id } = note;
  const document = await findCreditDocument(db, companyId, id);
  if (document) return document;
  const { invoicePdf } = await import('./invoice-pdf.ts');
  const pdf = await invoicePdf(note, textsIn(note.language));
  await keepCreditDocument(db, companyId, id, pdf, now());
  const made = await findCreditDocument(db, companyId, id);
  if (!made) throw new Error(`The document of credit note ${id} is gone`);
  return made;
}

/** Mails it to who got the invoice; the mail's id is the credit note's, so that a second run sends none. */
export const makeSendCreditNote =
  (deps: InvoiceDocumentDeps & { log: Logger; sendMail: SendMail }) =>
  async ({
    companyId,
    creditNoteId,
  }: {
    companyId: string;
    creditNoteId: string;
  }): Promise<void> => {
    const note = await findCreditNote(deps.db, companyId, creditNoteId);
    if (!note) return;
    const pdf = await creditDocument(deps, note);
    const { seller, buyer, number } = note;
    if (!buyer.email) {
      deps.log.warn({ companyId, creditNoteId }, 'a credit note has no address to be mailed to');
      return;
    }
    const t = deps.textsIn(note.language);
    const total = formatMoneyExact(note.total, note.currency);
    const text = t('Mail.CreditNote.Text', { number, invoice: note.creditOf, total });
    const outcome = await deps.sendMail({
      id: creditNoteId,
      to: buyer.email,
      senderName: seller.name,
      replyTo: seller.email,
      subject: t('Mail.CreditNote.Subject', { number, company: seller.name }),
      text: `${text}\n\n${seller.name}`,
      html: html`<p>${text}</p>
        <p>${seller.name}</p>`.markup,
      attachments: [
        {
          name: `${t('Mail.CreditNote.Title')} ${number}.pdf`,
          type: 'application/pdf' as const,
          bytes: pdf,
        },
      ],
    });
    if (outcome.kind !== 'SENT')
      deps.log.warn({ companyId, creditNoteId, code: outcome.code }, 'a credit note was refused');
  };
