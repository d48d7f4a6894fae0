import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import { sumPayout } from '@tallrik/domain/checkout/payouts/match-payout';
import {
  readSettlementReport,
  REPORT_LIMITS,
  type ReportProblem,
  type ReportReading,
  type SettlementReport,
} from '@tallrik/domain/checkout/payouts/settlement-report';
import { sql } from 'kysely';
import { addAuditEntry } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import {
  type StaffDoor,
  type StaffUpload,
  staffUploadRoute,
} from '../../../platform/http/staff-upload.ts';

export type PayoutReportDeps = StaffDoor & {
  db: Database;
  now: () => Temporal.Instant;
  newId: () => string;
};

const PATIENCE_MS = 60_000;
const AT_ONCE = 3;
const AT_ONCE_OF_COMPANY = 1;
/** So long one report keeps the event loop before others have their turn (D-758). */
const TURN_MS = 20;

type Answer = {
  error: StaffErrorCode | null;
  /** What is wrong with the file, and in which of its lines; 0: with the whole of it. */
  problem: ReportProblem | null;
  payoutId: string | null;
};

/** `POST /staff/payout-reports`: a settlement details report of the provider, typed in as it is (MONEY-31). */
export const payoutReportRoute = (deps: PayoutReportDeps) =>
  staffUploadRoute(
    deps,
    {
      path: '/staff/payout-reports',
      area: 'LEDGER',
      mostBytes: REPORT_LIMITS.bytes,
      patienceMs: PATIENCE_MS,
      atOnce: AT_ONCE,
      atOnceOfCompany: AT_ONCE_OF_COMPANY,
    },
    async (upload) => {
      const { report, problem } = await readReport(upload.bytes);
      const unreadable: Answer = { error: 'REPORT_UNREADABLE', problem, payoutId: null };
      const answer = report ? await keepReport(deps, upload, report) : unreadable;
      return answer ? { status: 200, answer } : { status: 404, answer: { error: 'NOT_FOUND' } };
    },
  );

async function readReport(bytes: StaffUpload['bytes']): Promise<ReportReading> {
  const text = textOf(bytes);
  if (text === null) return { report: null, problem: { code: 'NOT_A_REPORT', line: 0 } };
  const reading = readSettlementReport(text);
  let since = performance.now();
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    if (performance.now() - since < TURN_MS) continue;
    await nextTurn();
    since = performance.now();
  }
}

function textOf(bytes: StaffUpload['bytes']): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The same file again is the same payout; another file about the same batch is refused: one of them is not true. */
function keepReport(
  { db, now, newId }: PayoutReportDeps,
  { staff, companyId, bytes }: StaffUpload,
  report: SettlementReport,
): Promise<Answer | null> {
  const fingerprint = createHash('sha256').update(bytes).digest('hex');
  const { merchantAccount, batch, currency, lines } = report;
  return db.transaction().execute(async (trx): Promise<Answer | null> => {
    const company = await trx
      .selectFrom('companies')
      .select('id')
      .where('id', '=', companyId)
      .forUpdate()
      .executeTakeFirst();
    if (!company) return null;
    const known = await trx
      .selectFrom('payouts')
      .select(['id', 'fingerprint'])
      .where('companyId', '=', companyId)
      .where('merchantAccount', '=', merchantAccount)
      .where('batch', '=', batch)
      .executeTakeFirst();
    if (known)
      return {
        error: known.fingerprint === fingerprint ? null : 'REPORT_DIFFERS',
        problem: null,
        payoutId: known.id,
      };
    const payoutId = newId();
    const at = now();
    await trx
      .insertInto('payouts')
      .values({
        id: payoutId,
        companyId,
        merchantAccount,
        batch,
        currency,
        fingerprint,
        ...sumPayout(lines),
        lines: lines.length,
        takenInAt: new Date(at.epochMilliseconds),
        takenInBy: staff.staffId,
      })
      .execute();
    await writeLines(trx, { payoutId, companyId }, lines);
    const entry = {
      action: 'uploadPayoutReport',
      subjectId: payoutId,
      details: { batch, lines: lines.length },
      companyId,
    };
    await addAuditEntry(trx, staff, entry, at);
    return { error: null, problem: null, payoutId };
  });
}

const LINES_AT_ONCE = 2_000;

async function writeLines(
  trx: Database,
  { payoutId, companyId }: { payoutId: string; companyId: string },
  lines: SettlementReport['lines'],
): Promise<void> {
  for (let from = 0; from < lines.length; from += LINES_AT_ONCE) {
    const rows = lines.slice(from, from + LINES_AT_ONCE).map((line) => ({
      payout_id: payoutId,
      position: line.position,
      company_id: companyId,
      type: line.type,
      psp_reference: line.pspReference,
      modification_reference: line.modificationReference,
      gross: line.gross,
      fees: line.fees,
      net: line.net,
    }));
    await sql`
      insert into payout_lines select * from json_populate_recordset(null::payout_lines, ${JSON.stringify(rows)})`.execute(
      trx,
    );
  }
}
