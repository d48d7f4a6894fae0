import pg from 'pg';
import { reachOfServer } from '../compose/printer-reach.ts';
import type { Config } from '../config.ts';
import { findRunningPostgres } from '../platform/database/embedded-postgres.ts';
import {
  judgeClock,
  judgeMigrations,
  judgeSettings,
  judgeWrites,
  readSettings,
} from './database-checks.ts';
import { off, tried, type Finding } from './finding.ts';
import { judgeAddress, judgeDisk, judgePictures, judgeTls } from './machine-checks.ts';
import {
  judgeCalls,
  judgeCards,
  judgeMail,
  judgePush,
  judgeRedis,
  judgeSms,
} from './provider-checks.ts';
import { judgePaymentKeys } from './key-checks.ts';
import { judgePrinters, lookAtPrinter } from './printer-checks.ts';
import { judgeFindings, judgeJobs, judgeLeftovers, judgeWebhook } from './shop-checks.ts';

export type DoctorDeps = { config: Config; nowMs: () => number };

const CONNECT_WITHIN_MS = 5_000;

/** Looks at an installation from the machine its server runs on, changes nothing, and says what is wrong. */
export async function runDoctor({ config, nowMs }: DoctorDeps): Promise<Finding[]> {
  const url = config.databaseUrl ?? findRunningPostgres(config.dataDir);
  const around = await Promise.all([
    tried('redis', 'Is it running, and is REDIS_URL right?', () => judgeRedis(config)),
    tried('disk', 'May this user write to DATA_DIR, and is there room?', () => judgeDisk(config)),
    tried('pictures', 'Check the S3_ variables, and that this machine may call out.', () =>
      judgePictures(config),
    ),
    tried('mail', 'Check SMTP_URL: host, port, user and password.', () => judgeMail(config)),
    tried('sms', 'Check SMS_GATEWAY_URL, and that this machine may call out.', () =>
      judgeSms(config),
    ),
    tried('calls', 'Check CALL_GATEWAY_URL, and that this machine may call out.', () =>
      judgeCalls(config),
    ),
    tried('push', 'Check the keys.', () => judgePush(config)),
    tried('cards', 'Check the ADYEN_ variables.', () => judgeCards(config)),
    tried('address', 'Does the name lead here, is the proxy up, and PUBLIC_ORIGIN right?', () =>
      judgeAddress(config),
    ),
    tried('tls', "Is the certificate the name's own, whole, and of a known authority?", () =>
      judgeTls(config, nowMs),
    ),
  ]);
  const database =
    url === null
      ? [
          off(
            'database',
            'the embedded one runs only while the server does: start it and ask again',
          ),
        ]
      : await tried('database', 'Is PostgreSQL running, and is DATABASE_URL right?', () =>
          lookIntoDatabase(url, config, nowMs),
        );
  return [...database, ...around.flat()];
}

async function lookIntoDatabase(
  url: string,
  config: Config,
  nowMs: () => number,
): Promise<Finding[]> {
  const reach = reachOfServer(config);
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'tallrik-doctor',
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    statement_timeout: CONNECT_WITHIN_MS,
    max: 2,
  });
  pool.on('error', () => undefined);
  try {
    const client = await pool.connect();
    try {
      const settings = await readSettings(client);
      const migrations = await judgeMigrations(client);
      const hasTables = migrations.every(({ text }) => text !== 'none has run');
      return [
        ...(settings ? judgeSettings(settings) : []),
        ...(await judgeWrites(pool)),
        ...migrations,
        ...(await judgeClock(client, nowMs)),
        ...(await judgeLeftovers(client)),
        ...(hasTables
          ? [
              ...(await judgeJobs(client)),
              ...(await judgeFindings(client)),
              ...(await judgeWebhook(client, config.payment?.isSimulated === false)),
              ...(await tried('payment keys', 'Ask again when the migrations have run.', () =>
                judgePaymentKeys(client, config.tokenSeed),
              )),
              ...(await tried('printers', 'Ask again when the migrations have run.', () =>
                judgePrinters(client, reach, lookAtPrinter(reach)),
              )),
            ]
          : []),
      ];
    } finally {
      client.release();
    }
  } finally {
    await pool.end();
  }
}
