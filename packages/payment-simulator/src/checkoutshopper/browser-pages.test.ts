import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  openSimulatedShop,
  SESSION_REQUEST,
  type SimulatedShop,
} from '../shopper/simulated-shop.ts';
import danish from './translations/da-DK.json' with { type: 'json' };
import norwegian from './translations/no-NO.json' with { type: 'json' };
import spanish from './translations/es-ES.json' with { type: 'json' };
import swedish from './translations/sv-SE.json' with { type: 'json' };

const BASE = '/checkoutshopper/test';
const FIELD = `${BASE}/securedfields/test_KEY/6.3.0/securedFields.html`;

describe('what the drop-in loads', () => {
  let shop: SimulatedShop;
  beforeAll(async () => {
    shop = await openSimulatedShop();
  });
  afterAll(() => shop.app.close());

  it('[PAY-01] the secured field may be framed by the shop only, and runs no inline code', async () => {
    const field = await shop.call({ method: 'GET', url: FIELD });
    const policy = String(field.headers['content-security-policy']);
    expect(policy).toContain(`frame-ancestors 'self'`);
    expect(policy).not.toContain('unsafe');
    expect(field.text).toContain('<label');
    const files = [...field.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    );
    expect(files).toHaveLength(2);
    for (const url of files) expect((await shop.call({ method: 'GET', url })).status).toBe(200);
  });

  it('[PAY-01] setup names the amount and the card brands', async () => {
    const session = await shop.openSession();
    const setup = JSON.parse((await shop.shopper.setUp(session)).body);
    expect(setup).toMatchObject({
      id: session.id,
      amount: SESSION_REQUEST.amount,
      returnUrl: SESSION_REQUEST.returnUrl,
      paymentMethods: {
        paymentMethods: [{ type: 'scheme', name: 'Kort', brands: ['visa', 'mc', 'amex'] }],
      },
    });
  });

  it('[PAY-01] setup works twice with the same data, as a page mounted twice asks twice', async () => {
    const session = await shop.openSession();
    expect((await shop.shopper.setUp(session)).status).toBe(200);
    expect((await shop.shopper.setUp(session)).status).toBe(200);
  });

  it('[D-80] another session’s data opens nothing', async () => {
    const [mine, yours] = [await shop.openSession(), await shop.openSession()];
    const mixed = { id: mine.id, sessionData: yours.sessionData };
    expect((await shop.shopper.setUp(mixed)).status).toBe(422);
  });

  it('[D-06] another client key is turned away', async () => {
    const session = await shop.openSession();
    const answer = await shop.call({
      method: 'POST',
      url: `${BASE}/v1/sessions/${session.id}/setup?clientKey=live_KEY`,
      payload: { sessionData: session.sessionData },
    });
    expect(answer.status).toBe(401);
  });

  it('[D-76] an expired session takes no payment', async () => {
    const expired = await shop.openSession({ expiresAt: '2020-01-01T00:00:00Z' });
    expect((await shop.shopper.submitCard(expired, {})).status).toBe(422);
  });

  it('[PAY-01] the brand is found by the first digits', async () => {
    const answer = await shop.call({
      method: 'POST',
      url: `${BASE}/v3/bin/binLookup?token=test_KEY`,
      payload: {
        requestId: 'r-1',
        encryptedBin: 'test_37000000000',
        supportedBrands: ['visa', 'amex'],
      },
    });
    expect(JSON.parse(answer.text)).toMatchObject({
      requestId: 'r-1',
      brands: [{ brand: 'amex', panLength: 15, supported: true }],
    });
  });

  it('[PAY-01] pictures state their size', async () => {
    for (const url of [
      `${BASE}/images/logos/visa.svg`,
      `${BASE}/images/components/bento_lock.svg`,
      `${BASE}/images/components/success.gif`,
    ]) {
      const picture = await shop.call({ method: 'GET', url });
      expect(picture.headers['content-type']).toBe('image/svg+xml');
      expect(picture.text).toMatch(/^<svg [^>]*width="\d+" height="\d+"/);
    }
  });

  it('[I18N-01] the languages the drop-in fetches have the same keys, none empty', async () => {
    const keys = Object.keys(swedish).toSorted();
    for (const texts of [danish, norwegian, spanish]) {
      expect(Object.keys(texts).toSorted()).toEqual(keys);
      expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
    }
    const url = `${BASE}/sdk/6.45.2/translations/sv-SE.json`;
    expect(JSON.parse((await shop.call({ method: 'GET', url })).text)).toEqual(swedish);
  });

  it('[PAY-01] analytics are answered and forgotten', async () => {
    for (const url of [`${BASE}/v3/analytics`, `${BASE}/v3/analytics/attempt-1`]) {
      const answer = await shop.call({ method: 'POST', url, payload: {} });
      expect(JSON.parse(answer.text).checkoutAttemptId).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe('a shop at another origin', () => {
  const SHOP = 'https://order.example';
  let shop: SimulatedShop;
  beforeAll(async () => {
    shop = await openSimulatedShop({ shopOrigins: [SHOP] });
  });
  afterAll(() => shop.app.close());
  const ask = (method: 'GET' | 'OPTIONS', url: string, origin: string) =>
    shop.call({ method, url, headers: { origin, 'access-control-request-headers': 'x-own' } });

  it('[D-122] a listed one frames the fields and reads the answers; nobody else does either', async () => {
    const field = await ask('GET', FIELD, SHOP);
    expect(field.headers['content-security-policy']).toContain(`frame-ancestors 'self' ${SHOP}`);
    const texts = `${BASE}/sdk/6.45.2/translations/sv-SE.json`;
    const read = async (origin: string) =>
      (await ask('GET', texts, origin)).headers['access-control-allow-origin'];
    expect(await read(SHOP)).toBe(SHOP);
    expect(await read('https://stranger.example')).toBeUndefined();
    const before = await ask('OPTIONS', `${BASE}/v1/sessions/CS1/setup`, SHOP);
    expect(before.status).toBe(204);
    expect(before.headers).toMatchObject({
      'access-control-allow-origin': SHOP,
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'x-own',
    });
  });
});
