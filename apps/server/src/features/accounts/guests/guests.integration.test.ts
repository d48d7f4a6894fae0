import type { OfficeGuest, OfficeGuestPage } from '@tallrik/contract/generated/staff-resolvers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { signInGuest } from '../../../testing/seed-guest.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { seedOrder } from '../../orders/testing/seed-order.ts';

const LIST = `query L($companyId: ID, $filter: GuestFilter!, $sort: GuestSort!, $isReversed: Boolean!, $cursor: String, $limit: Int) {
  officeGuests(companyId: $companyId, filter: $filter, sort: $sort, isReversed: $isReversed, cursor: $cursor, limit: $limit) {
    nextCursor total levels { id title pointsRequired }
    guests { id name easyId phone email levelId points orders lastOrderAt spent12Months takesNews isBusiness blockedAt } } }`;
const GUEST = `query G($id: ID!) { officeGuest(id: $id) { version isShared blockedReason runningOrders newsSince
  row { name orders spent12Months points levelId blockedAt } cards { brand lastFour }
  pointMoves { points balance orderNumber reason staffName } stamps { name count required } rights { name isUsed }
  codes { code times } invoices { number } } }`;
const BACK = 'error field guest { version row { points levelId name blockedAt } }';

describe('guests in the office', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let foreign: Awaited<ReturnType<typeof seedOpenShop>>;
  const staff = { owner: '', manager: '', accountant: '', kitchen: '', foreigner: '' };
  let elin: { userId: string; token: string };
  let jonas: { userId: string; token: string };
  const otherVenue = fixedId(910_001);
  const [low, high] = [fixedId(950_001), fixedId(950_002)];

  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    foreign = await seedOpenShop(server.db, 2);
    const { company: companyId } = ids;
    await server.db
      .insertInto('venues')
      .values({ id: otherVenue, companyId, name: 'Other', timeZone: 'Europe/Stockholm' })
      .execute();
    await server.db
      .insertInto('membershipLevels')
      .values([
        {
          id: fixedId(950_000),
          companyId,
          title: JSON.stringify({ en: 'New' }),
          pointsRequired: 0,
        },
        { id: low, companyId, title: JSON.stringify({ en: 'Silver' }), pointsRequired: 100 },
        { id: high, companyId, title: JSON.stringify({ en: 'Gold' }), pointsRequired: 2_000 },
      ])
      .execute();
    const sign = (number: number, role: Parameters<typeof signInStaff>[1]['role'] & string) =>
      signInStaff(server, { number, companyId, venueIds: [ids.venue], role });
    staff.owner = await sign(1, 'COMPANY_ADMIN');
    staff.manager = await sign(2, 'VENUE_MANAGER');
    staff.accountant = await sign(3, 'ACCOUNTANT');
    staff.kitchen = await sign(4, 'VENUE_STAFF');
    const abroad = { number: 5, companyId: foreign.company, venueIds: [] };
    staff.foreigner = await signInStaff(server, { ...abroad, role: 'COMPANY_ADMIN' });
    elin = await signInGuest(server, { number: 601, companyId });
    jonas = await signInGuest(server, { number: 602, companyId, creditLimit: 1_000 });
    await rename(elin.userId, { name: 'Elin Sandberg', email: 'elin@example.se', easyId: '20417' });
    await rename(jonas.userId, { name: 'Jonas Öst', email: 'jonas@example.se', easyId: '30500' });
    await signInGuest(server, { number: 603, companyId: foreign.company });
    await seedOrder(server.db, ids, 11, { userId: elin.userId, tip: 500 });
    await seedOrder(server.db, ids, 12, { userId: elin.userId, status: 'REJECTED' });
    const long = new Date('2025-01-13T18:30:00Z');
    await seedOrder(server.db, ids, 13, { userId: elin.userId, createdAt: long });
    const elsewhere = { userId: jonas.userId, venueId: otherVenue };
    await seedOrder(server.db, ids, 14, elsewhere);
  });
  afterAll(() => server.close());

  const rename = (id: string, set: { name?: string; email?: string; easyId?: string }) =>
    server.db.updateTable('users').set(set).where('id', '=', id).execute();
  const list = async (filter: object, token = staff.owner, page: object = {}) => {
    const answer = await server.staff<{ officeGuests: OfficeGuestPage }>(
      LIST,
      { filter, sort: 'LAST_ORDER', isReversed: false, limit: 50, ...page },
      token,
    );
    if (!answer.data) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return answer.data.officeGuests;
  };
  const names = async (filter: object, token?: string, page?: object) =>
    (await list(filter, token, page)).guests.map(({ name }) => name);
  const guest = async (id: string, token = staff.owner) => {
    const answer = await server.staff<{ officeGuest: OfficeGuest }>(GUEST, { id }, token);
    if (!answer.data) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return answer.data.officeGuest;
  };
  type Result = { error: string | null; field: string | null; guest: OfficeGuest | null };
  const change = async (call: string, token = staff.owner): Promise<Result> => {
    const answer = await server.staff<Record<string, Result>>(`mutation { ${call} }`, {}, token);
    const result = answer.data && Object.values(answer.data)[0];
    if (!result) throw new Error(answer.errors?.[0]?.extensions?.['code'] as string);
    return result;
  };
  const entries = (action: string) =>
    server.db.selectFrom('auditLog').selectAll().where('action', '=', action).execute();

  it('[GUESTS-01] [D-693] shows name, number, points, orders, last order and what was spent, contact half covered', async () => {
    const { guests, total, levels } = await list({ search: 'elin' });
    expect(total).toBe(1);
    expect(guests).toEqual([
      {
        id: elin.userId,
        name: 'Elin Sandberg',
        easyId: '20417',
        phone: '+4670•••••01',
        email: 'el••••@••••.se',
        levelId: null,
        points: 0,
        orders: 2,
        lastOrderAt: '2026-11-13T18:30:00.000Z',
        spent12Months: 3_900,
        takesNews: false,
        isBusiness: false,
        blockedAt: null,
      },
    ]);
    expect(levels.map(({ title }) => title)).toEqual(['New', 'Silver', 'Gold']);
  });

  it('[GUESTS-01] is sorted by each column, page by page, without a gap or a repetition', async () => {
    for (let number = 610; number < 617; number += 1)
      await server.db
        .insertInto('users')
        .values({
          id: fixedId(700_000 + number),
          companyId: ids.company,
          name: `Same Name ${number % 2}`,
          easyId: String(number),
          activated: true,
        })
        .execute();
    for (const sort of ['LAST_ORDER', 'NAME', 'NUMBER', 'LEVEL', 'POINTS', 'ORDERS', 'SPENT'])
      for (const isReversed of [false, true]) {
        const whole = await list({}, staff.owner, { sort, isReversed });
        const paged: string[] = [];
        let cursor: string | null = null;
        do {
          const page = await list({}, staff.owner, { sort, isReversed, cursor, limit: 2 });
          paged.push(...page.guests.map(({ id }) => id));
          cursor = page.nextCursor ?? null;
        } while (cursor !== null);
        expect(paged).toEqual(whole.guests.map(({ id }) => id));
        expect(paged).toHaveLength(9);
      }
    expect((await names({}, staff.owner, { sort: 'SPENT' })).slice(0, 2).toSorted()).toEqual([
      'Elin Sandberg',
      'Jonas Öst',
    ]);
    await expect(list({}, staff.owner, { cursor: 'e30', sort: 'SPENT' })).rejects.toThrow(
      'BAD_USER_INPUT',
    );
  });

  it('[GUESTS-01] is filtered by last order, business, news, level and blocked', async () => {
    expect(await names({ isBusiness: true })).toEqual(['Jonas Öst']);
    expect(await names({ lastOrderAfter: '2026-11-01T00:00:00Z' })).toHaveLength(2);
    expect(await names({ lastOrderBefore: '2026-11-01T00:00:00Z' })).toHaveLength(7);
    expect(await names({ isBlocked: true })).toEqual([]);
    await server.db
      .insertInto('pushConsents')
      .values({
        id: fixedId(960_001),
        companyId: ids.company,
        deviceId: fixedId(960_002),
        userId: elin.userId,
        operatingSystem: 'web',
        givenAt: new Date('2026-10-30T10:00:00Z'),
      })
      .execute();
    expect(await names({ takesNews: true })).toEqual(['Elin Sandberg']);
    expect((await guest(elin.userId)).newsSince).toBe('2026-10-30T10:00:00.000Z');
  });

  it.each([
    'elin',
    'SANDB',
    '0700000601',
    '+46 70 000 06 01',
    '0046-70 0000601',
    'elin@ex',
    '204 17',
  ])('[GUESTS-02] %s finds her', async (search) => {
    expect(await names({ search })).toEqual(['Elin Sandberg']);
  });

  it('[GUESTS-02] less than 3 characters find nobody', async () => {
    expect(await names({ search: 'el' })).toEqual([]);
  });

  it('[GUESTS-02] [OFFICE-07] the search over everything finds her for who may see guests', async () => {
    const hits = async (token: string) =>
      (
        await server.staff<{ officeSearch: { kind: string; id: string }[] }>(
          '{ officeSearch(text: "sandberg") { kind id } }',
          {},
          token,
        )
      ).data?.officeSearch;
    expect(await hits(staff.owner)).toEqual([{ kind: 'GUEST', id: elin.userId }]);
    expect(await hits(staff.accountant)).toEqual([]);
  });

  it('[GUESTS-03] [O-27] a manager sees guests of own venues, accountant and kitchen nobody, strangers nothing', async () => {
    expect(await names({}, staff.manager)).toEqual(['Elin Sandberg']);
    await expect(guest(jonas.userId, staff.manager)).rejects.toThrow('FORBIDDEN');
    await expect(list({}, staff.accountant)).rejects.toThrow('FORBIDDEN');
    await expect(list({}, staff.kitchen)).rejects.toThrow('FORBIDDEN');
    expect(await names({}, staff.foreigner)).toEqual(['Astrid Lind']);
    await expect(guest(elin.userId, staff.foreigner)).rejects.toThrow('NOT_FOUND');
    const orders = await server.staff<{ officeOrders: { orders: { easyId: string }[] } }>(
      `{ officeOrders(filter: { userId: "${elin.userId}" }) { orders { easyId } } }`,
      {},
      staff.manager,
    );
    expect(orders.data?.officeOrders.orders.map(({ easyId }) => easyId)).toEqual([
      '12',
      '11',
      '13',
    ]);
    const refused = await server.staff(
      `{ officeOrders(filter: { userId: "${elin.userId}" }) { nextCursor } }`,
      {},
      staff.accountant,
    );
    expect(refused.errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN');
  });

  it('[GUESTS-01] opening the contact data is written in the log, without them', async () => {
    const call = `openGuestContact(userId: "${elin.userId}") { phone email }`;
    expect(await change(call, staff.manager)).toEqual({
      phone: '+46700000601',
      email: 'elin@example.se',
    });
    expect(await entries('openGuestContact')).toMatchObject([
      { staffId: fixedId(900_002), subjectId: elin.userId, details: {} },
    ]);
    await expect(change(call, staff.accountant)).rejects.toThrow('FORBIDDEN');
  });

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
    const [entry] = await entries('blockGuest');
    expect(JSON.stringify(entry?.details)).not.toContain('Shouted');
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
