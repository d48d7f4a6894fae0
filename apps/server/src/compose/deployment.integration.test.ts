import { randomUUID } from 'node:crypto';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../testing/guest-orders.ts';
import { seedOpenShop } from '../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../testing/test-server.ts';

const FRIES = 3_900;
const CONFIGURATION = `query Configuration($slug: String!) { orderingCloudConfiguration(slug: $slug) {
  customReadyText userCompanyId bagItemId ADYEN_CLIENT_TOKEN CUSTOM_CLIENT_ADYEN_TOKEN
  ANONYMOUS_PURCHASE DISABLE_PICKUP_TIME disableComments enablePromoCodes enableTipping
  VAPID_PUBLIC_KEY PUSH_SYSTEMS } }`;
type Configuration = Record<string, unknown>;

/** A server as somebody deploys it: behind TLS, with keys of its own for browsers' messages, and no defaults. */
describe('a deployment, seen from outside', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  /** What the card provider was asked for. */
  const sessions: { returnUrl: string }[] = [];
  const provider = createHttpServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      sessions.push(JSON.parse(Buffer.concat(parts).toString()) as { returnUrl: string });
      response.setHeader('content-type', 'application/json');
      response.end(
        JSON.stringify({ id: 'CS1', sessionData: 'data', expiresAt: '2026-11-13T19:30:00Z' }),
      );
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => provider.listen(0, '127.0.0.1', resolve));
    const { port } = provider.address() as AddressInfo;
    server = await openTestServer(undefined, {
      DEMO: 'false',
      ADYEN_API_KEY: 'the-api-key',
      ADYEN_API_BASE: `http://127.0.0.1:${port}`,
      ADYEN_MERCHANT_ACCOUNT: 'Merchant',
      ADYEN_CLIENT_TOKEN: 'test_DEPLOYMENT',
      ADYEN_HMAC_KEY: 'b'.repeat(64),
      ADYEN_WEBHOOK_USER: 'user',
      ADYEN_WEBHOOK_PASSWORD: 'the-password',
      PUBLIC_ORIGIN: 'https://eat.example',
      TOKEN_SECRET_SEED: 'a'.repeat(64),
      VAPID_PUBLIC_KEY: 'the-public-key',
      VAPID_PRIVATE_KEY: 'the-private-key',
      VAPID_SUBJECT: 'mailto:push@eat.example',
    });
    ids = await seedOpenShop(server.db, 1, {
      configuration: { enableAnonymousOrders: null, enableTipping: undefined },
    });
  });
  afterAll(async () => {
    await server.close();
    provider.closeAllConnections();
    await new Promise((resolve) => provider.close(resolve));
  });

  const configure = (fields: object) =>
    server.db
      .updateTable('cloudConfigurations')
      .set(fields)
      .where('companyId', '=', ids.company)
      .execute();
  const read = async () =>
    (
      await server.guest<{ orderingCloudConfiguration: Configuration }>(CONFIGURATION, {
        slug: 'company-1',
      })
    ).data?.orderingCloudConfiguration;

  it('[D-151] a switch nobody set is off; comments and pickup times are on', async () => {
    expect(await read()).toMatchObject({
      ANONYMOUS_PURCHASE: false,
      DISABLE_PICKUP_TIME: false,
      disableComments: false,
      enablePromoCodes: false,
    });
    const phone = openGuestPhone(server, ids);
    await phone.create();
    expect((await phone.addFries()).error).toBe('ERROR_USER_IS_REQUIRED');
  });

  it('[CONF-24] [CONF-29] [CONF-30] what the company set is told as it is', async () => {
    const other = await seedOpenShop(server.db, 2);
    const set = {
      customReadyText: 'Come to the hatch',
      userCompanyId: other.company,
      bagItemId: ids.fries,
    };
    await configure(set);
    expect(await read()).toMatchObject(set);
    await configure({ customReadyText: null, userCompanyId: ids.company, bagItemId: null });
    expect(await read()).toMatchObject({ customReadyText: null, bagItemId: null });
  });

  it('[CONF-26] a company pays by its own card key where it has one', async () => {
    const keys = { ADYEN_CLIENT_TOKEN: 'test_DEPLOYMENT' };
    expect(await read()).toMatchObject({ ...keys, CUSTOM_CLIENT_ADYEN_TOKEN: null });
    await configure({ customClientAdyenToken: 'test_OWN' });
    expect(await read()).toMatchObject({ ...keys, CUSTOM_CLIENT_ADYEN_TOKEN: 'test_OWN' });
    // A live key on a test server would take real money.
    await configure({ customClientAdyenToken: 'live_OWN' });
    expect(await read()).toMatchObject({ ...keys, CUSTOM_CLIENT_ADYEN_TOKEN: null });
  });

  it('[D-204] browsers are told the deployment’s key and which systems can be reached, and nothing it cannot send', async () => {
    expect(await read()).toMatchObject({
      VAPID_PUBLIC_KEY: 'the-public-key',
      PUSH_SYSTEMS: ['WEB'],
    });
  });

  it('[F-25] every answer is taken for what it says it is, and browsers stay behind TLS', async () => {
    for (const url of ['/healthz', '/graphql', '/no/such/page', '/webhooks/adyen', '/media/x']) {
      const { headers } = await server.app.http.inject({ url });
      expect(headers, url).toMatchObject({
        'x-content-type-options': 'nosniff',
        'strict-transport-security': 'max-age=31536000',
      });
    }
  });

  it('[D-78] [F-26] the provider gets the way back as it was understood, not as it was written', async () => {
    await configure({ enableAnonymousOrders: true });
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    const written = ` HTTPS:\\\\EAT.example\\a/../order?cartId=${phone.cartId}\t`;
    expect((await phone.openSession(FRIES, { returnUrl: written })).error).toBeNull();
    expect(sessions.map(({ returnUrl }) => returnUrl)).toEqual([
      `https://eat.example/order?cartId=${phone.cartId}`,
    ]);
    for (const elsewhere of ['https://evil.example/', 'https://eat.example@evil.example/']) {
      const refused = await phone.openSession(FRIES, { returnUrl: elsewhere });
      expect(refused, elsewhere).toMatchObject({ success: false, response: null });
    }
    expect(sessions).toHaveLength(1);
    await configure({ enableAnonymousOrders: null });
  });

  it('[F-27] no picture is fetched from this machine, however its address is written', async () => {
    let connections = 0;
    const listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    const hosts = [
      '127.0.0.1',
      'localhost',
      '127.1',
      '0x7f000001',
      '2130706433',
      '[::ffff:7f00:1]',
    ];
    const addresses = hosts.flatMap((host) => [
      `https://${host}:${port}/p.png`,
      `http://${host}:${port}/p.png`,
    ]);
    await server.db
      .insertInto('socialFeedItems')
      .values(
        addresses.map((mediaUrl) => ({
          id: randomUUID(),
          companyId: ids.company,
          socialType: 'INSTAGRAM',
          link: 'https://social.example/p',
          mediaUrl,
        })),
      )
      .execute();
    const answer = await server.guest(
      'query Feed($id: ID!) { getSocialMedia(companyId: $id) { success feed { items { mediaUrl } } } }',
      { id: ids.company },
    );
    expect(answer.data).toEqual({ getSocialMedia: { success: false, feed: [] } });
    expect(connections).toBe(0);
    await new Promise((resolve) => listener.close(resolve));
  });
});
