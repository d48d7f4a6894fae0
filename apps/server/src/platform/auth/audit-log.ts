import type {
  AuditActor,
  OfficeKind,
  PendingOrders,
} from '@tallrik/contract/generated/staff-resolvers';
import { UNCHANGING_ACTIONS, type JobAction } from '@tallrik/domain/company/audit';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import type { StaffViewer } from '../graphql/context.ts';
import { findSubjects, isOfKind } from './audit-subjects.ts';

type NewEntry = {
  action: string;
  subjectId: string;
  details: Record<string, unknown>;
  /** Whose log it belongs to, where a platform administrator works on another company. */
  companyId?: string;
};

/**
 * Everything staff write is written down: who, what, on which thing, when (D-115). Ids and codes, no persons.
 * Hand in the transaction that makes the change: neither is ever there without the other. Answers the entry's id.
 */
export async function addAuditEntry(
  db: Database,
  staff: { staffId: StaffViewer['staffId'] | null; companyId: string },
  entry: NewEntry,
  now: Temporal.Instant,
): Promise<string> {
  const [id] = await addAuditEntries(db, staff, [entry], now);
  if (id === undefined) throw new Error('The entry was not written');
  return id;
}

/** Many of one call, in their order: a statement for each would make a change of 2,000 dishes take half a minute. */
export async function addAuditEntries(
  db: Database,
  staff: { staffId: StaffViewer['staffId'] | null; companyId: string },
  entries: readonly NewEntry[],
  now: Temporal.Instant,
): Promise<string[]> {
  if (entries.length === 0) return [];
  const rows = await db
    .insertInto('auditLog')
    .values(
      entries.map((entry) => ({
        companyId: entry.companyId ?? staff.companyId,
        staffId: staff.staffId,
        action: entry.action,
        subjectId: entry.subjectId,
        details: JSON.stringify(entry.details),
        at: new Date(now.epochMilliseconds),
      })),
    )
    .returning('id')
    .execute();
  return rows.map(({ id }) => String(id));
}

/** The same where nobody asks for the entry again. */
export async function writeAudit(
  db: Database,
  staff: Pick<StaffViewer, 'staffId' | 'companyId'>,
  entry: NewEntry,
  now: Temporal.Instant,
): Promise<void> {
  await addAuditEntry(db, staff, entry, now);
}

/** What a job of the server did to a company, in the transaction that does it (TEAM-12). */
export async function writeJobAudit(
  db: Database,
  entry: Required<NewEntry> & { action: JobAction },
  now: Temporal.Instant,
): Promise<void> {
  await addAuditEntry(db, { staffId: null, companyId: entry.companyId }, entry, now);
}

export type AuditEntry = {
  id: string;
  at: string;
  actor: AuditActor;
  staffId: string | null;
  staffName: string | null;
  action: string;
  subjectId: string;
  subject: { kind: OfficeKind; title: string } | null;
  details: unknown;
};

export type AuditFilter = {
  /** Who reads only what they did themselves. */
  ownOf: string | null;
  staffId: string | null;
  actor: AuditActor | null;
  kind: OfficeKind | null;
  subjectId: string | null;
  from: Date | null;
  until: Date | null;
};

// Who works on another company is the platform's, whatever they are today.
const actorColumn = sql<AuditActor>`case
  when staff_id is null then 'SERVER'
  when staff_members.role = 'PLATFORM_ADMIN' or staff_members.company_id <> audit_log.company_id then 'PLATFORM'
  else 'STAFF' end`;

/**
 * The last entry, and whether one since `after` is somebody else's; a sign-in changes nothing. With it, in the same
 * statement, the orders that wait for an answer: every open page of the office asks for both, again and again.
 */
export async function readNews(
  db: Database,
  companyId: string,
  {
    staffId,
    after,
    venueIds,
  }: { staffId: string; after: number | null; venueIds: 'ALL' | readonly string[] },
): Promise<{ latest: string; isChangedByOthers: boolean; pending: PendingOrders[] }> {
  const ofCaller = venueIds === 'ALL' ? sql`true` : sql`id = any(${[...venueIds]}::uuid[])`;
  const { rows } = await sql<{
    latest: string | null;
    isOthers: boolean | null;
    pending: PendingOrders[];
  }>`
    select max(id)::text as latest,
      bool_or(staff_id is distinct from ${staffId}::uuid and action <> all(${[...UNCHANGING_ACTIONS]}::text[])) as is_others,
      (select coalesce(json_agg(json_build_object('venueId', venue_id, 'orders', orders)), '[]') from (
        select venue_id, count(*)::int as orders from orders
        where status = 'PENDING' and not is_test
          and venue_id in (select id from venues where company_id = ${companyId}::uuid and ${ofCaller})
        group by venue_id) as waiting) as pending
    from audit_log where company_id = ${companyId}::uuid
      and id > ${
        after ??
        sql`coalesce((select max(id) - 1 from audit_log
        where company_id = ${companyId}::uuid), 0)`
      }`.execute(db);
  const [news] = rows;
  return {
    latest: news?.latest ?? String(after ?? 0),
    isChangedByOthers: after !== null && (news?.isOthers ?? false),
    pending: news?.pending ?? [],
  };
}

/** Newest first, before the entry `before`. */
export async function readAudit(
  db: Database,
  companyId: string,
  filter: AuditFilter,
  page: { before: string | null; limit: number },
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const { ownOf, staffId, actor, kind, subjectId, from, until } = filter;
  const rows = await db
    .selectFrom('auditLog')
    .leftJoin('staffMembers', 'staffMembers.id', 'auditLog.staffId')
    .select(['auditLog.id', 'at', 'staffId', 'name as staffName', 'action', 'subjectId', 'details'])
    .select(actorColumn.as('actor'))
    .where('auditLog.companyId', '=', companyId)
    .$if(page.before !== null, (query) => query.where('auditLog.id', '<', Number(page.before)))
    .$if(ownOf !== null, (query) => query.where('staffId', '=', ownOf))
    .$if(staffId !== null, (query) => query.where('staffId', '=', staffId))
    .$if(actor !== null, (query) => query.where(actorColumn, '=', actor))
    .$if(kind !== null, (query) => query.where(isOfKind(companyId, kind ?? 'PAGE')))
    .$if(subjectId !== null, (query) => query.where('subjectId', '=', subjectId))
    .$if(from !== null, (query) => query.where('at', '>=', from))
    .$if(until !== null, (query) => query.where('at', '<', until))
    .orderBy('auditLog.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const shown = rows.slice(0, page.limit);
  const subjects = await findSubjects(
    db,
    companyId,
    shown.map((row) => row.subjectId),
  );
  const entries = shown.map((row) => ({
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    subject: subjects.get(row.subjectId) ?? null,
  }));
  return {
    entries,
    nextCursor: rows.length > page.limit ? (entries.at(-1)?.id ?? null) : null,
  };
}
