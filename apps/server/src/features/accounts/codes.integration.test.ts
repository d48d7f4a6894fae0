import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls, signUp, subjectOf, tokenIn, wrongCode } from './testing/account-calls.ts';
import { openAccountsWorld, type AccountsWorld } from './testing/accounts-world.ts';

const WRONG = { activatePhone: { error: 'ERROR_FAIL_VERIFY_PHONE' } };
const RIGHT = { activatePhone: { error: null } };

describe('codes', () => {
  let world: AccountsWorld;
  let calls: ReturnType<typeof accountCalls>;
  beforeAll(async () => {
    world = await openAccountsWorld();
    calls = accountCalls(world);
  });
  afterAll(() => world.drop());

  let lastPhone = 46_702_000_000;
  const newPhone = (): string => `+${(lastPhone += 1)}`;
  const signedUp = async () => {
    const phone = newPhone();
    const token = tokenIn(await calls.register(phone));
    return { phone, token, code: await calls.codeSentTo(phone) };
  };
  const smsTo = (phone: string) => world.inbox.list().filter(({ to }) => to === phone);
  const limitOf = (answer: Awaited<ReturnType<typeof calls.resend>>) =>
    answer.errors?.[0]?.extensions;

  it('[D-109] ten minutes, not a second longer', async () => {
    const [early, late] = [await signedUp(), await signedUp()];
    world.pass({ minutes: 9, seconds: 59 });
    expect((await calls.activate(early.code, early.token)).data).toEqual(RIGHT);
    world.pass({ seconds: 1 });
    expect((await calls.activate(late.code, late.token)).data).toEqual(WRONG);
  });

  it('[D-109] five tries: the fifth may be right, a sixth is not looked at', async () => {
    const [lucky, unlucky] = [await signedUp(), await signedUp()];
    for (let count = 0; count < 4; count += 1) {
      await calls.activate(wrongCode(lucky.code), lucky.token);
      await calls.activate(wrongCode(unlucky.code), unlucky.token);
    }
    expect((await calls.activate(lucky.code, lucky.token)).data).toEqual(RIGHT);
    await calls.activate(wrongCode(unlucky.code), unlucky.token);
    expect((await calls.activate(unlucky.code, unlucky.token)).data).toEqual(WRONG);
  });

  it('[D-109] five wrong codes at the same moment are five tries', async () => {
    const { token, code } = await signedUp();
    await Promise.all(
      Array.from({ length: 5 }, () => calls.activate(wrongCode(code), token, { address: '::5' })),
    );
    const row = await world.db
      .selectFrom('accountCodes')
      .select('tries')
      .where('userId', '=', subjectOf(token))
      .executeTakeFirstOrThrow();
    expect(row.tries).toBe(5);
    expect((await calls.activate(code, token)).data).toEqual(WRONG);
  });

  it('[D-109] [F-21] an activation code of odd letters is wrong, nothing worse', async () => {
    const { token, code } = await signedUp();
    for (const odd of ['ääää', '😀😀', '\u0000123', '１２３４'])
      expect((await calls.activate(odd, token)).data).toEqual(WRONG);
    expect((await calls.activate(code, token)).data).toEqual(RIGHT);
  });

  it('[D-109] a code that was asked for again replaces the first', async () => {
    const { phone, token, code } = await signedUp();
    world.pass({ minutes: 1 });
    expect((await calls.resend(token)).data).toEqual({ requestActivationCode: { error: null } });
    const second = await calls.codeSentTo(phone);
    expect((await calls.activate(code, token)).data).toEqual(WRONG);
    expect((await calls.activate(second, token)).data).toEqual(RIGHT);
  });

  it('[D-109] [D-139] [API-49] one a minute, five a day, and when to ask again', async () => {
    const { phone, token } = await signedUp();
    expect(limitOf(await calls.resend(token))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 60,
    });
    for (let count = 0; count < 5; count += 1) {
      world.pass({ minutes: 1 });
      expect((await calls.resend(token)).errors).toBeUndefined();
    }
    world.pass({ hours: 1 });
    const limit = limitOf(await calls.resend(token));
    expect(limit).toMatchObject({ code: 'RATE_LIMITED' });
    expect(limit?.['retryAfter']).toBe(24 * 3600 - 3600 - 5 * 60);
    await world.runJobs();
    // The first, and the last: those replaced before their job ran are dead and help nobody.
    expect(smsTo(phone)).toHaveLength(1);
  });

  it('[D-109] asking twice at the same moment sends one', async () => {
    const { phone, token } = await signedUp();
    world.pass({ minutes: 1 });
    const answers = await Promise.all([calls.resend(token), calls.resend(token)]);
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
    await world.runJobs();
    expect(smsTo(phone)).toHaveLength(2);
  });

  it('[D-106] an activated account is sent nothing, and a stranger may not ask', async () => {
    const phone = newPhone();
    const { token } = await signUp(world, phone);
    world.pass({ minutes: 2 });
    expect((await calls.resend(token)).data).toEqual({ requestActivationCode: { error: null } });
    await world.runJobs();
    expect(smsTo(phone)).toHaveLength(1);
    for (const answer of [await calls.resend('forged'), await calls.activate('1234', 'forged')]) {
      expect(limitOf(answer)).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
  });

  it('[D-109] a reset code does not activate, and an activation code resets nothing', async () => {
    const { phone, token, code: activation } = await signedUp();
    await calls.sendReset(phone);
    const reset = await calls.codeSentTo(phone);
    expect((await calls.activate(reset, token)).data).toEqual(WRONG);
    expect((await calls.confirmReset(phone, activation, 'stolen')).data).toMatchObject({
      confirmResetPassword: { success: false },
    });
    expect((await calls.activate(activation, token)).data).toEqual(RIGHT);
  });

  it("[D-109] nobody's code opens somebody else's account", async () => {
    const [mine, theirs] = [await signedUp(), await signedUp()];
    expect((await calls.activate(mine.code, theirs.token)).data).toEqual(WRONG);
    expect((await calls.activate(theirs.code, theirs.token)).data).toEqual(RIGHT);
  });

  it('[D-139] one address may be wrong fifty times in a quarter of an hour, whichever account it tries', async () => {
    const address = '198.51.100.7';
    const { token, code } = await signedUp();
    for (let count = 0; count < 50; count += 1) {
      expect((await calls.activate('no code', token, { address })).data).toEqual(WRONG);
    }
    expect(limitOf(await calls.activate(code, token, { address }))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfter: 900,
    });
    expect((await calls.activate(code, token)).data).toEqual(RIGHT);
  });

  it('[D-148] a gateway that fails keeps the job, and the same code goes out later, once', async () => {
    const sent: { key: string; text: string }[] = [];
    let isDown = true;
    const bad = await openAccountsWorld({
      sendSms: async (sms) => {
        if (isDown) throw new Error('down');
        sent.push(sms);
        return 'SENT';
      },
    });
    const phone = newPhone();
    await accountCalls(bad).register(phone);
    const [code] = await bad.db.selectFrom('accountCodes').selectAll().execute();
    const payload = { companyId: bad.ids.company, codeId: code?.id ?? '' };
    await expect(bad.jobs['send-sms'](payload)).rejects.toThrow('down');
    isDown = false;
    await bad.jobs['send-sms'](payload);
    await bad.jobs['send-sms'](payload);
    expect(sent).toMatchObject([{ key: payload.codeId }]);
    await bad.drop();
  });

  it('[D-109] a code nobody can use any more is not sent', async () => {
    const phone = newPhone();
    await calls.register(phone);
    world.pass({ minutes: 10 });
    await world.runJobs();
    expect(smsTo(phone)).toEqual([]);
  });

  it('[D-145] codes are forgotten after a day', async () => {
    const { token } = await signedUp();
    const codesOf = () =>
      world.db
        .selectFrom('accountCodes')
        .select('id')
        .where('userId', '=', subjectOf(token))
        .execute();
    world.pass({ hours: 23 });
    await world.jobs['forget-expired']({});
    expect(await codesOf()).toHaveLength(1);
    world.pass({ hours: 1 });
    await world.jobs['forget-expired']({});
    expect(await codesOf()).toEqual([]);
  });
});
