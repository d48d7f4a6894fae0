import { mailTexts } from '@tallrik/translations/mail-texts';
import { senderFromName } from '../features/accounts/send-code-sms.ts';
import { makeEscalateUnanswered } from '../features/orders/escalation/escalate-unanswered.ts';
import {
  makeSendContactMessage,
  type SendContactSms,
} from '../features/orders/escalation/send-contact-message.ts';
import type { SendMail } from '../features/orders/mail/send-receipt.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import { noMailServer } from './mail.ts';

/** The second line of defence: who is told when a kitchen does not answer (KITCHEN-08). */
export const composeEscalation = (deps: {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  sendMail: SendMail | null;
  sendSms: SendContactSms;
  /** The deployment's sender, for companies without their own. */
  smsSender: string | null;
}): Pick<JobHandlers, 'escalate-unanswered' | 'send-contact-message'> => ({
  'escalate-unanswered': makeEscalateUnanswered(deps),
  'send-contact-message': makeSendContactMessage({
    ...deps,
    textsIn: mailTexts,
    sendMail: deps.sendMail ?? noMailServer,
    smsSenderOf: ({ smsSender, displayName }) =>
      smsSender ?? deps.smsSender ?? senderFromName(displayName),
  }),
});
