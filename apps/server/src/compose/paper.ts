import type { Config } from '../config.ts';
import type { AskForReceipt } from '../features/orders/mail/ask-for-receipt.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import type { Inbox } from '../providers/inbox/inbox.ts';
import type { SendContactSms } from '../features/orders/escalation/send-contact-message.ts';
import { composeCalls } from './call.ts';
import { composeEscalation, type EscalationDeps } from './escalation.ts';
import { composeInvoices } from './invoices.ts';
import { composeEmail, composeReceipts } from './mail.ts';
import { composePush, type Push } from './push.ts';

export type Paper = {
  askForReceipt: AskForReceipt;
  push: Push;
  jobs: Pick<
    JobHandlers,
    | 'send-receipt'
    | 'push-order-status'
    | 'hand-over-order'
    | 'issue-invoices'
    | 'send-invoice'
    | 'escalate-unanswered'
    | 'tell-missing-board'
    | 'send-contact-message'
  >;
};

/** What an order sends out: receipts, invoices, messages to phones, and word to the kitchen in time. */
export function composePaper(deps: {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  config: Config;
  /** Null on a real server. */
  inbox: Inbox | null;
  sendSms: SendContactSms;
  findVenue: EscalationDeps['findVenue'];
  announceOrder: (venueId: string, orderId: string, version: number) => void;
}): Paper {
  const sendMail = composeEmail(deps.config, deps.inbox);
  const receipts = composeReceipts({ ...deps, sendMail });
  const push = composePush(deps);
  return {
    askForReceipt: receipts.askForReceipt,
    push,
    jobs: {
      ...receipts.jobs,
      ...push.jobs,
      ...composeInvoices({ ...deps, sendMail }).jobs,
      ...composeEscalation({
        ...deps,
        sendMail,
        calls: composeCalls(deps.config, deps.inbox),
        smsSender: deps.config.smsSender,
      }),
    },
  };
}
