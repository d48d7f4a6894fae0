import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import type {
  DayClosing,
  InvoicePage,
  OfficeOrderRow,
  OfficeOrderSums,
  SalesReport,
  VatMonth,
} from '@tallrik/contract/generated/staff-resolvers';
import { readCsv } from '@tallrik/domain/menu/editing/csv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { SALES_BY } from './answers.ts';
import { GUEST, openApiWorld } from './testing/api-world.ts';

const DOCS = new URL('../../../../../../docs/connections/', import.meta.url);
const DAYS = 'from=2026-10-01&to=2026-11-16';
const SUMS = 'orders dishes fees discount turnover tips refunds refunded rejected';
const VAT = 'rate gross net vat';
const CLOSING = `id number venueId venueName organizationId timeZone day beginsAt endsAt closedAt currency orders dishes
  fees discount turnover tips refunds refunded refundedTips sales { ${VAT} } back { ${VAT} } kinds { kind orders amount }
  rejected { reason orders amount } takenBack { orders amount } openBills { bills amount } firstOrder lastOrder`;

type Order = {
  id: string;
  status: string;
  venueId: string;
  total: number;
  tip: number;
  refunded: number;
  isPayLater: boolean;
  paymentKind: string | null;
  lines: { quantity: number; amount: number; discount: number }[];
  fees: { amount: number; discount: number }[];
  vat: { gross: number; net: number; vat: number }[];
};
type Refund = { id: string; amount: number; day: string };

describe('what a company’s own programs read', () => {
  let world: Awaited<ReturnType<typeof openApiWorld>>;
  let key: string;
  beforeAll(async () => {
    world = await openApiWorld();
    key = await world.newKey();
  });
  afterAll(() => world.close());

  const read = <Answer>(path: string) => world.read<Answer>(path, key);
  async function pages<Row>(path: string, list: string): Promise<Row[]> {
    const rows: Row[] = [];
    let cursor: string | null = null;
    do {
      const at: string = cursor === null ? path : `${path}&cursor=${cursor}`;
      const page: Record<string, unknown> = await read(at);
      rows.push(...(page[list] as Row[]));
      cursor = page['nextCursor'] as string | null;
    } while (cursor !== null);
    return rows;
  }
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((total, row) => total + of(row), 0);

  it.each(SALES_BY)('[D-771] sales by %s are the office’s', async (by) => {
    const office = await world.ask<SalesReport>(
      `{ it: sales(from: "2026-10-01", to: "2026-11-16", by: ${by}, comparedWith: BEFORE) { by from to beforeFrom beforeTo
        rows { key label amount orders units refunded secondsWaited before } total { ${SUMS} } before { ${SUMS} }
        clocks { timeZone begins } } }`,
    );
    const answer = await read(`/reports/sales?${DAYS}&by=${by}&comparedWith=BEFORE`);
    expect(answer).toEqual({ ...office, currency: 'SEK' });
    expect(office.total.turnover).toBeGreaterThan(0);
  });

  it('[D-771] orders are the office’s, page by page, with lines that come to their total and no guest', async () => {
    const filter = '{ isTest: false }';
    const office = await world.ask<{ orders: OfficeOrderRow[] }>(
      `{ it: officeOrders(filter: ${filter}, limit: 200) { orders {
        id easyId createdAt venueId status type kind total tip refunded currency } } }`,
    );
    const sums = await world.ask<OfficeOrderSums>(
      `{ it: officeOrderSums(filter: ${filter}) { orders counted total tips back } }`,
    );
    const orders = await pages<Order>('/orders?limit=17', 'orders');
    expect(orders).toHaveLength(sums.orders);
    expect(orders).toMatchObject(
      office.orders.map(({ easyId, type, kind, ...row }) => ({
        ...row,
        number: easyId,
        serviceType: type,
        paymentKind: kind,
      })),
    );
    const sold = orders.filter(({ status, isPayLater }) => status !== 'REJECTED' && !isPayLater);
    expect(sum(sold, ({ total }) => total)).toBe(sums.total);
    expect(sum(sold, ({ refunded }) => refunded)).toBe(sums.back);
    for (const order of orders) {
      const goods = sum(
        [...order.lines, ...order.fees],
        ({ amount, discount }) => amount - discount,
      );
      expect(goods + order.tip).toBe(order.total);
      expect(sum(order.vat, ({ gross }) => gross)).toBe(goods);
    }
    const [first] = orders;
    expect(await read(`/orders/${first?.id}`)).toEqual(first);
  });

  it('[D-771] orders by day, venue and state are those the office finds', async () => {
    const { venue } = world.ids;
    const office = await world.ask<{ orders: { id: string }[] }>(
      `{ it: officeOrders(limit: 200, filter: { from: "2026-10-20", to: "2026-10-24", venueIds: ["${venue}"],
        statuses: [REJECTED], isTest: false }) { orders { id } } }`,
    );
    const days = 'from=2026-10-20&to=2026-10-24';
    const answer = await read<{ orders: Order[] }>(
      `/orders?${days}&venue=${venue.toUpperCase()}&state=REJECTED`,
    );
    expect(answer.orders.map(({ id }) => id)).toEqual(office.orders.map(({ id }) => id));
    expect(answer.orders.length).toBeGreaterThan(0);
  });

  it('[D-771] closings and VAT are the office’s', async () => {
    const office = await world.ask<{ closings: DayClosing[] }>(
      `{ it: dayClosings(limit: 100) { closings { ${CLOSING} } } }`,
    );
    const closings = await pages<DayClosing>('/closings?limit=13', 'closings');
    expect(closings).toEqual(office.closings);
    expect(closings.length).toBeGreaterThan(20);
    const some = await pages<DayClosing>(
      `/closings?from=2026-10-21&to=2026-10-23&venue=${world.ids.venue}`,
      'closings',
    );
    expect(some.map(({ day }) => day)).toEqual(['2026-10-23', '2026-10-22', '2026-10-21']);
    const months = await world.ask<VatMonth[]>(
      `{ it: vatReport(fromMonth: "2026-10", toMonth: "2026-11") { month days sales { ${VAT} } back { ${VAT} } } }`,
    );
    const vat = await read('/reports/vat?fromMonth=2026-10&toMonth=2026-11');
    expect(vat).toEqual({ months, currency: 'SEK' });
  });

  it('[D-771] refunds sum to what the report calls refunded, day by day', async () => {
    const report = await read<SalesReport>(`/reports/sales?${DAYS}&by=DAY`);
    const refunds = await pages<Refund>(`/refunds?${DAYS}&limit=7`, 'refunds');
    expect(sum(refunds, ({ amount }) => amount)).toBe(report.total.refunded);
    for (const { key: day, refunded } of report.rows)
      expect(
        sum(
          refunds.filter((one) => one.day === day),
          ({ amount }) => amount,
        ),
      ).toBe(refunded);
    expect(refunds.length).toBeGreaterThan(10);
  });

  it('[D-771] invoices and credit notes are the office’s, for books', async () => {
    const office = await world.ask<InvoicePage>(
      `{ it: companyInvoices(limit: 50) { invoices { id number issuedOn dueOn total credited state buyerName } } }`,
    );
    const { invoices } = await read<{ invoices: object[] }>('/invoices?limit=50');
    expect(invoices).toMatchObject(
      office.invoices.map(({ buyerName, ...invoice }) => ({
        ...invoice,
        customer: { name: buyerName },
      })),
    );
    expect(office.invoices).toHaveLength(2);
    expect(await read('/invoices?state=CREDITED')).toMatchObject({ invoices: [{ number: 1 }] });
    expect(await read('/invoices?from=2026-12-01')).toEqual({ invoices: [], nextCursor: null });
    const { creditNotes } = await read<{ creditNotes: object[] }>('/credit-notes?limit=1');
    expect(creditNotes).toMatchObject([{ number: 1, invoiceNumber: 1, total: 3_900 }]);
    expect(await pages('/invoices?limit=1', 'invoices')).toEqual(invoices);
  });

  it('[D-771] menu, venues and company', async () => {
    const menu = await read<{ items: { id: string }[]; venues: object[] }>('/menu');
    expect(menu.items.map(({ id }) => id)).toContain(world.ids.burger);
    const { venues } = await read<{ venues: { id: string }[] }>('/venues');
    expect(venues.map(({ id }) => id)).toEqual(
      expect.arrayContaining([world.ids.venue, world.ids.closedVenue]),
    );
    expect(await read('/company')).toMatchObject({
      id: world.ids.company,
      currency: 'SEK',
      key: { name: 'Bookkeeping', reads: ['BOOKS', 'ORDERS', 'INVOICES', 'MENU'] },
    });
  });

  const ALL = [
    '/company',
    '/venues',
    '/orders?limit=100',
    `/closings`,
    `/reports/sales?${DAYS}&by=ITEM`,
    '/reports/vat?fromMonth=2026-10&toMonth=2026-11',
    `/refunds?${DAYS}`,
    '/invoices',
    '/credit-notes',
    '/menu',
  ];

  it('[D-771] no answer names a guest or has a guest’s words, and none is another company’s', async () => {
    const other = await world.newKey({}, world.stranger);
    const foreign = [world.others.company, world.others.venue, world.others.burger];
    for (const path of ALL) {
      const { body } = await world.get(path, key);
      for (const word of [GUEST.name, GUEST.comment, 'Kim said so', ...foreign])
        expect(body, path).not.toContain(word);
      const theirs = await world.get(path, other);
      expect(theirs.statusCode).toBe(200);
      expect(theirs.body, path).not.toContain(world.ids.company);
      expect(theirs.body, path).not.toContain(world.ids.venue);
    }
  });

  it('[D-771] every answer is as the document says, which is OpenAPI 3.1 and needs no key', async () => {
    const answer = await world.get('/openapi.json', null);
    expect(answer.statusCode).toBe(200);
    const document = documentSchema.parse(answer.json());
    const names = Object.values(document.paths).map(({ get }) => get.operationId);
    expect(new Set(names).size).toBe(names.length);
    const references = JSON.stringify(document).matchAll(
      /"\$ref":"#\/components\/schemas\/(\w+)"/g,
    );
    for (const [, name = ''] of references)
      expect(document.components.schemas).toHaveProperty(name);
    for (const [path, { get }] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(get.parameters.filter((one) => one.in === 'path').map(({ name }) => name)).toEqual(
        inPath,
      );
      const request =
        path === '/orders/{id}'
          ? `/orders/${(await read<{ orders: Order[] }>('/orders?limit=1')).orders[0]?.id}`
          : ALL.find((one) => one.split('?')[0] === path);
      const { schema: said } = get.responses['200'].content['application/json'];
      const whole = JSON.stringify({ ...said, $defs: document.components.schemas });
      const schema = z.fromJSONSchema(
        JSON.parse(whole.replaceAll('#/components/schemas/', '#/$defs/')) as never,
      );
      expect(schema.safeParse(await read(request ?? path)).error, path).toBeUndefined();
      expect(schema.safeParse({ nothing: 'of it' }).success, path).toBe(false);
    }
  });

  it('[D-771] as a table: names that stay, amounts with decimals, harmless texts, the next page in a header', async () => {
    await world.server.db
      .updateTable('venues')
      .set({ name: '=HYPERLINK("x")' })
      .where('id', '=', world.ids.closedVenue)
      .execute();
    const { headers, body } = await world.get(`/reports/sales?${DAYS}&by=VENUE&format=csv`, key);
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(body).toContain(`,"'=HYPERLINK(""x"")",`);
    const report = await read<SalesReport>(`/reports/sales?${DAYS}&by=VENUE`);
    const [heading, ...rows] = readCsv(body);
    expect(heading?.slice(0, 3)).toEqual(['venue', 'name', 'amount']);
    expect(rows.map(([venue, , amount]) => [venue, amount])).toEqual(
      report.rows.map((row) => [row.key, (row.amount / 100).toFixed(2)]),
    );
    for (const path of ALL.filter((one) => !['/company', '/venues', '/menu'].includes(one))) {
      const answer = await world.get(path, key, { accept: 'text/csv' });
      expect(answer.headers['content-type'], path).toBe('text/csv; charset=utf-8');
      const cells = readCsv(answer.body);
      expect(new Set(cells.map((row) => row.length)).size, path).toBe(1);
    }
    const page = await world.get('/orders?limit=5&format=csv', key);
    const [, next = ''] = /^<(.+)>; rel="next"$/.exec(String(page.headers.link)) ?? [];
    const second = await world.server.app.http.inject({
      url: next,
      headers: { authorization: `Bearer ${key}` },
    });
    expect(readCsv(second.body)).toHaveLength(6);
    expect(readCsv(second.body)[1]?.[0]).not.toBe(readCsv(page.body)[1]?.[0]);
  });

  it('[D-771] the call of the documentation, and its sheet', async () => {
    const readme = readFileSync(new URL('README.md', DOCS), 'utf8');
    const [, header = '', address = ''] =
      /^curl -H "(.+?)" "https:\/\/your-restaurant\.example(.+?)"$/m.exec(readme) ?? [];
    const [name = '', value = ''] = header.replace('$TALLRIK_KEY', key).split(': ');
    const answer = await fetch(world.server.origin + address, { headers: { [name]: value } });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ by: 'DAY', from: '2026-10-01', to: '2026-10-31' });

    const script = readFileSync(new URL('sales-to-sheet.gs', DOCS), 'utf8');
    const fetched = new Map<string, { status: number; text: string }>();
    let written: string[][] = [];
    const range = { setValues: (rows: string[][]) => (written = rows) };
    const sheet = { clearContents: () => undefined, getRange: () => range };
    const properties: Record<string, string> = {
      TALLRIK_ADDRESS: world.server.origin,
      TALLRIK_KEY: key,
    };
    const request: { address: string; headers: Record<string, string> }[] = [];
    const run = () =>
      runInNewContext(`${script}; fillSales()`, {
        Date: class extends Date {
          constructor(at?: number) {
            super(at ?? world.server.now().epochMilliseconds);
          }
        },
        PropertiesService: {
          getScriptProperties: () => ({ getProperty: (of: string) => properties[of] }),
        },
        UrlFetchApp: {
          fetch: (url: string, options: { headers: Record<string, string> }) => {
            request.push({ address: url, headers: options.headers });
            const got = fetched.get(url) ?? { status: 200, text: 'none,yet\r\n' };
            return { getResponseCode: () => got.status, getContentText: () => got.text };
          },
        },
        Utilities: { parseCsv: (text: string) => readCsv(text) },
        SpreadsheetApp: { getActiveSpreadsheet: () => ({ getSheetByName: () => sheet }) },
      });
    run();
    for (const { address: url, headers } of request) {
      const got = await fetch(url, { headers });
      fetched.set(url, { status: got.status, text: await got.text() });
    }
    run();
    expect(written[0]?.slice(0, 3)).toEqual(['day', 'name', 'amount']);
    expect(written).toHaveLength(32);
    expect(written[1]?.[0]).toBe('2026-10-01');
  });
});

/** What of OpenAPI 3.1 the document uses; anything else in it is a mistake. */
const text = z.string().min(1);
const header = z.strictObject({ description: text, schema: z.looseObject({ type: text }) });
const problem = z.strictObject({
  description: text,
  headers: z.record(text, header).optional(),
  content: z.strictObject({
    'application/problem+json': z.strictObject({
      schema: z.strictObject({ $ref: z.literal('#/components/schemas/Problem') }),
    }),
  }),
});
const documentSchema = z.strictObject({
  openapi: z.literal('3.1.0'),
  info: z.strictObject({ title: text, version: text, description: text }),
  servers: z.array(z.strictObject({ url: z.literal('/api/v1') })),
  security: z.tuple([z.strictObject({ key: z.tuple([]) })]),
  paths: z.record(
    z.string().startsWith('/'),
    z.strictObject({
      get: z.strictObject({
        operationId: text,
        summary: text,
        description: text.optional(),
        parameters: z.array(
          z.strictObject({
            name: text,
            in: z.enum(['query', 'path']),
            required: z.boolean(),
            description: text.optional(),
            schema: z.looseObject({ type: z.enum(['string', 'integer']) }),
          }),
        ),
        responses: z.strictObject({
          200: z.strictObject({
            description: text,
            headers: z.record(text, header),
            content: z.strictObject({
              'application/json': z.strictObject({ schema: z.looseObject({}) }),
              'text/csv': z
                .strictObject({ schema: z.strictObject({ type: z.literal('string') }) })
                .optional(),
            }),
          }),
          304: z.strictObject({ description: text }),
          400: problem,
          401: problem,
          403: problem,
          404: problem,
          429: problem,
        }),
      }),
    }),
  ),
  components: z.strictObject({
    schemas: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), z.looseObject({ type: text })),
    securitySchemes: z.strictObject({
      key: z.strictObject({
        type: z.literal('http'),
        scheme: z.literal('bearer'),
        description: text,
      }),
    }),
  }),
});
