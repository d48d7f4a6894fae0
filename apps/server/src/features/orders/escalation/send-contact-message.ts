import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import type { EscalationStep } from '@tallrik/domain/orders/escalation';
import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { html } from '../mail/html.ts';
import type { SendMail } from '../mail/send-receipt.ts';
import { type SeasonTexts, withSeason } from '../season-of-time.ts';

export type EscalationTexts = SeasonTexts &
  ((
    key: 'Mail.Unanswered.Subject' | 'Mail.Unanswered.Text' | 'Sms.Unanswered',
    values: { venue: string; count: number; numbers: string; time: string },
  ) => string);

export type SendContactSms = (sms: {
  key: string;
  to: string;
  sender: string;
  text: string;
}) => Promise<'SENT' | 'REFUSED'>;

/** A long night fits into one message: the rest is counted, not listed. */
const MOST_NUMBERS = 12;

/**
 * Tells one contact of the orders that are still unanswered. Its row is gone when it is sent, and with it what a second
 * run would do. The message's id goes with it: a gateway rings a phone once by it, whatever dies in between; a mail
 * server does not look at it, and a process killed between the sending and the row's end sends the mail twice.
 */
export const makeSendContactMessage =
  (deps: {
    db: Database;
    log: Pick<Logger, 'warn'>;
    textsIn: (language: Language) => EscalationTexts;
    sendMail: SendMail;
    sendSms: SendContactSms;
    /** As whom a company writes to phones. */
    smsSenderOf: (company: { smsSender: string | null; displayName: string }) => string;
  }) =>
  async ({ companyId, messageId }: { companyId: string; messageId: string }): Promise<void> => {
    const message = await findMessage(deps.db, companyId, messageId);
    if (!message) return;
    const orders = await findUnanswered(deps.db, companyId, message.orderIds);
    const first = orders[0];
    // Answered meanwhile, or rejected while the mail server was away: there is nothing to run for.
    if (first && !(await send(message, first, orders)))
      deps.log.warn({ companyId, messageId }, 'a message to a contact was refused for good');
    await deps.db
      .deleteFrom('contactMessages')
      .where('companyId', '=', companyId)
      .where('id', '=', messageId)
      .execute();

    /** False: it will never arrive. */
    async function send(
      contact: ContactMessage,
      next: Unanswered,
      all: readonly Unanswered[],
    ): Promise<boolean> {
      const { step, email, phone, venueName: venue, timeZone, displayName } = contact;
      const texts = deps.textsIn(contact.language);
      const clock = formatTimeOfDay(next.answerBy, timeZone);
      const values = {
        venue,
        count: all.length,
        numbers: numbersOf(all),
        time: withSeason(texts, clock, next.answerBy, timeZone),
      };
      if (step === 'SMS') {
        if (phone === null) return true;
        const sender = deps.smsSenderOf(contact);
        const text = texts('Sms.Unanswered', values);
        return (await deps.sendSms({ key: messageId, to: phone, sender, text })) === 'SENT';
      }
      if (email === null) return true;
      const text = texts('Mail.Unanswered.Text', values);
      const sent = await deps.sendMail({
        id: messageId,
        to: email,
        senderName: displayName,
        replyTo: null,
        subject: texts('Mail.Unanswered.Subject', values),
        text,
        html: html`<p>${text}</p>`.markup,
        attachments: [],
      });
      return sent.kind === 'SENT';
    }
  };

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
    answerBy: Temporal.Instant.fromEpochMilliseconds(answerBy.getTime()),
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
      'venueContacts.email',
      'venueContacts.phone',
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
