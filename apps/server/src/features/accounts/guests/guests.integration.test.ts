import { afterAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { openGuestOffice } from '../testing/guest-office.ts';

const { server, ids, staff, elin, jonas, list, names, guest, change, entries } =
  await openGuestOffice();
afterAll(() => server.close());

describe('guests in the office', () => {
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
    'ELIN@example.se',
    '204 17',
  ])('[GUESTS-02] %s finds her', async (search) => {
    expect(await names({ search })).toEqual(['Elin Sandberg']);
  });

  it.each(['46700000', '700 000', '000 06 01', '0000601', 'elin@ex', 'example', '@example.se'])(
    '[GUESTS-02] [D-788] %s, a part of what is covered, finds nobody',
    async (search) => {
      expect(await names({ search })).toEqual([]);
      const orders = await server.staff<{ officeOrders: { orders: unknown[] } }>(
        'query Orders($search: String!) { officeOrders(filter: { search: $search }) { orders { id } } }',
        { search },
        staff.owner,
      );
      expect(orders.data?.officeOrders.orders).toEqual([]);
    },
  );

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
});
