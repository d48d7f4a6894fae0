import { ensureInstalled } from './lib/install.mjs';
import { requireNodeVersion } from './lib/node-version.mjs';
import { say } from './lib/progress.mjs';
import { runPackage } from './lib/run.mjs';

// `npm run chaos -- 60 10 10 my-seed`: so many kills of servers, outages of the database and of Redis, from this seed.
requireNodeVersion();
await ensureInstalled(say);
const [kills = '60', databases = '10', redises = '10', seed = String(Date.now() % 2 ** 31)] =
  process.argv.slice(2);
say(`An evening of misfortunes with the seed ${seed}`);
const { code } = await runPackage(
  'vitest',
  ['run', '--project', 'integration', 'apps/server/src/testing/chaos'],
  {
    env: {
      CHAOS_SERVER_KILLS: kills,
      CHAOS_DATABASE_OUTAGES: databases,
      CHAOS_REDIS_OUTAGES: redises,
      CHAOS_OTHERS: '10',
      CHAOS_MINUTES: '60',
      CHAOS_SEED: seed,
    },
  },
);
process.exitCode = code;
