import { randomUUID } from 'node:crypto';
import type {
  DayClosing,
  SalesBy,
  SalesReport,
  VatMonth,
} from '@tallrik/contract/generated/staff-resolvers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { makeCloseDays } from '../../features/orders/books/close-days.ts';
import { randomOrders, seedBooks } from '../../features/orders/books/testing/seed-books.ts';
import { seedOpenShop } from '../seed-open-shop.ts';
import { signInStaff } from '../seed-staff.ts';
import { seedTable } from '../table-guests.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { readPlainBooks, sumPlain, sumPlainVat, type PlainLine } from './plain-books.ts';

/** A thousand with every `npm test`, always the same; `npm run books -- 30000` tries more, and others each time. */
const { BOOKS_ORDERS: ORDERS, BOOKS_SEED: SEED } = z
  .object({
    BOOKS_ORDERS: z.coerce.number().int().min(30).default(1_000),
    BOOKS_SEED: z.coerce.number().int().default(20_261_118),
  })
  .parse(process.env);

/** Seven months with the night that lacks an hour and the night that has one twice. */
const FROM = '2026-03-27';
const DAYS = 215;
const UNTIL = '2026-11-05';
const AFTERWARDS = '2026-11-05T12:00:00Z';
const PATIENCE_MS = 60_000 + ORDERS * 40;

/** Where clocks change on other nights, and where they never do; one that serves past midnight. */
const COMPANIES = [
  { zones: ['Europe/Stockholm', 'Europe/London'], begins: 4, share: 0.6 },
  { zones: ['Europe/Istanbul', 'America/New_York'], begins: 0, share: 0.3 },
  { zones: ['Australia/Lord_Howe', 'Atlantic/Azores'], begins: 2, share: 0.1 },
];

const SALES = `query S($by: SalesBy!, $from: String!, $to: String!, $venueId: ID) {
  sales(from: $from, to: $to, by: $by, venueId: $venueId) { rows { key amount orders refunded }
    total { orders dishes fees discount turnover tips refunded } } }`;
const CLOSINGS = `query C($cursor: String) { dayClosings(limit: 100, cursor: $cursor) { nextCursor closings {
  venueId day orders dishes fees discount turnover tips refunded refundedTips kinds { kind orders amount }
  sales { rate gross net vat } back { rate gross net vat } } } }`;
const VAT = `query V { vatReport(fromMonth: "2026-03", toMonth: "2026-11") { month
  sales { rate gross net vat } back { rate gross net vat } } }`;

type Company = { owner: string; venueIds: string[]; lines: PlainLine[]; closings: DayClosing[] };

describe(`books of ${ORDERS} orders in three companies (BOOKS_SEED=${SEED})`, () => {
  let server: TestServer;
  const companies: Company[] = [];

  beforeAll(async () => {
    server = await openTestServer();
    const seeded: { companyId: string; owner: string; venueIds: string[] }[] = [];
    for (const [place, { zones, begins, share }] of COMPANIES.entries()) {
      const number = place + 1;
      const ids = await seedOpenShop(server.db, number);
      const companyId = ids.company;
      const venueIds = [ids.venue, ids.closedVenue];
      const role = 'COMPANY_ADMIN';
      const owner = await signInStaff(server, { number, companyId, venueIds, role });
      const { id: staffId } = await server.db
        .selectFrom('staffMembers')
        .select('id')
        .where('companyId', '=', companyId)
        .executeTakeFirstOrThrow();
      for (const [at, timeZone] of zones.entries())
        await server.db
          .updateTable('venues')
          .set({ timeZone })
          .where('id', '=', venueIds[at] ?? '')
          .execute();
      // From a day in the middle on it closes later: earlier days keep theirs.
      await server.db
        .insertInto('venueDayHours')
        .values({ companyId, venueId: ids.venue, firstDay: '2026-06-15', begins })
        .execute();
      await seedBooks(
        server.db,
        { companyId, staffId, tableId: await seedTable(server, ids, number) },
        randomOrders(Math.round(ORDERS * share), SEED + place, {
          venueIds,
          itemIds: [ids.burger, ids.fries, ids.beanBurger],
          from: `${FROM}T00:00:00Z`,
          days: DAYS,
        }),
      );
      seeded.push({ companyId, owner, venueIds });
    }
    server.setTime(AFTERWARDS);
    const closeDays = makeCloseDays({ db: server.db, now: server.now, newId: randomUUID });
    // It closes so many days at once; four times are enough for seven months.
    for (let times = 0; times < 4; times += 1) await closeDays();
    for (const { companyId, owner, venueIds } of seeded)
      companies.push({
        owner,
        venueIds,
        lines: await readPlainBooks(server.db, companyId),
        closings: await closingsOf(owner),
      });
  }, PATIENCE_MS);
  afterAll(() => server.close());

  const ask = async <Data>(query: string, variables: object, token: string): Promise<Data> => {
    const { data, errors } = await server.staff<Data>(query, variables, token);
    if (!data) throw new Error(JSON.stringify(errors));
    return data;
  };
  const sales = async (by: SalesBy, { owner }: Company, fields: object = {}) => {
    const days = { from: '2026-03-20', to: UNTIL };
    return (await ask<{ sales: SalesReport }>(SALES, { by, ...days, ...fields }, owner)).sales;
  };
  async function closingsOf(owner: string): Promise<DayClosing[]> {
    const all: DayClosing[] = [];
    let cursor: string | null = null;
    do {
      type Page = { dayClosings: { closings: DayClosing[]; nextCursor: string | null } };
      const { dayClosings }: Page = await ask<Page>(CLOSINGS, { cursor }, owner);
      all.push(...dayClosings.closings);
      cursor = dayClosings.nextCursor;
    } while (cursor !== null);
    return all;
  }
  const countOf = (line: PlainLine) => line.sign * (line.kind === 'SALE' ? 1 : 0);

  it('[MONEY-19] [MONEY-20] everything that can happen has happened in them', () => {
    const lines = companies.flatMap((company) => company.lines);
    const some = (is: (line: PlainLine) => boolean) => lines.filter(is).length;
    expect(companies.every((company) => company.lines.length > 0)).toBe(true);
    expect(some(({ kind }) => kind === 'REFUND')).toBeGreaterThan(ORDERS / 20);
    expect(some(({ sign }) => sign === -1)).toBeGreaterThan(ORDERS / 100);
    expect(some(({ tip }) => tip > 0)).toBeGreaterThan(ORDERS / 4);
    expect(some(({ discount }) => discount > 0)).toBeGreaterThan(ORDERS / 20);
    expect(new Set(lines.map(({ paymentKind }) => paymentKind)).size).toBeGreaterThan(1);
    expect(new Set(lines.map(({ day }) => day.slice(0, 7))).size).toBeGreaterThan(7);
  });

  it('[MONEY-19] [MONEY-21] [D-652] every row of every report is what is added up by hand from the rows', async () => {
    const keys: [SalesBy, (line: PlainLine) => string][] = [
      ['DAY', ({ day }) => day],
      ['MONTH', ({ day }) => day.slice(0, 7)],
      ['HOUR', ({ hour }) => String(hour)],
      ['WEEKDAY', ({ day }) => String(new Date(`${day}T12:00:00Z`).getUTCDay() || 7)],
      ['VENUE', ({ venueId }) => venueId],
      ['SERVICE_TYPE', ({ serviceType }) => serviceType],
      ['PAYMENT_KIND', ({ paymentKind }) => paymentKind],
    ];
    for (const company of companies)
      for (const [by, keyOf] of keys) {
        const { rows, total } = await sales(by, company);
        const { refundedTips: _tips, ...whole } = sumPlain(company.lines);
        expect(total).toEqual(whole);
        const plain = [...new Set(company.lines.map(keyOf))].map((key) => {
          const { turnover, orders, refunded } = sumPlain(
            company.lines.filter((line) => keyOf(line) === key),
          );
          return { key, amount: turnover, orders, refunded };
        });
        const sorted = (of: typeof plain) =>
          of
            .filter(
              ({ amount, orders, refunded }) => amount !== 0 || orders !== 0 || refunded !== 0,
            )
            .toSorted((one, other) => (one.key < other.key ? -1 : 1));
        const read = rows.map(({ key, amount, orders, refunded }) => ({
          key,
          amount,
          orders: orders ?? 0,
          refunded: refunded ?? 0,
        }));
        expect([by, sorted(read)]).toEqual([by, sorted(plain)]);
      }
  });

  it('[MONEY-19] days are months, venues the company, dishes and fees less discounts the turnover', async () => {
    for (const company of companies) {
      const { total } = await sales('DAY', company);
      expect(total.dishes + total.fees - total.discount).toBe(total.turnover);
      for (const by of ['DAY', 'MONTH', 'HOUR', 'WEEKDAY', 'VENUE', 'PAYMENT_KIND'] as const) {
        const { rows } = await sales(by, company);
        expect([by, rows.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([
          by,
          total.turnover,
        ]);
      }
      for (const [by, amount] of [
        ['ITEM', total.dishes],
        ['CATEGORY', total.dishes],
        ['DISCOUNT', total.discount],
      ] as const) {
        const { rows } = await sales(by, company);
        expect([by, rows.reduce((sum, row) => sum + row.amount, 0)]).toEqual([by, amount]);
      }
      let ofVenues = 0;
      for (const venueId of company.venueIds)
        ofVenues += (await sales('DAY', company, { venueId })).total.turnover;
      expect(ofVenues).toBe(total.turnover);
    }
  });

  it('[MONEY-22] [MONEY-23] every closing, and the VAT report, is what is added up by hand from the rows', async () => {
    for (const { owner, closings, lines } of companies) {
      const closed = closings.filter(({ day }) => day <= UNTIL);
      expect(closed.length).toBeGreaterThan(DAYS);
      for (const { venueId, day, kinds, sales: sold, back, ...sums } of closed) {
        const ofDay = lines.filter((line) => line.venueId === venueId && line.day === day);
        expect([venueId, day, sums]).toEqual([venueId, day, sumPlain(ofDay)]);
        expect(sold).toEqual(sumPlainVat(ofDay, 'SALE'));
        expect(back).toEqual(sumPlainVat(ofDay, 'REFUND'));
        const { turnover, tips } = sumPlain(ofDay);
        expect(kinds.reduce((sum, { amount }) => sum + amount, 0)).toBe(turnover + tips);
        expect(kinds.reduce((sum, { orders }) => sum + orders, 0)).toBe(
          ofDay.reduce((sum, line) => sum + countOf(line), 0),
        );
      }
      const { vatReport } = await ask<{ vatReport: VatMonth[] }>(VAT, {}, owner);
      const lastDay = new Map(
        closed
          .toSorted((one, other) => (one.day < other.day ? -1 : 1))
          .map((row) => [row.venueId, row.day]),
      );
      for (const { month, sales: sold, back } of vatReport) {
        const ofMonth = lines.filter(
          ({ day, venueId }) => day.startsWith(month) && day <= (lastDay.get(venueId) ?? ''),
        );
        expect([month, sold]).toEqual([month, sumPlainVat(ofMonth, 'SALE')]);
        expect([month, back]).toEqual([month, sumPlainVat(ofMonth, 'REFUND')]);
      }
    }
  });
});
