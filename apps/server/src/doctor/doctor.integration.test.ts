import { createECDH } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPaymentSimulator } from '@tallrik/payment-simulator/start-payment-simulator';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../platform/database/embedded-postgres.ts';
import { findFreePort } from '../platform/database/free-port.ts';
import { addDeadJob } from '../platform/jobs/dead-jobs.ts';
import { makeLog } from '../platform/logging/log.ts';
import { openSmtpWorld, SENDER } from '../providers/email/testing/smtp-world.ts';
import { GATEWAY_TOKEN, openTestGateway } from '../providers/sms/testing/test-gateway.ts';
import { startServer } from '../start-server.ts';
import { onlyReads } from '../testing/database-outage.ts';
import { adyenVariables } from '../testing/adyen-variables.ts';
import { redisForTests } from '../testing/redis-for-tests.ts';
import { createTestDatabase } from '../testing/test-database.ts';
import { exitCodeOf, type Finding } from './finding.ts';
import { runDoctor } from './run-doctor.ts';

const SUBJECTS = [
  'database',
  'writes',
  'migrations',
  'clock',
  'jobs',
  'money',
  'webhook',
  'payment keys',
  'printers',
  'redis',
  'disk',
  'pictures',
  'mail',
  'sms',
  'calls',
  'push',
  'cards',
  'address',
  'tls',
];

function vapidVariables() {
  const pair = createECDH('prime256v1');
  const publicKey = pair.generateKeys();
  const privateKey = pair.getPrivateKey('hex').padStart(64, '0');
  return {
    VAPID_PUBLIC_KEY: publicKey.toString('base64url'),
    VAPID_PRIVATE_KEY: Buffer.from(privateKey, 'hex').toString('base64url'),
    VAPID_SUBJECT: 'mailto:you@example.org',
  };
}

const examine = (env: Record<string, string>, nowMs = () => Date.now()) =>
  runDoctor({
    config: parseConfig(
      { NODE_ENV: 'production', TOKEN_SECRET_SEED: '0'.repeat(64), ...env },
      join(tmpdir(), 'no-apps'),
    ),
    nowMs,
  });
const about = (findings: Finding[], subject: string) =>
  findings.filter((finding) => finding.subject === subject);

describe('the doctor', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'tallrik-doctor-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('[D-287] finds nothing wrong with an installation that is whole', async () => {
    // A PostgreSQL as it comes: that of the tests is quick and would lose everything in a power cut.
    const dataDir = mkdtempSync(join(tmpdir(), 'tallrik-doctor-whole-'));
    const log = { info: () => undefined, warn: () => undefined };
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    const [redis, mail, gateway, simulator] = await Promise.all([
      redisForTests(),
      openSmtpWorld(),
      openTestGateway(),
      startPaymentSimulator(),
    ]);
    const port = await findFreePort();
    const env = {
      DATABASE_URL: postgres.url,
      DATA_DIR: join(folder, 'data'),
      REDIS_URL: redis.url,
      SMTP_URL: `smtp://127.0.0.1:${mail.serverPort}`,
      MAIL_FROM: SENDER,
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: GATEWAY_TOKEN,
      CALL_GATEWAY_URL: gateway.url,
      CALL_GATEWAY_TOKEN: GATEWAY_TOKEN,
      PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
      ...vapidVariables(),
      ...adyenVariables(simulator.apiUrl),
    };
    const config = parseConfig(
      {
        NODE_ENV: 'production',
        TOKEN_SECRET_SEED: '0'.repeat(64),
        PORT: String(port),
        HAND_OVER_SECONDS: '0',
        ...env,
      },
      join(folder, 'apps'),
    );
    const server = await startServer(config, makeLog('silent'), {
      progress: () => undefined,
      demoPictures: '',
      errorSink: null,
      stopping: new AbortController().signal,
    });
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query(
      `insert into payment_notices (provider, dedupe_key, notice, received_at, processed_at)
       values ('adyen', 'seen', '{}', now(), now())`,
    );

    const findings = await examine(env);
    expect(findings.filter(({ verdict }) => verdict === 'WRONG' || verdict === 'LOOK')).toEqual([]);
    expect(new Set(findings.map(({ subject }) => subject))).toEqual(new Set(SUBJECTS));
    expect(exitCodeOf(findings)).toBe(0);
    // It only looks: nobody got a message.
    expect(gateway.delivered()).toEqual([]);
    expect(mail.arrived()).toEqual([]);

    // What the check of a backup leaves behind that is killed.
    await client.query('create database tallrik_check_0badcafe');
    await client.end();
    expect(about(await examine(env), 'backup')).toEqual([
      {
        subject: 'backup',
        verdict: 'LOOK',
        text: expect.stringContaining('tallrik_check_0badcafe'),
        remedy: expect.stringContaining('drop database tallrik_check_0badcafe;'),
      },
    ]);

    await server.stop();
    await Promise.all([redis.close(), mail.close(), gateway.close(), simulator.stop()]);
    await postgres.stop();
    await removeEmbeddedPostgres(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });

  it('[D-287] names everything that is broken at once, with what to do about it', async () => {
    const database = await createTestDatabase();
    const gateway = await openTestGateway();
    const simulator = await startPaymentSimulator();
    await addDeadJob(database.db, 'close-idle-carts', {}, { key: 'dead', reason: 'tested' });
    await sql`insert into graphile_worker._private_jobs (task_id, run_at)
      select id, now() - interval '1 hour' from graphile_worker._private_tasks limit 1`.execute(
      database.db,
    );
    await sql`insert into applied_migrations (name, checksum) values ('9999_of_tomorrow', 'x')`.execute(
      database.db,
    );
    await sql`insert into reconciliation_findings (kind, subject_id, remedy, found_at, last_seen_at)
      values ('MONEY_WITHOUT_ORDER', 'p1', 'OPERATOR', now(), now())`.execute(database.db);
    await sql`insert into payment_notices (provider, dedupe_key, notice, received_at)
      values ('adyen', 'waits', '{}', now() - interval '1 hour')`.execute(database.db);
    await onlyReads(database.url, true);
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const env = {
      DATABASE_URL: database.url,
      DATA_DIR: join(file, 'data'),
      REDIS_URL: 'redis://127.0.0.1:9',
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: SENDER,
      SMS_GATEWAY_URL: gateway.url,
      SMS_GATEWAY_TOKEN: 'the-wrong-token',
      CALL_GATEWAY_URL: gateway.url,
      CALL_GATEWAY_TOKEN: 'the-wrong-token',
      PUBLIC_ORIGIN: `https://127.0.0.1:${await findFreePort()}`,
      ...vapidVariables(),
      VAPID_PUBLIC_KEY: vapidVariables().VAPID_PUBLIC_KEY,
      ...adyenVariables(simulator.apiUrl),
      ADYEN_API_KEY: 'the-wrong-key',
    };
    const findings = await examine(env, () => Date.now() + 60_000);
    const expected = {
      database: 'fsync',
      writes: 'read-only',
      migrations: '9999_of_tomorrow',
      money: '1 MONEY_WITHOUT_ORDER',
      webhook: '1 notices wait',
      redis: 'Redis',
      disk: 'ENOTDIR',
      mail: 'ECONNREFUSED',
      sms: 'refuses the token',
      calls: 'refuses the token',
      push: 'no pair',
      cards: 'Adyen',
      address: 'ECONNREFUSED',
      tls: 'ECONNREFUSED',
    };
    for (const [subject, text] of Object.entries(expected))
      expect(about(findings, subject), subject).toContainEqual({
        subject,
        verdict: 'WRONG',
        text: expect.stringContaining(text),
        remedy: expect.stringMatching(/\w/),
      });
    expect(about(findings, 'jobs').map(({ text }) => text)).toEqual([
      '1 gave up after their last attempt',
      expect.stringMatching(/^the oldest has waited for 3\d\d\d s$/),
    ]);
    expect(about(findings, 'clock')).toMatchObject([{ verdict: 'LOOK' }]);
    expect(about(findings, 'cards')).toMatchObject([
      { remedy: expect.stringContaining('ADYEN_API_KEY') },
    ]);
    expect(exitCodeOf(findings)).toBe(1);
    // What is read aloud at night must not be a password.
    expect(JSON.stringify(findings)).not.toMatch(/the-wrong|webhook-password|tallrik:/);

    await onlyReads(database.url, false);
    await Promise.all([gateway.close(), simulator.stop()]);
    await database.drop();
  });

  it('[D-287] a database that is away hides nothing else, and what is not configured is said', async () => {
    const findings = await examine({
      DATABASE_URL: 'postgresql://tallrik:very-secret@127.0.0.1:9/tallrik',
      DATA_DIR: join(folder, 'data'),
    });
    expect(about(findings, 'database')).toMatchObject([{ verdict: 'WRONG' }]);
    const look = ['mail', 'sms', 'cards', 'address'];
    for (const subject of look)
      expect(about(findings, subject), subject).toMatchObject([{ verdict: 'LOOK' }]);
    expect(about(findings, 'disk')).toMatchObject([{ subject: 'disk' }]);
    expect(JSON.stringify(findings)).not.toContain('very-secret');
  });
});
