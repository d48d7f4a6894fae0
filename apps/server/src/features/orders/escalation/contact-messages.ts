import { isOnDuty } from '@tallrik/domain/orders/contacts';
import type { EscalationStep } from '@tallrik/domain/orders/escalation';
import type { Database } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { findContacts, type StoredContact } from './contact-store.ts';

/** Who may be told at this moment. */
export async function contactsOnDuty(
  db: Database,
  companyId: string,
  venueId: string,
  now: Temporal.Instant,
): Promise<StoredContact[]> {
  const venue = await db
    .selectFrom('venues')
    .select('timeZone')
    .where('companyId', '=', companyId)
    .where('id', '=', venueId)
    .executeTakeFirst();
  if (!venue) return [];
  const contacts = await findContacts(db, companyId, venueId);
  return contacts.filter((contact) => isOnDuty(contact, now, venue.timeZone));
}

/** A message and the job that sends it, in the transaction that marks what it is about as told. */
export async function writeContactMessage(
  trx: Database,
  message: {
    id: string;
    companyId: string;
    contactId: string;
    step: EscalationStep;
    about: { orderIds: string[] } | { boardSeenAt: Date };
    now: Temporal.Instant;
  },
): Promise<void> {
  const { id, companyId, contactId, step, about, now } = message;
  await trx
    .insertInto('contactMessages')
    .values({
      id,
      companyId,
      contactId,
      step,
      orderIds: [],
      ...about,
      createdAt: new Date(now.epochMilliseconds),
    })
    .execute();
  const job = { companyId, messageId: id };
  await addJob(trx, 'send-contact-message', job, { key: `contact-message:${id}` });
}
