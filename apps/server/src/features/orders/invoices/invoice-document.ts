import type { Language } from '@tallrik/domain/company/languages';
import type { Database } from '../../../platform/database/database.ts';
import type { InvoiceRecord, InvoiceTexts } from './invoice-record.ts';
import { findInvoiceDocument, keepInvoiceDocument } from './stored-invoice.ts';

export type InvoiceDocumentDeps = {
  db: Database;
  now: () => Temporal.Instant;
  textsIn: (language: Language) => InvoiceTexts;
};

/** The document as it was first made: whoever asks first, the job or an administrator, makes it. */
export async function invoiceDocument(
  { db, now, textsIn }: InvoiceDocumentDeps,
  invoice: InvoiceRecord,
): Promise<Buffer> {
  const { companyId, id } = invoice;
  const document = await findInvoiceDocument(db, companyId, id);
  if (document) return document;
  // Loaded on Mondays only: fonts and a PDF writer would sit in every server's memory all week.
  const { invoicePdf } = await import('./invoice-pdf.ts');
  await keepInvoiceDocument(
    db,
    companyId,
    id,
    await invoicePdf(invoice, textsIn(invoice.language)),
    now(),
  );
  const made = await findInvoiceDocument(db, companyId, id);
  if (!made) throw new Error(`The document of invoice ${id} is gone`);
  return made;
}
