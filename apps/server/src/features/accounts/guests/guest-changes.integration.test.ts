import { afterAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { signInGuest } from '../../../testing/seed-guest.ts';
import { seedOrder } from '../../orders/testing/seed-order.ts';
import { BACK, openGuestOffice } from '../testing/guest-office.ts';

const { server, ids, foreign, staff, elin, jonas, low, high, names, guest, change, entries } =
  await openGuestOffice();
afterAll(() => server.close());

describe('what the office changes of guests', () => {
  const correct = (id: number, points: number, token?: string, reason = 'Waited 40 minutes') =>
    change(
      `correctPoints(id: "${fixedId(970_000 + id)}", userId: "${elin.userId}", points: ${points}, reason: "${reason}") { ${BACK} }`,
      token,
    );

  it('[GUESTS-05] [D-692] points are corrected once an id, the level follows, and the history tells why', async () => {
    const both = await Promise.all([correct(1, 2_100), correct(1, 2_100)]);
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    const after = await guest(elin.userId);
    expect(after.row).toMatchObject({ points: 2_100, levelId: high });
    expect((await correct(2, -300, staff.manager)).guest?.row.points).toBe(1_800);
    const { pointMoves, row } = await guest(elin.userId);
    expect(row.levelId).toBe(low);
    expect(pointMoves).toEqual([
      {
        points: -300,
        balance: 1_800,
        orderNumber: null,
        reason: 'Waited 40 minutes',
        staffName: 'Kim',
      },
      {
        points: 2_100,
        balance: 2_100,
        orderNumber: null,
        reason: 'Waited 40 minutes',
        staffName: 'Kim',
      },
    ]);
    expect(await entries('correctPoints')).toHaveLength(2);
  });

  it('[GUESTS-05] never below 0, never 0, a manager up to 1,000, and not without a reason', async () => {
    expect((await correct(3, -100_000)).guest?.row.points).toBe(0);
    expect(await correct(4, -5)).toMatchObject({ error: 'FIELD_INVALID', field: 'points' });
    expect(await correct(5, 0)).toMatchObject({ error: 'FIELD_INVALID', field: 'points' });
    expect(await correct(6, 1_001, staff.manager)).toMatchObject({ error: 'FIELD_INVALID' });
    expect(await correct(7, 5, staff.owner, 'no')).toMatchObject({ error: 'REASON_REQUIRED' });
    await expect(correct(8, 5, staff.accountant)).rejects.toThrow('FORBIDDEN');
  });

  it('[GUESTS-05] 20 corrections at once all count', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, at) => correct(100 + at, 7)));
    expect((await guest(elin.userId)).row.points).toBe(140);
  });

  it('[GUESTS-07] name and mail are corrected, told in the log as changed, and taken back', async () => {
    const save = (version: number, fields: string, token?: string) =>
      change(
        `saveGuest(userId: "${elin.userId}", version: ${version}, ${fields}) { ${BACK} auditId }`,
        token,
      );
    expect(await save(1, 'name: "Elin"')).toMatchObject({ error: 'FIELD_INVALID', field: 'name' });
    const saved = await save(1, 'name: "Elin Strand", email: "strand@example.se"');
    expect(saved).toMatchObject({ error: null, guest: { row: { name: 'Elin Strand' } } });
    expect(await save(1, 'name: "Elin Berg"')).toMatchObject({ error: 'VERSION_CONFLICT' });
    await expect(save(2, 'name: "Elin Berg"', staff.manager)).rejects.toThrow('FORBIDDEN');
    const [entry] = await entries('saveGuest');
    expect(JSON.stringify(entry?.details)).not.toMatch(/Strand|strand|Sandberg/);
    const { auditId } = saved as unknown as { auditId: string };
    await change(`undoChange(auditId: "${auditId}") { error }`);
    expect((await guest(elin.userId)).row.name).toBe('Elin Sandberg');
  });

  const SIGN_IN = `mutation I($companyId: ID!, $phone: String!) {
    login(companyId: $companyId, phone: $phone, password: "hunger") { token error } }`;
  const SIGN_UP = `mutation U($companyId: ID!, $phone: String!) { register(companyId: $companyId, phone: $phone,
    name: "Elin Sandberg", email: "elin@example.se", password: "hunger") { token error } }`;
  const signIn = async (document = SIGN_IN) =>
    Object.values(
      (
        await server.guest<Record<string, { token: string | null; error: string | null }>>(
          document,
          {
            companyId: ids.company,
            phone: '+46700000601',
          },
        )
      ).data ?? {},
    )[0];
  const isSignedIn = async (token: string) =>
    (
      await server.guest<{ User: { id: string } | null }>(
        `{ User(id: "${elin.userId}") { id } }`,
        {},
        token,
      )
    ).data?.User;

  it('[GUESTS-10] [O-33] a blocked guest is signed out, cannot sign in or up, and is let in again', async () => {
    const block = (version: number, isBlocked: boolean, reason: string, token?: string) =>
      change(
        `setGuestBlocked(userId: "${elin.userId}", version: ${version}, isBlocked: ${isBlocked}, reason: "${reason}") { ${BACK} }`,
        token,
      );
    const { version } = await guest(elin.userId);
    expect(await isSignedIn(elin.token)).toBeTruthy();
    expect(await block(version, true, 'x')).toMatchObject({ error: 'REASON_REQUIRED' });
    const blocked = await block(version, true, 'Shouted at the staff', staff.manager);
    expect(blocked.error).toBeNull();
    expect(await isSignedIn(elin.token)).toBeFalsy();
    expect(await signIn()).toEqual({ token: null, error: 'USER_BLOCKED' });
    expect(await signIn(SIGN_UP)).toEqual({ token: null, error: 'USER_BLOCKED' });
    expect(await names({ isBlocked: true })).toEqual(['Elin Sandberg']);
    const phones = await server.db.selectFrom('blockedPhones').selectAll().execute();
    expect(JSON.stringify(phones)).not.toContain('700000601');
    const [entry] = await entries('setGuestBlocked');
    expect(entry?.details).toEqual({ isBlocked: true, reason: 'changed' });
    expect(await block(version, false, '')).toMatchObject({ error: 'VERSION_CONFLICT' });
    await block(version + 1, false, '');
    expect((await signIn())?.error).toBeNull();
  });

  it('[GUESTS-03] [D-690] accounts of a marketplace: who ordered here is seen, and not changed', async () => {
    await server.db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: ids.company })
      .where('companyId', '=', foreign.company)
      .execute();
    expect(await names({}, staff.foreigner)).toEqual([]);
    await seedOrder(server.db, foreign, 15, { userId: jonas.userId });
    expect(await names({}, staff.foreigner)).toEqual(['Jonas Öst']);
    const seen = await guest(jonas.userId, staff.foreigner);
    expect(seen).toMatchObject({ isShared: true, row: { orders: 1 } });
    for (const call of [
      `setGuestBlocked(userId: "${jonas.userId}", version: 1, isBlocked: true, reason: "Shouted") { error }`,
      `saveGuest(userId: "${jonas.userId}", version: 1, name: "Some Body") { error }`,
      `deleteGuest(userId: "${jonas.userId}", easyId: "30500", proof: "kitchen") { error }`,
    ])
      expect(await change(call, staff.foreigner)).toMatchObject({ error: 'ACCOUNT_SHARED' });
  });

  it('[GUESTS-09] [O-35] deletion asks for the number and a proof, minds orders and bills, and leaves no person', async () => {
    const remove = (easyId: string, rest = '') =>
      change(
        `deleteGuest(userId: "${elin.userId}", easyId: "${easyId}" ${rest}) { success error }`,
      );
    expect(await remove('20418')).toMatchObject({ error: 'FIELD_INVALID' });
    await seedOrder(server.db, ids, 16, { userId: elin.userId, status: 'ACCEPTED' });
    expect(await remove('20417')).toMatchObject({ error: 'ORDER_RUNNING' });
    expect(await remove('20417', 'isForced: true')).toMatchObject({ error: 'STEP_UP_REQUIRED' });
    expect(await remove('20417', 'isForced: true, proof: "wrong"')).toMatchObject({
      error: 'ERROR_INVALID_CREDENTIALS',
    });
    const owes = { userId: elin.userId, invoiceTargetId: fixedId(720_602) };
    await seedOrder(server.db, ids, 17, owes);
    expect(await remove('20417', 'isForced: true, proof: "kitchen"')).toMatchObject({
      error: 'BILL_UNPAID',
    });
    await server.db
      .updateTable('orders')
      .set({ status: 'REJECTED' })
      .where('id', '=', fixedId(700_017))
      .execute();
    await expect(
      change(`deleteGuest(userId: "${elin.userId}", easyId: "20417") { error }`, staff.manager),
    ).rejects.toThrow('FORBIDDEN');
    expect(await remove('20 417', 'isForced: true, proof: "kitchen"')).toEqual({
      success: true,
      error: null,
    });
    const row = await server.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', elin.userId)
      .executeTakeFirst();
    expect(row).toMatchObject({ name: null, phone: null, email: null, deleted: true });
    const moves = await server.db
      .selectFrom('pointMoves')
      .select('reason')
      .where('userId', '=', elin.userId)
      .execute();
    expect(new Set(moves.map(({ reason }) => reason))).toEqual(new Set(['']));
    await expect(guest(elin.userId)).rejects.toThrow('NOT_FOUND');
    expect(await entries('deleteGuest')).toHaveLength(1);
  });

  it('[D-691] the number of a blocked guest who left stays out for 12 months', async () => {
    const userId = fixedId(700_604);
    await signInGuest(server, { number: 604, companyId: ids.company });
    await change(
      `setGuestBlocked(userId: "${userId}", version: 1, isBlocked: true, reason: "Shouted") { error }`,
    );
    await change(`deleteGuest(userId: "${userId}", easyId: "604", proof: "kitchen") { error }`);
    const signUp = async () =>
      (
        await server.guest<{ register: { error: string | null } }>(SIGN_UP, {
          companyId: ids.company,
          phone: '+46700000604',
        })
      ).data?.register.error;
    expect(await signUp()).toBe('USER_BLOCKED');
    server.setTime('2027-11-12T18:00:00Z');
    await server.app.jobs['forget-expired']({});
    expect(await signUp()).toBe('USER_BLOCKED');
    server.setTime('2027-11-14T18:00:00Z');
    await server.app.jobs['forget-expired']({});
    expect(await signUp()).toBeNull();
  });
});
