import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { accountCalls, signUp } from './testing/account-calls.ts';
import { openAccountsWorld, type AccountsWorld } from './testing/accounts-world.ts';

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

describe('the own account', () => {
  let world: AccountsWorld;
  let me: { token: string; userId: string };
  let friend: { token: string; userId: string };
  let foreigner: { token: string; userId: string };
  beforeAll(async () => {
    world = await openAccountsWorld();
    me = await signUp(world, '+46705000001');
    friend = await signUp(world, '+46705000002');
    foreigner = await signUp(world, '+46705000001', world.other.company);
  });
  afterAll(() => world.drop());

  const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
    answer.errors?.[0]?.extensions['code'];
  const card = (number: number, userId: string, expiry: [month: number, year: number]) =>
    world.db
      .insertInto('storedCards')
      .values({
        id: fixedId(920 + number),
        companyId: world.ids.company,
        userId,
        reference: `ref-${number}`,
        brand: 'visa',
        lastFour: '1111',
        expiryMonth: expiry[0],
        expiryYear: expiry[1],
        createdAt: new Date(number * 1000),
      })
      .execute();

  it('[API-22] [API-23] [API-24] [DATA-24] shows its owner every field', async () => {
    await card(1, me.userId, [11, 2026]);
    await card(2, me.userId, [3, 2030]);
    await card(3, me.userId, [10, 2026]);
    await card(4, friend.userId, [3, 2030]);
    const answer = await world.ask(
      `query { User(id: "${me.userId}") { id name phone email easyId deleted activated invoiceTargetId
        invoiceCustomerId creditCards { id provider digits token } stamps { id } company { id } } }`,
      {},
      { token: me.token },
    );
    expect(answer).toEqual({
      data: {
        User: {
          id: me.userId,
          name: 'Astrid Lind',
          phone: '+46705000001',
          email: 'astrid@guest.example',
          easyId: expect.stringMatching(/^\d{8}$/),
          deleted: false,
          activated: true,
          invoiceTargetId: null,
          invoiceCustomerId: null,
          // Newest first; the one that ran out in October is gone.
          creditCards: [
            { id: fixedId(922), provider: 'visa', digits: '1111', token: 'ref-2' },
            { id: fixedId(921), provider: 'visa', digits: '1111', token: 'ref-1' },
          ],
          stamps: [],
          company: { id: world.ids.company },
        },
      },
    });
  });

  it("[D-138] another guest's account is FORBIDDEN, of this company or another, existing or not", async () => {
    for (const id of [friend.userId, foreigner.userId, fixedId(999)]) {
      const query = `query { User(id: "${id}") { id } }`;
      expect(codeOf(await world.ask(query, {}, { token: me.token })), id).toBe('FORBIDDEN');
    }
  });

  it('[D-138] nobody, a forged token and noise read nothing', async () => {
    const query = `query { User(id: "${me.userId}") { id } }`;
    const [header, payload] = me.token.split('.');
    for (const token of [undefined, 'noise', `${header}.${payload}.AAAA`]) {
      expect(codeOf(await world.ask(query, {}, token === undefined ? {} : { token }))).toBe(
        'UNAUTHENTICATED',
      );
    }
  });

  describe('devices', () => {
    const add = (token: string, who = me, system = 'IOS') =>
      world.ask(
        `mutation ($token: String!) { addDeviceToken(operatingSystem: ${system}, token: $token) { success message } }`,
        { token },
        { token: who.token },
      );
    const remove = (token: string, who = me) =>
      world.ask(
        'mutation ($token: String!) { removeDeviceToken(token: $token) { success message } }',
        { token },
        { token: who.token },
      );
    const devicesOf = async ({ userId }: { userId: string }) =>
      (
        await world.db
          .selectFrom('deviceTokens')
          .select(['token', 'operatingSystem'])
          .where('userId', '=', userId)
          .orderBy('token')
          .execute()
      ).map(({ token, operatingSystem }) => `${operatingSystem} ${token}`);

    it('[API-38] [AUTH-28] a device is registered once and taken off at logout', async () => {
      for (let count = 0; count < 2; count += 1) {
        expect((await add('phone-1')).data).toEqual({
          addDeviceToken: { success: true, message: null },
        });
      }
      await add('phone-2', me, 'ANDROID');
      expect(await devicesOf(me)).toEqual(['IOS phone-1', 'ANDROID phone-2']);
      expect((await remove('phone-1')).data).toEqual({
        removeDeviceToken: { success: true, message: null },
      });
      expect(await devicesOf(me)).toEqual(['ANDROID phone-2']);
    });

    it('[API-38] a phone that changes hands rings for the one who signed in last', async () => {
      await add('shared');
      await add('shared', friend);
      expect(await devicesOf(friend)).toContain('IOS shared');
      expect(await devicesOf(me)).not.toContain('IOS shared');
    });

    it("[D-138] nobody takes another's device off, and companies do not share devices", async () => {
      await add('mine');
      for (const stranger of [friend, foreigner]) {
        expect((await remove('mine', stranger)).data).toMatchObject({
          removeDeviceToken: { success: true },
        });
      }
      await add('mine', foreigner);
      expect(await devicesOf(me)).toContain('IOS mine');
      expect(await devicesOf(foreigner)).toEqual(['IOS mine']);
    });

    it('[NATIVE-09] [F-42] [D-200] the consent is kept with its moment and language, its end with its own', async () => {
      const consentsOf = ({ userId }: { userId: string }) =>
        world.db
          .selectFrom('pushConsents')
          .select(['operatingSystem', 'language', 'givenAt', 'withdrawnAt', 'withdrawnBy'])
          .where('userId', '=', userId)
          .orderBy('givenAt')
          .execute();
      const guest = await signUp(world, '+46705000021');
      const next = await signUp(world, '+46705000022');
      const given = dateOf(world.now());
      await world.ask(
        'mutation { addDeviceToken(operatingSystem: IOS, token: "agreed") { success } }',
        {},
        { token: guest.token, language: 'tr' },
      );
      world.pass({ minutes: 5 });
      await add('agreed', guest);
      const agreed = { operatingSystem: 'IOS', language: 'tr', givenAt: given };
      expect(await consentsOf(guest)).toEqual([
        { ...agreed, withdrawnAt: null, withdrawnBy: null },
      ]);
      const createdAt = dateOf(world.now());
      await add('agreed', next);
      expect(await consentsOf(guest)).toEqual([
        { ...agreed, withdrawnAt: createdAt, withdrawnBy: 'OTHER_GUEST' },
      ]);
      world.pass({ minutes: 5 });
      await remove('agreed', next);
      expect(await consentsOf(next)).toMatchObject([
        { givenAt: createdAt, withdrawnAt: dateOf(world.now()), withdrawnBy: 'GUEST' },
      ]);
    });

    it('[NATIVE-09] [F-42] [D-203] a browser is a device, if its push service is one', async () => {
      const guest = await signUp(world, '+46705000023');
      const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
      const endpoint = 'https://updates.push.services.mozilla.com/wpush/v2/1';
      const browserSubscription = JSON.stringify({ endpoint, expirationTime: null, keys });
      expect((await add(browserSubscription, guest, 'WEB')).errors).toBeUndefined();
      expect(await devicesOf(guest)).toEqual([`WEB ${JSON.stringify({ endpoint, keys })}`]);
      await remove(browserSubscription, guest);
      expect(await devicesOf(guest)).toEqual([]);
      for (const elsewhere of ['https://192.168.0.1/push', 'http://127.0.0.1/push']) {
        const bad = JSON.stringify({ endpoint: elsewhere, keys });
        expect(codeOf(await add(bad, guest, 'WEB'))).toBe('BAD_USER_INPUT');
      }
      expect(codeOf(await add('no-subscription', guest, 'WEB'))).toBe('BAD_USER_INPUT');
    });

    it('[D-138] nobody registers without an account, and what is no token is refused', async () => {
      const anonymous = await world.ask(
        'mutation { addDeviceToken(operatingSystem: IOS, token: "t") { success } }',
      );
      expect(codeOf(anonymous)).toBe('UNAUTHENTICATED');
      for (const bad of ['', ' ', 'two words', 'x'.repeat(2_001)]) {
        expect(codeOf(await add(bad))).toBe('BAD_USER_INPUT');
      }
    });

    it('[API-38] twenty devices are kept, those seen last', async () => {
      const collector = await signUp(world, '+46705000009');
      for (let number = 10; number < 32; number += 1) {
        world.pass({ seconds: 1 });
        await add(`device-${number}`, collector);
      }
      const devices = await devicesOf(collector);
      expect(devices).toHaveLength(20);
      expect(devices).not.toContain('IOS device-11');
      expect(devices).toContain('IOS device-12');
    });
  });

  it('[AUTH-36] [D-115] a guest token carries no role', () => {
    const payload = JSON.parse(
      Buffer.from(me.token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(Object.keys(payload).toSorted()).toEqual(
      ['aud', 'company', 'exp', 'iat', 'jti', 'sub', 'version'].toSorted(),
    );
  });

  it('[D-116] the same phone signs in to the account of the company it asks', async () => {
    const here = await accountCalls(world).login('+46705000001', 'hunger');
    expect(JSON.stringify(here.data)).not.toContain(foreigner.userId);
    expect(here.data).toMatchObject({ login: { error: null } });
  });
});
