import { sql } from 'kysely';
import { RETRY_AFTER_MINUTES } from '../../features/checkout/refused-movement.ts';
import { listDeadJobs, replayJob } from '../../platform/jobs/dead-jobs.ts';
import type { MoneyWorld } from '../money-world.ts';

const STEP_MINUTES = 47;
/** Longer than any deadline, and by a day than all back-offs of one payment together, which are 55 hours. */
const MINUTES = RETRY_AFTER_MINUTES.reduce((sum, minutes) => sum + minutes, 24 * 60);

/** The storm is over: networks work, the provider answers, operators replay what gave up, time passes. Whatever waits has come to rest afterwards. */
export async function settleEverything(world: MoneyWorld): Promise<void> {
  const { control, ledger } = world.simulator;
  control.repeat(1);
  control.failNextCalls(0);
  control.refuseNextChanges(0);
  for (const { resultCode, pspReference } of ledger())
    if (resultCode === 'Received') control.settle(pspReference, true);
  for (let passed = 0; passed < MINUTES; passed += STEP_MINUTES) {
    await control.flush();
    await world.runJobs();
    await world.runJob('reconcile-money');
    for (const { id } of await listDeadJobs(world.db)) await replayJob(world.db, id);
    if (control.waiting().length === 0 && (await isQuiet(world))) return;
    world.advance(STEP_MINUTES);
  }
}

/** No job is left that has anything to do with money. */
async function isQuiet({ db }: MoneyWorld): Promise<boolean> {
  const { rows } = await sql<{ jobs: number; sessions: number; orders: number }>`
    select
      (select count(*)::int from graphile_worker._private_jobs where attempts < max_attempts) as jobs,
      (select count(*)::int from payment_sessions where state in ('OPENING', 'OPEN')) as sessions,
      (select count(*)::int from orders where status = 'PENDING') as orders`.execute(db);
  return rows[0]?.jobs === 0 && rows[0].sessions === 0 && rows[0].orders === 0;
}
