import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, signUp, subjectOf, tokenIn, wrongCode } from './testing/account-calls.ts';
import { openAccountsWorld, type AccountsWorld } from './testing/accounts-world.ts';

describe('signing up', () => {
  let world: AccountsWorld;
  let calls: ReturnType<typeof accountCalls>;
  beforeAll(async () => {
    world = await openAccountsWorld();
    calls = accountCalls(world);
  });
  afterAll(() => world.drop());

  let lastPhone = 46_701_000_000;
  const newPhone = (): string => `+${(lastPhone += 1)}`;
  const userRow = (userId: string) =>
    world.db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();

  it('[API-46] [AUTH-01] [D-106] creates an account that is not activated and sends a code', async () => {
    const phone = newPhone();
    const answer = await calls.register(phone);
    expect(answer.data).toEqual({ register: { error: null, token: expect.any(String) } });
    const user = await userRow(subjectOf(tokenIn(answer)));
    expect(user).toMatchObject({
      companyId: world.ids.company,
      name: 'Astrid Lind',
      phone,
      email: 'astrid@guest.example',
      activated: false,
      passwordHash: 'hash of hunger',
      easyId: expect.stringMatching(/^[1-9]\d{7}$/),
    });
    expect(await calls.codeSentTo(phone)).toMatch(/^\d{4}$/);
  });

  it('[AUTH-08] [D-116] a phone typed with spaces is the same phone', async () => {
    const token = tokenIn(await calls.register('+46 70 111 22 33'));
    expect((await userRow(subjectOf(token))).phone).toBe('+46701112233');
    expect((await calls.register('+46701112233')).data).toMatchObject({
      register: { error: 'ERROR_VALID_USER' },
    });
  });

  it('[AUTH-07] [ERR-08] a number no SMS can reach is not taken', async () => {
    for (const phone of ['0701234567', '+46', '+460701234567', 'hello']) {
      expect((await calls.register(phone)).data).toEqual({
        register: { error: 'ERROR_NOT_VALID_PHONE_NUMBER', token: null },
      });
    }
  });

  it('[AUTH-06] [AUTH-09] [AUTH-10] name, e-mail and password are checked on the server too', async () => {
    const bad = { name: 'Astrid', email: 'astrid@guest', password: 'abc' };
    for (const [field, value] of Object.entries(bad)) {
      const answer = await calls.register(newPhone(), { [field]: value });
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field });
    }
  });

  it('[AUTH-06] [D-157] [F-10] a name is a word, a space and more text, in any letters, and nothing that only looks like it', async () => {
    for (const name of [
      '… Anna B',
      '123 Anna Bo',
      '- Anna',
      '!Anna Bo',
      'Anna ',
      `Anna ${'b'.repeat(96)}`,
    ]) {
      const answer = await calls.register(newPhone(), { name });
      expect(answer.errors?.[0]?.extensions, name).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'name',
      });
    }
    for (const name of ['Çağla Öztürk', '  Jean-Luc d’Arc ', "Sinéad O'Connor", '李 小龍']) {
      const token = tokenIn(await calls.register(newPhone(), { name }));
      expect((await userRow(subjectOf(token))).name).toBe(name.trim());
    }
  });

  it('an unknown company is not found', async () => {
    const nowhere = accountCalls(world, '00000000-0000-4000-8000-00000000dead');
    expect((await nowhere.register(newPhone())).errors?.[0]?.extensions).toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('[D-107] [AUTH-25] [ERR-06] a known phone: a token for its password, nothing for another', async () => {
    const phone = newPhone();
    const { userId } = await signUp(world, phone);
    const again = await calls.register(phone, { name: 'Somebody Else' });
    expect(again.data).toMatchObject({ register: { error: 'ERROR_VALID_USER' } });
    expect(subjectOf(tokenIn(again))).toBe(userId);
    expect((await calls.register(phone, { password: 'guessed' })).data).toEqual({
      register: { error: 'ERROR_USER_ALREADY_EXISTS', token: null },
    });
    expect(await userRow(userId)).toMatchObject({
      name: 'Astrid Lind',
      passwordHash: 'hash of hunger',
    });
  });

  it('[D-107] [D-110] every answer costs one password hash: the clock does not tell a known phone', async () => {
    const phone = newPhone();
    const workOf = async (call: () => Promise<unknown>) => {
      const before = world.work.hash + world.work.verify;
      await call();
      return world.work.hash + world.work.verify - before;
    };
    expect(await workOf(() => calls.register(phone))).toBe(1);
    expect(await workOf(() => calls.register(phone))).toBe(1);
    expect(await workOf(() => calls.register(phone, { password: 'guessed' }))).toBe(1);
  });

  it('[D-116] the same phone may have an account at two companies, and neither sees the other', async () => {
    const phone = newPhone();
    const here = tokenIn(await calls.register(phone));
    const there = tokenIn(await accountCalls(world, world.other.company).register(phone));
    expect(subjectOf(here)).not.toBe(subjectOf(there));
    const rows = await world.db
      .selectFrom('users')
      .select('companyId')
      .where('phone', '=', phone)
      .execute();
    expect(rows.map(({ companyId }) => companyId).toSorted()).toEqual(
      [world.ids.company, world.other.company].toSorted(),
    );
    await world.runJobs();
    const texts = world.inbox.list().filter(({ to }) => to === phone);
    const codeOf = (company: string) =>
      texts.find(({ text }) => text.includes(company))?.text.slice(0, 4) ?? '';
    expect((await calls.activate(codeOf('Company 2'), here)).data).toMatchObject({
      activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' },
    });
    expect((await calls.activate(codeOf('Company 2'), there)).data).toMatchObject({
      activatePhone: { error: null },
    });
    expect((await userRow(subjectOf(here))).activated).toBe(false);
  });

  it('[D-03] accounts live in the company that the configuration names', async () => {
    await world.db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: world.ids.company })
      .where('companyId', '=', world.other.company)
      .execute();
    const phone = newPhone();
    const token = tokenIn(await accountCalls(world, world.other.company).register(phone));
    expect((await userRow(subjectOf(token))).companyId).toBe(world.ids.company);
    expect((await calls.login(phone, 'hunger')).data).toMatchObject({ login: { error: null } });
    await world.db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: world.other.company })
      .where('companyId', '=', world.other.company)
      .execute();
  });

  it('[D-116] two sign-ups of one phone at the same moment make one account', async () => {
    const phone = newPhone();
    const answers = await Promise.all([calls.register(phone), calls.register(phone)]);
    expect(new Set(answers.map((answer) => subjectOf(tokenIn(answer)))).size).toBe(1);
    const results = answers.map(({ data }) => data?.['register']);
    expect(results).toContainEqual(expect.objectContaining({ error: null }));
    expect(results).toContainEqual(expect.objectContaining({ error: 'ERROR_VALID_USER' }));
    await world.runJobs();
    expect(world.inbox.list().filter(({ to }) => to === phone)).toHaveLength(1);
  });

  it('[AUTH-18] [AUTH-22] [API-49] [D-106] [D-230] the code activates, and the same token then has full rights', async () => {
    const phone = newPhone();
    const token = tokenIn(await calls.register(phone));
    const code = await calls.codeSentTo(phone);
    const mine = `query { User(id: "${subjectOf(token)}") { phone points: membershipCard { points } } }`;
    expect((await world.ask(mine, {}, { token })).errors?.[0]?.extensions).toMatchObject({
      code: 'FORBIDDEN',
    });
    // The number the code went to, or a slip in it is found by waiting in vain (D-230).
    const number = `query { User(id: "${subjectOf(token)}") { activated phone } }`;
    expect((await world.ask(number, {}, { token })).data).toEqual({
      User: { activated: false, phone },
    });
    expect((await calls.activate(code, token)).data).toEqual({ activatePhone: { error: null } });
    expect((await world.ask(mine, {}, { token })).data).toMatchObject({ User: { phone } });
  });

  it('[AUTH-19] [ERR-02] a wrong code, or what is none, says so', async () => {
    const phone = newPhone();
    const token = tokenIn(await calls.register(phone));
    const right = await calls.codeSentTo(phone);
    for (const code of [wrongCode(right), '12', 'abcd', '']) {
      expect((await calls.activate(code, token)).data).toEqual({
        activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' },
      });
    }
  });

  it('[D-75] [D-113] activation happens once: one card, one benefit, however often it is tapped', async () => {
    const phone = newPhone();
    const token = tokenIn(await calls.register(phone, { referral: ' FRIEND-1 ' }));
    const userId = subjectOf(token);
    const code = await calls.codeSentTo(phone);
    expect(world.activated.filter(({ id }) => id === userId)).toEqual([]);
    const answers = await Promise.all([1, 2, 3].map(() => calls.activate(code, token)));
    for (const { data } of answers) expect(data).toEqual({ activatePhone: { error: null } });
    expect(world.activated.filter(({ id }) => id === userId)).toMatchObject([{ activated: true }]);
    expect(world.referrals.filter((grant) => grant.userId === userId)).toEqual([
      { userId, code: 'FRIEND-1' },
    ]);
    expect((await userRow(userId)).referralCode).toBeNull();
  });

  it('[AUTH-05] a sign-up without a code, or with an endless one, is a sign-up', async () => {
    const none = newPhone();
    await signUp(world, none);
    const endless = await calls.register(newPhone(), { referral: 'X'.repeat(5_000) });
    expect(endless.data).toMatchObject({ register: { error: null } });
  });

  it('[D-148] the SMS speaks the language of the app, else of the company, and names the company', async () => {
    const [turkish, swedish] = [newPhone(), newPhone()];
    await calls.register(turkish, {}, { language: 'tr' });
    await calls.register(swedish);
    await world.runJobs();
    const textTo = (phone: string) => world.inbox.list().find(({ to }) => to === phone);
    expect(textTo(turkish)).toMatchObject({
      kind: 'SMS',
      from: 'Company 1',
      text: expect.stringMatching(/^\d{4}, Company 1 doğrulama kodunuzdur/),
    });
    expect(textTo(swedish)?.text).toMatch(/^\d{4} är din kod hos Company 1/);
  });

  it('[D-145] a phone nobody verified in a week is free again; a verified one stays', async () => {
    const phone = newPhone();
    const stranger = tokenIn(await calls.register(phone));
    const verified = newPhone();
    const guest = tokenIn(await calls.register(verified));
    await calls.activate(await calls.codeSentTo(verified), guest);
    world.pass({ hours: 6 * 24 });
    await world.jobs['forget-expired']({});
    expect(await userRow(subjectOf(stranger))).toMatchObject({ phone, deleted: false });
    world.pass({ hours: 25 });
    await world.jobs['forget-expired']({});
    expect(await userRow(subjectOf(stranger))).toMatchObject({
      phone: null,
      name: null,
      email: null,
      passwordHash: null,
      deleted: true,
    });
    expect(await userRow(subjectOf(guest))).toMatchObject({ phone: verified, deleted: false });
    // Its true owner signs up as if nobody had been there.
    const owner = await calls.register(phone, { password: 'my own' });
    expect(owner.data).toEqual({ register: { error: null, token: expect.any(String) } });
    expect(subjectOf(tokenIn(owner))).not.toBe(subjectOf(stranger));
  });

  it('[D-109] [D-128] no row and no job holds the code', async () => {
    const phone = newPhone();
    await calls.register(phone);
    const jobs = await world.pool.query('select payload from graphile_worker._private_jobs');
    const rows = await world.db.selectFrom('accountCodes').selectAll().execute();
    const code = await calls.codeSentTo(phone);
    const stored = JSON.stringify([jobs.rows, rows]).replace(/[0-9a-f-]{36}|\d{4}-[^"]+Z/g, '');
    expect(jobs.rows.length).toBeGreaterThan(0);
    expect(stored).not.toContain(code);
    expect(stored).not.toContain(phone);
  });
});
