import type { Database } from '../database/database.ts';
import type { StaffViewer } from '../graphql/context.ts';

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
  staff: Pick<StaffViewer, 'staffId' | 'companyId'>,
  entry: NewEntry,
  now: Temporal.Instant,
): Promise<string> {
  const row = await db
    .insertInto('auditLog')
    .values({
      companyId: entry.companyId ?? staff.companyId,
      staffId: staff.staffId,
      action: entry.action,
      subjectId: entry.subjectId,
      details: JSON.stringify(entry.details),
      at: new Date(now.epochMilliseconds),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(row.id);
}

/** The same where nobody asks for the entry again. */
export async function writeAudit(...given: Parameters<typeof addAuditEntry>): Promise<void> {
  await addAuditEntry(...given);
}

export type AuditEntry = {
  id: string;
  at: string;
  staffId: string;
  staffName: string;
  action: string;
  subjectId: string;
  details: unknown;
};

/** Newest first, before the entry `before`. */
export async function readAudit(
  db: Database,
  companyId: string,
  page: {
    before: string | null;
    limit: number;
    /** Who reads only what they did themselves. */
    ownOf: string | null;
    staffId: string | null;
    subjectId: string | null;
    from: Date | null;
    until: Date | null;
  },
): Promise<{ entries: AuditEntry[]; nextCursor: string | null }> {
  const { ownOf, staffId, subjectId, from, until } = page;
  const rows = await db
    .selectFrom('auditLog')
    .innerJoin('staffMembers', 'staffMembers.id', 'auditLog.staffId')
    .select(['auditLog.id', 'at', 'staffId', 'name as staffName', 'action', 'subjectId', 'details'])
    .where('auditLog.companyId', '=', companyId)
    .$if(page.before !== null, (query) => query.where('auditLog.id', '<', Number(page.before)))
    .$if(ownOf !== null, (query) => query.where('staffId', '=', ownOf))
    .$if(staffId !== null, (query) => query.where('staffId', '=', staffId))
    .$if(subjectId !== null, (query) => query.where('subjectId', '=', subjectId))
    .$if(from !== null, (query) => query.where('at', '>=', from))
    .$if(until !== null, (query) => query.where('at', '<', until))
    .orderBy('auditLog.id', 'desc')
    .limit(page.limit + 1)
    .execute();
  const entries = rows
    .slice(0, page.limit)
    .map((row) => ({ ...row, id: String(row.id), at: row.at.toISOString() }));
  return {
    entries,
    nextCursor: rows.length > page.limit ? (entries.at(-1)?.id ?? null) : null,
  };
}
