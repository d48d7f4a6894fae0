import {
  ESCALATION_STEPS,
  ESCALATION_BATCH_SECONDS,
  type EscalationStep,
} from '@tallrik/domain/orders/escalation';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { DUE_BATCH, hasNoJob, type EnqueueDueJobs } from '../../../platform/jobs/deadlines.ts';
import { faultPoint } from '../../../platform/faults.ts';
import { addingJob } from '../../../platform/jobs/jobs.ts';
import { contactsOnDuty, writeContactMessage } from './contact-messages.ts';
import type { StoredContact } from './contact-store.ts';

/** Venues with an unanswered order that has to be told to somebody (KITCHEN-08). */
export const addEscalations: EnqueueDueJobs = async (db, now) => {
  const at = new Date(now.epochMilliseconds);
  // The minute is part of the key: one that died must not silence the venue for ever.
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  const key = sql`'escalate:' || waiting.venue_id || ${`:${minute}`}`;
  const payload = sql`json_build_object('companyId', waiting.company_id, 'venueId', waiting.venue_id)`;
  await sql`
    select ${addingJob('escalate-unanswered', { payload, key })} from (
      select distinct company_id, venue_id from orders as waiting
      where status = 'PENDING' and (escalate_mail_at <= ${at} or escalate_sms_at <= ${at})
        and exists (select 1 from venue_contacts as contact where contact.venue_id = waiting.venue_id)
        and ${hasNoJob(key)}
      limit ${DUE_BATCH}
    ) as waiting`.execute(db);
};

const COLUMNS = { MAIL: 'escalateMailAt', SMS: 'escalateSmsAt' } as const;

/**
 * Writes the messages of what is due, one for each contact on duty, and in the same transaction that they are written:
 * whatever dies in between, an order is told once at each step. What is due within the minute comes along.
 */
export const makeEscalateUnanswered =
  (deps: { db: Database; now: () => Temporal.Instant; newId: () => string }) =>
  async ({ companyId, venueId }: { companyId: string; venueId: string }): Promise<void> => {
    const now = deps.now();
    await deps.db.transaction().execute(async (trx) => {
      const contacts = await contactsOnDuty(trx, companyId, venueId, now);
      for (const step of ESCALATION_STEPS) {
        const reached = contacts.filter((one) => isReachedBy(one, step));
        // Told to nobody is not told: whoever comes on duty in a minute has to hear of it.
        if (reached.length === 0) continue;
        const orderIds = await takeDue(trx, companyId, venueId, step, now);
        if (orderIds.length === 0) continue;
        for (const { id: contactId } of reached)
          await writeContactMessage(trx, {
            id: deps.newId(),
            companyId,
            contactId,
            step,
            about: { orderIds },
            now,
          });
        faultPoint(`escalation:${step}:written`);
      }
    });
    faultPoint('escalation:committed');
  };

const isReachedBy = ({ email, phone }: StoredContact, step: EscalationStep): boolean =>
  (step === 'MAIL' ? email : phone) !== null;

/** Marks them as told; none while none of them is due yet. One that is being answered this moment is passed over. */
async function takeDue(
  trx: Database,
  companyId: string,
  venueId: string,
  step: EscalationStep,
  now: Temporal.Instant,
): Promise<string[]> {
  const column = COLUMNS[step];
  const horizon = now.add({ seconds: ESCALATION_BATCH_SECONDS });
  const due = await trx
    .selectFrom('orders')
    .select(['id', `${column} as dueAt`])
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .where('status', '=', 'PENDING')
    .where(column, '<=', new Date(horizon.epochMilliseconds))
    .orderBy('answerBy')
    .forUpdate()
    .skipLocked()
    .execute();
  const isTime = due.some(
    ({ dueAt }) => dueAt !== null && dueAt.getTime() <= now.epochMilliseconds,
  );
  if (!isTime) return [];
  const ids = due.map(({ id }) => id);
  await trx
    .updateTable('orders')
    .set({ [column]: null })
    .where('id', 'in', ids)
    .execute();
  return ids;
}
