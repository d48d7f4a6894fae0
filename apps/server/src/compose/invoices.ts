import { mailTexts } from '@tallrik/translations/mail-texts';
import { findCompany } from '../features/company/company-store.ts';
import { makeIssueInvoices } from '../features/orders/invoices/issue-invoices.ts';
import { makeSendInvoice } from '../features/orders/invoices/send-invoice.ts';
import type { SendMail } from '../features/orders/mail/send-receipt.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import { noMailServer } from './mail.ts';

export function composeInvoices(deps: {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  sendMail: SendMail | null;
}): { jobs: Pick<JobHandlers, 'issue-invoices' | 'send-invoice'> } {
  const { db, log, now, newId } = deps;
  return {
    jobs: {
      'issue-invoices': makeIssueInvoices({
        db,
        now,
        newId,
        textsIn: mailTexts,
        defaultLanguageOf: async (companyId) =>
          (await findCompany(db, companyId))?.defaultLanguage ?? null,
      }),
      'send-invoice': makeSendInvoice({
        db,
        log,
        now,
        textsIn: mailTexts,
        sendMail: deps.sendMail ?? noMailServer,
      }),
    },
  };
}
