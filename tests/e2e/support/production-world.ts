import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, request as makeRequests, type Browser } from '@playwright/test';
import pg from 'pg';
import {
  removeEmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../../apps/server/src/platform/database/embedded-postgres.ts';
import {
  GATEWAY_TOKEN,
  openTestGateway,
} from '../../../apps/server/src/providers/sms/testing/test-gateway.ts';
import { startForeignProvider } from '../../../apps/server/src/testing/foreign-provider/foreign-provider.ts';
import { redisForTests } from '../../../apps/server/src/testing/redis-for-tests.ts';
import { findHeadlessChromium } from '../../../scripts/lib/find-chromium.mjs';
import { makeCertificate, type Certificate } from './certificate.ts';
import { makeOwnServer, PRODUCTION } from './own-server.ts';
import { paymentBooks } from './payment-books.ts';
import { moveCompaniesIn } from './production-data.ts';
import { startTlsProxy } from './tls-proxy.ts';

const PLATFORM = 'order.example';
const BISTRO = 'bistro.example';
/** Where the drop-in finds Adyen's test environment: its service, the network that hands out its files, its counting. */
const PROVIDER = [
  'checkoutshopper-test.adyen.com',
  'checkoutshopper-test.cdn.adyen.com',
  'checkoutanalytics-test.adyen.com',
];

/** What has been opened is closed in the opposite order, also where a later step of the start fails. */
function makeClosing() {
  const steps: (() => unknown)[] = [];
  return {
    add: (step: () => unknown) => void steps.push(step),
    close: async (): Promise<void> => {
      for (const step of steps.splice(0).toReversed()) await step();
    },
  };
}

/**
 * An installation as operators run it: production mode without a demo, PostgreSQL and Redis beside it, TLS before it,
 * an SMS gateway, and a payment provider that is somebody else's process. Browsers reach all of it by its real names.
 */
export async function openProductionWorld(options: { isEmpty?: boolean } = {}) {
  const closing = makeClosing();
  try {
    return { ...(await open(closing.add, options)), close: closing.close };
  } catch (error) {
    await closing.close();
    throw error;
  }
}

async function open(
  later: (step: () => unknown) => void,
  { isEmpty = false }: { isEmpty?: boolean },
) {
  const dataDir = mkdtempSync(join(tmpdir(), `tallrik-test-${process.pid}-`));
  later(() => rmSync(dataDir, { recursive: true, force: true }));
  // As root, PostgreSQL runs under another account, which must be able to enter.
  chmodSync(dataDir, 0o755);
  const certificate = makeCertificate([PLATFORM, BISTRO, 'localhost', ...PROVIDER]);
  const believed = join(dataDir, 'certificate.pem');
  writeFileSync(believed, certificate.cert);
  const trust = { NODE_EXTRA_CA_CERTS: believed };

  later(() => removeEmbeddedPostgres(dataDir));
  const database = await startEmbeddedPostgres({
    dataDir,
    settings: { fsync: 'off' },
    log: { info: () => undefined, warn: () => undefined },
  });
  later(database.stop);
  const redis = await redisForTests();
  later(redis.close);
  const gateway = await openTestGateway();
  later(gateway.close);
  const server = await makeOwnServer();
  later(server.stop);
  const proxy = await startTlsProxy(server.origin, certificate);
  later(proxy.stop);
  const provider = await startForeignProvider(
    {
      webhookUrl: `https://localhost:${proxy.port}/webhooks/adyen`,
      shopOrigins: [PLATFORM, BISTRO].map((name) => `https://${name}`),
      tls: certificate,
    },
    trust,
  );
  later(provider.stop);
  await server.start({
    ...PRODUCTION,
    ...trust,
    ...provider.variables,
    DATABASE_URL: database.url,
    REDIS_URL: redis.url,
    PUBLIC_ORIGIN: `https://${PLATFORM}`,
    TRUST_PROXY: 'true',
    SMS_GATEWAY_URL: gateway.url,
    SMS_GATEWAY_TOKEN: GATEWAY_TOKEN,
    SMS_SENDER: 'Platform',
  });
  if (!isEmpty)
    await moveCompaniesIn({
      databaseUrl: database.url,
      dataDir: server.dataDir,
      bistroHost: BISTRO,
    });
  const browser = await openBrowser(certificate, proxy.port, Number(new URL(provider.origin).port));
  later(() => browser.close());
  // Of the test itself, which is no party here.
  const requests = await makeRequests.newContext({ ignoreHTTPSErrors: true });
  later(() => requests.dispose());
  return {
    browser,
    platform: `https://${PLATFORM}`,
    bistro: `https://${BISTRO}`,
    /** Behind the proxy, for whoever knows none of its names: a printer of the test. */
    origin: server.origin,
    /** What the provider holds, one line for each payment. */
    books: () => paymentBooks(requests, provider.origin),
    sentTexts: gateway.delivered,
    /** What waits for its time need not be waited for. */
    makeCapturesDue: () =>
      withDatabase(database.url, (client) =>
        client.query(
          `update graphile_worker._private_jobs set run_at = now() where task_id =
            (select id from graphile_worker._private_tasks where identifier = 'capture-payment')`,
        ),
      ),
    output: server.output,
  };
}

async function withDatabase(
  connectionString: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** It finds the names of this world here, and believes its certificate as it would an authority's. */
async function openBrowser(
  { fingerprint }: Certificate,
  proxyPort: number,
  providerPort: number,
): Promise<Browser> {
  const names = [
    `MAP ${PLATFORM} 127.0.0.1:${proxyPort}`,
    `MAP ${BISTRO} 127.0.0.1:${proxyPort}`,
    ...PROVIDER.map((name) => `MAP ${name} 127.0.0.1:${providerPort}`),
  ];
  const executablePath = await findHeadlessChromium();
  return chromium.launch({
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      `--host-resolver-rules=${names.join(',')}`,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  });
}
