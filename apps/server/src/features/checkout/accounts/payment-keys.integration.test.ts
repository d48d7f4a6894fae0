import { OWN_MERCHANT } from '@tallrik/payment-simulator/own-merchant';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';

type Account = Record<string, string | boolean | null>;
type Answer = { error: string | null; field: string | null; account: Account };

const ACCOUNT = `isOwn hasPlatformAccount isLive isUsable merchantAccount apiKeyEnd clientKeyEnd
  webhookAddress webhookUser lastNoticeAt changedAt`;
const SAVE = `mutation Save($keys: PaymentKeysInput!, $proof: String) {
  it: savePaymentKeys(keys: $keys, proof: $proof) { error field account { ${ACCOUNT} } } }`;
const PASSWORD = 'kitchen';
const KEYS = { ...OWN_MERCHANT, livePrefix: null };

describe('the keys of a company’s own payment account', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const member = { companyId: ids.company, venueIds: [], role: 'COMPANY_ADMIN' as const };
    owner = await signInStaff(server, { ...member, number: 1 });
    await signInStaff(server, { ...member, number: 2 });
    await signInStaff(server, {
      companyId: ids.company,
      venueIds: [ids.venue],
      role: 'VENUE_STAFF',
      number: 3,
    });
  });
  afterAll(() => server.close());

  async function ask<Data>(text: string, given: object = {}): Promise<Data> {
    const { data, errors } = await server.staff<{ it: Data }>(text, given, owner);
    if (!data) throw new Error(JSON.stringify(errors));
    return data.it;
  }
  const save = (keys: object, proof: string | null = PASSWORD) =>
    ask<Answer>(SAVE, { keys: { ...KEYS, ...keys }, proof });
  const read = () => ask<Account>(`{ it: paymentAccount { ${ACCOUNT} } }`);
  const mailed = async () => {
    await server.runJobs();
    const answer = await fetch(`${server.origin}/dev/inbox.json`);
    const mails = (await answer.json()) as { to: string }[];
    return mails.map(({ to }) => to).filter((to) => to.startsWith('staff-'));
  };

  it('[SETUP-16] the deployment’s account serves a company that has none, and nothing is asked for', async () => {
    expect(await read()).toMatchObject({
      isOwn: false,
      hasPlatformAccount: true,
      isUsable: true,
      merchantAccount: null,
      apiKeyEnd: null,
    });
  });

  it.each([
    [{ apiKey: 'of-somebody-else' }, 'PAYMENT_KEY_REFUSED', 'apiKey'],
    [{ merchantAccount: 'SomebodyElse' }, 'PAYMENT_KEY_REFUSED', 'merchantAccount'],
    [
      { clientKey: OWN_MERCHANT.clientKey.replace('test_', 'live_') },
      'PAYMENT_KEY_OF_OTHER_ENVIRONMENT',
      'clientKey',
    ],
    [{ clientKey: 'pub_key' }, 'FIELD_INVALID', 'clientKey'],
    [{ hmacKey: 'short' }, 'FIELD_INVALID', 'hmacKey'],
    [{ webhookUser: 'with:colon' }, 'FIELD_INVALID', 'webhookUser'],
    [{ webhookPassword: '' }, 'FIELD_INVALID', 'webhookPassword'],
    [{ apiKey: 'x'.repeat(200_000) }, 'FIELD_INVALID', 'apiKey'],
  ])('[SETUP-17] %j is refused with %s at its field, and nothing is kept', async (...given) => {
    const [keys, error, field] = given;
    expect(await save(keys)).toMatchObject({ error, field, account: { isOwn: false } });
  });

  it('[SETUP-17] a provider that does not answer is no reason to keep them', async () => {
    await server.control('outage', { calls: 1 });
    expect(await save({})).toMatchObject({
      error: 'PAYMENT_PROVIDER_UNREACHABLE',
      account: { isOwn: false },
    });
  });

  it('[SETUP-18] [D-530] they are changed after the own code or password alone', async () => {
    const refused = { field: 'proof', account: { isOwn: false } };
    expect(await save({}, null)).toMatchObject({ error: 'STEP_UP_REQUIRED', ...refused });
    expect(await save({}, 'a guess')).toMatchObject({
      error: 'ERROR_INVALID_CREDENTIALS',
      ...refused,
    });
    expect(await mailed()).toEqual([]);
  });

  it('[SETUP-17] [SETUP-18] what the provider takes is kept and never shown again', async () => {
    const { error, account } = await save({});
    expect(error).toBeNull();
    expect(account).toMatchObject({
      isOwn: true,
      isUsable: true,
      merchantAccount: OWN_MERCHANT.merchantAccount,
      apiKeyEnd: '-key',
      clientKeyEnd: OWN_MERCHANT.clientKey.slice(-4),
      webhookUser: OWN_MERCHANT.webhookUser,
      webhookAddress: `${server.origin}/webhooks/adyen/${ids.company}`,
      lastNoticeAt: null,
    });
    const shown = JSON.stringify([account, await read()]);
    for (const secret of [
      OWN_MERCHANT.apiKey,
      OWN_MERCHANT.hmacKey,
      OWN_MERCHANT.webhookPassword,
      OWN_MERCHANT.clientKey,
    ])
      expect(shown).not.toContain(secret);
    const log = await server.db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('action', '=', 'savePaymentKeys')
      .execute();
    expect(log).toEqual([{ action: 'savePaymentKeys', details: {} }]);
  });

  it('[D-530] [TEAM-09] every owner is told by mail, and nobody else', async () => {
    expect((await mailed()).toSorted()).toEqual(['staff-1@example.test', 'staff-2@example.test']);
  });

  it('[SETUP-18] new keys of the same merchant account replace them; the account stays one', async () => {
    expect(await save({ webhookUser: 'renamed' })).toMatchObject({
      error: null,
      account: { webhookUser: 'renamed' },
    });
    const rows = await server.db.selectFrom('paymentAccounts').select('id').execute();
    expect(rows).toHaveLength(1);
  });

  it('[SETUP-16] [SETUP-18] going back takes the own code too, and keeps the old account for its payments', async () => {
    const remove = (proof: string) =>
      ask<Answer>(
        `mutation { it: removePaymentKeys(proof: "${proof}") { error field account { ${ACCOUNT} } } }`,
      );
    expect(await remove('')).toMatchObject({ error: 'STEP_UP_REQUIRED', field: 'proof' });
    expect((await read()).isOwn).toBe(true);
    expect(await remove(PASSWORD)).toMatchObject({ error: null, account: { isOwn: false } });
    const rows = await server.db.selectFrom('paymentAccounts').select('isInUse').execute();
    expect(rows).toEqual([{ isInUse: false }]);
  });
});

describe('a deployment without a payment account', () => {
  let server: TestServer;
  let owner: string;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer(undefined, {
      DEMO: 'false',
      TOKEN_SECRET_SEED: '5a'.repeat(32),
      STAFF_TWO_FACTOR: 'offered',
    });
    ids = await seedOpenShop(server.db, 1);
    owner = await signInStaff(server, {
      companyId: ids.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
  });
  afterAll(() => server.close());

  it('[SETUP-09] [SETUP-16] payments are not usable, which stands against going live', async () => {
    const { data } = await server.staff<{
      paymentAccount: { isUsable: boolean };
      setupState: { steps: { step: string; isDone: boolean }[]; against: { code: string }[] };
    }>(
      '{ paymentAccount { isUsable } setupState { steps { step isDone } against { code } } }',
      {},
      owner,
    );
    expect(data?.paymentAccount.isUsable).toBe(false);
    expect(data?.setupState.steps).toContainEqual({ step: 'PAYMENT', isDone: false });
    expect(data?.setupState.against).toContainEqual({ code: 'PAYMENT_UNUSABLE' });
  });
});
