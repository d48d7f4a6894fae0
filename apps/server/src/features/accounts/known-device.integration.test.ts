import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TRIES_PER_ACCOUNT } from '../../platform/auth/counted-tries.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const REGISTER = `mutation ($companyId: ID!, $phone: String!, $password: String!) {
  register(companyId: $companyId, phone: $phone, password: $password, name: "Astrid Lind",
  email: "astrid@guest.example") { error token } }`;
const LOGIN = `mutation ($companyId: ID!, $phone: String!, $password: String!) {
  login(companyId: $companyId, phone: $phone, password: $password) { error token } }`;
const STAFF_LOGIN = `mutation ($email: String!, $password: String!) {
  staffLogin(email: $email, password: $password) { error token } }`;

describe('a device that has signed in before', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await signInStaff(server, { number: 1, companyId: ids.company, venueIds: [ids.venue] });
  });
  afterAll(() => server.close());

  /** A browser with its cookies, at an address. */
  const openBrowser = (address: string, cookie = '') => {
    let deviceCookie = cookie;
    const post = async (url: string, query: string, variables: object) => {
      const answer = await server.app.http.inject({
        method: 'POST',
        url,
        payload: { query, variables },
        remoteAddress: address,
        headers: deviceCookie === '' ? {} : { cookie: deviceCookie },
      });
      const set = answer.headers['set-cookie'];
      if (typeof set === 'string') deviceCookie = set.split(';')[0] ?? '';
      return { text: answer.body, set };
    };
    const of = (phone: string, password: string) => ({ companyId: ids.company, phone, password });
    return {
      cookie: () => deviceCookie,
      register: (phone: string) => post('/graphql', REGISTER, of(phone, 'hunger')),
      login: (phone: string, password: string) => post('/graphql', LOGIN, of(phone, password)),
      staffLogin: (password: string, email = 'staff-1@example.test') =>
        post('/staff/graphql', STAFF_LOGIN, { email, password }),
    };
  };
  const times = async (count: number, act: () => Promise<unknown>) => {
    for (let done = 0; done < count; done += 1) await act();
  };
  const LIMITED = 'RATE_LIMITED';
  const WRONG = 'ERROR_INVALID_CREDENTIALS';
  const IN = '"error":null';

  it('[D-108] [D-171] [F-23] a guest gets in however often others have guessed', async () => {
    const phone = '+46703330001';
    const [own, stranger] = [openBrowser('192.0.2.1'), openBrowser('192.0.2.2')];
    const { set } = await own.register(phone);
    expect(set).toMatch(
      /^tallrik_device=[\w.-]+; Path=\/graphql; HttpOnly; SameSite=Strict; Max-Age=31536000$/,
    );
    await times(TRIES_PER_ACCOUNT, () => stranger.login(phone, 'guessed'));
    expect((await stranger.login(phone, 'hunger')).text).toContain(LIMITED);
    expect((await own.login(phone, 'hunger')).text).toContain(IN);
    expect((await openBrowser('192.0.2.3').login(phone, 'hunger')).text).toContain(LIMITED);
  });

  it('[D-108] [D-171] [F-23] it has a count of its own, for the account it knows and for no other', async () => {
    const [phone, other] = ['+46703330002', '+46703330003'];
    const own = openBrowser('192.0.2.4');
    await own.register(phone);
    await openBrowser('192.0.2.5').register(other);
    await times(TRIES_PER_ACCOUNT, () => openBrowser('192.0.2.6').login(other, 'guessed'));
    // Knows one account: at another it is a stranger.
    expect((await own.login(other, 'hunger')).text).toContain(LIMITED);
    await times(TRIES_PER_ACCOUNT, () => own.login(phone, 'guessed'));
    expect((await own.login(phone, 'hunger')).text).toContain(LIMITED);
    // And its guesses lock out nobody else.
    expect((await openBrowser('192.0.2.7').login(phone, 'hunger')).text).toContain(IN);
  });

  it('[D-108] [D-110] [D-171] [F-23] a cookie that nobody gave is none, and only signing in gives one', async () => {
    const phone = '+46703330004';
    const own = openBrowser('192.0.2.8');
    await own.register(phone);
    const [name, value = ''] = own.cookie().split('=');
    await times(TRIES_PER_ACCOUNT, () => openBrowser('192.0.2.9').login(phone, 'guessed'));
    for (const forged of [value.slice(0, -1), `x${value}`, 'x', '.'.repeat(9_000), `${value}%`])
      expect(
        (await openBrowser('192.0.2.9', `${name}=${forged}`).login(phone, 'hunger')).text,
      ).toContain(LIMITED);
    const wrong = await openBrowser('192.0.2.10').login('+46703330099', 'guessed');
    expect([wrong.text.includes(WRONG), wrong.set]).toEqual([true, undefined]);
  });

  it('[D-108] [D-171] [F-23] several accounts on one device are all remembered', async () => {
    const own = openBrowser('192.0.2.11');
    const phones = ['+46703330011', '+46703330012', '+46703330013'];
    for (const phone of phones) await own.register(phone);
    for (const phone of phones) {
      await times(TRIES_PER_ACCOUNT, () => openBrowser('192.0.2.12').login(phone, 'guessed'));
      expect((await own.login(phone, 'hunger')).text).toContain(IN);
    }
  });

  it('[D-108] [D-115] [D-171] [F-23] the kitchen gets in too, with a cookie of its own', async () => {
    const [kitchen, stranger] = [openBrowser('192.0.2.13'), openBrowser('192.0.2.14')];
    const { set } = await kitchen.staffLogin('kitchen');
    expect(set).toContain('Path=/staff/graphql; HttpOnly; SameSite=Strict');
    await times(TRIES_PER_ACCOUNT, () => stranger.staffLogin('guessed guessed'));
    expect((await stranger.staffLogin('kitchen')).text).toContain(LIMITED);
    expect((await kitchen.staffLogin('kitchen')).text).toContain(IN);
    await times(TRIES_PER_ACCOUNT, () => kitchen.staffLogin('guessed guessed'));
    expect((await kitchen.staffLogin('kitchen')).text).toContain(LIMITED);
  });
});
