import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export const FINDING_KINDS = [
  'MONEY_WITHOUT_ORDER',
  'CAPTURE_NOT_ASKED',
  'CAPTURE_UNCONFIRMED',
  'RELEASE_UNCONFIRMED',
  'SESSION_OVERDUE',
  'NOTICE_WAITING',
  'HOLD_OF_ENDED_SESSION',
  'ORDER_WITHOUT_MONEY',
  'MOVEMENT_REFUSED',
  'COUNTER_OWED',
  'CHARGEBACK',
] as const;
export type FindingKind = (typeof FINDING_KINDS)[number];

/** What was done about it; OPERATOR: nothing an automaton may do. */
export type Remedy = 'ASKED_AGAIN' | 'ENDED' | 'RELEASED' | 'OPERATOR';

export type Finding = {
  companyId: string | null;
  kind: FindingKind;
  subjectId: string;
  remedy: Remedy;
};

/** One row as long as it lasts, however often it is seen. */
export async function openFinding(
  db: Database,
  finding: Finding,
  now: Temporal.Instant,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await db
    .insertInto('reconciliationFindings')
    .values({ ...finding, foundAt: at, lastSeenAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subjectId'])
        .where('resolvedAt', 'is', null)
        .doUpdateSet((row) => ({
          remedy: finding.remedy,
          lastSeenAt: at,
          timesSeen: row('reconciliationFindings.timesSeen', '+', 1),
        })),
    )
    .execute();
}

/** Seen again is not found again: what a person has settled outside stays settled (MONEY-14). */
export async function notSettled(db: Database, findings: readonly Finding[]): Promise<Finding[]> {
  if (findings.length === 0) return [];
  const settled = await db
    .selectFrom('reconciliationFindings')
    .select(['kind', 'subjectId'])
    .where('settledBy', 'is not', null)
    .where(
      'subjectId',
      'in',
      findings.map(({ subjectId }) => subjectId),
    )
    .execute();
  return findings.filter(
    ({ kind, subjectId }) =>
      !settled.some((known) => known.kind === kind && known.subjectId === subjectId),
  );
}

/** It is over, whoever ended it. */
export async function endFinding(
  db: Database,
  { kind, subjectId }: Pick<Finding, 'kind' | 'subjectId'>,
  now: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('reconciliationFindings')
    .set({ resolvedAt: new Date(now.epochMilliseconds) })
    .where('resolvedAt', 'is', null)
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .execute();
}

/** Money that moved after all needs nobody any more. */
export async function closeSettledRefusals(db: Database, now: Temporal.Instant): Promise<void> {
  await db
    .updateTable('reconciliationFindings')
    .set({ resolvedAt: new Date(now.epochMilliseconds) })
    .where('resolvedAt', 'is', null)
    .where('kind', '=', 'MOVEMENT_REFUSED')
    .where(
      'subjectId',
      'not in',
      db
        .selectFrom('payments')
        .select(sql<string>`id::text`.as('id'))
        .where('trouble', 'is not', null),
    )
    .execute();
}

/** Whatever this run of the kinds it looks for did not see any more is over. */
export async function closeUnseenFindings(
  db: Database,
  kinds: readonly FindingKind[],
  now: Temporal.Instant,
): Promise<void> {
  const at = new Date(now.epochMilliseconds);
  await db
    .updateTable('reconciliationFindings')
    .set({ resolvedAt: at })
    .where('resolvedAt', 'is', null)
    .where('kind', 'in', kinds)
    .where('lastSeenAt', '<', at)
    .execute();
}
