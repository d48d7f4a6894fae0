import { randomUUID } from 'node:crypto';
import type {
  DayClosing,
  SalesReport,
  VatMonth,
} from '@tallrik/contract/generated/staff-resolvers';
import { addRates } from '@tallrik/domain/orders/books/sum-entries';
import { minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { seedTable } from '../../../testing/table-guests.ts';
import { openTestServer, type TestServer } from '../../../testing/test-server.ts';
import { makeCloseDays } from './close-days.ts';
import { randomOrders, seedBooks } from './testing/seed-books.ts';

const CLOSINGS = `query C($venueId: ID, $cursor: String, $limit: Int) {
  dayClosings(venueId: $venueId, cursor: $cursor, limit: $limit) { nextCursor closings {
    id number venueId day closedAt orders dishes fees discount turnover tips refunds refunded refundedTips
    sales { rate gross net vat } back { rate gross net vat } kinds { kind orders amount }
    rejected { reason orders amount } takenBack { orders amount } openBills { bills amount } firstOrder lastOrder } } }`;
const VAT = `query V { vatReport(fromMonth: "2026-10", toMonth: "2026-11") {
  month days sales { rate gross net vat } back { rate gross net vat } } }`;
const SALES = `query S { sales(from: "2026-10-01", to: "2026-11-10", by: DAY) {
  rows { key amount orders refunded } total { turnover tips discount fees dishes refunded orders refunds } } }`;

describe('closed days', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let manager: string;
  let at: { companyId: string; tableId: string; staffId: string };
  const NOW = '2026-11-10T12:00:00Z';

  const close = (iso = NOW) => {
    server.setTime(iso);
    return makeCloseDays({ db: server.db, now: server.now, newId: randomUUID })();
  };
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    const companyId = ids.company;
    owner = await signInStaff(server, {
      number: 1,
      companyId,
      venueIds: [ids.venue],
      role: 'COMPANY_ADMIN',
    });
    manager = await signInStaff(server, {
      number: 2,
      companyId,
      venueIds: [ids.venue],
      role: 'VENUE_MANAGER',
    });
    const { id: staffId } = await server.db
      .selectFrom('staffMembers')
      .select('id')
      .limit(1)
      .executeTakeFirstOrThrow();
    at = { companyId, tableId: await seedTable(server, ids, 1), staffId };
    await server.db
      .insertInto('venueDayHours')
      .values({ companyId, venueId: ids.venue, firstDay: '2026-10-22', begins: 2 })
      .execute();
    await seedBooks(
      server.db,
      at,
      randomOrders(160, 77, {
        venueIds: [ids.venue, ids.closedVenue],
        itemIds: [ids.burger, ids.fries],
        from: '2026-10-19T08:00:00Z',
        days: 14,
      }),
    );
    await close();
  });
  afterAll(() => server.close());

  const closings = async (variables: object = {}, token = owner) => {
    const answer = await server.staff<{
      dayClosings: { closings: DayClosing[]; nextCursor: string | null };
    }>(CLOSINGS, { limit: 100, ...variables }, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.dayClosings;
  };

  it('[MONEY-22] [O-10] [D-655] every day of each venue is closed once, numbered without gaps, up to the last that is over', async () => {
    for (const venueId of [ids.venue, ids.closedVenue]) {
      const { closings: days } = await closings({ venueId });
      expect(days.map(({ number }) => number)).toEqual(
        days.map((_day, place) => days.length - place),
      );
      expect(days[0]?.day).toBe('2026-11-09');
      const dates = days.map(({ day }) => day).toReversed();
      const first = Temporal.PlainDate.from(dates[0] ?? '');
      expect(dates).toEqual(dates.map((_day, place) => first.add({ days: place }).toString()));
    }
    await close();
    const { closings: again } = await closings({ venueId: ids.venue });
    expect(new Set(again.map(({ day }) => day)).size).toBe(again.length);
  });

  it('[MONEY-22] [MONEY-19] the closings are the report of sales, day by day and together', async () => {
    const { data } = await server.staff<{ sales: SalesReport }>(SALES, {}, owner);
    const { closings: days } = await closings();
    const sum = (read: (day: DayClosing) => number, of = days) =>
      of.reduce((total, day) => total + read(day), 0);
    const { rows = [], total } = data?.sales ?? {};
    expect(total).toEqual({
      turnover: sum(({ turnover }) => turnover),
      tips: sum(({ tips }) => tips),
      discount: sum(({ discount }) => discount),
      fees: sum(({ fees }) => fees),
      dishes: sum(({ dishes }) => dishes),
      refunded: sum(({ refunded }) => refunded),
      refunds: sum(({ refunds }) => refunds),
      orders: sum(({ orders }) => orders),
    });
    for (const row of rows) {
      const ofDay = days.filter(({ day }) => day === row.key);
      expect([row.key, sum(({ turnover }) => turnover, ofDay)]).toEqual([row.key, row.amount]);
    }
    for (const day of days) {
      expect(sum(({ kinds }) => kinds.reduce((all, { amount }) => all + amount, 0), [day])).toBe(
        day.turnover + day.tips,
      );
      expect(day.sales.reduce((all, { gross }) => all + gross, 0)).toBe(day.turnover);
      expect(day.back.reduce((all, { gross }) => all + gross, 0)).toBe(day.refunded);
    }
  });

  it('[MONEY-23] the VAT report is the sum of the closings, sales and refunds apart', async () => {
    const { data } = await server.staff<{ vatReport: VatMonth[] }>(VAT, {}, owner);
    const { closings: days } = await closings();
    const rates = (rows: DayClosing['sales']) =>
      addRates(
        rows.map(({ rate, gross, vat }) => ({ rate, gross: minor(gross), vat: minor(vat) })),
      ).map(({ rate, gross, vat }) => ({ rate, gross, vat, net: gross - vat }));
    expect(data?.vatReport.map(({ month }) => month)).toEqual(['2026-10', '2026-11']);
    for (const { month, sales, back } of data?.vatReport ?? []) {
      const ofMonth = days.filter(({ day }) => day.startsWith(month));
      expect(sales).toEqual(rates(ofMonth.flatMap((day) => day.sales)));
      expect(back).toEqual(rates(ofMonth.flatMap((day) => day.back)));
    }
  });

  it('[MONEY-22] a closed day never changes; what comes later belongs to the day it came', async () => {
    const { closings: before } = await closings();
    await expect(
      sql`update day_closings set number = number + 100`.execute(server.db),
    ).rejects.toThrow('never changes');
    await expect(sql`delete from day_closings`.execute(server.db)).rejects.toThrow('never changes');
    const [sold] = await server.db
      .selectFrom('orders')
      .select(['id', 'createdAt', 'total', 'tip'])
      .where('venueId', '=', ids.venue)
      .where('status', '=', 'COMPLETED')
      .where('isTest', '=', false)
      .where('isPayLater', '=', false)
      .where('chequeId', 'is', null)
      .where('id', 'not in', (eb) => eb.selectFrom('refunds').select('orderId'))
      .orderBy('id')
      .limit(1)
      .execute();
    if (!sold) throw new Error('no order');
    await server.db
      .updateTable('orders')
      .set({ status: 'REJECTED', rejectReason: 'CLOSING_SOON' })
      .where('id', '=', sold.id)
      .execute();
    await server.db
      .insertInto('orderMoves')
      .values({
        companyId: ids.company,
        orderId: sold.id,
        version: 9,
        fromStatus: 'ACCEPTED',
        toStatus: 'REJECTED',
        actor: 'STAFF',
        at: new Date('2026-11-10T12:30:00Z'),
      })
      .execute();
    await close('2026-11-11T12:00:00Z');
    const { closings: after } = await closings();
    const known = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => known.has(id))).toEqual(before);
    const today = after.find(({ day, venueId }) => day === '2026-11-10' && venueId === ids.venue);
    expect(today).toMatchObject({
      orders: -1,
      turnover: -(sold.total - sold.tip),
      takenBack: { orders: 1, amount: sold.total - sold.tip },
    });
  });

  it('[MONEY-22] [O-02] a manager reads the own venues’, page by page', async () => {
    const { closings: own } = await closings({}, manager);
    expect(new Set(own.map(({ venueId }) => venueId))).toEqual(new Set([ids.venue]));
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof closings>> = await closings({ cursor, limit: 7 });
      seen.push(...page.closings.map(({ id }) => id));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen).toEqual((await closings()).closings.map(({ id }) => id));
    const refusal = await server.staff(CLOSINGS, { cursor: 'yesterday', limit: 5 }, owner);
    expect(refusal.errors?.[0]?.extensions?.['code']).toBe('BAD_USER_INPUT');
  });

  it('[MONEY-22] what goes wrong at one venue keeps no day of another open', async () => {
    const broken = [ids.venue, ids.closedVenue].toSorted()[0]!;
    const [sound] = [ids.venue, ids.closedVenue].filter((id) => id !== broken);
    await server.db
      .updateTable('venues')
      .set({ timeZone: 'Mars/Olympus' })
      .where('id', '=', broken)
      .execute();
    await expect(close('2026-11-13T12:00:00Z')).rejects.toThrow('could not be closed');
    const newest = async (venueId: string) => (await closings({ venueId })).closings[0]?.day;
    expect(await newest(sound!)).toBe('2026-11-12');
    expect(await newest(broken)).toBe('2026-11-10');
    await server.db
      .updateTable('venues')
      .set({ timeZone: 'Europe/London' })
      .where('id', '=', broken)
      .execute();
  });

  it('[D-740] the time zone of a venue stays once a day of it is closed', async () => {
    const { version } = await server.db
      .selectFrom('venues')
      .select('version')
      .where('id', '=', ids.venue)
      .executeTakeFirstOrThrow();
    const { data } = await server.staff<{ saveVenue: { error: string; field: string } }>(
      `mutation { saveVenue(id: "${ids.venue}", version: ${version},
        venue: { timeZone: "America/Los_Angeles" }) { error field } }`,
      {},
      owner,
    );
    expect(data?.saveVenue).toEqual({ error: 'TIME_ZONE_KEPT', field: 'timeZone' });
  });

  it('[O-10] [D-654] hours that run past midnight begin the day at four, from tomorrow on where there are orders', async () => {
    const begins = async (venueId: string) =>
      (
        await server.db
          .selectFrom('venueDayHours')
          .select(['firstDay', 'begins'])
          .where('venueId', '=', venueId)
          .orderBy('firstDay', 'desc')
          .execute()
      ).map((row) => row.begins);
    const night = { starts: '18:00', ends: '02:00' };
    const fresh = await seedOpenShop(server.db, 3);
    expect(await begins(fresh.venue)).toEqual([0]);
    await server.db
      .updateTable('venueAvailabilities')
      .set(night)
      .where('venueId', '=', fresh.venue)
      .execute();
    expect(await begins(fresh.venue)).toEqual([4]);
    await server.db
      .updateTable('venueAvailabilities')
      .set(night)
      .where('venueId', '=', ids.venue)
      .execute();
    expect(await begins(ids.venue)).toHaveLength(3);
  });
});
