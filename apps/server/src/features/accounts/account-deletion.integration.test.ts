import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { accountCalls, signUp } from './testing/account-calls.ts';
import { openAccountsWorld, type AccountsWorld } from './testing/accounts-world.ts';

const DELETED = { deleteNode: { success: true, message: null } };

describe('leaving', () => {
  let world: AccountsWorld;
  let calls: ReturnType<typeof accountCalls>;
  beforeAll(async () => {
    world = await openAccountsWorld();
    calls = accountCalls(world);
  });
  afterAll(() => world.drop());
  beforeEach(() =>
    Object.assign(world.accountState, { hasActiveOrder: false, hasUnpaidBill: false }),
  );

  let lastPhone = 46_704_000_000;
  const newPhone = (): string => `+${(lastPhone += 1)}`;
  const member = async (companyId?: string) => {
    const phone = newPhone();
    return { phone, ...(await signUp(world, phone, companyId)) };
  };
  const codeOf = (answer: { errors?: { extensions: Record<string, unknown> }[] }) =>
    answer.errors?.[0]?.extensions['code'];
  const userRow = (userId: string) =>
    world.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

  it('[API-40] [AUTH-30] [D-111] erases the person, keeps the row, and signs every device out', async () => {
    const { phone, token, userId } = await member();
    const before = await userRow(userId);
    expect((await calls.deleteNode(userId, token)).data).toEqual(DELETED);
    const after = await userRow(userId);
    expect(after).toMatchObject({
      id: userId,
      name: null,
      phone: null,
      email: null,
      passwordHash: null,
      deleted: true,
      tokenVersion: before.tokenVersion + 1,
    });
    expect(JSON.stringify(after)).not.toMatch(
      new RegExp(`Astrid|guest\\.example|${before.easyId}`),
    );
    expect(codeOf(await world.ask(`query { User(id: "${userId}") { id } }`, {}, { token }))).toBe(
      'UNAUTHENTICATED',
    );
    expect((await calls.login(phone, 'hunger')).data).toMatchObject({
      login: { error: 'ERROR_INVALID_CREDENTIALS' },
    });
  });

  it('[D-111] devices, cards and codes go with the person; other features are told', async () => {
    const { phone, token, userId } = await member();
    const bystander = await member();
    for (const [number, owner] of [userId, bystander.userId].entries()) {
      await world.db
        .insertInto('storedCards')
        .values({
          id: fixedId(910 + number),
          companyId: world.ids.company,
          userId: owner,
          reference: `ref-${number}`,
          brand: 'visa',
          lastFour: '1111',
          expiryMonth: 3,
          expiryYear: 2030,
          createdAt: new Date(0),
        })
        .execute();
    }
    const add =
      'mutation { addDeviceToken(operatingSystem: IOS, token: "phone-of-astrid") { success } }';
    await world.ask(add, {}, { token });
    await calls.sendReset(phone);
    await world.runJobs();
    await calls.deleteNode(userId, token);
    for (const table of ['deviceTokens', 'storedCards', 'accountCodes'] as const) {
      const rows = await world.db
        .selectFrom(table)
        .select('id')
        .where('userId', '=', userId)
        .execute();
      expect(rows, table).toEqual([]);
    }
    expect(
      await world.db.selectFrom('pushConsents').select(['withdrawnBy', 'withdrawnAt']).execute(),
    ).toEqual([
      { withdrawnBy: 'ACCOUNT_DELETED', withdrawnAt: new Date(world.now().epochMilliseconds) },
    ]);
    expect(world.deleted.find((gone) => gone.userId === userId)).toMatchObject({
      cards: [{ reference: 'ref-0', accountId: null }],
    });
    const left = await world.db.selectFrom('storedCards').select('reference').execute();
    expect(left).toEqual([{ reference: 'ref-1' }]);
  });

  it("[D-111] [D-138] somebody else's id is refused and written down, also another company's", async () => {
    const [mine, theirs, foreign] = [
      await member(),
      await member(),
      await member(world.other.company),
    ];
    for (const victim of [theirs, foreign]) {
      expect(codeOf(await calls.deleteNode(victim.userId, mine.token, true))).toBe('FORBIDDEN');
      expect((await userRow(victim.userId)).deleted).toBe(false);
    }
    expect(world.warnings).toContainEqual(expect.objectContaining({ userId: mine.userId }));
    expect((await userRow(mine.userId)).deleted).toBe(false);
    expect(
      codeOf(await world.ask(`mutation { deleteNode(userId: "${mine.userId}") { success } }`)),
    ).toBe('UNAUTHENTICATED');
  });

  it('[D-111] an active order keeps the account, unless it is forced', async () => {
    const { token, userId } = await member();
    world.accountState.hasActiveOrder = true;
    expect((await calls.deleteNode(userId, token, false, { language: 'en' })).data).toEqual({
      deleteNode: { success: false, message: expect.stringContaining('order in progress') },
    });
    expect((await userRow(userId)).deleted).toBe(false);
    expect((await calls.deleteNode(userId, token, true)).data).toEqual(DELETED);
  });

  it('[D-111] [AUTH-32] an unpaid bill keeps the account, forced or not', async () => {
    const { token, userId } = await member();
    world.accountState.hasUnpaidBill = true;
    for (const forced of [false, true]) {
      expect((await calls.deleteNode(userId, token, forced)).data).toEqual({
        deleteNode: { success: false, message: expect.stringContaining('obetald nota') },
      });
    }
    expect((await userRow(userId)).phone).not.toBeNull();
  });

  it('[D-111] two deletions at the same moment are one', async () => {
    const { token, userId } = await member();
    const answers = await Promise.all([
      calls.deleteNode(userId, token),
      calls.deleteNode(userId, token),
    ]);
    for (const { data } of answers) expect(data).toEqual(DELETED);
    // And once more, by a phone that lost the answer.
    expect((await calls.deleteNode(userId, token)).data).toEqual(DELETED);
    expect(world.deleted.filter((gone) => gone.userId === userId)).toHaveLength(1);
  });

  describe('and coming back', () => {
    it('[API-47] [AUTH-12] [AUTH-13] [D-112] the number waits 30 days, and the message counts them', async () => {
      const { phone, token, userId } = await member();
      const free = { deletedLately: false, message: null, error: null, success: true };
      expect((await calls.cooldown(phone)).data).toEqual({ hasPhoneNumberBeenDeletedLately: free });
      await calls.deleteNode(userId, token);
      expect((await calls.cooldown(phone)).data).toEqual({
        hasPhoneNumberBeenDeletedLately: { ...free, deletedLately: true, message: '30' },
      });
      world.pass({ hours: 24 * 28 });
      expect((await calls.cooldown(phone)).data).toMatchObject({
        hasPhoneNumberBeenDeletedLately: { message: '2' },
      });
      expect((await calls.register(phone)).data).toEqual({
        register: { error: 'ERROR_USER_ALREADY_EXISTS', token: null },
      });
      world.pass({ hours: 24 * 2 });
      expect((await calls.cooldown(phone)).data).toEqual({ hasPhoneNumberBeenDeletedLately: free });
      expect((await calls.register(phone)).data).toMatchObject({ register: { error: null } });
    });

    it('[D-112] a company may choose its own number of days, or none', async () => {
      const set = (phoneCooldownDays: number) =>
        world.db
          .updateTable('companies')
          .set({ phoneCooldownDays })
          .where('id', '=', world.ids.company)
          .execute();
      const [short, none] = [await member(), await member()];
      await set(7);
      await calls.deleteNode(short.userId, short.token);
      await set(0);
      await calls.deleteNode(none.userId, none.token);
      await set(30);
      expect((await calls.cooldown(short.phone)).data).toMatchObject({
        hasPhoneNumberBeenDeletedLately: { message: '7' },
      });
      expect((await calls.cooldown(none.phone)).data).toMatchObject({
        hasPhoneNumberBeenDeletedLately: { deletedLately: false },
      });
    });

    it('[D-112] [D-145] only a keyed hash is kept, and no longer than the cooldown', async () => {
      const { phone, token, userId } = await member();
      await calls.deleteNode(userId, token);
      const hashes = () =>
        world.db.selectFrom('deletedPhones').selectAll().where('userId', '=', userId).execute();
      const [row] = await hashes();
      expect(row?.phoneHash).toMatch(/^[0-9a-f]{64}$/);
      expect(JSON.stringify(row)).not.toContain(phone.slice(1));
      world.pass({ hours: 24 * 30 - 1 });
      await world.jobs['forget-expired']({});
      expect(await hashes()).toHaveLength(1);
      world.pass({ hours: 1 });
      await world.jobs['forget-expired']({});
      expect(await hashes()).toEqual([]);
    });

    it("[D-138] one company's deletion says nothing at another", async () => {
      const { phone, token, userId } = await member();
      await calls.deleteNode(userId, token);
      const elsewhere = accountCalls(world, world.other.company);
      expect((await elsewhere.cooldown(phone)).data).toMatchObject({
        hasPhoneNumberBeenDeletedLately: { deletedLately: false },
      });
    });

    it('[D-02] without a company the host name says which, and an unknown host none', async () => {
      const { phone, token, userId } = await member();
      await calls.deleteNode(userId, token);
      const ask = (host: string) =>
        world.ask(
          `mutation { hasPhoneNumberBeenDeletedLately(phoneNumber: "${phone}") { message } }`,
          {},
          { host },
        );
      expect((await ask('one.example')).data).toEqual({
        hasPhoneNumberBeenDeletedLately: { message: '30' },
      });
      expect(codeOf(await ask('nobody.example'))).toBe('NOT_FOUND');
    });

    it('[D-02] [D-112] [F-14] the number alone is asked of the token’s company, then of the page’s', async () => {
      const { phone, token, userId } = await member();
      await calls.deleteNode(userId, token);
      const ask = async (call: { host?: string; slug?: string; token?: string }) =>
        (
          await world.ask(
            `mutation { hasPhoneNumberBeenDeletedLately(phoneNumber: "${phone}") { deletedLately } }`,
            {},
            call,
          )
        ).data;
      const yes = { hasPhoneNumberBeenDeletedLately: { deletedLately: true } };
      expect(await ask({ host: 'nobody.example', token })).toEqual(yes);
      expect(await ask({ host: 'nobody.example', slug: 'one' })).toEqual(yes);
      const other = { host: 'one.example', slug: 'two' };
      expect(await ask(other)).toEqual({
        hasPhoneNumberBeenDeletedLately: { deletedLately: false },
      });
    });

    it('[ERR-08] [D-112] what is no number is told so; asking for many is limited', async () => {
      expect((await calls.cooldown('070')).data).toEqual({
        hasPhoneNumberBeenDeletedLately: {
          deletedLately: false,
          error: 'ERROR_NOT_VALID_PHONE_NUMBER',
          message: null,
          success: false,
        },
      });
      const call = { address: '198.51.100.99' };
      for (let count = 0; count < 50; count += 1) await calls.cooldown(newPhone(), call);
      expect((await calls.cooldown(newPhone(), call)).errors?.[0]?.extensions).toMatchObject({
        code: 'RATE_LIMITED',
        retryAfter: 900,
      });
    });
  });

  describe('createHashedPhoneNumber', () => {
    it('[API-41] [D-112] confirms the cooldown to the session that deleted, as often as it asks', async () => {
      const { phone, token, userId } = await member();
      await calls.deleteNode(userId, token);
      const first = await calls.hashPhone(phone, token);
      expect(first.data).toEqual({
        createHashedPhoneNumber: {
          id: expect.any(String),
          message: null,
          success: true,
          error: null,
        },
      });
      expect(await calls.hashPhone(phone, token)).toEqual(first);
    });

    it('[D-112] for ten minutes only', async () => {
      const { phone, token, userId } = await member();
      await calls.deleteNode(userId, token);
      world.pass({ minutes: 9, seconds: 59 });
      expect((await calls.hashPhone(phone, token)).errors).toBeUndefined();
      world.pass({ seconds: 1 });
      expect(codeOf(await calls.hashPhone(phone, token))).toBe('UNAUTHENTICATED');
    });

    it("[D-112] blocks no stranger's number, and needs a deletion first", async () => {
      const { token, userId } = await member();
      const stranger = newPhone();
      expect(codeOf(await calls.hashPhone(stranger))).toBe('UNAUTHENTICATED');
      expect(codeOf(await calls.hashPhone(stranger, token))).toBe('FORBIDDEN');
      await calls.deleteNode(userId, token);
      expect(codeOf(await calls.hashPhone(stranger, token))).toBe('FORBIDDEN');
      expect((await calls.cooldown(stranger)).data).toMatchObject({
        hasPhoneNumberBeenDeletedLately: { deletedLately: false },
      });
    });

    it('[D-112] a session signed out before the deletion is not the one that deleted', async () => {
      const { phone, token: old, userId } = await member();
      await calls.sendReset(phone);
      await calls.confirmReset(phone, await calls.codeSentTo(phone), 'starving');
      const login = await calls.login(phone, 'starving');
      const { token } = (login.data?.['login'] ?? {}) as { token: string };
      await calls.deleteNode(userId, token);
      expect(codeOf(await calls.hashPhone(phone, old))).toBe('UNAUTHENTICATED');
      expect((await calls.hashPhone(phone, token)).errors).toBeUndefined();
    });
  });
});
