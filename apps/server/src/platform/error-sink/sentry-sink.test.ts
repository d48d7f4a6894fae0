import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeLog } from '../logging/log.ts';
import { errorStream } from './error-stream.ts';
import { parseDsn } from './sentry-dsn.ts';
import { makeSentrySink } from './sentry-sink.ts';
import { startEnvelopeStandIn } from './testing/envelope-stand-in.ts';

let sentry: Awaited<ReturnType<typeof startEnvelopeStandIn>>;
beforeAll(async () => {
  sentry = await startEnvelopeStandIn();
});
afterAll(() => sentry.stop());
beforeEach(() => {
  sentry.envelopes.length = 0;
  sentry.answerWith(200);
});

function open() {
  const lost: string[] = [];
  let nowMs = 1_000_000;
  const dsn = parseDsn(sentry.dsn);
  if (dsn === null) throw new Error('no DSN');
  const sink = makeSentrySink({
    dsn,
    environment: 'test',
    nowMs: () => nowMs,
    onLost: (reason) => lost.push(reason),
  });
  const written: string[] = [];
  const log = makeLog(
    'silent',
    { write: (text: string) => void written.push(text) },
    errorStream(sink),
  );
  return { sink, log, lost, written, pass: (ms: number) => (nowMs += ms) };
}

describe('errors of the server', () => {
  it('[SUPPORT-10] [F-41] arrive as an event of the envelope protocol, with where it happened', async () => {
    const { sink, log, written } = open();
    log.error({ traceId: 'trace-1', err: new TypeError('no venue') }, 'operation failed');
    await sink.flush();
    const [envelope] = sentry.envelopes;
    expect(envelope).toMatchObject({
      path: '/errors/api/42/envelope/',
      auth: expect.stringContaining('sentry_key=public-key'),
      item: { type: 'event' },
      payload: {
        level: 'error',
        platform: 'node',
        environment: 'test',
        tags: { traceId: 'trace-1' },
        exception: { values: [{ type: 'TypeError', value: 'operation failed: no venue' }] },
      },
    });
    expect(envelope?.header['event_id']).toBe(envelope?.payload['event_id']);
    const thrown = envelope?.payload['exception'] as { values: Thrown[] } | undefined;
    expect(thrown?.values[0]?.stacktrace.frames.at(-1)?.filename).toMatch(
      /^\/apps\/server\/src\/platform\/error-sink\/sentry-sink\.test\.ts/,
    );
    // The log itself was told to be silent.
    expect(written).toEqual([]);
  });

  it('[D-128] [F-41] carry no name, number, address or id that opens anything', async () => {
    const { sink, log } = open();
    const id = '0190c9a2-7b1f-4c81-8f1d-8e47ad7d2982';
    const failed = Object.assign(
      new Error(`cannot mail astrid@guest.example (+46 70-123 45 67) about /orderstatus/${id}?t=4`),
      { detail: 'Failing row contains (Astrid Lind)' },
    );
    log.error({ err: failed, phone: '+46701234567', orderId: id }, 'failed');
    await sink.flush();
    const sent = JSON.stringify(sentry.envelopes);
    expect(sent).toContain('cannot mail [email] ([number]) about /orderstatus/[id]');
    expect(sent).not.toMatch(/Astrid|guest\.example|4670|0190c9a2/);
  });

  it('[F-41] what is no error is not reported', async () => {
    const { sink, log } = open();
    log.warn('slow');
    log.info('open');
    await sink.flush();
    expect(sentry.envelopes).toEqual([]);
  });
});

type Thrown = { stacktrace: { frames: { filename: string }[] } };

describe('what guests’ devices told', () => {
  it('[ITEM-32] [SUPPORT-10] [F-41] a dish that was added is a log line with all it says; the cart’s id stays here', async () => {
    const { sink } = open();
    const cartId = '0190c9a2-7b1f-4c81-8f1d-8e47ad7d2982';
    const added = { event: 'item_added', quantity: 2, entryId: 'e1', itemId: 'i1' } as const;
    sink.log([{ ...added, cartId, title: 'Soup' }], 'trace-2');
    await sink.flush();
    expect(sentry.envelopes[0]?.item).toMatchObject({ type: 'log', item_count: 1 });
    expect(sentry.envelopes[0]?.payload).toEqual({
      items: [
        expect.objectContaining({
          level: 'info',
          body: 'item_added',
          attributes: {
            cartId: { value: expect.stringMatching(/^[0-9a-f]{16}$/), type: 'string' },
            quantity: { value: 2, type: 'integer' },
            entryId: { value: 'e1', type: 'string' },
            itemId: { value: 'i1', type: 'string' },
            title: { value: 'Soup', type: 'string' },
            traceId: { value: 'trace-2', type: 'string' },
          },
        }),
      ],
    });
    expect(JSON.stringify(sentry.envelopes)).not.toContain(cartId);
  });

  it('[PAY-39] [F-41] a failed payment is a warning, a mistake of the page an event', async () => {
    const { sink } = open();
    const stack =
      'pay@https://eat.example/assets/cart-1.js:1:20\nat go (https://eat.example/assets/a.js:2:3)';
    sink.log(
      [
        { event: 'payment_dropin_error', cartId: 'c', code: 'NETWORK_ERROR' },
        { event: 'page_error', name: 'TypeError', message: 'x is undefined', stack },
      ],
      'trace-3',
    );
    await sink.flush();
    const kinds = sentry.envelopes.map(({ item }) => item.type).toSorted();
    expect(kinds).toEqual(['event', 'log']);
    const event = sentry.envelopes.find(({ item }) => item.type === 'event');
    expect(event?.payload).toMatchObject({
      platform: 'javascript',
      exception: {
        values: [
          {
            type: 'TypeError',
            stacktrace: {
              frames: [
                { function: 'go', filename: '/assets/a.js', lineno: 2 },
                { function: 'pay', filename: '/assets/cart-1.js', lineno: 1, colno: 20 },
              ],
            },
          },
        ],
      },
    });
  });
});

it('[F-41] a sink that asks for patience gets it, and the server goes on', async () => {
  const { sink, log, lost, pass } = open();
  sentry.answerWith(429);
  log.error({ err: new Error('one') }, 'failed');
  await sink.flush();
  sentry.answerWith(200);
  log.error({ err: new Error('two') }, 'failed');
  await sink.flush();
  expect(lost).toEqual(['it asks for patience']);
  expect(sentry.envelopes).toEqual([]);
  pass(30_000);
  log.error({ err: new Error('three') }, 'failed');
  await sink.flush();
  expect(sentry.envelopes).toHaveLength(1);
});

it.each([
  'https://sentry.example/1',
  'https://key@sentry.example',
  'ftp://key@sentry.example/1',
  'key',
])('[F-41] %s is no DSN', (text) => expect(parseDsn(text)).toBeNull());
