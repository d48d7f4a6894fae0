import type pg from 'pg';
import { SCRATCH_PREFIX } from '../backup/check-backup.ts';
import { JOBS_TABLE } from '../platform/jobs/runner-tables.ts';
import { fine, look, off, wrong, type Finding } from './finding.ts';

/** Longer than any job waits for a worker that runs. */
const LATE_SECONDS = 120;

type Queue = { dead: number; lateSeconds: number };

export async function judgeJobs(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<Queue>(
    `select count(*) filter (where attempts >= max_attempts)::int as dead,
       coalesce(extract(epoch from now() - min(run_at) filter (where attempts < max_attempts)), 0)::float8
         as "lateSeconds"
     from ${JOBS_TABLE} where locked_at is null`,
  );
  const { dead, lateSeconds } = rows[0] ?? { dead: 0, lateSeconds: 0 };
  const findings: Finding[] = [];
  if (dead > 0)
    findings.push(
      wrong(
        'jobs',
        `${dead} gave up after their last attempt`,
        'List them as platform administrator (deadJobs), mend what their last error names, and replay them (replayJob).',
      ),
    );
  if (lateSeconds > LATE_SECONDS)
    findings.push(
      wrong(
        'jobs',
        `the oldest has waited for ${Math.round(lateSeconds)} s`,
        'No server takes jobs: is one running, and not with JOBS=false?',
      ),
    );
  return findings.length > 0 ? findings : [fine('jobs', 'none is dead or late')];
}

export async function judgeFindings(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ kind: string; count: number }>(
    `select kind, count(*)::int as count from reconciliation_findings where resolved_at is null
     group by kind order by kind`,
  );
  if (rows.length === 0) return [fine('money', 'agrees with the orders')];
  const kinds = rows.map(({ kind, count }) => `${count} ${kind}`).join(', ');
  return [
    wrong(
      'money',
      `open findings: ${kinds}`,
      'Compare each payment (reconciliation_findings.subject_id) with the provider; what an automaton may do is done already.',
    ),
  ];
}

type NotificationStats = { lastSeconds: number | null; waiting: number; paidSince: number };

/** A provider whose notices do not arrive takes money for orders that no kitchen sees until somebody asks. */
export async function judgeWebhook(client: pg.ClientBase, takesCards: boolean): Promise<Finding[]> {
  const about = 'webhook';
  if (!takesCards) return [off(about, 'no card payment is configured')];
  const { rows } = await client.query<NotificationStats>(
    `select extract(epoch from now() - (select max(received_at) from payment_notices))::float8 as "lastSeconds",
       (select count(*)::int from payment_notices where processed_at is null
          and received_at < now() - interval '5 minutes') as waiting,
       (select count(*)::int from payment_sessions where created_at > now() - interval '1 day'
          and created_at > coalesce((select max(received_at) from payment_notices), '-infinity')) as "paidSince"`,
  );
  const { lastSeconds, waiting, paidSince } = rows[0] ?? {
    lastSeconds: null,
    waiting: 0,
    paidSince: 0,
  };
  const remedy =
    "In the provider's Customer Area: a standard webhook to PUBLIC_ORIGIN/webhooks/adyen with ADYEN_WEBHOOK_USER, ADYEN_WEBHOOK_PASSWORD and the HMAC key; send a test notice.";
  if (waiting > 0)
    return [
      wrong(
        about,
        `${waiting} notices wait for more than 5 minutes`,
        'No server takes jobs: is one running, and not with JOBS=false?',
      ),
    ];
  if (lastSeconds === null)
    return [
      paidSince > 0
        ? wrong(about, `none was ever seen, though ${paidSince} payments were begun`, remedy)
        : look(about, 'none was ever seen', remedy),
    ];
  const ago = `${Math.round(lastSeconds / 60)} minutes ago`;
  // A guest may leave the card form; several in a row do not.
  return paidSince > FORSAKEN_SESSIONS
    ? [look(about, `the last was seen ${ago}; ${paidSince} payments were begun since`, remedy)]
    : [fine(about, `the last was seen ${ago}`)];
}

const FORSAKEN_SESSIONS = 20;

/** A check of a backup that was killed: a whole copy of every guest, which nobody looks after. */
export async function judgeLeftovers(client: pg.ClientBase): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>(
    `select datname as name from pg_database
     where starts_with(datname, '${SCRATCH_PREFIX}')
       and not exists (select 1 from pg_stat_activity as used where used.datname = pg_database.datname)
     order by datname`,
  );
  return rows.map(({ name }) =>
    look(
      'backup',
      `a check of one was killed and left a whole copy of the data in the database ${name}`,
      `If no backup is being made: drop database ${name};`,
    ),
  );
}
