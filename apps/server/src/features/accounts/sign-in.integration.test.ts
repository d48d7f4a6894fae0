import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, signUp, subjectOf, tokenIn, wrongCode } from './testing/account-calls.ts';
import { openAccountsWorld, type AccountsWorld } from './testing/accounts-world.ts';

const REFUSED = { login: { error: 'ERROR_INVALID_CREDENTIALS', token: null } };

describe('signing in', () => {
  let world: AccountsWorld;
  let calls: ReturnType<typeof accountCalls>;
  beforeAll(async () => {
    world = await openAccountsWorld();
    calls = accountCalls(world);
  });
  afterAll(() => world.drop());

  let lastPhone = 46_703_000_000;
  const newPhone = (): string => `+${(lastPhone += 1)}`;
  const workOf = async (call: () => Promise<unknown>) => {
    const before = { ...world.work };
    await call();
    return { hash: world.work.hash - before.hash, verify: world.work.verify - before.verify };
  };
  const meOf = (token: string) =>
    world.ask(`query { User(id: "${subjectOf(token)}") { id activated phone } }`, {}, { token });

  it('[API-45] [AUTH-02] phone and password give a token that is good for 30 days', async () => {
    const phone = newPhone();
    const { userId } = await signUp(world, phone);
    const answer = await calls.login(phone, 'hunger');
    expect(answer.data).toEqual({ login: { error: null, token: expect.any(String) } });
    const token = tokenIn(answer);
    expect(subjectOf(token)).toBe(userId);
    const { exp, iat } = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { exp: number; iat: number };
    expect(exp - iat).toBe(30 * 24 * 3600);
  });

  it('[AUTH-21] [D-105] after 30 days the token is nobody', async () => {
    const own = await openAccountsWorld();
    const { token, userId } = await signUp(own, newPhone());
    const ask = () => own.ask(`query { User(id: "${userId}") { id } }`, {}, { token });
    own.pass({ hours: 30 * 24 - 1 });
    expect((await ask()).data).toEqual({ User: { id: userId } });
    own.pass({ hours: 1 });
    expect((await ask()).errors?.[0]?.extensions).toMatchObject({ code: 'UNAUTHENTICATED' });
    await own.drop();
  });

  it('[ERR-05] [D-110] a wrong password and an unknown phone get the same answer after the same work', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await signUp(world, known);
    expect((await calls.login(known, 'guessed')).data).toEqual(REFUSED);
    expect((await calls.login(unknown, 'guessed')).data).toEqual(REFUSED);
    expect(await workOf(() => calls.login(known, 'guessed'))).toEqual({ hash: 0, verify: 1 });
    expect(await workOf(() => calls.login(unknown, 'guessed'))).toEqual({ hash: 0, verify: 1 });
  });

  it('[ERR-08] what is no phone number is told so, whoever exists', async () => {
    expect((await calls.login('070-123', 'x')).data).toEqual({
      login: { error: 'ERROR_NOT_VALID_PHONE_NUMBER', token: null },
    });
  });

  it("[D-116] [D-138] an account of one company is a stranger at another's door", async () => {
    const phone = newPhone();
    await signUp(world, phone);
    const elsewhere = accountCalls(world, world.other.company);
    expect((await elsewhere.login(phone, 'hunger')).data).toEqual(REFUSED);
  });

  it('[AUTH-23] [AUTH-24] [D-106] who is not activated gets a token that reads the own status and number and nothing else', async () => {
    const phone = newPhone();
    await calls.register(phone);
    const token = tokenIn(await calls.login(phone, 'hunger'));
    const status = `query { User(id: "${subjectOf(token)}") { id activated phone } }`;
    expect((await world.ask(status, {}, { token })).data).toEqual({
      User: { id: subjectOf(token), activated: false, phone },
    });
    for (const field of ['name', 'easyId', 'creditCards { id }', 'stamps { id }', 'company { id }'])
      expect(
        (await world.ask(`query { User(id: "${subjectOf(token)}") { ${field} } }`, {}, { token }))
          .errors?.[0]?.extensions,
        field,
      ).toMatchObject({ code: 'FORBIDDEN' });
    const forUsers = [
      `mutation { deleteNode(userId: "${subjectOf(token)}", forced: true) { success } }`,
      'mutation { addDeviceToken(operatingSystem: IOS, token: "t") { success } }',
      'mutation { removeDeviceToken(token: "t") { success } }',
    ];
    for (const operation of forUsers) {
      expect(
        (await world.ask(operation, {}, { token })).errors?.[0]?.extensions,
        operation,
      ).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('[D-108] [D-139] five wrong passwords close a phone for a quarter of an hour, also for the right one', async () => {
    const phone = newPhone();
    await signUp(world, phone);
    for (let count = 0; count < 5; count += 1) {
      // From five addresses: the account is what is counted.
      const call = { address: `203.0.113.${count}` };
      expect((await calls.login(phone, 'guessed', call)).data).toEqual(REFUSED);
    }
    expect((await calls.login(phone, 'hunger')).errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 900,
    });
    world.pass({ minutes: 15 });
    expect((await calls.login(phone, 'hunger')).data).toMatchObject({ login: { error: null } });
  });

  it('[D-108] a phone nobody has is closed as well: the limit tells nothing', async () => {
    const phone = newPhone();
    for (let count = 0; count < 5; count += 1) await calls.login(phone, 'guessed');
    expect((await calls.login(phone, 'guessed')).errors?.[0]?.extensions).toMatchObject({
      code: 'RATE_LIMITED',
    });
  });

  it('[D-107] [D-108] guessing through the sign-up counts with guessing through the sign-in', async () => {
    const phone = newPhone();
    await signUp(world, phone);
    for (let count = 0; count < 3; count += 1) await calls.register(phone, { password: 'guessed' });
    for (let count = 0; count < 2; count += 1) await calls.login(phone, 'guessed');
    for (const answer of [await calls.login(phone, 'hunger'), await calls.register(phone)]) {
      expect(answer.errors?.[0]?.extensions).toMatchObject({ code: 'RATE_LIMITED' });
    }
  });

  it('[D-108] signing in rightly never runs into the limit', async () => {
    const phone = newPhone();
    await signUp(world, phone);
    for (let count = 0; count < 8; count += 1) {
      expect((await calls.login(phone, 'hunger')).data).toMatchObject({ login: { error: null } });
    }
  });

  describe('with a forgotten password', () => {
    it('[API-48] [AUTH-15] [D-105] the code sets a new one, and every device is signed out', async () => {
      const phone = newPhone();
      const { token } = await signUp(world, phone);
      expect((await calls.sendReset(phone)).data).toEqual({
        sendResetPassword: { success: true, error: null, message: null },
      });
      const code = await calls.codeSentTo(phone);
      expect((await calls.confirmReset(phone, code, 'starving')).data).toEqual({
        confirmResetPassword: { success: true, error: null, message: null },
      });
      expect((await meOf(token)).errors?.[0]?.extensions).toMatchObject({
        code: 'UNAUTHENTICATED',
      });
      expect((await calls.login(phone, 'hunger')).data).toEqual(REFUSED);
      const fresh = tokenIn(await calls.login(phone, 'starving'));
      expect((await meOf(fresh)).data).toMatchObject({ User: { phone } });
      // Single use.
      expect((await calls.confirmReset(phone, code, 'again')).data).toMatchObject({
        confirmResetPassword: { success: false },
      });
    });

    it('[D-110] asking for a code does the same for every number: one job, no hash, the same answer', async () => {
      const [known, unknown] = [newPhone(), newPhone()];
      await signUp(world, known);
      await world.runJobs();
      const jobsAfter = async (phone: string) => {
        const answer = await calls.sendReset(phone);
        const { rows } = await world.pool.query(
          "select jsonb_object_keys(payload::jsonb) as key, pg_column_size(payload) as size from graphile_worker._private_jobs where payload::jsonb ? 'userId' order by key",
        );
        await world.runJobs();
        return { answer, rows };
      };
      const [one, other] = [await jobsAfter(known), await jobsAfter(unknown)];
      expect(one).toEqual(other);
      expect(one.rows).toHaveLength(3);
      expect(await workOf(() => calls.sendReset(known))).toEqual({ hash: 0, verify: 0 });
      expect(world.inbox.list().some(({ to }) => to === unknown)).toBe(false);
      expect(world.inbox.list().filter(({ to }) => to === known)).toHaveLength(2);
    });

    it('[D-110] a wrong code and an unknown phone get the same answer after the same work', async () => {
      const [known, unknown] = [newPhone(), newPhone()];
      await signUp(world, known);
      await calls.sendReset(known);
      const wrong = wrongCode(await calls.codeSentTo(known));
      const answers = [
        await calls.confirmReset(known, wrong, 'starving'),
        await calls.confirmReset(unknown, wrong, 'starving'),
      ];
      expect(answers[0]).toEqual(answers[1]);
      expect(answers[0]?.data).toMatchObject({
        confirmResetPassword: { success: false, error: 'ERROR_FAIL_VERIFY_PHONE' },
      });
      for (const phone of [known, unknown]) {
        expect(await workOf(() => calls.confirmReset(phone, wrong, 'starving'))).toEqual({
          hash: 1,
          verify: 0,
        });
      }
    });

    it('[D-110] [D-109] [F-21] whatever a code is made of, it tells nothing and costs a try', async () => {
      const [known, unknown] = [newPhone(), newPhone()];
      await signUp(world, known);
      await calls.sendReset(known);
      const right = await calls.codeSentTo(known);
      const odd = [
        'ääää',
        '😀😀',
        '\u0000\u0000\u0000\u0000',
        '\ud800\ud800\ud800\ud800',
        '１２３４',
      ];
      for (const code of odd) {
        const answer = await calls.confirmReset(known, code, 'starving');
        expect(answer).toEqual(await calls.confirmReset(unknown, code, 'starving'));
        expect(answer.data).toMatchObject({
          confirmResetPassword: { success: false, error: 'ERROR_FAIL_VERIFY_PHONE' },
        });
      }
      // Five tries were made: the sixth is not looked at, right or not.
      expect((await calls.confirmReset(known, right, 'starving')).data).toMatchObject({
        confirmResetPassword: { success: false, error: 'ERROR_FAIL_VERIFY_PHONE' },
      });
    });

    it('[D-109] [F-21] a try stays counted when what follows it fails', async () => {
      const own = await openAccountsWorld();
      const ownCalls = accountCalls(own);
      const phone = newPhone();
      await signUp(own, phone);
      await ownCalls.sendReset(phone);
      const right = await ownCalls.codeSentTo(phone);
      // Whatever may go wrong behind the comparison: here the account cannot be written.
      await sql`create function refuse_passwords() returns trigger language plpgsql as
        $$ begin raise exception 'no password is written now'; end $$`.execute(own.db);
      await sql`create trigger refuse_passwords before update of password_hash on users
        for each row execute function refuse_passwords()`.execute(own.db);
      await expect(ownCalls.confirmReset(phone, right, 'starving')).rejects.toThrow('no password');
      const { tries } = await own.db
        .selectFrom('accountCodes')
        .innerJoin('users', 'users.id', 'accountCodes.userId')
        .select('accountCodes.tries')
        .where('users.phone', '=', phone)
        .where('accountCodes.purpose', '=', 'RESET')
        .executeTakeFirstOrThrow();
      expect(tries).toBe(1);
      await own.drop();
    });

    it("[ERR-14] [D-15] the refusal speaks the guest's language, else the company's", async () => {
      const refusalIn = async (language: 'dk' | null) =>
        (await calls.confirmReset(newPhone(), '1234', 'starving', { language })).data;
      expect(await refusalIn('dk')).toMatchObject({
        confirmResetPassword: { message: expect.stringContaining('Koden er forkert') },
      });
      await world.db
        .updateTable('companies')
        .set({ defaultLanguage: 'tr' })
        .where('id', '=', world.ids.company)
        .execute();
      expect(await refusalIn(null)).toMatchObject({
        confirmResetPassword: { message: expect.stringContaining('Kod yanlış') },
      });
    });

    it('[AUTH-16] [AUTH-17] a password or a code that is too short changes nothing', async () => {
      const phone = newPhone();
      await signUp(world, phone);
      await calls.sendReset(phone);
      const code = await calls.codeSentTo(phone);
      expect((await calls.confirmReset(phone, code, 'abc')).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        field: 'password',
      });
      expect((await calls.confirmReset(phone, '123', 'starving')).data).toMatchObject({
        confirmResetPassword: { success: false, error: 'ERROR_FAIL_VERIFY_PHONE' },
      });
      expect((await calls.login(phone, 'hunger')).data).toMatchObject({ login: { error: null } });
    });

    it('[D-109] [D-110] a second code within the minute is not sent, and nobody is told', async () => {
      const phone = newPhone();
      await signUp(world, phone);
      for (let count = 0; count < 3; count += 1) {
        expect((await calls.sendReset(phone)).errors).toBeUndefined();
        await world.runJobs();
      }
      expect(world.inbox.list().filter(({ to }) => to === phone)).toHaveLength(2);
    });

    it('[D-109] a job that runs twice sends one code', async () => {
      const phone = newPhone();
      const { userId } = await signUp(world, phone);
      const payload = {
        companyId: world.ids.company,
        userId,
        codeId: '00000000-0000-4000-8000-0000000c0de1',
      };
      await world.jobs['issue-reset-code'](payload);
      const code = await calls.codeSentTo(phone);
      world.pass({ minutes: 2 });
      await world.jobs['issue-reset-code'](payload);
      await world.runJobs();
      expect(world.inbox.list().filter(({ to }) => to === phone)).toHaveLength(2);
      expect((await calls.confirmReset(phone, code, 'starving')).data).toMatchObject({
        confirmResetPassword: { success: true },
      });
    });

    it("[D-138] a code of one company resets nothing at another's", async () => {
      const phone = newPhone();
      await signUp(world, phone);
      await signUp(world, phone, world.other.company);
      await calls.sendReset(phone);
      const code = await calls.codeSentTo(phone);
      const elsewhere = accountCalls(world, world.other.company);
      expect((await elsewhere.confirmReset(phone, code, 'stolen')).data).toMatchObject({
        confirmResetPassword: { success: false },
      });
    });
  });
});
