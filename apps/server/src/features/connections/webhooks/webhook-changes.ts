import type {
  WebhookInput,
  WebhookResult,
  WebhookDeliveryPage,
  WebhookDeliveryState,
  Webhook,
} from '@tallrik/contract/generated/staff-resolvers';
import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import { MOST_WEBHOOKS, OLD_SECRET_HOURS, WEBHOOK_TEST } from '@tallrik/domain/company/webhooks';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { SecretBox } from '../../../platform/auth/secret-box.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { isUniqueViolation } from '../../../platform/database/unique-violation.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { callableUrl } from '../../../platform/http/public-post.ts';
import { newSecret, sealSecret } from './sign-webhook.ts';
import {
  eventOfType,
  findWebhook,
  lockWebhook,
  missWaiting,
  readDeliveries,
  readWebhooks,
  replayDeliveries,
} from './webhook-store.ts';

type Wanted = string | null | undefined;
type Refusal = { error: StaffErrorCode; field: string | null };
type Locked = NonNullable<Awaited<ReturnType<typeof lockWebhook>>>;

export type WebhookChangesDeps = {
  db: Database;
  box: SecretBox;
  /** A demo may tell programs on the same machine. */
  reachesThisMachine: boolean;
};

const LONGEST_PAGE = 100;
const MOST_REPLAYED = 100;
const LONGEST_ID = 19;
const SECRET_END = 4;

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);
const none = { error: null, field: null, secret: null } as const;

/** Where a company's own programs are told what happens: owners alone (D-730). */
export function makeWebhookChanges({ db, box, reachesThisMachine }: WebhookChangesDeps) {
  type Read = { address: string; events: string[]; isActive: boolean };

  function readInput({ address, events, isActive }: WebhookInput): Read | Refusal {
    const url = callableUrl(address.trim(), reachesThisMachine);
    if (!url || url.hash !== '') return { error: 'WEBHOOK_ADDRESS_REFUSED', field: 'address' };
    if (events.length === 0) return { error: 'FIELD_INVALID', field: 'events' };
    return { address: url.href, events: [...new Set(events.map(eventOfType))], isActive };
  }

  /** One change of one that is there, held until it is written. */
  async function change(
    context: StaffContext,
    wanted: Wanted,
    id: string,
    action: string,
    write: (
      trx: Database,
      locked: Locked,
      companyId: string,
    ) => Promise<{ refusal?: Refusal; secret?: string; details?: Record<string, unknown> }>,
  ): Promise<WebhookResult> {
    const { staff, companyId } = administered(context, wanted, ['SETUP', 'WRITE']);
    const gone: WebhookResult = { ...none, error: 'WEBHOOK_GONE', webhook: null };
    if (!isUuid(id)) return gone;
    return db.transaction().execute(async (trx) => {
      const locked = await lockWebhook(trx, companyId, id);
      if (!locked) return gone;
      const { refusal, secret, details } = await write(trx, locked, companyId);
      if (!refusal) {
        const entry = { action, subjectId: id, details: details ?? {}, companyId };
        await writeAudit(trx, staff, entry, context.now());
      }
      return {
        error: refusal?.error ?? null,
        field: refusal?.field ?? null,
        webhook: await findWebhook(trx, companyId, id),
        secret: secret ?? null,
      };
    });
  }

  async function create(
    context: StaffContext,
    wanted: Wanted,
    id: string,
    input: WebhookInput,
  ): Promise<WebhookResult> {
    const { staff, companyId } = administered(context, wanted, ['SETUP', 'WRITE']);
    if (!isUuid(id)) throw badInput('Not an id');
    const read = readInput(input);
    if ('error' in read) return { ...none, ...read, webhook: null };
    const now = context.now();
    const secret = newSecret();
    try {
      return await db.transaction().execute(async (trx) => {
        // One after the other: two at once would both be the last below the limit.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${companyId}`}, 0))`.execute(
          trx,
        );
        const known = await readWebhooks(trx, companyId);
        const before = known.find((webhook) => webhook.id === id);
        if (before) return { ...none, webhook: before };
        if (known.length >= MOST_WEBHOOKS)
          return { ...none, error: 'LIMIT_REACHED', webhook: null };
        await trx
          .insertInto('webhookEndpoints')
          .values({
            id,
            companyId,
            ...read,
            sealedSecret: sealSecret(box, id, secret),
            secretEnd: secret.slice(-SECRET_END),
            createdAt: dateOf(now),
          })
          .execute();
        const details = { address: hostOf(read.address), events: read.events };
        await writeAudit(
          trx,
          staff,
          { action: 'createWebhook', subjectId: id, details, companyId },
          now,
        );
        return { ...none, webhook: await findWebhook(trx, companyId, id), secret };
      });
    } catch (error) {
      // Another company's id: not even that is told.
      if (isUniqueViolation(error)) throw notFound('Webhook');
      throw error;
    }
  }

  const save = (
    context: StaffContext,
    wanted: Wanted,
    { id, version, webhook }: { id: string; version: number; webhook: WebhookInput },
  ): Promise<WebhookResult> =>
    change(context, wanted, id, 'saveWebhook', async (trx, locked) => {
      if (locked.version !== version)
        return { refusal: { error: 'VERSION_CONFLICT', field: null } };
      const read = readInput(webhook);
      if ('error' in read) return { refusal: read };
      await trx
        .updateTable('webhookEndpoints')
        .set({
          ...read,
          version: version + 1,
          // A new address, or one that is on again, is called at once.
          failingSince: null,
          failures: 0,
          resumesAt: null,
          ...(read.isActive ? { switchedOffAt: null } : {}),
        })
        .where('id', '=', id)
        .execute();
      if (!read.isActive) await missWaiting(trx, id);
      return {
        details: { address: hostOf(read.address), events: read.events, isActive: read.isActive },
      };
    });

  const renewSecret = (
    context: StaffContext,
    wanted: Wanted,
    { id, version }: { id: string; version: number },
  ): Promise<WebhookResult> =>
    change(context, wanted, id, 'renewWebhookSecret', async (trx, locked) => {
      if (locked.version !== version)
        return { refusal: { error: 'VERSION_CONFLICT', field: null } };
      const secret = newSecret();
      await trx
        .updateTable('webhookEndpoints')
        .set({
          version: version + 1,
          sealedSecret: sealSecret(box, id, secret),
          secretEnd: secret.slice(-SECRET_END),
          sealedOldSecret: locked.sealedSecret,
          oldSecretUntil: dateOf(context.now().add({ hours: OLD_SECRET_HOURS })),
        })
        .where('id', '=', id)
        .execute();
      return { secret };
    });

  return {
    list: (context: StaffContext, wanted: Wanted): Promise<Webhook[]> =>
      readWebhooks(db, administered(context, wanted, ['SETUP', 'READ']).companyId),

    deliveries: async (
      context: StaffContext,
      wanted: Wanted,
      webhookId: string,
      page: { state: WebhookDeliveryState | null; cursor: string | null; limit: number },
    ): Promise<WebhookDeliveryPage> => {
      const { companyId } = administered(context, wanted, ['SETUP', 'READ']);
      const { state, cursor, limit } = page;
      if (limit < 1 || limit > LONGEST_PAGE) throw badInput(`A page has 1 to ${LONGEST_PAGE}`);
      if (cursor !== null && !isNumber(cursor)) throw badInput('Not a cursor of this list');
      if (!isUuid(webhookId)) throw notFound('Webhook');
      return readDeliveries(db, companyId, webhookId, { state, before: cursor, limit });
    },

    create,
    save,
    renewSecret,

    remove: (context: StaffContext, wanted: Wanted, id: string): Promise<WebhookResult> =>
      change(context, wanted, id, 'removeWebhook', async (trx) => {
        await trx.deleteFrom('webhookEndpoints').where('id', '=', id).execute();
        return {};
      }),

    try: (context: StaffContext, wanted: Wanted, id: string): Promise<WebhookResult> =>
      change(context, wanted, id, 'tryWebhook', async (trx, { isActive }, companyId) => {
        if (!isActive) return { refusal: { error: 'WEBHOOK_OFF', field: null } };
        const now = dateOf(context.now());
        await sql`
          with event as (
            insert into webhook_events (company_id, type, subject_id, happened_at, facts)
            values (${companyId}::uuid, ${WEBHOOK_TEST}, ${id}::uuid, ${now},
              jsonb_build_object('companyId', ${companyId}::uuid)) returning id)
          insert into webhook_deliveries (company_id, endpoint_id, event_id, subject_id, state, due_at)
          select ${companyId}::uuid, ${id}::uuid, id, ${id}::uuid, 'WAITING', ${now} from event`.execute(
          trx,
        );
        await callAtOnce(trx, id);
        return {};
      }),

    replay: (
      context: StaffContext,
      wanted: Wanted,
      id: string,
      deliveryIds: readonly string[] | null,
    ): Promise<WebhookResult> =>
      change(context, wanted, id, 'replayWebhook', async (trx, { isActive }, companyId) => {
        if (deliveryIds && (deliveryIds.length > MOST_REPLAYED || !deliveryIds.every(isNumber)))
          throw badInput(`At most ${MOST_REPLAYED} deliveries`);
        if (!isActive) return { refusal: { error: 'WEBHOOK_OFF', field: null } };
        const count = await replayDeliveries(trx, companyId, id, deliveryIds, context.now());
        await callAtOnce(trx, id);
        return { details: { count } };
      }),
  };
}

/** Whoever asks for it does not wait for the next of its ever rarer calls. */
const callAtOnce = (trx: Database, id: string) =>
  trx.updateTable('webhookEndpoints').set({ resumesAt: null }).where('id', '=', id).execute();

/** What the log says of an address: its path may be a secret of its own. */
const hostOf = (address: string): string => new URL(address).host;

const isNumber = (text: string): boolean =>
  text.length > 0 && text.length <= LONGEST_ID && [...text].every((c) => c >= '0' && c <= '9');

export type WebhookChanges = ReturnType<typeof makeWebhookChanges>;
