import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config.ts';
import { findFreePort } from '../platform/database/free-port.ts';
import { makeLog } from '../platform/logging/log.ts';
import { openTracing } from '../platform/tracing/open-tracing.ts';
import { inSpan } from '../platform/tracing/tracing-port.ts';
import { startCollector, type Collector } from '../platform/tracing/testing/stand-in-collector.ts';
import { startServer, type RunningServer } from '../start-server.ts';
import { builtOperations } from '../testing/built-operations.ts';
import { openGuestPhone, openSessionOf } from '../testing/guest-orders.ts';
import { FRIES_PRICE } from '../testing/paid-order.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const silent = { progress: () => undefined, demoPictures: '', errorSink: null };
const NAME = 'Beatrix Ekelund';
const COMMENT = 'Nothing with hazelnuts';

describe('traces of a running server', () => {
  let provider: TestServer;
  let collector: Collector;
  let dataDir: string;
  const lines: string[] = [];
  beforeAll(async () => {
    // Holds the database and plays the payment provider; what is traced is another server.
    provider = await openTestServer();
    provider.setTime(Temporal.Now.instant().toString());
    collector = await startCollector();
    dataDir = mkdtempSync(join(tmpdir(), 'tallrik-traces-'));
    const folder = join(dataDir, 'apps/ordering/src/shared/graphql-client/generated');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'persisted-documents.json'),
      JSON.stringify({ [hashOf(CURRENT_TIME)]: CURRENT_TIME }),
    );
  });
  afterAll(async () => {
    await provider.close();
    await collector.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const CURRENT_TIME = builtOperations('ordering').get('CurrentTime') ?? '';
  const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

  function start(env: Record<string, string>): Promise<RunningServer> {
    const adyen = provider.provider();
    const config = parseConfig(
      {
        NODE_ENV: 'test',
        DEMO: 'false',
        TOKEN_SECRET_SEED: '0'.repeat(64),
        DATABASE_URL: provider.url,
        DATA_DIR: dataDir,
        PORT: '0',
        HAND_OVER_SECONDS: '0',
        ADYEN_API_BASE: `${provider.origin}/simulator/adyen/v72`,
        ADYEN_API_KEY: adyen.apiKey,
        ADYEN_MERCHANT_ACCOUNT: adyen.merchantAccount,
        ADYEN_CLIENT_TOKEN: adyen.clientToken,
        ADYEN_HMAC_KEY: adyen.hmacKey,
        ADYEN_WEBHOOK_USER: adyen.webhookUser,
        ADYEN_WEBHOOK_PASSWORD: adyen.webhookPassword,
        ...env,
      },
      join(dataDir, 'apps'),
    );
    const log = makeLog('info', { write: (line) => void lines.push(line) });
    return startServer(config, log, { ...silent, stopping: new AbortController().signal });
  }

  async function post<Answer>(server: RunningServer, body: object): Promise<Answer> {
    const answer = await fetch(`${server.address}/graphql`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    return (await answer.json()) as Answer;
  }

  /** A guest orders and pays; a job makes the order. */
  async function orderAndPay(server: RunningServer, shop: number): Promise<string> {
    const ids = await seedOpenShop(provider.db, shop);
    const guest: TestServer['guest'] = (query, variables = {}) =>
      post(server, { query, variables });
    const now = () => Temporal.Now.instant();
    const phone = openGuestPhone({ guest, now, origin: server.address }, ids);
    await phone.create();
    await phone.addFries();
    await phone.put({ ...phone.base(), type: 'SET_GUEST_NAME', name: NAME });
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: COMMENT });
    await provider.shopper.pay(await openSessionOf(phone, FRIES_PRICE));
    await provider.deliverWebhooks();
    const orders = () =>
      provider.db.selectFrom('orders').select('id').where('cartId', '=', phone.cartId).execute();
    await expect.poll(orders).toHaveLength(1);
    return phone.cartId;
  }

  it('[D-288] request, operation, statement, payment call and job are told to the collector, and nothing about a guest', async () => {
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.endpoint}/`,
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20collector-key',
      OTEL_SERVICE_NAME: 'tallrik-test',
    });
    const cartId = await orderAndPay(server, 1);
    const persistedQuery = { version: 1, sha256Hash: hashOf(CURRENT_TIME) };
    await post(server, { extensions: { persistedQuery } });
    await fetch(`${server.address}/healthz`);
    await fetch(`${server.address}/nowhere/${cartId}?name=${NAME}`);
    await server.stop();

    expect(collector.services()).toEqual(['tallrik-test']);
    expect(collector.authorizations()).toEqual(['Bearer collector-key']);
    const spans = collector.spans();
    const named = (name: string) => spans.filter((span) => span.name === name);
    const above = (child: (typeof spans)[number] | undefined) =>
      spans.find(
        ({ spanId, traceId }) => spanId === child?.parentSpanId && traceId === child.traceId,
      );

    const registered = named('operation CurrentTime');
    expect(registered).toHaveLength(1);
    expect(registered[0]?.attributes).toEqual({ 'graphql.operation.name': 'CurrentTime' });
    expect(above(registered[0])).toMatchObject({
      name: 'POST /graphql',
      attributes: {
        'http.request.method': 'POST',
        'http.route': '/graphql',
        'http.response.status_code': 200,
        'tallrik.trace_id': expect.stringMatching(/^[0-9a-f-]{36}$/),
      },
    });
    expect(above(above(registered[0]))).toBeUndefined();

    const [session] = named('payment openSession');
    expect(above(session)?.name).toBe('operation');
    expect(above(above(session))?.name).toBe('POST /graphql');

    const [job] = named('job take-payment-notice');
    expect(job).toMatchObject({ attributes: { job: 'take-payment-notice' } });
    expect(job?.parentSpanId).toBeUndefined();
    const statements = named('statement').filter((span) => above(span) === job);
    const texts = statements.map(({ attributes }) => attributes['db.query.text']);
    expect(texts).toContainEqual(expect.stringContaining('insert into "orders"'));

    expect(named('ANY none')).toHaveLength(1);
    expect(spans.filter(({ name }) => name.includes('healthz'))).toEqual([]);
    // A failure is marked as one; nothing failed here.
    expect(spans.filter(({ status }) => status.code === 2)).toEqual([]);
    for (const word of ['Beatrix', 'Ekelund', 'hazelnuts', cartId, 'Bearer', 'Init', 'Put'])
      expect(collector.text(), word).not.toContain(word);
  });

  it('[D-288] a sampler that keeps nothing sends nothing', async () => {
    const before = collector.spans().length;
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER: 'traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    await post(server, { query: '{ currentTime }' });
    await server.stop();
    expect(collector.spans()).toHaveLength(before);
  });

  it('[D-288] what fails is marked with its class, never with its words', async () => {
    const { traces } = parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint }, 'apps');
    const tracing = await openTracing(traces, makeLog('silent'));
    const failing = () => Promise.reject(new TypeError(`No place for ${NAME}`));
    if (!tracing) throw new Error('There is a collector');
    const facts = { name: 'failing', kind: 'INTERNAL', attributes: {} } as const;
    await expect(inSpan(tracing, facts, failing)).rejects.toThrow(TypeError);
    await tracing.close();
    expect(collector.spans().find(({ name }) => name === 'failing')).toMatchObject({
      status: { code: 2 },
      attributes: { 'error.type': 'TypeError' },
    });
    expect(collector.text()).not.toContain('Beatrix');
  });

  it('[D-288] a collector that is away is said once, and costs nobody an answer or the stop', async () => {
    lines.length = 0;
    const server = await start({
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${await findFreePort()}`,
    });
    expect(await post(server, { query: '{ currentTime }' })).toHaveProperty('data');
    await server.stop();
    expect(lines.filter((line) => line.includes('the trace collector takes nothing'))).toHaveLength(
      1,
    );
  });
});
