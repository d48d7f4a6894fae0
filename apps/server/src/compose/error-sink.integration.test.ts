import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startEnvelopeStandIn } from '../platform/error-sink/testing/envelope-stand-in.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

let sentry: Awaited<ReturnType<typeof startEnvelopeStandIn>>;
let server: TestServer;
beforeAll(async () => {
  sentry = await startEnvelopeStandIn();
  server = await openTestServer(undefined, { ERROR_SINK_DSN: sentry.dsn });
});
afterAll(async () => {
  await server.close();
  await sentry.stop();
});

const arrived = (text: string) =>
  vi.waitFor(() => {
    const found = sentry.envelopes.find((envelope) => JSON.stringify(envelope).includes(text));
    if (!found) throw new Error(`${text} has not arrived`);
    return found;
  });

describe('the sink beside our own log', () => {
  it('[SUPPORT-10] [D-195] [F-41] gets what a guest’s device told our own address', async () => {
    const added = { event: 'item_added', cartId: 'cart-1', quantity: 2, entryId: 'e1' };
    const broken = { event: 'page_error', name: 'RangeError', stack: '' };
    const answer = await server.app.http.inject({
      method: 'POST',
      url: '/log',
      payload: {
        entries: [
          { ...added, itemId: 'i1', title: 'Soup' },
          { ...broken, message: 'guest sofia@guest.example is out of range' },
        ],
      },
    });
    expect(answer.statusCode).toBe(204);
    const log = await arrived('item_added');
    expect(log.item.type).toBe('log');
    // It opens the cart: a foreign service gets a digest.
    expect(JSON.stringify(log)).not.toContain('cart-1');
    expect(JSON.stringify(await arrived('RangeError'))).toContain('guest [email] is out of range');
  });

  it('[SUPPORT-10] [D-195] [F-41] gets the server’s own exceptions with the trace the guest was told', async () => {
    await sql`alter table venues rename to lost_venues`.execute(server.db);
    const answer = await server.guest(
      '{ allVenues(companyId: "00000000-0000-4000-8000-000000000001") { id } }',
    );
    const traceId = answer.errors?.[0]?.extensions.traceId ?? '';
    expect(answer.errors?.[0]?.extensions.code).toBe('INTERNAL_SERVER_ERROR');
    const { item, payload } = await arrived(traceId);
    expect(item.type).toBe('event');
    expect(JSON.stringify(payload)).toContain('relation \\"venues\\" does not exist');
  });
});
