import type {
  Webhook,
  WebhookDeliveryPage,
  WebhookDeliveryState,
  WebhookEventType,
  WebhookTry,
} from '@tallrik/contract/generated/staff-resolvers';
import { WEBHOOK_LOG_DAYS, type WebhookEvent } from '@tallrik/domain/company/webhooks';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

/** `ORDER_PLACED` in the contract is `order.placed` in a message. */
export const eventOfType = (type: WebhookEventType): WebhookEvent =>
  type.toLowerCase().replace('_', '.') as WebhookEvent;
const typeOfEvent = (event: string): WebhookEventType =>
  event.toUpperCase().replace('.', '_') as WebhookEventType;

type Row = {
  id: string;
  version: number;
  address: string;
  events: string[];
  isActive: boolean;
  secretEnd: string;
  oldSecretUntil: Date | null;
  createdAt: Date;
  failingSince: Date | null;
  switchedOffAt: Date | null;
  lastDeliveredAt: Date | null;
  waiting: number;
  missed: number;
};

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What may be shown of them; `only` narrows it down to one. */
export async function readWebhooks(
  db: Database,
  companyId: string,
  only: string | null = null,
): Promise<Webhook[]> {
  const { rows } = await sql<Row>`
    select endpoint.id, endpoint.version, endpoint.address, endpoint.events, endpoint.is_active, endpoint.secret_end,
      endpoint.old_secret_until, endpoint.created_at, endpoint.failing_since, endpoint.switched_off_at,
      (select max(delivered_at) from webhook_deliveries where endpoint_id = endpoint.id) as last_delivered_at,
      (select count(*)::int from webhook_deliveries where endpoint_id = endpoint.id and state = 'WAITING') as waiting,
      (select count(*)::int from webhook_deliveries
        where endpoint_id = endpoint.id and state in ('MISSED', 'GIVEN_UP')) as missed
    from webhook_endpoints endpoint
    where endpoint.company_id = ${companyId}::uuid ${only === null ? sql`` : sql`and endpoint.id = ${only}::uuid`}
    order by endpoint.created_at, endpoint.id`.execute(db);
  return rows.map((row) => ({
    ...row,
    events: row.events.map(typeOfEvent),
    oldSecretUntil: iso(row.oldSecretUntil),
    createdAt: row.createdAt.toISOString(),
    failingSince: iso(row.failingSince),
    switchedOffAt: iso(row.switchedOffAt),
    lastDeliveredAt: iso(row.lastDeliveredAt),
  }));
}

export const findWebhook = async (
  db: Database,
  companyId: string,
  id: string,
): Promise<Webhook | null> => (await readWebhooks(db, companyId, id))[0] ?? null;

/** Held until the transaction ends: two owners change it one after the other. */
export async function lockWebhook(
  trx: Database,
  companyId: string,
  id: string,
): Promise<{ version: number; isActive: boolean; sealedSecret: Buffer } | null> {
  const row = await trx
    .selectFrom('webhookEndpoints')
    .select(['version', 'isActive', 'sealedSecret'])
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

type DeliveryRow = {
  id: string;
  eventId: string;
  type: string;
  at: Date;
  state: WebhookDeliveryState;
  dueAt: Date;
  tries: StoredTry[];
};

export type StoredTry = {
  at: string;
  status: number | null;
  problem: WebhookTry['problem'];
  ms: number;
};

export async function readDeliveries(
  db: Database,
  companyId: string,
  webhookId: string,
  page: { state: WebhookDeliveryState | null; before: string | null; limit: number },
): Promise<WebhookDeliveryPage> {
  const { state, before, limit } = page;
  const { rows } = await sql<DeliveryRow>`
    select delivery.id::text, delivery.event_id, event.type, event.happened_at as at, delivery.state,
      greatest(delivery.due_at, endpoint.resumes_at) as due_at, delivery.tries
    from webhook_deliveries delivery join webhook_events event on event.id = delivery.event_id
      join webhook_endpoints endpoint on endpoint.id = delivery.endpoint_id
    where delivery.endpoint_id = ${webhookId}::uuid and delivery.company_id = ${companyId}::uuid
      ${state === null ? sql`` : sql`and delivery.state = ${state}`}
      ${before === null ? sql`` : sql`and delivery.id < ${before}::bigint`}
    order by delivery.id desc limit ${limit + 1}`.execute(db);
  const shown = rows.slice(0, limit);
  return {
    deliveries: shown.map((row) => ({
      id: row.id,
      eventId: row.eventId,
      type: row.type,
      at: row.at.toISOString(),
      state: row.state,
      dueAt: row.state === 'WAITING' ? row.dueAt.toISOString() : null,
      tries: row.tries.map(({ at, status, problem, ms }) => ({
        at,
        status,
        problem,
        milliseconds: ms,
      })),
    })),
    nextCursor: rows.length > limit ? (shown.at(-1)?.id ?? null) : null,
  };
}

/** Sends again, from the beginning of their patience; `ids` null: all that were missed or given up. */
export async function replayDeliveries(
  trx: Database,
  companyId: string,
  webhookId: string,
  ids: readonly string[] | null,
  now: Temporal.Instant,
): Promise<number> {
  const chosen =
    ids === null ? sql`state in ('MISSED', 'GIVEN_UP')` : sql`id = any(${[...ids]}::bigint[])`;
  const { numAffectedRows } = await sql`
    update webhook_deliveries set state = 'WAITING', due_at = ${dateOf(now)}, refusals = 0
    where endpoint_id = ${webhookId}::uuid and company_id = ${companyId}::uuid and ${chosen}`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

/** Nothing waits for who is not called: it can be sent when it is on again. */
export async function missWaiting(trx: Database, webhookId: string): Promise<void> {
  await sql`update webhook_deliveries set state = 'MISSED'
    where endpoint_id = ${webhookId}::uuid and state = 'WAITING'`.execute(trx);
}

/** Every night, what is older than the log goes back (D-733). */
export async function forgetOldEvents(db: Database, now: Temporal.Instant): Promise<void> {
  const before = dateOf(now.subtract({ hours: WEBHOOK_LOG_DAYS * 24 }));
  await sql`delete from webhook_events where happened_at < ${before}`.execute(db);
}
