import type { Database } from '../../platform/database/database.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import { findJobs } from '../../platform/jobs/find-jobs.ts';
import { addJob, type JobName, type JobPayloads } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logging/log.ts';
import { disagreementOf } from './disagreement.ts';
import {
  closeSettledRefusals,
  closeUnseenFindings,
  notSettled,
  openFinding,
  type Finding,
  type FindingKind,
} from './findings-store.ts';
import type { Reservations } from './reservation.ts';
import { partRefundKey } from './refund-part.ts';
import {
  findForgottenNotifications,
  findOverdueSessions,
  findUnconfirmedParts,
  findUnpaidOrders,
  findUnsettledPayments,
} from './reconcile-store.ts';

/** Longer than any ordinary way of a webhook or a job: what is slower than this has got stuck. */
export const PATIENCE_MINUTES = 10;

export type ReconcileDeps = {
  db: Database;
  reservations: Reservations;
  now: () => Temporal.Instant;
  log: Logger;
  metrics: Metrics;
};

type Repair<Name extends JobName = JobName> = {
  [One in Name]: {
    finding: Omit<Finding, 'remedy'>;
    remedy: 'ASKED_AGAIN' | 'ENDED';
    job: One;
    payload: JobPayloads[One];
    key: string;
  };
}[Name];

/** Those this job looks for anew at each run: one it does not see any more is over. */
const LOOKED_FOR: readonly FindingKind[] = [
  'MONEY_WITHOUT_ORDER',
  'CAPTURE_NOT_ASKED',
  'CAPTURE_UNCONFIRMED',
  'RELEASE_UNCONFIRMED',
  'SESSION_OVERDUE',
  'NOTICE_WAITING',
  'HOLD_OF_ENDED_SESSION',
  'ORDER_WITHOUT_MONEY',
];

/**
 * Finds money without an order and orders without money, and mends them by the jobs that should have run. It moves no
 * money itself: whatever it asks for twice, the job's lock and the provider's key let happen once.
 */
export const makeReconcileMoney = (deps: ReconcileDeps) => async (): Promise<void> => {
  const now = deps.now();
  const before = now.subtract({ minutes: PATIENCE_MINUTES });
  const findings = [
    ...(await mend(deps, await repairs(deps.db, before, now))),
    ...(await releaseOrphanedReservations(deps)),
    ...(await unpaidOrders(deps.db, before)),
  ];
  for (const finding of await notSettled(deps.db, findings)) {
    await openFinding(deps.db, finding, now);
    const { kind, remedy, subjectId } = finding;
    deps.metrics.count('tallrik_reconciliation_findings_total', { kind, remedy });
    deps.log.error({ kind, remedy, subjectId }, 'money and orders disagreed');
  }
  await closeUnseenFindings(deps.db, LOOKED_FOR, now);
  await closeSettledRefusals(deps.db, now);
};

async function repairs(
  db: Database,
  before: Temporal.Instant,
  now: Temporal.Instant,
): Promise<Repair[]> {
  const found: Repair[] = [];
  for (const payment of await findUnsettledPayments(db, before, now)) {
    const disagreement = disagreementOf(payment);
    if (!disagreement) continue;
    const { id: paymentId, companyId } = payment;
    const { kind, job } = disagreement;
    found.push({
      finding: { companyId, kind, subjectId: paymentId },
      remedy: 'ASKED_AGAIN',
      job,
      payload: { companyId, paymentId },
      key: `${job}:${paymentId}`,
    });
  }
  for (const { id: refundId, companyId } of await findUnconfirmedParts(db, before)) {
    found.push({
      finding: { companyId, kind: 'RELEASE_UNCONFIRMED', subjectId: refundId },
      remedy: 'ASKED_AGAIN',
      job: 'refund-part',
      payload: { companyId, refundId },
      key: partRefundKey(refundId),
    });
  }
  for (const { id: sessionId, companyId } of await findOverdueSessions(db, before)) {
    found.push({
      finding: { companyId, kind: 'SESSION_OVERDUE', subjectId: sessionId },
      remedy: 'ENDED',
      job: 'expire-session',
      payload: { companyId, sessionId },
      key: `expire:${sessionId}`,
    });
  }
  for (const { id: notificationId } of await findForgottenNotifications(db, before)) {
    found.push({
      finding: { companyId: null, kind: 'NOTICE_WAITING', subjectId: String(notificationId) },
      remedy: 'ASKED_AGAIN',
      job: 'take-payment-notice',
      payload: { noticeId: notificationId },
      key: `notice:${notificationId}`,
    });
  }
  return found;
}

/** What already waits for its turn, or for a person, is left alone: pushing it forward would undo its back-off. */
async function mend(deps: ReconcileDeps, found: readonly Repair[]): Promise<Finding[]> {
  const openJobs = await findJobs(
    deps.db,
    found.map(({ key }) => key),
  );
  const findings: Finding[] = [];
  for (const { finding, remedy, job, payload, key } of found) {
    const known = openJobs.get(key);
    if (known === 'WAITING') continue;
    if (!known) await addJob(deps.db, job, payload, { key });
    findings.push({ ...finding, remedy: known === 'DEAD' ? 'OPERATOR' : remedy });
  }
  return findings;
}

async function releaseOrphanedReservations({
  db,
  reservations,
}: ReconcileDeps): Promise<Finding[]> {
  const forgotten = await reservations.findForgotten(db);
  for (const { companyId, sessionId } of forgotten)
    await reservations.release(db, companyId, [sessionId]);
  return forgotten.map(({ companyId, sessionId }) => ({
    companyId,
    kind: 'HOLD_OF_ENDED_SESSION',
    subjectId: sessionId,
    remedy: 'RELEASED',
  }));
}

/** Whether the guest gets the food all the same is not for an automaton to say. */
async function unpaidOrders(db: Database, before: Temporal.Instant): Promise<Finding[]> {
  return (await findUnpaidOrders(db, before)).map(({ id, companyId }) => ({
    companyId,
    kind: 'ORDER_WITHOUT_MONEY',
    subjectId: id,
    remedy: 'OPERATOR',
  }));
}
