import { afterCall, outcomeOfStatus } from '@tallrik/domain/company/webhooks';
import { sql } from 'kysely';
import { writeJobAudit } from '../../../platform/auth/audit-log.ts';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Posted, PublicPost } from '../../../platform/http/public-post.ts';
import { DUE_BATCH, hasNoJob, type EnqueueDueJobs } from '../../../platform/jobs/deadlines.ts';
import { addingJob, type JobPayloads } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/logging/log.ts';
import { addOffMails } from './mail-webhook-off.ts';
import { openSecret, signedHeaders } from './sign-webhook.ts';
import { missWaiting, type StoredTry } from './webhook-store.ts';

export type SendWebhooksDeps = {
  db: Database;
  box: SecretBox;
  log: Pick<Logger, 'info'>;
  now: () => Temporal.Instant;
  newId: () => string;
  post: PublicPost;
};

/** So many, and so long, in one go; what is left is taken up by the next look. */
const MOST_AT_ONCE = 50;
const LONGEST_MS = 10_000;
/** Longer than one go with its last call: who died lets go by itself. */
const HELD_SECONDS = 60;
const MOST_TRIES = 20;

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);
const instantOf = (at: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime());

/** Adds a job for each address that has something to be told and is not resting. */
export const enqueueDueWebhooks: EnqueueDueJobs = async (db, now) => {
  const at = dateOf(now);
  // The minute is part of the key: one that died must not keep it silent for ever.
  const minute = Math.floor(now.epochMilliseconds / 60_000);
  const key = sql`'webhooks:' || due.id || ${`:${minute}`}`;
  const payload = sql`json_build_object('companyId', due.company_id, 'endpointId', due.id)`;
  await sql`
    select ${addingJob('send-webhooks', { payload, key })} from (
      select id, company_id from webhook_endpoints endpoint
      where is_active and (resumes_at is null or resumes_at <= ${at}) and (held_until is null or held_until <= ${at})
        and exists (select from webhook_deliveries
          where endpoint_id = endpoint.id and state = 'WAITING' and due_at <= ${at})
      limit ${DUE_BATCH}
    ) as due where ${hasNoJob(key)}`.execute(db);
};

type Endpoint = {
  address: string;
  sealedSecret: Buffer;
  sealedOldSecret: Buffer | null;
  oldSecretUntil: Date | null;
};

type Due = {
  id: string;
  eventId: string;
  type: string;
  happenedAt: Date;
  facts: Record<string, unknown>;
};

/**
 * Tells one address what it waits for, oldest first. What belongs to one order comes in its order; one that is refused
 * holds up only its own order, one that does not answer is left in peace with everything (D-731).
 */
export const makeSendWebhooks =
  (deps: SendWebhooksDeps) =>
  async ({ companyId, endpointId }: JobPayloads['send-webhooks']): Promise<void> => {
    const endpoint = await hold(deps, companyId, endpointId);
    if (!endpoint) return;
    const began = performance.now();
    try {
      for (let sent = 0; sent < MOST_AT_ONCE; sent += 1) {
        if (performance.now() - began > LONGEST_MS) return;
        const due = await findDue(deps.db, endpointId, deps.now());
        if (!due || !(await send(deps, { companyId, endpointId, endpoint }, due))) return;
      }
    } finally {
      await deps.db
        .updateTable('webhookEndpoints')
        .set({ heldUntil: null })
        .where('id', '=', endpointId)
        .execute();
    }
  };

/** Null: it is off, resting, gone, or another process tells it right now. */
async function hold(
  { db, now }: SendWebhooksDeps,
  companyId: string,
  endpointId: string,
): Promise<Endpoint | null> {
  const at = now();
  const { rows } = await sql<Endpoint>`
    update webhook_endpoints set held_until = ${dateOf(at.add({ seconds: HELD_SECONDS }))}
    where id = ${endpointId}::uuid and company_id = ${companyId}::uuid and is_active
      and (resumes_at is null or resumes_at <= ${dateOf(at)}) and (held_until is null or held_until <= ${dateOf(at)})
    returning address, sealed_secret, sealed_old_secret, old_secret_until`.execute(db);
  return rows[0] ?? null;
}

async function findDue(db: Database, endpointId: string, now: Temporal.Instant) {
  const { rows } = await sql<Due>`
    select delivery.id::text, delivery.event_id, event.type, event.happened_at, event.facts
    from webhook_deliveries delivery join webhook_events event on event.id = delivery.event_id
    where delivery.endpoint_id = ${endpointId}::uuid and delivery.state = 'WAITING' and delivery.due_at <= ${dateOf(now)}
      and not exists (select from webhook_deliveries earlier
        where earlier.endpoint_id = delivery.endpoint_id and earlier.subject_id = delivery.subject_id
          and earlier.state = 'WAITING' and earlier.id < delivery.id)
    order by delivery.id limit 1`.execute(db);
  return rows[0] ?? null;
}

/** False: the receiver is left in peace for now. */
async function send(
  deps: SendWebhooksDeps,
  to: { companyId: string; endpointId: string; endpoint: Endpoint },
  due: Due,
): Promise<boolean> {
  const at = deps.now();
  const body = JSON.stringify({
    type: due.type,
    timestamp: due.happenedAt.toISOString(),
    data: due.facts,
  });
  const headers = signedHeaders(secretsOf(deps, to, at), { id: due.eventId, at, body });
  const began = performance.now();
  const posted = await deps.post(to.endpoint.address, headers, body);
  const ms = Math.round(performance.now() - began);
  return writeOutcome(deps, to, { due, posted, ms, at });
}

function secretsOf(
  { box }: SendWebhooksDeps,
  { endpointId, endpoint }: { endpointId: string; endpoint: Endpoint },
  at: Temporal.Instant,
): string[] {
  const { sealedSecret, sealedOldSecret, oldSecretUntil } = endpoint;
  const isOldGood =
    oldSecretUntil !== null && Temporal.Instant.compare(at, instantOf(oldSecretUntil)) < 0;
  return [sealedSecret, ...(isOldGood && sealedOldSecret ? [sealedOldSecret] : [])].map((sealed) =>
    openSecret(box, endpointId, sealed),
  );
}

const outcomeOf = (posted: Posted) =>
  'status' in posted ? outcomeOfStatus(posted.status) : ('UNREACHABLE' as const);

async function writeOutcome(
  deps: SendWebhooksDeps,
  { companyId, endpointId }: { companyId: string; endpointId: string },
  { due, posted, ms, at }: { due: Due; posted: Posted; ms: number; at: Temporal.Instant },
): Promise<boolean> {
  const outcome = outcomeOf(posted);
  const status = 'status' in posted ? posted.status : null;
  const failed = 'problem' in posted ? posted.problem : 'STATUS';
  const problem = outcome === 'DELIVERED' ? null : failed;
  const tried: StoredTry = { at: at.toString(), status, problem, ms };
  deps.log.info({ companyId, endpointId, event: due.type, outcome, status, ms }, 'webhook called');
  return deps.db.transaction().execute(async (trx) => {
    const health = await lockHealth(trx, endpointId);
    // Removed while it was called.
    if (!health) return false;
    const { rows } = await sql<{ refusals: number }>`
      select refusals from webhook_deliveries where id = ${due.id}::bigint for update`.execute(trx);
    const refusals = rows[0]?.refusals ?? 0;
    const { delivery, endpoint } = afterCall(outcome, { ...health, refusals }, at);
    await sql`
      update webhook_deliveries set state = ${delivery.state},
        due_at = ${delivery.state === 'WAITING' ? dateOf(delivery.dueAt) : sql`due_at`},
        delivered_at = ${delivery.state === 'DELIVERED' ? dateOf(at) : sql`delivered_at`},
        refusals = refusals + ${outcome === 'REFUSED' ? 1 : 0},
        tries = (select jsonb_agg(one order by place) from (
          select one, place from jsonb_array_elements(tries || ${JSON.stringify([tried])}::jsonb)
            with ordinality as all_tries(one, place)
          order by place desc limit ${MOST_TRIES}) as kept)
      where id = ${due.id}::bigint`.execute(trx);
    await trx
      .updateTable('webhookEndpoints')
      .set({
        failures: endpoint.failures,
        failingSince: endpoint.failingSince && dateOf(endpoint.failingSince),
        resumesAt: endpoint.resumesAt && dateOf(endpoint.resumesAt),
      })
      .where('id', '=', endpointId)
      .execute();
    if (endpoint.isSwitchedOff && health.isActive)
      await switchOff(deps, trx, { companyId, endpointId, at });
    return outcome === 'DELIVERED' || (outcome === 'REFUSED' && !endpoint.isSwitchedOff);
  });
}

async function lockHealth(trx: Database, endpointId: string) {
  const row = await trx
    .selectFrom('webhookEndpoints')
    .select(['failures', 'failingSince', 'isActive'])
    .where('id', '=', endpointId)
    .forUpdate()
    .executeTakeFirst();
  return row ? { ...row, failingSince: row.failingSince && instantOf(row.failingSince) } : null;
}

/** Days without an answer: the owners are told, and what it would have been told is kept for later (D-732). */
async function switchOff(
  deps: SendWebhooksDeps,
  trx: Database,
  { companyId, endpointId, at }: { companyId: string; endpointId: string; at: Temporal.Instant },
): Promise<void> {
  await sql`update webhook_endpoints set is_active = false, switched_off_at = ${dateOf(at)}, version = version + 1
    where id = ${endpointId}::uuid`.execute(trx);
  await missWaiting(trx, endpointId);
  const entry = { action: 'switchOffWebhook' as const, subjectId: endpointId, details: {} };
  await writeJobAudit(trx, { ...entry, companyId }, at);
  await addOffMails(trx, { companyId, endpointId }, deps);
}
