import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { accountCalls, signUp, subjectOf, tokenIn, wrongCode } from './testing/account-calls.ts';
import { openAccountsServer, type AccountsServer } from './testing/accounts-server.ts';

const REFUSED = { login: { error: 'ERROR_INVALID_CREDENTIALS', token: null } };
const ADD = `mutation ($system: OperatingSystem!, $device: String!) {
  addDeviceToken(operatingSystem: $system, token: $device) { success message } }`;
const REMOVE = 'mutation ($device: String!) { removeDeviceToken(token: $device) { success } }';

/** What the tests beside this one try in every corner, once more where a phone meets it: at the endpoint. */
describe('accounts at the endpoint', () => {
  let server: AccountsServer;
  let calls: ReturnType<typeof accountCalls>;
  beforeAll(async () => {
    server = await openAccountsServer();
    calls = accountCalls(server);
  });
  afterAll(() => server.close());

  let lastPhone = 46_709_000_000;
  const newPhone = (): string => `+${(lastPhone += 1)}`;
  const member = async () => {
    const phone = newPhone();
    return { phone, ...(await signUp(server, phone)) };
  };
  const codeOf = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
    errors?.[0]?.extensions['code'];
  const idOf = (userId: string, token: string) =>
    server.ask(`query { User(id: "${userId}") { id } }`, {}, { token });

  it('[API-46] [API-49] [D-107] [D-109] a phone is signed up, tries a code, and is known from then on', async () => {
    const phone = newPhone();
    const answer = await calls.register(phone);
    expect(answer).toEqual({ data: { register: { error: null, token: expect.any(String) } } });
    const token = tokenIn(answer);
    const right = await calls.codeSentTo(phone);
    for (let count = 0; count < 4; count += 1) {
      expect((await calls.activate(wrongCode(right), token)).data).toEqual({
        activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' },
      });
    }
    expect((await calls.activate(right, token)).data).toEqual({ activatePhone: { error: null } });
    const again = await calls.register(phone, { name: 'Somebody Else' });
    expect(again.data).toMatchObject({ register: { error: 'ERROR_VALID_USER' } });
    expect(subjectOf(tokenIn(again))).toBe(subjectOf(token));
    expect((await calls.register(phone, { password: 'guessed' })).data).toEqual({
      register: { error: 'ERROR_USER_ALREADY_EXISTS', token: null },
    });
  });

  it('[API-49] [D-109] [F-21] a code lives for ten minutes and five tries, whatever they are made of', async () => {
    const [late, unlucky] = [newPhone(), newPhone()];
    const tokens = [tokenIn(await calls.register(late)), tokenIn(await calls.register(unlucky))];
    const codes = [await calls.codeSentTo(late), await calls.codeSentTo(unlucky)];
    const odd = ['ääää', '\u0000\u0000\u0000\u0000', '１２３４', '😀😀', '12345'];
    const wrong = Array.from({ length: 5 }, () => wrongCode(codes[1]!));
    // The sixth that has the form of a code is not looked at, right or not.
    for (const code of [...odd, ...wrong, codes[1]!]) {
      const answer = await calls.activate(code, tokens[1]!);
      expect(answer.data, code).toEqual({ activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' } });
    }
    server.pass({ minutes: 10 });
    expect((await calls.activate(codes[0]!, tokens[0]!)).data).toEqual({
      activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' },
    });
    expect((await calls.resend(tokens[0]!)).data).toEqual({
      requestActivationCode: { error: null },
    });
    expect(codeOf(await calls.resend(tokens[0]!))).toBe('RATE_LIMITED');
    const fresh = await calls.codeSentTo(late);
    expect((await calls.activate(fresh, tokens[0]!)).data).toEqual({
      activatePhone: { error: null },
    });
  });

  it('[API-46] [D-157] [F-10] a name is a word, a space and more text', async () => {
    for (const name of ['… Anna B', '- Anna', 'Anna ', `Anna ${'b'.repeat(96)}`]) {
      const answer = await calls.register(newPhone(), { name });
      expect(answer.errors?.[0]?.extensions, name).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'name',
      });
    }
    const token = tokenIn(await calls.register(newPhone(), { name: '  Çağla Öztürk ' }));
    const { name } = await server.db
      .selectFrom('users')
      .select('name')
      .where('id', '=', subjectOf(token))
      .executeTakeFirstOrThrow();
    expect(name).toBe('Çağla Öztürk');
  });

  it('[API-45] [AUTH-21] phone and password give a token for 30 days; another password none', async () => {
    const { phone, userId } = await member();
    expect(await calls.login(phone, 'guessed')).toEqual({ data: REFUSED });
    const answer = await calls.login(phone, 'hunger');
    expect(answer).toEqual({ data: { login: { error: null, token: expect.any(String) } } });
    const token = tokenIn(answer);
    const start = server.now();
    server.pass({ hours: 30 * 24 - 1 });
    expect((await idOf(userId, token)).data).toEqual({ User: { id: userId } });
    server.pass({ hours: 1 });
    expect(codeOf(await idOf(userId, token))).toBe('UNAUTHENTICATED');
    server.setTime(start.toString());
  });

  it('[API-48] [D-109] [F-21] a forgotten password: odd codes tell nothing, the right one sets a new', async () => {
    const { phone, token, userId } = await member();
    expect((await calls.sendReset(phone)).data).toEqual({
      sendResetPassword: { success: true, error: null, message: null },
    });
    const code = await calls.codeSentTo(phone);
    for (const odd of ['ääää', '１２３４']) {
      const answer = await calls.confirmReset(phone, odd, 'starving');
      expect(answer).toEqual(await calls.confirmReset(newPhone(), odd, 'starving'));
      expect(answer.data).toMatchObject({
        confirmResetPassword: { success: false, error: 'ERROR_FAIL_VERIFY_PHONE' },
      });
    }
    expect((await calls.confirmReset(phone, code, 'starving')).data).toEqual({
      confirmResetPassword: { success: true, error: null, message: null },
    });
    expect(codeOf(await idOf(userId, token))).toBe('UNAUTHENTICATED');
    expect((await calls.login(phone, 'hunger')).data).toEqual(REFUSED);
    expect((await calls.login(phone, 'starving')).data).toMatchObject({ login: { error: null } });
  });

  it('[API-22] [API-23] [DATA-24] [AUTH-36] the account shows its owner every field, and its token no role', async () => {
    const { phone, token, userId } = await member();
    await server.db
      .insertInto('storedCards')
      .values({
        id: fixedId(921),
        companyId: server.ids.company,
        userId,
        reference: 'ref-1',
        brand: 'visa',
        lastFour: '1111',
        expiryMonth: 3,
        expiryYear: 2030,
        createdAt: new Date('2026-11-01'),
      })
      .execute();
    const query = `query { User(id: "${userId}") { id name phone email easyId deleted activated invoiceTargetId
      invoiceCustomerId creditCards { id provider digits token } stamps { id } company { id } } }`;
    expect(await server.ask(query, {}, { token })).toEqual({
      data: {
        User: {
          id: userId,
          name: 'Astrid Lind',
          phone,
          email: 'astrid@guest.example',
          easyId: expect.stringMatching(/^\d{8}$/),
          deleted: false,
          activated: true,
          invoiceTargetId: null,
          invoiceCustomerId: null,
          creditCards: [{ id: fixedId(921), provider: 'visa', digits: '1111', token: 'ref-1' }],
          stamps: [],
          company: { id: server.ids.company },
        },
      },
    });
    const friend = await member();
    expect(codeOf(await idOf(userId, friend.token))).toBe('FORBIDDEN');
    // Whatever a guest's token says, staff's door does not know it.
    const claims = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as object;
    expect(Object.keys(claims)).not.toContain('role');
    expect(codeOf(await server.staff('{ companies { id } }', {}, token))).toBe('UNAUTHENTICATED');
  });

  it('[API-38] [D-200] [D-203] a device is registered with its consent, and taken off with its end', async () => {
    const { token, userId } = await member();
    const as = { token, language: 'tr' } as const;
    const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
    const at = (endpoint: string) => JSON.stringify({ endpoint, keys });
    const device = at('https://updates.push.services.mozilla.com/wpush/v2/1');
    for (let count = 0; count < 2; count += 1) {
      expect(await server.ask(ADD, { system: 'WEB', device }, as)).toEqual({
        data: { addDeviceToken: { success: true, message: null } },
      });
    }
    for (const elsewhere of [
      at('https://192.168.0.1/push'),
      at('http://fcm.googleapis.com/x'),
      'noise',
    ]) {
      const answer = await server.ask(ADD, { system: 'WEB', device: elsewhere }, as);
      expect(codeOf(answer), elsewhere).toBe('BAD_USER_INPUT');
    }
    const consents = () =>
      server.db
        .selectFrom('pushConsents')
        .select(['operatingSystem', 'language', 'withdrawnBy'])
        .where('userId', '=', userId)
        .execute();
    const given = { operatingSystem: 'WEB', language: 'tr' };
    expect(await consents()).toEqual([{ ...given, withdrawnBy: null }]);
    expect((await server.ask(REMOVE, { device }, as)).data).toEqual({
      removeDeviceToken: { success: true },
    });
    expect(await consents()).toEqual([{ ...given, withdrawnBy: 'GUEST' }]);
  });

  it('[API-40] [API-41] [API-47] [D-112] [F-14] who leaves is gone, and the number waits 30 days', async () => {
    const { phone, token, userId } = await member();
    const free = { deletedLately: false, message: null, error: null, success: true };
    expect((await calls.cooldown(phone)).data).toEqual({ hasPhoneNumberBeenDeletedLately: free });
    expect((await calls.deleteNode(userId, token)).data).toEqual({
      deleteNode: { success: true, message: null },
    });
    expect(codeOf(await idOf(userId, token))).toBe('UNAUTHENTICATED');
    const hashed = await calls.hashPhone(phone, token);
    expect(hashed.data).toMatchObject({ createHashedPhoneNumber: { success: true, error: null } });
    expect(await calls.hashPhone(phone, token)).toEqual(hashed);
    expect(codeOf(await calls.hashPhone(newPhone(), token))).toBe('FORBIDDEN');
    expect((await calls.cooldown(phone)).data).toEqual({
      hasPhoneNumberBeenDeletedLately: { ...free, deletedLately: true, message: '30' },
    });
    // The number alone: of the company whose page asks.
    const alone = async (call: { host?: string; slug?: string }) =>
      (
        await server.ask(
          `mutation { hasPhoneNumberBeenDeletedLately(phoneNumber: "${phone}") { deletedLately } }`,
          {},
          call,
        )
      ).data?.['hasPhoneNumberBeenDeletedLately'];
    expect(await alone({})).toEqual({ deletedLately: true });
    expect(await alone({ slug: 'company-2' })).toEqual({ deletedLately: false });
    expect(await alone({ host: 'nobody.example', slug: 'company-1' })).toEqual({
      deletedLately: true,
    });
    server.pass({ hours: 24 * 30 });
    expect((await calls.cooldown(phone)).data).toEqual({ hasPhoneNumberBeenDeletedLately: free });
  });
});
