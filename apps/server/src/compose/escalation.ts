import type { OpenVenue } from '@tallrik/domain/venues/open-hours';
import { mailTexts } from '@tallrik/translations/mail-texts';
import { senderFromName } from '../features/accounts/send-code-sms.ts';
import { makeEscalateUnanswered } from '../features/orders/escalation/escalate-unanswered.ts';
import {
  makeSendContactMessage,
  type PlaceContactCall,
  type SendContactSms,
} from '../features/orders/escalation/send-contact-message.ts';
import { makeTellMissingBoard } from '../features/orders/escalation/tell-missing-board.ts';
import type { SendMail } from '../features/orders/mail/send-receipt.ts';
import type { Database } from '../platform/database/database.ts';
import type { JobHandlers } from '../platform/jobs/jobs.ts';
import type { Logger } from '../platform/logging/log.ts';
import { noMailServer } from './mail.ts';

export type EscalationDeps = {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  findVenue: (companyId: string, venueId: string) => Promise<OpenVenue | null>;
  sendMail: SendMail | null;
  sendSms: SendContactSms;
  /** Null: nobody can be called. */
  calls: { place: PlaceContactCall } | null;
  /** The deployment's sender, for companies without their own. */
  smsSender: string | null;
};

/** The second line of defence: who is told when a kitchen does not answer, or its board is gone (KITCHEN-08, KITCHEN-09). */
export const composeEscalation = (
  deps: EscalationDeps,
): Pick<JobHandlers, 'escalate-unanswered' | 'tell-missing-board' | 'send-contact-message'> => ({
  'escalate-unanswered': makeEscalateUnanswered(deps),
  'tell-missing-board': makeTellMissingBoard(deps),
  'send-contact-message': makeSendContactMessage({
    ...deps,
    textsIn: mailTexts,
    sendMail: deps.sendMail ?? noMailServer,
    placeCall: deps.calls?.place ?? null,
    smsSenderOf: ({ smsSender, displayName }) =>
      smsSender ?? deps.smsSender ?? senderFromName(displayName),
  }),
});
