import type { ApiKey } from '@tallrik/contract/generated/staff-resolvers';
import { API_READS, type ApiRead } from '@tallrik/domain/company/api-keys';
import { CURRENCIES, DEFAULT_CURRENCY, type Currency } from '@tallrik/domain/money/currency';
import { sql } from 'kysely';
import { writeJobAudit } from '../../../platform/auth/audit-log.ts';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);
const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** What may be shown of them, oldest first. */
export async function readApiKeys(db: Database, companyId: string): Promise<ApiKey[]> {
  const rows = await db
    .selectFrom('apiKeys')
    .select(['id', 'name', 'keyEnd', 'reads', 'createdAt', 'endsAt', 'lastUsedAt'])
    .where('companyId', '=', companyId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    ...row,
    reads: row.reads.map((read) => columnOneOf(API_READS, read)),
    createdAt: row.createdAt.toISOString(),
    endsAt: iso(row.endsAt),
    lastUsedAt: iso(row.lastUsedAt),
  }));
}

/** A key that opens, and whose company it opens. */
export type AdmittedKey = {
  id: string;
  name: string;
  reads: ApiRead[];
  endsAt: string | null;
  lastUsedAt: Date | null;
  auditedOn: string | null;
  company: { id: string; name: string; currency: Currency; country: string };
};

type KeyRow = {
  id: string;
  name: string;
  reads: string[];
  endsAt: Date | null;
  lastUsedAt: Date | null;
  auditedOn: string | null;
  companyId: string;
  displayName: string;
  defaultCurrency: string | null;
  country: string;
};

/** One look for every key, whatever is wrong with it: how long it takes tells nothing. */
export async function findByHash(
  db: Database,
  hash: Buffer,
  now: Temporal.Instant,
): Promise<AdmittedKey | null> {
  const { rows } = await sql<KeyRow>`
    select api_keys.id, api_keys.name, api_keys.reads, api_keys.ends_at, api_keys.last_used_at,
      api_keys.audited_on::text, api_keys.company_id, companies.display_name, companies.default_currency,
      companies.country
    from api_keys join companies on companies.id = api_keys.company_id
    where api_keys.key_hash = ${hash} and companies.disabled_at is null
      and (api_keys.ends_at is null or api_keys.ends_at > ${dateOf(now)})`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    id: row.id,
    name: row.name,
    reads: row.reads.map((read) => columnOneOf(API_READS, read)),
    endsAt: iso(row.endsAt),
    lastUsedAt: row.lastUsedAt,
    auditedOn: row.auditedOn,
    company: {
      id: row.companyId,
      name: row.displayName,
      currency: columnOneOf(CURRENCIES, row.defaultCurrency ?? DEFAULT_CURRENCY),
      country: row.country,
    },
  };
}

const SHOWN_AFTER_MS = 60_000;

/** When it was used last, to the minute; in the log once a day (UTC), whatever comes at the same moment. */
export async function noteUse(
  db: Database,
  key: AdmittedKey,
  now: Temporal.Instant,
): Promise<void> {
  const today = now.toZonedDateTimeISO('UTC').toPlainDate().toString();
  const isNews =
    key.lastUsedAt === null || now.epochMilliseconds - key.lastUsedAt.getTime() >= SHOWN_AFTER_MS;
  if (!isNews && key.auditedOn === today) return;
  await db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ isFirst: boolean }>`
      update api_keys set last_used_at = greatest(api_keys.last_used_at, ${dateOf(now)}), audited_on = ${today}::date
      from (select id, audited_on from api_keys where id = ${key.id}::uuid for update) as before
      where api_keys.id = before.id
      returning before.audited_on is distinct from ${today}::date as is_first`.execute(trx);
    if (!rows[0]?.isFirst) return;
    const { id: companyId } = key.company;
    const entry = { action: 'useApiKey', subjectId: key.id, details: { name: key.name } } as const;
    await writeJobAudit(trx, { ...entry, companyId }, now);
  });
}
