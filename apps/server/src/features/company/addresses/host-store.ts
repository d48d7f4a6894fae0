import {
  HOST_PROBLEMS,
  HOST_STATES,
  type HostProblem,
  type HostState,
} from '@tallrik/domain/company/host-claim';
import { sql } from 'kysely';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type StoredHost = {
  companyId: string;
  host: string;
  state: HostState;
  isMain: boolean;
  /** Null: the platform's people entered it, and nothing had to be proved. */
  token: string | null;
  problem: HostProblem | null;
  found: string | null;
  checkedAt: Date | null;
  checkedUntil: Date | null;
};

type Row = Omit<StoredHost, 'state' | 'problem'> & { state: string; problem: string | null };

const readHost = ({ state, problem, ...row }: Row): StoredHost => ({
  ...row,
  state: columnOneOf(HOST_STATES, state),
  problem: problem === null ? null : columnOneOf(HOST_PROBLEMS, problem),
});

/** Claimed and verified names of a company, the main one first; with `host` only that one. */
export async function findHosts(
  db: Database,
  companyId: string,
  host: string | null = null,
): Promise<StoredHost[]> {
  const { rows } = await sql<Row>`
    select ${companyId}::uuid as company_id, coalesce(claims.host, hosts.host) as host,
      coalesce(claims.state, 'LIVE') as state, coalesce(hosts.is_main, false) as is_main,
      claims.token, claims.problem, claims.found, claims.checked_at, claims.checked_until
    from (select * from host_claims where company_id = ${companyId}) claims
    full join (select * from company_hosts where company_id = ${companyId}) hosts on hosts.host = claims.host
    where ${host}::text is null or coalesce(claims.host, hosts.host) = ${host}
    order by is_main desc, host`.execute(db);
  return rows.map(readHost);
}

/** Claims of all companies whose time it is, those that waited longest first. */
export async function findDueHosts(
  db: Database,
  now: Date,
  limit: number,
): Promise<{ companyId: string; host: string }[]> {
  return db
    .selectFrom('hostClaims')
    .innerJoin('companies', 'companies.id', 'hostClaims.companyId')
    .select(['companyId', 'host'])
    .where('state', '<>', 'LIVE')
    .where('checkedUntil', '>', now)
    .where('disabledAt', 'is', null)
    .orderBy('checkedAt', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
}

/** Nobody can say so twice; false where it was claimed before. */
export async function insertClaim(
  trx: Database,
  claim: {
    companyId: string;
    host: string;
    configurationId: string;
    token: string;
    checkedUntil: Date;
  },
): Promise<boolean> {
  const row = await trx
    .insertInto('hostClaims')
    .values({ ...claim, state: 'WAITING_FOR_DNS' })
    .onConflict((conflict) => conflict.columns(['companyId', 'host']).doNothing())
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isHostOfAnother(
  db: Database,
  host: string,
  companyId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('companyHosts')
    .select('host')
    .where('host', '=', host)
    .where('companyId', '<>', companyId)
    .executeTakeFirst();
  return row !== undefined;
}

/** What a look has found. A claim that was removed meanwhile stays removed. */
export async function writeFinding(
  db: Database,
  { companyId, host }: { companyId: string; host: string },
  finding: Pick<StoredHost, 'state' | 'problem' | 'found'> & { checkedAt: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('hostClaims')
    .set(finding)
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .returning('host')
    .executeTakeFirst();
  return row !== undefined;
}

export async function extendChecks(
  db: Database,
  { companyId, host }: { companyId: string; host: string },
  checkedUntil: Date,
): Promise<void> {
  await db
    .updateTable('hostClaims')
    .set({ checkedUntil })
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .execute();
}

/** From now on the name opens the company; false where another company has it. The first is the main one. */
export async function serveHost(
  trx: Database,
  { companyId, host }: { companyId: string; host: string },
): Promise<boolean> {
  await lockHosts(trx, companyId);
  await sql`
    insert into company_hosts (host, company_id, configuration_id, is_main)
    select host, company_id, configuration_id,
      not exists (select from company_hosts where company_id = ${companyId})
    from host_claims where company_id = ${companyId} and host = ${host}
    on conflict (host) do nothing`.execute(trx);
  const own = await trx
    .selectFrom('companyHosts')
    .select('host')
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .executeTakeFirst();
  return own !== undefined;
}

/** One after the other: two first names would both be the main one. */
async function lockHosts(trx: Database, companyId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hosts:${companyId}`}, 0))`.execute(
    trx,
  );
}

/** False where it is no verified name of the company's. */
export async function writeMain(
  trx: Database,
  { companyId, host }: { companyId: string; host: string },
): Promise<boolean> {
  await lockHosts(trx, companyId);
  const known = await trx
    .selectFrom('companyHosts')
    .select('host')
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .executeTakeFirst();
  if (!known) return false;
  await trx
    .updateTable('companyHosts')
    .set({ isMain: false })
    .where('companyId', '=', companyId)
    .where('isMain', '=', true)
    .execute();
  await trx
    .updateTable('companyHosts')
    .set({ isMain: true })
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .execute();
  return true;
}

/** Takes the name away; another becomes the main one where it was. */
export async function deleteHost(
  trx: Database,
  { companyId, host }: { companyId: string; host: string },
): Promise<void> {
  await lockHosts(trx, companyId);
  await trx
    .deleteFrom('hostClaims')
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .execute();
  const served = await trx
    .deleteFrom('companyHosts')
    .where('companyId', '=', companyId)
    .where('host', '=', host)
    .returning('isMain')
    .executeTakeFirst();
  if (served?.isMain)
    await sql`
      update company_hosts set is_main = true
      where host = (select min(host) from company_hosts where company_id = ${companyId})`.execute(
      trx,
    );
}
