import { randomBytes, randomUUID } from 'node:crypto';
import { OWN_MERCHANT } from '@tallrik/payment-simulator/own-merchant';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { webhookRequest } from '@tallrik/payment-simulator/webhooks/webhook-request';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { makeSecretBox } from '../../../platform/auth/secret-box.ts';
import { openGuestPhone, openSessionOf } from '../../../testing/guest-orders.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { useAccount } from './payment-account-store.ts';
import { sealKeys, type KeySet } from './sealed-keys.ts';

const FRIES = 3_900;
const SEED = randomBytes(32).toString('hex');
const MOVES = {
  ACCEPTED: 'to: ACCEPTED, estimatedMinutes: 10',
  REJECTED: 'to: REJECTED, rejectReason: TOO_MANY_ORDERS',
};
const KEYS: KeySet = { ...OWN_MERCHANT, livePrefix: null };

describe('[O-19] a company with a payment account of its own', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let other: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  let accountId: string;
  beforeAll(async () => {
    server = await openTestServer(undefined, { TOKEN_SECRET_SEED: SEED });
    ids = await seedOpenShop(server.db, 1);
    other = await seedOpenShop(server.db, 2);
    const owner = { companyId: ids.company, venueIds: [], role: 'COMPANY_ADMIN' } as const;
    kitchen = await signInStaff(server, { ...owner, venueIds: [], number: 1 });
    accountId = randomUUID();
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db.updateTable('inventory').set({ count: 50 }).execute();
    await useOwnAccount();
  });

  const useOwnAccount = (newest: KeySet = KEYS, older: readonly KeySet[] = []) =>
    useAccount(
      server.db,
      ids.company,
      {
        id: accountId,
        merchantAccount: OWN_MERCHANT.merchantAccount,
        isLive: false,
        clientKey: OWN_MERCHANT.clientKey,
        apiKeyEnd: '-key',
        webhookUser: newest.webhookUser,
        sealedKeys: sealKeys(makeSecretBox(SEED), accountId, newest, older),
      },
      server.now(),
    );
  const useDeployments = () => useAccount(server.db, ids.company, null, server.now());
  const shopperOf = (clientKey: string) =>
    createSimulatedShopper(shopperOverHttp(server.origin), clientKey);
  const ownShopper = () => shopperOf(OWN_MERCHANT.clientKey);

  async function openSession(at = ids) {
    const phone = openGuestPhone(server, at);
    await phone.create();
    await phone.addFries();
    return { cartId: phone.cartId, session: await openSessionOf(phone, FRIES) };
  }
  const settle = async () => {
    expect((await server.deliverWebhooks()).map(({ status }) => status)).not.toContain(401);
    await server.runJobs();
  };
  const paymentOf = (cartId: string) =>
    server.db
      .selectFrom('payments')
      .select(['id', 'state', 'orderId', 'accountId', 'pspReference'])
      .where('cartId', '=', cartId)
      .executeTakeFirst();
  const move = async (cartId: string, to: keyof typeof MOVES) => {
    const { id, version } = await server.db
      .selectFrom('orders')
      .select(['id', 'version'])
      .where('cartId', '=', cartId)
      .executeTakeFirstOrThrow();
    const answer = await server.staff<{ moveOrder: { error: string | null } }>(
      `mutation { moveOrder(id: "${id}", version: ${version}, ${MOVES[to]}) { error } }`,
      {},
      kitchen,
    );
    expect(answer).toMatchObject({ data: { moveOrder: { error: null } } });
    await server.runJobs();
    await settle();
  };

  it('its guests pay there, and there the money is taken', async () => {
    const { cartId, session } = await openSession();
    await expect(server.shopper.pay(session)).rejects.toThrow(Error);
    await ownShopper().pay(session);
    await settle();
    expect(await paymentOf(cartId)).toMatchObject({ state: 'AUTHORISED', accountId });
    await move(cartId, 'ACCEPTED');
    expect((await paymentOf(cartId))?.state).toBe('CAPTURED');
  });

  it('its pages show the card form of that account, other companies that of the deployment', async () => {
    const keyOf = async (companyId: string) => {
      const { slug } = await server.db
        .selectFrom('cloudConfigurations')
        .select('slug')
        .where('companyId', '=', companyId)
        .executeTakeFirstOrThrow();
      const { data } = await server.guest<{
        orderingCloudConfiguration: { CUSTOM_CLIENT_ADYEN_TOKEN: string | null };
      }>(`{ orderingCloudConfiguration(slug: "${slug}") { CUSTOM_CLIENT_ADYEN_TOKEN } }`);
      return data?.orderingCloudConfiguration.CUSTOM_CLIENT_ADYEN_TOKEN;
    };
    expect(await keyOf(ids.company)).toBe(OWN_MERCHANT.clientKey);
    expect(await keyOf(other.company)).toBeNull();
  });

  it('[D-531] [SETUP-18] what was begun there is paid, taken and given back there, though it uses the deployment’s by now', async () => {
    const captured = await openSession();
    const rejected = await openSession();
    await useDeployments();
    const begunAfter = await openSession();
    await ownShopper().pay(captured.session);
    await ownShopper().pay(rejected.session);
    await server.shopper.pay(begunAfter.session);
    await settle();
    await move(captured.cartId, 'ACCEPTED');
    await move(rejected.cartId, 'REJECTED');
    expect(await paymentOf(captured.cartId)).toMatchObject({ state: 'CAPTURED', accountId });
    expect(await paymentOf(rejected.cartId)).toMatchObject({ state: 'CANCELLED', accountId });
    expect(await paymentOf(begunAfter.cartId)).toMatchObject({ accountId: null });
  });

  it('[D-531] [SETUP-18] what was begun at the deployment’s account stays there, and a guest comes back from the bank to it', async () => {
    await useDeployments();
    const { cartId, session } = await openSession();
    const { redirectResult } = await server.shopper.goToBank(session, 'yes');
    await useOwnAccount();
    const answer = await server.guest<{ it: { success: boolean } }>(
      `mutation Details($payload: JSON!) { it: updateAdyenPaymentDetails(venueId: "${ids.venue}", payload: $payload) { success } }`,
      { payload: { details: { redirectResult } } },
    );
    expect(answer).toMatchObject({ data: { it: { success: true } } });
    expect(await paymentOf(cartId)).toMatchObject({ state: 'AUTHORISED', accountId: null });
    await settle();
    await move(cartId, 'ACCEPTED');
    expect((await paymentOf(cartId))?.state).toBe('CAPTURED');
  });

  it('[D-531] new keys of the same merchant account that cannot do it leave it to the keys before', async () => {
    const { cartId, session } = await openSession();
    await ownShopper().pay(session);
    await useOwnAccount({ ...KEYS, apiKey: 'of-nobody', hmacKey: '00'.repeat(32) }, [KEYS]);
    await settle();
    await move(cartId, 'ACCEPTED');
    expect(await paymentOf(cartId)).toMatchObject({ state: 'CAPTURED', accountId });
  });

  it('[D-531] [SETUP-17] its notices are signed with its own keys and speak of its own money alone', async () => {
    const strangers = await openSession(other);
    const own = await openSession();
    const referenceOf = async (cartId: string) =>
      (
        await server.db
          .selectFrom('paymentSessions')
          .select('reference')
          .where('cartId', '=', cartId)
          .executeTakeFirstOrThrow()
      ).reference;
    const notificationOf = (merchantReference: string) =>
      webhookRequest(
        {
          eventCode: 'AUTHORISATION',
          success: 'true',
          pspReference: randomBytes(8).toString('hex').toUpperCase(),
          merchantAccountCode: OWN_MERCHANT.merchantAccount,
          merchantReference,
          amount: { currency: 'SEK', value: FRIES },
          eventDate: server.now().toString(),
          reason: '',
          paymentMethod: 'visa',
        },
        OWN_MERCHANT,
      );
    const send = async (path: string, request: ReturnType<typeof notificationOf>) => {
      const answer = await fetch(`${server.origin}${path}`, { method: 'POST', ...request });
      await server.runJobs();
      return answer.status;
    };
    const address = `/webhooks/adyen/${ids.company}`;
    const forged = notificationOf(await referenceOf(strangers.cartId));
    expect(await send(address, forged)).toBe(200);
    expect(await paymentOf(strangers.cartId)).toBeUndefined();
    const genuine = notificationOf(await referenceOf(own.cartId));
    expect(await send('/webhooks/adyen', genuine)).toBe(401);
    expect(await send(`/webhooks/adyen/${other.company}`, genuine)).toBe(401);
    expect(await send('/webhooks/adyen/nobody', genuine)).toBe(401);
    expect(await paymentOf(own.cartId)).toBeUndefined();
    expect(await send(address, genuine)).toBe(200);
    expect(await paymentOf(own.cartId)).toMatchObject({ accountId });
    const { lastNoticeAt } = await server.db
      .selectFrom('paymentAccounts')
      .select('lastNoticeAt')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    expect(lastNoticeAt?.getTime()).toBe(server.now().epochMilliseconds);
  });

  it('[O-19] [SETUP-18] the database holds no key that could be read', async () => {
    const { sealedKeys } = await server.db
      .selectFrom('paymentAccounts')
      .select('sealedKeys')
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
    for (const secret of [KEYS.apiKey, KEYS.hmacKey, KEYS.webhookPassword])
      expect(sealedKeys.includes(secret)).toBe(false);
  });
});
