import { guestCookieName } from '@tallrik/contract/page-rendering';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedCompany } from '../../testing/seed-company.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';
import { fixedId } from '../../testing/fixed-id.ts';
import { openConsentCounts } from './consent-counts.ts';
import { findVisitStats } from './visit-stats.ts';

let server: TestServer;
let company: string;
let other: string;
beforeAll(async () => {
  server = await openTestServer();
  company = (await seedCompany(server.db, 1)).company;
  other = (await seedCompany(server.db, 2, { host: 'other.example' })).company;
  await seedCompany(server.db, 3, { configuration: { enableAnalytics: false } });
});
afterAll(() => server.close());

const cartOf = (number: number) => fixedId(900 + number);
const visit = (number: number, facts: object = {}) => ({
  visitId: fixedId(700 + number),
  device: 'PHONE',
  source: 'TABLE',
  sourceName: null,
  ...facts,
});
const view = (page: string) => ({ name: 'page_view', page });
const post = (
  body: object,
  {
    slug = 'company-1',
    consent = 'OWN',
    of = company,
    path = '/analytics',
    host = 'localhost',
  } = {},
) =>
  server.app.http.inject({
    method: 'POST',
    url: slug === '' ? path : `/${slug}${path}`,
    payload: body,
    headers: { host, cookie: `${guestCookieName('analyticsConsent', of)}=${consent}` },
  });
const visitStats = (of = company) =>
  findVisitStats(server.db, of, { from: '2026-11-13', to: '2026-11-13' });

describe('what guests do', () => {
  it('[F-41] [D-127] without consent nothing is taken, whatever the page sends', async () => {
    const batch = { ...visit(1), events: [view('menu')] };
    expect((await post(batch, { consent: '' })).statusCode).toBe(403);
    expect((await post(batch, { consent: 'GA4' })).statusCode).toBe(403);
    expect((await post(batch, { of: other })).statusCode).toBe(403);
    expect((await visitStats()).visits).toBe(0);
  });

  it.each([
    ['no batch', {}],
    ['a person', { ...visit(1), events: [view('menu')], phone: '+46701740605' }],
    ['an address', { ...visit(1), events: [view('/orderstatus/1')] }],
  ])('[F-41] %s is refused', async (_what, body) => {
    expect((await post(body)).statusCode).toBe(400);
  });

  it('[F-41] a company that counts nobody, and one that is not there, take nothing', async () => {
    const batch = { ...visit(1), events: [view('menu')] };
    expect((await post(batch, { slug: 'company-3' })).statusCode).toBe(404);
    expect((await post(batch, { slug: 'nobody' })).statusCode).toBe(404);
  });

  it('[PAY-06] [PAY-30] [PAY-39] [SUPPORT-10] [F-41] visits, carts, payments, orders and where guests leave, by page, source and device', async () => {
    const added = (cart: number) => ({
      name: 'item_added',
      page: 'item',
      cartId: cartOf(cart),
      quantity: 2,
      entryId: fixedId(1),
      itemId: fixedId(2),
      title: 'Soup',
    });
    const paying = (name: string, cart: number, more: object = {}) => ({
      name,
      page: 'cart',
      cartId: cartOf(cart),
      ...more,
    });
    // One guest is sent to the bank and comes back in another visit; one gives up at the card; one only reads.
    const batches = [
      { ...visit(1), events: [view('menu'), view('item'), added(1)] },
      { ...visit(1), events: [view('cart'), paying('payment_started', 1)] },
      { ...visit(2), events: [view('cart'), paying('cart_finished', 1)] },
      {
        ...visit(3, { device: 'DESKTOP', source: 'SEARCH', sourceName: 'google.se' }),
        events: [
          view('menu'),
          added(2),
          view('cart'),
          paying('payment_started', 2),
          paying('payment_error', 2, { code: 'Refused' }),
        ],
      },
      { ...visit(4), events: [view('menu')] },
    ];
    for (const batch of batches) expect((await post(batch)).statusCode).toBe(204);
    const found = await visitStats();
    expect(found).toMatchObject({
      visits: 4,
      carts: 2,
      payments: 2,
      failedPayments: 1,
      orders: 1,
      sources: [
        { source: 'TABLE', visits: 3, carts: 1, orders: 1 },
        { source: 'SEARCH', visits: 1, carts: 1, orders: 0 },
      ],
      devices: [
        { device: 'PHONE', visits: 3, carts: 1, orders: 1 },
        { device: 'DESKTOP', visits: 1, carts: 1, orders: 0 },
      ],
    });
    expect(found.pages).toEqual([
      { page: 'cart', views: 3, visits: 3, exits: 3 },
      { page: 'menu', views: 3, visits: 3, exits: 1 },
      { page: 'item', views: 1, visits: 2, exits: 0 },
    ]);
  });

  it('[F-41] [D-197] neither a cart’s id nor a device’s address is kept', async () => {
    const rows = await server.db.selectFrom('analyticsEvents').selectAll().execute();
    expect(rows.some((row) => row.title === 'Soup' && row.quantity === 2)).toBe(true);
    expect(JSON.stringify(rows)).not.toContain(cartOf(1));
    expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
  });

  it('[F-41] a company’s figures are its own; its host names it as well as its path', async () => {
    const batch = { ...visit(1), events: [view('menu')] };
    const answer = await post(batch, { slug: '', host: 'other.example', of: other });
    expect(answer.statusCode).toBe(204);
    expect((await visitStats(other)).visits).toBe(1);
    expect((await visitStats()).visits).toBe(4);
  });

  it('[D-139] [F-41] a flood from one address is stopped', async () => {
    const batch = { ...visit(9), events: [view('menu')] };
    const answers = await Promise.all(
      Array.from({ length: 620 }, () => post(batch, { slug: 'company-2', of: other })),
    );
    expect(answers.some(({ statusCode }) => statusCode === 429)).toBe(true);
    server.setTime('2026-11-13T18:32:00Z');
  });
});

describe('who agrees', () => {
  const sendAnswer = (answer: string) =>
    post({ answer }, { path: '/analytics/consent', consent: '' });

  it('[F-41] [D-197] is counted per day, without a number', async () => {
    for (const answer of ['OFFERED', 'OFFERED', 'OFFERED', 'ALLOWED', 'REFUSED', 'WITHDRAWN']) {
      expect((await sendAnswer(answer)).statusCode).toBe(204);
    }
    expect((await sendAnswer('PERHAPS')).statusCode).toBe(400);
    expect((await visitStats()).consent).toMatchObject({
      offered: 3,
      allowed: 1,
      refused: 1,
      withdrawn: 1,
    });
    const counts = openConsentCounts({ db: server.db, now: server.now, onLost: () => undefined });
    for (const load of ['loads', 'loads', 'loads', 'loads', 'consentedLoads'] as const) {
      counts.add(company, load);
    }
    await counts.close();
    // One page of four was opened by somebody who had agreed, another agreed there.
    expect((await visitStats()).consent).toMatchObject({ loads: 4, offered: 3, share: 0.5 });
    const columns = await server.db
      .selectFrom('consentCounts')
      .selectAll()
      .executeTakeFirstOrThrow();
    expect(Object.keys(columns).toSorted()).toEqual([
      'allowed',
      'companyId',
      'consentedLoads',
      'day',
      'loads',
      'offered',
      'refused',
      'withdrawn',
    ]);
  });
});

it('[D-145] [F-41] visits are forgotten after thirteen months, the counts stay', async () => {
  server.setTime('2027-12-20T04:00:00Z');
  await server.app.jobs['forget-old-visits']({});
  expect((await visitStats()).visits).toBe(0);
  expect((await server.db.selectFrom('analyticsEvents').selectAll().execute()).length).toBe(0);
  expect((await visitStats()).consent.offered).toBe(3);
});
