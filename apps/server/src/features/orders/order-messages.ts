import type { OperatingSystem } from '@tallrik/contract/generated/resolvers';
import type { Language } from '@tallrik/domain/company/languages';
import type { OpenVenue } from '@tallrik/domain/venues/open-hours';
import type { Database } from '../../platform/database/database.ts';
import type { Logger } from '../../platform/logging/log.ts';
import type { ClosingMailTexts } from './books/closing-mail.ts';
import { makeMailClosing } from './books/mail-closing.ts';
import { makeEscalateUnanswered } from './escalation/escalate-unanswered.ts';
import {
  makeSendContactMessage,
  type PlaceContactCall,
  type SendContactSms,
} from './escalation/send-contact-message.ts';
import { makeNotifyMissingBoard } from './escalation/notify-missing-board.ts';
import { makeHandOverOrder } from './hand-over-order.ts';
import { makeIssueInvoices } from './invoices/issue-invoices.ts';
import { makeSendCreditNote } from './invoices/send-credit-note.ts';
import { makeSendInvoice } from './invoices/send-invoice.ts';
import { makeMailRefund, type RefundMailTexts } from './mail/mail-refund.ts';
import { makeRequestReceipt } from './mail/request-receipt.ts';
import { makeSendReceipt, type SendMail } from './mail/send-receipt.ts';
import type { EndConsents, KeepConsent } from './push/consent-port.ts';
import { makePushOrderStatus } from './push/push-order-status.ts';
import { makeNotifyGuest } from './push/notify-guest.ts';
import { makeAddOrderDeviceToken } from './resolvers/Mutation/addOrderDeviceToken.ts';
import { makeRemoveOrderDeviceToken } from './resolvers/Mutation/removeOrderDeviceToken.ts';
import { makeRenewDeviceToken } from './resolvers/Mutation/renewDeviceToken.ts';

type ReceiptDeps = Parameters<typeof makeSendReceipt>[0];
type PushDeps = Parameters<typeof makePushOrderStatus>[0];
type ContactDeps = Parameters<typeof makeSendContactMessage>[0];
type IssueDeps = Parameters<typeof makeIssueInvoices>[0];

/** By which ways word goes out of the house. */
export type MessagesPort = {
  /** Null where a real server was started without one: nothing may pretend to have been sent. */
  sendMail: SendMail | null;
  sendSms: SendContactSms;
  /** Null: nobody can be called. */
  placeCall: PlaceContactCall | null;
  push: PushDeps['push'];
  readDeviceToken: (operatingSystem: OperatingSystem, token: string) => string | null;
  storedDeviceToken: (token: string) => string;
};

export type OrderMessagesDeps = {
  db: Database;
  log: Logger;
  now: () => Temporal.Instant;
  newId: () => string;
  messages: MessagesPort;
  textsIn: (
    language: Language,
  ) => ReturnType<ReceiptDeps['textsIn']> &
    ReturnType<PushDeps['textsIn']> &
    ReturnType<ContactDeps['textsIn']> &
    ReturnType<IssueDeps['textsIn']> &
    RefundMailTexts &
    ClosingMailTexts;
  origin: () => string;
  findSeller: ReceiptDeps['findSeller'];
  findOwnVenue: (companyId: string, venueId: string) => Promise<OpenVenue | null>;
  defaultLanguageOf: (companyId: string) => Promise<Language | null>;
  smsSenderOf: ContactDeps['smsSenderOf'];
  keepConsent: KeepConsent;
  endConsents: EndConsents;
  publishOrderChange: (venueId: string, orderId: string, version: number) => void;
};

/** The job waits in the queue until a server with a mail server takes it. */
const noMailServer: SendMail = () => Promise.reject(new Error('No mail server is set up'));

/** What an order sends out: receipts, invoices, messages to phones, and word to the kitchen in time. */
export function makeOrderMessages(given: OrderMessagesDeps) {
  const { messages } = given;
  const deps = {
    ...given,
    ...messages,
    sendMail: messages.sendMail ?? noMailServer,
    findVenue: given.findOwnVenue,
  };
  return {
    requestReceipt: makeRequestReceipt({ ...deps, canSendMail: messages.sendMail !== null }),
    notifyGuest: makeNotifyGuest(deps),
    guestMutations: {
      addOrderDeviceToken: makeAddOrderDeviceToken(deps),
      removeOrderDeviceToken: makeRemoveOrderDeviceToken(deps),
      renewDeviceToken: makeRenewDeviceToken(deps),
    },
    jobs: {
      'send-receipt': makeSendReceipt(deps),
      'mail-refund': makeMailRefund(deps),
      'push-order-status': makePushOrderStatus(deps),
      'hand-over-order': makeHandOverOrder(deps),
      'issue-invoices': makeIssueInvoices(deps),
      'send-invoice': makeSendInvoice(deps),
      'send-credit-note': makeSendCreditNote(deps),
      'mail-closing': makeMailClosing(deps),
      'escalate-unanswered': makeEscalateUnanswered(deps),
      'tell-missing-board': makeNotifyMissingBoard(deps),
      'send-contact-message': makeSendContactMessage(deps),
    },
  };
}
