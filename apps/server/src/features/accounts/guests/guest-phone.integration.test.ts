import { afterAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { seedOrder } from '../../orders/testing/seed-order.ts';
import { wrongCode } from '../testing/account-calls.ts';
import { BACK, openGuestOffice } from '../testing/guest-office.ts';

const { server, ids, foreign, staff, elin, jonas, high, change, entries } = await openGuestOffice();
afterAll(() => server.close());

type Sms = { to: string; text: string };

const send = (phone: string, { userId = elin.userId, token = staff.owner } = {}) =>
  change(`sendGuestPhoneCode(userId: "${userId}", phone: "${phone}") { ${BACK} }`, token);
const put = (code: string, { userId = elin.userId, token = staff.owner } = {}) =>
  change(`changeGuestPhone(userId: "${userId}", code: "${code}") { ${BACK} }`, token);
const inbox = async (): Promise<Sms[]> => {
  await server.runJobs();
  return (await server.app.http.inject('/dev/inbox.json')).json();
};
const codeSentTo = async (phone: string): Promise<string> => {
  const sms = (await inbox()).find(({ to }) => to === phone);
  return /\b\d{4}\b/.exec(sms?.text ?? '')?.[0] ?? `none to ${phone}`;
};
const pass = (minutes: number) => server.setTime(server.now().add({ minutes }).toString());
const phoneOf = async (userId: string) =>
  (
    await server.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).phone;
const signIn = async (phone: string) =>
  (
    await server.guest<{ login: { token: string | null; error: string | null } }>(
      `mutation I($companyId: ID!, $phone: String!) {
        login(companyId: $companyId, phone: $phone, password: "hunger") { token error } }`,
      { companyId: ids.company, phone },
    )
  ).data?.login;

describe('[GUESTS-07] a guest’s phone', () => {
  it('changes only by the code that went to the new number, and by it alone', async () => {
    expect(await send('12')).toMatchObject({ error: 'FIELD_INVALID', field: 'phone' });
    expect(await put('1234')).toMatchObject({ error: 'PHONE_CODE_WRONG', field: 'code' });
    expect(await send('+46 70 000 07 01')).toMatchObject({ error: null });
    const code = await codeSentTo('+46700000701');
    expect((await inbox()).filter(({ to }) => to === '+46700000601')).toEqual([]);
    expect(await put(wrongCode(code))).toMatchObject({ error: 'PHONE_CODE_WRONG' });
    expect(await put(code, { userId: jonas.userId })).toMatchObject({ error: 'PHONE_CODE_WRONG' });
    expect(await phoneOf(elin.userId)).toBe('+46700000601');
    const reset = {
      id: fixedId(995_001),
      companyId: ids.company,
      userId: elin.userId,
      purpose: 'RESET',
      createdAt: new Date(server.now().epochMilliseconds),
      expiresAt: new Date(server.now().add({ minutes: 10 }).epochMilliseconds),
    };
    await server.db.insertInto('accountCodes').values(reset).execute();
    expect(await put(code)).toMatchObject({ error: null, guest: { version: 2 } });
    const open = server.db.selectFrom('accountCodes').select('id').where('closedAt', 'is', null);
    expect(await open.execute()).toEqual([]);
    expect(await phoneOf(elin.userId)).toBe('+46700000701');
    expect(await put(code)).toMatchObject({ error: 'PHONE_CODE_WRONG' });
  });

  it('[D-792] whoever was signed in is signed out, and the new number signs in', async () => {
    const own = await server.guest<{ User: { id: string } | null }>(
      `{ User(id: "${elin.userId}") { id } }`,
      {},
      elin.token,
    );
    expect(own.data?.User).toBeFalsy();
    expect((await signIn('+46700000601'))?.token).toBeNull();
    expect((await signIn('+46700000701'))?.token).toBeTruthy();
  });

  it('[D-792] the log notes who did it and never the number', async () => {
    const written = [
      ...(await entries('sendGuestPhoneCode')),
      ...(await entries('changeGuestPhone')),
    ];
    expect(written.map(({ details }) => details)).toEqual([{}, { phone: 'changed' }]);
    expect(JSON.stringify(written)).not.toContain('700000');
  });

  it('[D-792] not to a number of an account or one that is blocked, also when it was taken meanwhile', async () => {
    expect(await send('+46700000602')).toMatchObject({ error: 'PHONE_TAKEN', field: 'phone' });
    pass(2);
    expect(await send('+46700000702')).toMatchObject({ error: null });
    const code = await codeSentTo('+46700000702');
    await server.db
      .updateTable('users')
      .set({ phone: '+46700000702' })
      .where('id', '=', jonas.userId)
      .execute();
    expect(await put(code)).toMatchObject({ error: 'PHONE_TAKEN' });
    expect(await phoneOf(elin.userId)).toBe('+46700000701');
    await change(
      `setGuestBlocked(userId: "${jonas.userId}", version: 1, isBlocked: true, reason: "Shouted") { error }`,
    );
    await server.db
      .updateTable('users')
      .set({ phone: '+46700000602' })
      .where('id', '=', jonas.userId)
      .execute();
    expect(await send('+46700000702')).toMatchObject({ error: 'PHONE_TAKEN' });
  });

  it('[D-792] a blocked guest stays blocked with the new number', async () => {
    expect(await send('+46700000703', { userId: jonas.userId })).toMatchObject({ error: null });
    const code = await codeSentTo('+46700000703');
    expect(await put(code, { userId: jonas.userId })).toMatchObject({ error: null });
    expect(await signIn('+46700000703')).toEqual({ token: null, error: 'USER_BLOCKED' });
    pass(2);
    expect(await send('+46700000703')).toMatchObject({ error: 'PHONE_TAKEN' });
  });

  it('[D-109] one a minute, five tries, ten minutes', async () => {
    pass(20);
    expect(await send('+46700000704')).toMatchObject({ error: null });
    expect(await send('+46700000704')).toMatchObject({ error: 'RATE_LIMITED' });
    const tried = await codeSentTo('+46700000704');
    for (let at = 0; at < 5; at += 1) await put(wrongCode(tried));
    expect(await put(tried)).toMatchObject({ error: 'PHONE_CODE_WRONG' });
    pass(2);
    expect(await send('+46700000705')).toMatchObject({ error: null });
    const late = await codeSentTo('+46700000705');
    pass(11);
    expect(await put(late)).toMatchObject({ error: 'PHONE_CODE_WRONG' });
    expect(await phoneOf(elin.userId)).toBe('+46700000701');
  });

  it('[D-792] five in 15 minutes to one number, whoever it is for, and five a day for one guest', async () => {
    pass(2);
    const first = await send('+46700000707');
    expect(first).toMatchObject({ error: null });
    for (let at = 0; at < 4; at += 1) await send('+46700000707');
    const { userId } = jonas;
    expect(await send('+46700000707', { userId })).toMatchObject({ error: 'RATE_LIMITED' });
    expect(await send('+46700000708', { userId })).toMatchObject({ error: null });
    pass(20);
    expect(await send('+46700000709')).toMatchObject({ error: 'RATE_LIMITED' });
    expect(await send('+46700000707', { userId })).toMatchObject({ error: null });
  });

  it('is for owners, of accounts that live here', async () => {
    await expect(send('+46700000706', { token: staff.manager })).rejects.toThrow('FORBIDDEN');
    await expect(put('1234', { token: staff.manager })).rejects.toThrow('FORBIDDEN');
    await expect(send('+46700000706', { token: staff.foreigner })).rejects.toThrow('NOT_FOUND');
    await server.db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: ids.company })
      .where('companyId', '=', foreign.company)
      .execute();
    await seedOrder(server.db, foreign, 15, { userId: elin.userId });
    const token = staff.foreigner;
    const level = `giveGuestLevel(userId: "${elin.userId}", levelId: "${high}") { error }`;
    for (const refused of [
      await send('+46700000706', { token }),
      await put('1234', { token }),
      await change(level, token),
    ])
      expect(refused).toMatchObject({ error: 'ACCOUNT_SHARED' });
  });
});
