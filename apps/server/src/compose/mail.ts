import { mailTexts } from '@tallrik/translations/mail-texts';
import type { Config } from '../config.ts';
import { findCompany, findConfiguration } from '../features/company/company-store.ts';
import { makeAskForReceipt } from '../features/orders/mail/ask-for-receipt.ts';
import type { Seller } from '../features/orders/mail/receipt-view.ts';
import { makeSendReceipt, type SendMail } from '../features/orders/mail/send-receipt.ts';
import { findVenue } from '../features/venues/venues-store.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import { makeInboxEmail } from '../providers/email/inbox-email.ts';
import { makeSmtpEmail } from '../providers/email/smtp-email.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';

/** Null where a real server was started without one: nothing may pretend to have been sent. */
export function composeEmail(config: Pick<Config, 'smtp'>, inbox: Inbox | null): SendMail | null {
  if (config.smtp) return makeSmtpEmail(config.smtp).send;
  return inbox && makeInboxEmail(inbox).send;
}

/** The job waits in the queue until a server with a mail server takes it. */
export const noMailServer: SendMail = () => Promise.reject(new Error('No mail server is set up'));

export function composeReceipts(deps: {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  sendMail: SendMail | null;
}) {
  const { db, log, now, newId } = deps;
  const findSeller = async (companyId: string, venueId: string): Promise<Seller | null> => {
    const [company, venue, configuration] = await Promise.all([
      findCompany(db, companyId),
      findVenue(db, companyId, venueId),
      findConfiguration(db, { by: 'COMPANY', companyId }),
    ]);
    return company && venue && configuration
      ? { company, venue, theme: configuration.theme }
      : null;
  };
  const jobs: Pick<JobHandlers, 'send-receipt'> = {
    'send-receipt': makeSendReceipt({
      db,
      log,
      now,
      findSeller,
      textsIn: mailTexts,
      sendMail: deps.sendMail ?? noMailServer,
    }),
  };
  return {
    jobs,
    askForReceipt: makeAskForReceipt({
      db,
      now,
      newId,
      canSendMail: deps.sendMail !== null,
      defaultLanguageOf: async (companyId) =>
        (await findCompany(db, companyId))?.defaultLanguage ?? null,
    }),
  };
}
