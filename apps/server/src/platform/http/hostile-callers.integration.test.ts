import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIES_PER_ADDRESS } from '../auth/counted-tries.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const LOGIN = `mutation ($companyId: ID!, $phone: String!) {
  login(companyId: $companyId, phone: $phone, password: "guessed") { error token } }`;
const STAFF_LOGIN = `mutation ($email: String!) {
  staffLogin(email: $email, password: "guessed guessed") { error } }`;

describe('hostile callers', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());

  const post = async (url: string, query: string, variables: object, remoteAddress: string) =>
    (
      await server.app.http.inject({
        method: 'POST',
        url,
        payload: { query, variables },
        remoteAddress,
      })
    ).body;

  /** How many of the wrong sign-ins were looked at, each from an address of its own. */
  const lookedAt = async (
    ask: (index: number, address: string) => Promise<string>,
    addressOf: (index: number) => string,
  ): Promise<number> => {
    const answers = await Promise.all(
      Array.from({ length: TRIES_PER_ADDRESS + 10 }, (_value, index) =>
        ask(index, addressOf(index)),
      ),
    );
    return answers.filter((answer) => answer.includes('ERROR_INVALID_CREDENTIALS')).length;
  };

  it('[D-108] [F-22] 60 addresses of one IPv6 network guess as often as one address', async () => {
    const ask = (index: number, address: string) =>
      post(
        '/graphql',
        LOGIN,
        { companyId: ids.company, phone: `+4670300${1000 + index}` },
        address,
      );
    expect(await lookedAt(ask, (index) => `2001:db8:7:7::${index + 1}`)).toBe(TRIES_PER_ADDRESS);
    expect(await lookedAt(ask, (index) => `2001:db8:7:${index + 8}::1`)).toBeGreaterThan(
      TRIES_PER_ADDRESS,
    );
  });

  it.each(['a\u0000b', '\udc00\ud800'])(
    '[D-134] [D-74] a signed notice with %j, which no database keeps, is refused, not a fault of ours',
    async (merchantReference) => {
      const { merchantAccount, hmacKey, webhookUser, webhookPassword } = server.provider();
      const signed = ['PSP1', '', merchantAccount, merchantReference, 1, 'SEK', 'REFUND', 'true'];
      const hmacSignature = createHmac('sha256', Buffer.from(hmacKey, 'hex'))
        .update(signed.join(':'))
        .digest('base64');
      const login = Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64');
      const item = {
        pspReference: 'PSP1',
        merchantAccountCode: merchantAccount,
        merchantReference,
        amount: { currency: 'SEK', value: 1 },
        eventCode: 'REFUND',
        success: 'true',
        eventDate: '2026-11-13T18:30:00Z',
        additionalData: { hmacSignature },
      };
      const answer = await server.app.http.inject({
        method: 'POST',
        url: '/webhooks/adyen',
        payload: { live: 'false', notificationItems: [{ NotificationRequestItem: item }] },
        headers: { authorization: `Basic ${login}` },
      });
      expect([answer.statusCode, answer.body]).toEqual([
        400,
        expect.stringContaining('BAD_USER_INPUT'),
      ]);
    },
  );

  it('[D-108] [F-22] at the staff’s door too', async () => {
    const ask = (index: number, address: string) =>
      post('/staff/graphql', STAFF_LOGIN, { email: `nobody${index}@example.test` }, address);
    expect(await lookedAt(ask, (index) => `2001:db8:9:9::${index + 1}`)).toBe(TRIES_PER_ADDRESS);
  });
});
