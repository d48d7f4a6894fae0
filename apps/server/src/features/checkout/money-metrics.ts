import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { FINDING_KINDS, type FindingKind } from './findings-store.ts';

export type MoneyMetrics = {
  /** Every kind, also those of which there is none. */
  openFindings: { kind: FindingKind; count: number }[];
  /** The provider refused to move their money and a person has to look. */
  inTrouble: number;
  /** Money we hold or have taken and no order for it: on its way back, or stuck. */
  withoutOrder: { count: number; oldestSeconds: number };
};

/** What an operator has to know of the money this very moment. All of it stands in small indexes. */
export async function readMoneyMetrics(db: Database, now: Temporal.Instant): Promise<MoneyMetrics> {
  const at = new Date(now.epochMilliseconds);
  const [findings, payments] = await Promise.all([
    sql<{ kind: string; count: number }>`
      select kind, count(*)::int as count from reconciliation_findings
      where resolved_at is null group by kind`.execute(db),
    sql<{ inTrouble: number; count: number; oldestSeconds: number }>`
      with stray as (
        select state_since from payments
        where state in ('AUTHORISED', 'CAPTURE_ASKED', 'CANCEL_ASKED', 'REFUND_ASKED') and order_id is null
        union all
        select state_since from payments where state = 'CAPTURED' and order_id is null)
      select (select count(*)::int from payments where trouble is not null) as in_trouble,
        count(*)::int as count,
        coalesce(extract(epoch from ${at}::timestamptz - min(state_since)), 0)::float8 as oldest_seconds
      from stray`.execute(db),
  ]);
  const [{ inTrouble, count, oldestSeconds } = { inTrouble: 0, count: 0, oldestSeconds: 0 }] =
    payments.rows;
  return {
    openFindings: FINDING_KINDS.map((kind) => ({
      kind,
      count: findings.rows.find((row) => row.kind === kind)?.count ?? 0,
    })),
    inTrouble,
    withoutOrder: { count, oldestSeconds },
  };
}
