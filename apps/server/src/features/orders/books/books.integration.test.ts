import type {
  SalesBy,
  SalesReport,
  TodayFigures,
} from '@tallrik/contract/generated/staff-resolvers';
import { bookEntries, type BookEntry } from '@tallrik/domain/orders/books/book-entries';
import { businessDay, wallOf, type VenueClock } from '@tallrik/domain/orders/books/business-day';
import { sumEntries } from '@tallrik/domain/orders/books/sum-entries';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { seedTable } from '../../../testing/table-guests.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { randomOrders, seedBooks, type SeededOrder } from './testing/seed-books.ts';

const SALES = `query S($from: String!, $to: String!, $by: SalesBy!, $venueId: ID, $comparedWith: SalesComparison) {
  sales(from: $from, to: $to, by: $by, venueId: $venueId, comparedWith: $comparedWith) {
    beforeFrom beforeTo clocks { timeZone begins }
    rows { key label amount orders units refunded secondsWaited before }
    total { orders dishes fees discount turnover tips refunds refunded rejected } before { turnover orders } } }`;
const TODAY = `query T($venueId: ID) { today(venueId: $venueId) { at day
  now { turnover orders secondsToReady rejected } lastWeek { turnover orders secondsToReady rejected }
  rejections { reason orders } hours { hour orders before } items { id title units amount } itemCount
  firstOrderLastWeek pending preparing ready overdue needs { kind count subjectId name } } }`;

/** The night of the 25th of October has an hour twice. */
const DAYS = { from: '2026-10-20', to: '2026-10-31' };

describe('the books in SQL', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let tokens: { owner: string; manager: string; accountant: string; kitchen: string };
  let orders: SeededOrder[];
  let clocks: Map<string, VenueClock>;

  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const foreign = await seedOpenShop(server.db, 2);
    const companyId = ids.company;
    const sign = (
      number: number,
      role: 'COMPANY_ADMIN' | 'VENUE_MANAGER' | 'ACCOUNTANT' | 'VENUE_STAFF',
    ) => signInStaff(server, { number, companyId, venueIds: [ids.venue], role });
    tokens = {
      owner: await sign(1, 'COMPANY_ADMIN'),
      manager: await sign(2, 'VENUE_MANAGER'),
      accountant: await sign(3, 'ACCOUNTANT'),
      kitchen: await sign(4, 'VENUE_STAFF'),
    };
    const { id: staffId } = await server.db
      .selectFrom('staffMembers')
      .select('id')
      .where('companyId', '=', companyId)
      .limit(1)
      .executeTakeFirstOrThrow();
    // The second venue is a bar that changed its hour in between, and another zone.
    await server.db
      .updateTable('venues')
      .set({ timeZone: 'Europe/Istanbul' })
      .where('id', '=', ids.closedVenue)
      .execute();
    await server.db
      .insertInto('venueDayHours')
      .values([
        { companyId, venueId: ids.venue, firstDay: '2026-10-22', begins: 2 },
        { companyId, venueId: ids.closedVenue, firstDay: '2026-10-27', begins: 5 },
      ])
      .execute();
    clocks = new Map([
      [
        ids.venue,
        {
          timeZone: 'Europe/Stockholm',
          dayHours: [
            { firstDay: '0001-01-01', begins: 0 },
            { firstDay: '2026-10-22', begins: 2 },
          ],
        },
      ],
      [
        ids.closedVenue,
        {
          timeZone: 'Europe/Istanbul',
          dayHours: [
            { firstDay: '0001-01-01', begins: 0 },
            { firstDay: '2026-10-27', begins: 5 },
          ],
        },
      ],
    ]);
    const tableId = await seedTable(server, ids, 1);
    orders = randomOrders(260, 41, {
      venueIds: [ids.venue, ids.closedVenue],
      itemIds: [ids.burger, ids.fries, ids.beanBurger],
      from: '2026-10-19T00:00:00Z',
      days: 14,
    });
    const at = { companyId, tableId, staffId };
    await seedBooks(server.db, at, orders);
    await seedBooks(
      server.db,
      { ...at, companyId: foreign.company },
      randomOrders(5, 7, {
        venueIds: [foreign.venue],
        itemIds: [foreign.fries],
        from: '2026-10-22T00:00:00Z',
        days: 3,
      }).filter(({ isReceipt }) => !isReceipt),
    );
  });
  afterAll(() => server.close());

  const sales = async (by: SalesBy, fields: object = {}, token = tokens.owner) => {
    const answer = await server.staff<{ sales: SalesReport }>(
      SALES,
      { ...DAYS, by, ...fields },
      token,
    );
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.sales;
  };
  const entriesOf = (order: SeededOrder): BookEntry[] => {
    const clock = clocks.get(order.venueId);
    if (!clock) throw new Error('A venue without a clock');
    return bookEntries(order, clock);
  };
  const inDays = ({ day }: { day: string }) => day >= DAYS.from && day <= DAYS.to;
  let read: BookEntry[] | null = null;
  const entries = () => (read ??= orders.flatMap(entriesOf).filter(inDays));
  const ruled = (key: (entry: BookEntry) => string) =>
    [...new Set(entries().map(key))].toSorted().map((one) => {
      const {
        turnover,
        orders: count,
        refunded,
      } = sumEntries(entries().filter((entry) => key(entry) === one));
      return { key: one, amount: turnover, orders: count, refunded };
    });
  const summed = ({ rows }: SalesReport) =>
    rows
      .map(({ key, amount, orders: count, refunded }) => ({ key, amount, orders: count, refunded }))
      .filter(
        ({ amount, orders: count, refunded }) => amount !== 0 || count !== 0 || refunded !== 0,
      )
      .toSorted((one, other) => (one.key < other.key ? -1 : 1));
  const worth = (rows: ReturnType<typeof ruled>) =>
    rows.filter((row) => row.amount !== 0 || row.orders !== 0 || row.refunded !== 0);

  it('[MONEY-19] [O-09] [D-650] are the domain’s rule to the minor unit: by day, hour, venue, service type, kind', async () => {
    const order = (id: string) => orders.find((one) => one.id === id);
    const keys: [SalesBy, (entry: BookEntry) => string][] = [
      ['DAY', ({ day }) => day],
      ['HOUR', ({ hour }) => String(hour)],
      ['WEEKDAY', ({ day }) => String(Temporal.PlainDate.from(day).dayOfWeek)],
      ['MONTH', ({ day }) => day.slice(0, 7)],
      ['VENUE', ({ venueId }) => venueId],
      ['SERVICE_TYPE', ({ orderId }) => order(orderId)?.type ?? ''],
      ['PAYMENT_KIND', ({ orderId }) => order(orderId)?.kind ?? ''],
    ];
    for (const [by, key] of keys)
      expect([by, summed(await sales(by))]).toEqual([by, worth(ruled(key))]);
  });

  it('[MONEY-19] [D-652] dishes and fees less discounts are the turnover, days the whole, venues the company', async () => {
    const { total, rows } = await sales('ITEM');
    const whole = sumEntries(entries());
    expect(total).toMatchObject({
      orders: whole.orders,
      dishes: whole.dishes,
      fees: whole.fees,
      discount: whole.discount,
      turnover: whole.turnover,
      tips: whole.tips,
      refunds: whole.refunds,
      refunded: whole.refunded,
    });
    expect(whole.turnover).toBeGreaterThan(0);
    expect(whole.refunds).toBeGreaterThan(0);
    const sum = (report: { rows: readonly { amount: number }[] }) =>
      report.rows.reduce((all, { amount }) => all + amount, 0);
    expect(rows.reduce((all, { amount }) => all + amount, 0)).toBe(total.dishes);
    expect(total.dishes + total.fees - total.discount).toBe(total.turnover);
    expect(sum(await sales('CATEGORY'))).toBe(total.dishes);
    expect(sum(await sales('DISCOUNT'))).toBe(total.discount);
    for (const by of ['DAY', 'HOUR', 'WEEKDAY', 'VENUE', 'SERVICE_TYPE', 'PAYMENT_KIND'] as const)
      expect([by, sum(await sales(by))]).toEqual([by, total.turnover]);
    const [one, other] = await Promise.all([
      sales('DAY', { venueId: ids.venue }),
      sales('DAY', { venueId: ids.closedVenue }),
    ]);
    expect(one.total.turnover + other.total.turnover).toBe(total.turnover);
  });

  it('[MONEY-20] [O-09] dishes count when they are ordered, also on a bill, and not again on its receipt', async () => {
    const { rows } = await sales('ITEM');
    const dishes = new Map<string, number>();
    for (const order of orders) {
      if (order.isReceipt) continue;
      for (const entry of entriesOf({ ...order, isPayLater: false, refunds: [] }).filter(inDays))
        for (const { itemId } of order.items)
          dishes.set(itemId, (dishes.get(itemId) ?? 0) + entry.sign);
    }
    expect(new Map(rows.map(({ key, units }) => [key, units]))).toEqual(dishes);
  });

  it('[MONEY-21] rejected orders have a report of their own', async () => {
    const { rows, total } = await sales('REJECT_REASON');
    const rejected = orders.filter(
      ({ status, isTest, venueId, createdAt }) =>
        status === 'REJECTED' &&
        !isTest &&
        inDays({
          day: businessDay(
            Temporal.Instant.from(createdAt),
            clocks.get(venueId) ?? { timeZone: 'UTC', dayHours: [] },
          ),
        }),
    );
    expect(total.rejected).toBe(rejected.length);
    expect(rows).toMatchObject([{ key: 'OUT_OF_SUPPLIES', orders: rejected.length }]);
    expect(rows[0]?.secondsWaited).toBeGreaterThan(0);
    const hourOf = ({ createdAt, venueId }: (typeof rejected)[number]) =>
      wallOf(Temporal.Instant.from(createdAt), clocks.get(venueId)!).hour;
    const hours = (await sales('REJECT_HOUR')).rows;
    for (const { key, orders: count } of hours)
      expect(count).toBe(rejected.filter((order) => hourOf(order) === Number(key)).length);
    expect(hours.reduce((sum, { amount }) => sum + amount, 0)).toBe(rows[0]?.amount);
  });

  it('[MONEY-18] [D-651] stand beside earlier days', async () => {
    const week = { from: '2026-10-27', to: '2026-10-30', comparedWith: 'BEFORE' };
    const { rows, beforeFrom, beforeTo, before } = await sales('DAY', week);
    expect([beforeFrom, beforeTo]).toEqual(['2026-10-20', '2026-10-23']);
    const earlier = await sales('DAY', { from: '2026-10-20', to: '2026-10-23' });
    expect(rows.map((row) => row.before)).toEqual(earlier.rows.map(({ amount }) => amount));
    expect(before?.turnover).toBe(earlier.total.turnover);
    expect((await sales('DAY')).before).toBeNull();
  });

  it('[MONEY-18] [O-02] is for owners, accountants, and managers at their own venues', async () => {
    const code = async (token: string, fields: object = {}) =>
      (await server.staff(SALES, { ...DAYS, by: 'DAY', ...fields }, token)).errors?.[0]
        ?.extensions?.['code'];
    expect(await code(tokens.accountant)).toBeUndefined();
    expect(await code(tokens.kitchen)).toBe('FORBIDDEN');
    expect(await code(tokens.manager, { venueId: ids.closedVenue })).toBe('FORBIDDEN');
    expect(await code(tokens.owner, { from: '2020-01-01' })).toBe('BAD_USER_INPUT');
    const own = await sales('VENUE', {}, tokens.manager);
    expect(own.rows.map(({ key }) => key)).toEqual([ids.venue]);
    expect(own.clocks).toEqual([{ timeZone: 'Europe/Stockholm', begins: 2 }]);
  });

  const today = async (iso: string, venueId?: string, token = tokens.owner) => {
    server.setTime(iso);
    const answer = await server.staff<{ today: TodayFigures }>(TODAY, { venueId }, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.today;
  };

  it('[MONEY-01] [O-09] today stands beside the same weekday last week, up to the same minute of the wall', async () => {
    // Wednesday at seven in the evening; a week ago it was summer time.
    const figures = await today('2026-10-28T18:00:00Z', ids.venue);
    const clock = clocks.get(ids.venue);
    if (!clock) throw new Error('no clock');
    const wallOf = (at: string) =>
      Temporal.Instant.from(at).toZonedDateTimeISO(clock.timeZone).toPlainDateTime();
    const sumOf = (day: string, until: string | null) => {
      const made = orders.filter(
        (order) =>
          order.venueId === ids.venue &&
          (until === null || wallOf(order.createdAt).toString() <= until),
      );
      const late = entriesBy(made, day, until);
      return sumEntries(late);
    };
    const entriesBy = (made: SeededOrder[], day: string, until: string | null) =>
      made.flatMap((order) =>
        entriesOf(order).filter(
          (entry) =>
            entry.kind === 'SALE' &&
            entry.day === day &&
            (entry.sign === 1 ||
              until === null ||
              wallOf(order.rejectedAt ?? '').toString() <= until),
        ),
      );
    expect(figures.day).toBe('2026-10-28');
    expect(figures.now.turnover).toBe(sumOf('2026-10-28', null).turnover);
    expect(figures.lastWeek?.turnover).toBe(sumOf('2026-10-21', '2026-10-21T19:00:00').turnover);
    expect(figures.lastWeek?.turnover).toBeGreaterThan(0);
    expect(figures.hours.length).toBeGreaterThan(0);
    expect(figures.items.length).toBeGreaterThan(0);
    expect(figures.itemCount).toBe(3);
    // As the report of that day has them, bills paid later among them (O-09).
    const [from, to] = ['2026-10-28', '2026-10-28'];
    const { total } = await sales('DAY', { from, to, venueId: ids.venue });
    const { turnover, orders: count, rejected } = total;
    expect(figures.now).toMatchObject({ turnover, orders: count, rejected });
    expect(figures.hours.reduce((sum, hour) => sum + hour.orders, 0)).toBe(count);
  });

  it('[MONEY-01] [D-653] how long it takes is counted from the order to the food, of those nobody wanted later', async () => {
    const made = orders.filter(
      (order) =>
        order.venueId === ids.venue &&
        order.kind === 'CARD' &&
        !order.isReceipt &&
        order.status === 'COMPLETED' &&
        entriesOf(order)[0]?.day === '2026-10-28',
    );
    const [one, later] = made;
    if (!one || !later) throw new Error('two orders of that day');
    const ready = (order: SeededOrder, minutes: number) =>
      server.db
        .insertInto('orderMoves')
        .values({
          companyId: ids.company,
          orderId: order.id,
          version: 2,
          fromStatus: 'ACCEPTED',
          toStatus: 'READY',
          actor: 'STAFF',
          at: new Date(new Date(order.createdAt).getTime() + minutes * 60_000),
        })
        .execute();
    await ready(one, 20);
    await ready(later, 300);
    await server.db
      .updateTable('orders')
      .set({ desiredTime: new Date(later.createdAt) })
      .where('id', '=', later.id)
      .execute();
    expect((await today('2026-10-29T00:30:00Z', ids.venue)).now.secondsToReady).toBe(1_200);
  });

  it('[MONEY-01] without a last week nothing stands beside it', async () => {
    const figures = await today('2026-10-09T18:00:00Z');
    expect(figures).toMatchObject({ lastWeek: null, items: [], itemCount: 0, hours: [] });
    expect(figures.now).toEqual({ turnover: 0, orders: 0, secondsToReady: null, rejected: 0 });
  });

  it('[MONEY-02] names what needs somebody, worst first', async () => {
    const at = new Date('2026-10-09T18:00:00Z');
    await server.db
      .updateTable('venues')
      .set({ pausedUntil: new Date('2026-10-09T19:00:00Z') })
      .where('id', '=', ids.venue)
      .execute();
    await server.db
      .insertInto('inventory')
      .values({ companyId: ids.company, venueId: ids.venue, itemId: ids.fries, outOfStock: true })
      .onConflict((row) => row.columns(['venueId', 'itemId']).doUpdateSet({ outOfStock: true }))
      .execute();
    const [late] = orders.filter(({ venueId, isTest }) => venueId === ids.venue && !isTest);
    if (!late) throw new Error('no order');
    await server.db
      .updateTable('orders')
      .set({ status: 'ACCEPTED', estimatedFinishTime: new Date(at.getTime() - 60_000) })
      .where('id', '=', late.id)
      .execute();
    const { needs, overdue } = await today(at.toISOString());
    expect(overdue).toBe(1);
    expect(needs.map(({ kind }) => kind)).toEqual([
      'OVERDUE',
      'PAUSED',
      'SOLD_OUT',
      'WITHOUT_PICTURE',
    ]);
    expect(needs[0]).toMatchObject({ count: 1, subjectId: late.id });
    expect(needs[1]).toMatchObject({ subjectId: ids.venue });
    await server.db
      .updateTable('orders')
      .set({ status: late.status, estimatedFinishTime: null })
      .where('id', '=', late.id)
      .execute();
  });
});
