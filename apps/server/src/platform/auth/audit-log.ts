import type { Database } from '../database/database.ts';
import type { StaffViewer } from '../graphql/context.ts';

/** Everything staff write is written down: who, what, on which thing, when (D-115). Ids and codes, no persons. */
export async function writeAudit(
  db: Database,
  staff: StaffViewer,
  entry: { action: string; subjectId: string; details: Record<string, unknown> },
  now: Temporal.Instant,
): Promise<void> {
  await db
    .insertInto('auditLog')
    .values({
      companyId: staff.companyId,
      staffId: staff.staffId,
      action: entry.action,
      subjectId: entry.subjectId,
      details: JSON.stringify(entry.details),
      at: new Date(now.epochMilliseconds),
    })
    .execute();
}
