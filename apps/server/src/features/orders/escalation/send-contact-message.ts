import {
  BCP47,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from '@tallrik/domain/company/languages';
import type { EscalationStep } from '@tallrik/domain/orders/escalation';
import { formatDate, formatDateTime, formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { faultPoint } from '../../../platform/faults.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { html } from '../../../platform/web/html.ts';
import type { SendMail } from '../mail/send-receipt.ts';
import { type SeasonTexts, withSeason } from '../season-of-time.ts';

export type EscalationTexts = SeasonTexts &
  ((
    key: 'Mail.Unanswered.Subject' | 'Mail.Unanswered.Text' | 'Sms.Unanswered',
    values: { venue: string; count: number; numbers: string; time: string },
  ) => string) &
  ((
    key: 'Mail.BoardGone.Subject' | 'Mail.BoardGone.Text' | 'Sms.BoardGone',
    values: { venue: string; time: string },
  ) => string);

export type SendContactSms = (sms: {
  key: string;
  to: string;
  sender: string;
  text: string;
}) => Promise<'SENT' | 'REFUSED'>;

export type PlaceContactCall = (call: {
  key: string;
  to: string;
  text: string;
  language: string;
}) => Promise<'PLACED' | 'REFUSED'>;

/** What a contact is told. */
type Words = { subject: string; text: string; sms: string };

/** A long night fits into one message: the rest is counted, not listed. */
const MOST_NUMBERS = 12;

/**
 * Tells one contact of the orders that are still unanswered, or of a board that is still gone. Its row is gone when it is
 * sent, and with it what a second run would do. The message's id goes with it: a gateway rings a phone once by it,
 * whatever dies in between; a mail server does not look at it, and a process killed between the sending and the row's
 * end sends the mail twice.
 */
export const makeSendContactMessage =
  (deps: {
    db: Database;
    log: Pick<Logger, 'warn'>;
    textsIn: (language: Language) => EscalationTexts;
    sendMail: SendMail;
    sendSms: SendContactSms;
    /** Null: nobody can be called, and an SMS has to do. */
    placeCall: PlaceContactCall | null;
    /** As whom a company writes to phones. */
    smsSenderOf: (company: { smsSender: string | null; displayName: string }) => string;
  }) =>
  async ({ companyId, messageId }: { companyId: string; messageId: string }): Promise<void> => {
    const message = await findMessage(deps.db, companyId, messageId);
    if (!message) return;
    const texts = deps.textsIn(message.language);
    const words = message.boardSeenAt
      ? await boardWords(deps.db, companyId, message, message.boardSeenAt, texts)
      : await orderWords(deps.db, companyId, message, texts);
    // Answered meanwhile, or rejected while the mail server was away: there is nothing to run for.
    if (words && !(await send(message, words)))
      deps.log.warn({ companyId, messageId }, 'a message to a contact was refused for good');
    faultPoint('contact-message:sent');
    await deps.db
      .deleteFrom('contactMessages')
      .where('companyId', '=', companyId)
      .where('id', '=', messageId)
      .execute();

    /** False: it will never arrive. */
    async function send(contact: ContactMessage, { subject, text, sms }: Words): Promise<boolean> {
      const { step, email, phone, displayName } = contact;
      if (step === 'SMS') return phone === null || notifyByPhone(contact, phone, { text, sms });
      if (email === null) return true;
      const sent = await deps.sendMail({
        id: messageId,
        to: email,
        senderName: displayName,
        replyTo: null,
        subject,
        text,
        html: html`<p>${text}</p>`.markup,
        attachments: [],
      });
      return sent.kind === 'SENT';
    }

    /** Whoever cannot be called is written to: better than silence. */
    async function notifyByPhone(
      contact: ContactMessage,
      to: string,
      { text, sms }: Pick<Words, 'text' | 'sms'>,
    ): Promise<boolean> {
      const key = messageId;
      if (contact.phoneBy === 'CALL' && deps.placeCall) {
        const language = BCP47[contact.language];
        const isPlaced = await deps.placeCall({ key, to, text, language }).then(
          (answer) => answer === 'PLACED',
          // A gateway that is away or does not know us: tried again it would ring when the order is lost.
          (error: unknown) => {
            deps.log.warn(
              { err: error, messageId },
              'no call could be placed, an SMS is sent instead',
            );
            return false;
          },
        );
        if (isPlaced) return true;
      }
      const sender = deps.smsSenderOf(contact);
      return (await deps.sendSms({ key, to, sender, text: sms })) === 'SENT';
    }
  };

/** Null: all of them are answered. */
async function orderWords(
  db: Database,
  companyId: string,
  { orderIds, venueName: venue, timeZone }: ContactMessage,
  texts: EscalationTexts,
): Promise<Words | null> {
  const orders = await findUnanswered(db, companyId, orderIds);
  const [next] = orders;
  if (!next) return null;
  const clock = formatTimeOfDay(next.answerBy, timeZone);
  const values = {
    venue,
    count: orders.length,
    numbers: numbersOf(orders),
    time: withSeason(texts, clock, next.answerBy, timeZone),
  };
  return {
    subject: texts('Mail.Unanswered.Subject', values),
    text: texts('Mail.Unanswered.Text', values),
    sms: texts('Sms.Unanswered', values),
  };
}

/** Null: it is back. */
async function boardWords(
  db: Database,
  companyId: string,
  { venueId, venueName: venue, timeZone, createdAt }: ContactMessage,
  boardSeenAt: Date,
  texts: EscalationTexts,
): Promise<Words | null> {
  const later = await db
    .selectFrom('boardSightings')
    .select('venueId')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where('seenAt', '>', boardSeenAt)
    .executeTakeFirst();
  if (later) return null;
  const seen = instantOf(boardSeenAt);
  const isToday = formatDate(seen, timeZone) === formatDate(instantOf(createdAt), timeZone);
  const clock = isToday ? formatTimeOfDay(seen, timeZone) : formatDateTime(seen, timeZone);
  const values = { venue, time: withSeason(texts, clock, seen, timeZone) };
  return {
    subject: texts('Mail.BoardGone.Subject', values),
    text: texts('Mail.BoardGone.Text', values),
    sms: texts('Sms.BoardGone', values),
  };
}

const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());

type ContactMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>;
type Unanswered = { easyId: string; answerBy: Temporal.Instant };

const numbersOf = (orders: readonly Unanswered[]): string => {
  const named = orders.slice(0, MOST_NUMBERS).map(({ easyId }) => easyId);
  return orders.length > named.length ? `${named.join(', ')} …` : named.join(', ');
};

async function findUnanswered(
  db: Database,
  companyId: string,
  orderIds: readonly string[],
): Promise<Unanswered[]> {
  const rows = await db
    .selectFrom('orders')
    .select(['easyId', 'answerBy'])
    .where('companyId', '=', companyId)
    .where('id', 'in', orderIds)
    .where('status', '=', 'PENDING')
    .orderBy('answerBy')
    .execute();
  return rows.map(({ easyId, answerBy }) => ({
    easyId,
    answerBy: instantOf(answerBy),
  }));
}

async function findMessage(db: Database, companyId: string, messageId: string) {
  const row = await db
    .selectFrom('contactMessages')
    .innerJoin('venueContacts', 'venueContacts.id', 'contactMessages.contactId')
    .innerJoin('venues', 'venues.id', 'venueContacts.venueId')
    .innerJoin('companies', 'companies.id', 'contactMessages.companyId')
    .select([
      'contactMessages.step',
      'contactMessages.orderIds',
      'contactMessages.boardSeenAt',
      'contactMessages.createdAt',
      'venueContacts.email',
      'venueContacts.phone',
      'venueContacts.phoneBy',
      'venueContacts.venueId',
      'venues.name as venueName',
      'venues.timeZone',
      'companies.displayName',
      'companies.smsSender',
      'companies.defaultLanguage',
    ])
    .where('contactMessages.companyId', '=', companyId)
    .where('contactMessages.id', '=', messageId)
    .executeTakeFirst();
  if (!row) return null;
  const { defaultLanguage, ...message } = row;
  return {
    ...message,
    // The column is checked to be one of them.
    step: row.step as EscalationStep,
    language: defaultLanguage === null ? DEFAULT_LANGUAGE : columnOneOf(LANGUAGES, defaultLanguage),
  };
}
