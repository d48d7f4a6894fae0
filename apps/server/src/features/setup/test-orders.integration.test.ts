import { randomUUID } from 'node:crypto';
import { minor } from '@tallrik/domain/money/minor';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { FRIDAY_EVENING } from '../../testing/test-server.ts';
import {
  type LoyaltyWorld,
  type Member,
  openLoyaltyWorld,
} from '../loyalty/testing/loyalty-world.ts';

type Link = { error: string | null; path: string | null; until: string | null };
type Row = { id: string; easyId: string; status: string };

/** What a rehearsal writes into: itself, who did what, and that nothing was due. Everything else counts something. */
const OWN_TABLES = new Set([
  'audit_log',
  'cart_events',
  'carts',
  'order_items',
  'order_moves',
  'orders',
  'payment_ledger',
  'payments',
  'receipt_mails',
]);

describe('a rehearsal before the first guest', () => {
  let world: LoyaltyWorld;
  let ids: LoyaltyWorld['ids'];
  let owner: string;
  let member: Member;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    ({ ids } = world);
    owner = await signInStaff(world, {
      companyId: ids.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 1,
    });
    member = await world.seedMember();
    await close();
    await world.db
      .updateTable('companies')
      .set({ supportEmail: 'hello@example.com' })
      .where('id', '=', ids.company)
      .execute();
    await world.db.updateTable('venues').set({ organizationId: '556677-8899' }).execute();
    await world.db
      .updateTable('venueLocations')
      .set({ street: 'Kajen 1', city: 'Stockholm' })
      .execute();
    await world.db
      .insertInto('inventory')
      .values({ companyId: ids.company, venueId: ids.venue, itemId: ids.fries, count: 5 })
      .execute();
  });
  afterAll(() => world.close());

  const setOpen = (hasAppOrders: boolean) =>
    world.db.updateTable('companies').set({ hasAppOrders }).execute();
  const close = () => setOpen(false);
  const openLink = async (): Promise<Link> =>
    (
      await world.staff<{ openTestOrder: Link }>(
        'mutation { openTestOrder { error path until } }',
        {},
        owner,
      )
    ).data!.openTestOrder;
  /** Follows the link as a browser does, and keeps the cookie it is given. */
  const follow = async (path: string) => {
    const answer = await world.app.http.inject({ method: 'GET', url: path });
    const cookie = String(answer.headers['set-cookie'] ?? '').split(';')[0] ?? '';
    return { status: answer.statusCode, to: answer.headers.location, cookie };
  };
  const linkCookie = async () => (await follow((await openLink()).path ?? '')).cookie;
  const ask = async <Data>(query: string, variables: object, cookie: string, token?: string) =>
    (
      await world.app.http.inject({
        method: 'POST',
        url: '/graphql',
        payload: { query, variables },
        headers: { cookie, ...(token ? { authorization: `Bearer ${token}` } : {}) },
      })
    ).json<{ data?: Data; errors?: never }>();
  const phoneWith = (cookie: string, as?: Member, shop = ids) =>
    openGuestPhone(
      { ...world, guest: (query, given = {}) => ask(query, given, cookie, as?.token) },
      shop,
    );
  const isOpenFor = async (cookie: string) =>
    (
      await ask<{ Company: { hasAppOrders: boolean } }>(
        `{ Company(id: "${ids.company}") { hasAppOrders } }`,
        {},
        cookie,
      )
    ).data?.Company.hasAppOrders;
  const pay = async (phone: ReturnType<typeof openGuestPhone>, amount = 0) => {
    const announced = await phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: randomUUID(),
      tip: minor(0),
      amount: minor(amount),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: null,
    });
    await world.runJobs();
    return announced.error;
  };
  const orderOf = (cartId: string) =>
    world.db.selectFrom('orders').selectAll().where('cartId', '=', cartId).executeTakeFirst();
  const rehearse = async (as?: Member) => {
    const phone = phoneWith(await linkCookie(), as);
    expect((await phone.create()).error).toBeNull();
    expect((await phone.addFries(2)).error).toBeNull();
    expect(await pay(phone)).toBeNull();
    const order = await orderOf(phone.cartId);
    if (!order) throw new Error('The rehearsal became no order');
    return { phone, order };
  };
  const move = async (orderId: string, to: string) => {
    const order = await world.db
      .selectFrom('orders')
      .select('version')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const answer = await world.staff<{ moveOrder: { error: string | null } }>(
      MOVE,
      {
        id: orderId,
        version: order.version,
        to,
        minutes: to === 'ACCEPTED' ? 15 : null,
        reason: to === 'REJECTED' ? 'CLOSING_SOON' : null,
      },
      owner,
    );
    expect(answer.errors).toBeUndefined();
    expect(answer.data?.moveOrder.error).toBeNull();
    await world.runJobs();
  };
  const walk = async (orderId: string) => {
    for (const to of ['ACCEPTED', 'READY', 'COMPLETED']) await move(orderId, to);
  };
  const listed = async (): Promise<Row[]> =>
    (await world.staff<{ testOrders: Row[] }>('{ testOrders { id easyId status } }', {}, owner))
      .data!.testOrders;
  const isStepDone = async () =>
    (
      await world.staff<{ setupState: { steps: { step: string; isDone: boolean }[] } }>(
        '{ setupState { steps { step isDone } } }',
        {},
        owner,
      )
    ).data?.setupState.steps.find(({ step }) => step === 'TEST_ORDER')?.isDone;

  it('[SETUP-19] [O-21] a link opens the closed app on this device, and for nobody else', async () => {
    const link = await openLink();
    expect(link).toMatchObject({ error: null, until: '2026-11-13T20:30:00Z' });
    const followed = await follow(link.path ?? '');
    expect(followed).toMatchObject({ status: 302, to: '/company-1' });
    expect(await isOpenFor(followed.cookie)).toBe(true);
    expect(await isOpenFor('')).toBe(false);
    expect((await phoneWith('').create()).error).toBe('APP_CLOSED');
    const entry = await world.db
      .selectFrom('auditLog')
      .select('subjectId')
      .where('action', '=', 'openTestOrder')
      .executeTakeFirst();
    expect(entry?.subjectId).toBe(ids.company);
  });

  it('[SETUP-19] [SETUP-20] [D-510] it costs nothing, walks the whole way, and no table that counts anything has changed', async () => {
    const before = await contents(world);
    const metrics = await ordersCounted();
    expect(await isStepDone()).toBe(false);
    const { order, phone } = await rehearse(member);
    expect(order).toMatchObject({ isTest: true, total: 0, userId: member.id, status: 'PENDING' });
    const payment = await world.db
      .selectFrom('payments')
      .select(['kind', 'state', 'amount'])
      .where('orderId', '=', order.id)
      .executeTakeFirst();
    expect(payment).toEqual({ kind: 'FREE', state: 'NOTHING_DUE', amount: 0 });
    expect((await phone.openSession(0)).error).not.toBeNull();
    await walk(order.id);
    expect(await listed()).toMatchObject([{ id: order.id, status: 'COMPLETED' }]);
    expect(await isStepDone()).toBe(true);
    const after = await contents(world);
    const changed = [...after.keys()].filter((table) => after.get(table) !== before.get(table));
    expect(changed.filter((table) => !OWN_TABLES.has(table))).toEqual([]);
    expect(await ordersCounted()).toBe(metrics);
    // One that is rejected gives nothing back that it has not taken.
    await move((await rehearse(member)).order.id, 'REJECTED');
    const rejected = await contents(world);
    expect(rejected.get('inventory')).toBe(before.get('inventory'));
  });

  it('[SETUP-19] the board is told that it is a test', async () => {
    const { order } = await rehearse();
    const board = await world.staff<{
      venueBoard: { orders: { id: string; isTest: boolean; isPaid: boolean }[] };
    }>(`{ venueBoard(venueId: "${ids.venue}") { orders { id isTest isPaid } } }`, {}, owner);
    expect(board.data?.venueBoard.orders.find(({ id }) => id === order.id)).toMatchObject({
      isTest: true,
      isPaid: true,
    });
  });

  it('[O-21] nobody else’s alarm: contacts are not called and no metric waits for an answer', async () => {
    const { order } = await rehearse();
    expect(order).toMatchObject({ escalateMailAt: null, escalateSmsAt: null });
    const metrics = (await world.app.http.inject('/metrics')).body;
    expect(metrics).not.toMatch(new RegExp(`orders_pending[^\\n]*${ids.venue}`));
  });

  it('[O-21] a guest can claim no rehearsal, and another company’s is none here', async () => {
    const foreign = await seedOpenShop(world.db, 2);
    await close();
    const claimed = phoneWith('');
    const put = await claimed.put({
      ...claimed.base(),
      type: 'CREATE_CART',
      serviceType: 'TAKE_AWAY',
      deliveryTargetId: null,
      userId: null,
      testUntil: '2026-11-14T18:30:00Z',
    });
    expect(put.error).toBe('APP_CLOSED');
    const cookie = await linkCookie();
    expect((await phoneWith(cookie, undefined, foreign).create()).error).toBe('APP_CLOSED');
    for (const forged of ['tallrik_rehearsal=x', `tallrik_rehearsal=${member.token}`])
      expect((await phoneWith(forged).create()).error).toBe('APP_CLOSED');
    await setOpen(true);
    const ordinary = phoneWith('');
    const created = await ordinary.put({
      ...ordinary.base(),
      type: 'CREATE_CART',
      serviceType: 'TAKE_AWAY',
      deliveryTargetId: null,
      userId: null,
      testUntil: '2026-11-14T18:30:00Z',
    });
    expect(created.confirmed[0]?.event).not.toHaveProperty('testUntil');
    await close();
  });

  it('[SETUP-19] [D-511] in an open app the link orders as everybody does, and a cart of before becomes no order', async () => {
    const cookie = await linkCookie();
    const begun = phoneWith(cookie);
    await begun.create();
    await begun.addFries();
    await setOpen(true);
    expect(await pay(begun)).toBe('CART_NOT_FOUND');
    const late = phoneWith(cookie);
    await late.create();
    await late.addFries();
    expect(await pay(late)).toBe('AMOUNT_CHANGED');
    expect(await orderOf(late.cartId)).toBeUndefined();
    expect((await openLink()).error).toBe('ALREADY_LIVE');
    await close();
    // Announced while it was closed, taken when it is open.
    const announced = phoneWith(cookie);
    await announced.create();
    await announced.addFries();
    await announced.put({
      ...announced.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: randomUUID(),
      tip: minor(0),
      amount: minor(0),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: null,
    });
    await setOpen(true);
    await world.runJobs();
    expect(await orderOf(announced.cartId)).toBeUndefined();
    await close();
  });

  it('[SETUP-19] two hours later link and cart are dead', async () => {
    const link = await openLink();
    const { cookie } = await follow(link.path ?? '');
    const begun = phoneWith(cookie);
    await begun.create();
    await begun.addFries();
    world.setTime('2026-11-13T20:30:00Z');
    expect(await isOpenFor(cookie)).toBe(false);
    expect((await phoneWith(cookie).create()).error).toBe('APP_CLOSED');
    expect(await pay(begun)).toBe('CART_NOT_FOUND');
    expect(await follow(link.path ?? '')).toMatchObject({ to: '/console/office/setup/test' });
    world.setTime(FRIDAY_EVENING);
  });

  it('[SETUP-19] there is no link while something stands against going live', async () => {
    await world.db.updateTable('venues').set({ organizationId: null }).execute();
    expect((await openLink()).error).toBe('NOT_READY');
    await world.db.updateTable('venues').set({ organizationId: '556677-8899' }).execute();
  });

  it('[SETUP-20] a month later they are gone, and the books still say that nothing was due', async () => {
    const { order } = await rehearse();
    await walk(order.id);
    world.setTime('2026-12-13T18:29:00Z');
    await world.app.jobs['delete-test-orders']({});
    expect((await listedRows()).length).toBeGreaterThan(0);
    world.setTime('2026-12-13T18:31:00Z');
    await world.app.jobs['delete-test-orders']({});
    expect(await listedRows()).toEqual([]);
    const payment = await world.db
      .selectFrom('payments')
      .select(['orderId', 'state'])
      .where('cartId', '=', order.cartId)
      .executeTakeFirst();
    expect(payment).toEqual({ orderId: null, state: 'NOTHING_DUE' });
    await world.app.jobs['reconcile-money']({});
    const findings = await world.db.selectFrom('reconciliationFindings').selectAll().execute();
    expect(findings).toEqual([]);
    world.setTime(FRIDAY_EVENING);
  });

  const listedRows = () =>
    world.db.selectFrom('orders').select('id').where('isTest', '=', true).execute();
  const ordersCounted = async () =>
    (await world.app.http.inject('/metrics')).body
      .split('\n')
      .filter((line) => line.startsWith('tallrik_orders_total'))
      .join('\n');
});

const MOVE = `mutation Move($id: ID!, $version: Int!, $to: OrderStatus!, $minutes: Int, $reason: RejectReason) {
  moveOrder(id: $id, version: $version, to: $to, estimatedMinutes: $minutes, rejectReason: $reason) { error } }`;

/** Every table of the database by what is in it. */
async function contents({ db }: LoyaltyWorld): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db);
  const found = new Map<string, string>();
  for (const { name } of rows) {
    const read = await sql<{ content: string }>`
      select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as content
      from ${sql.table(name)} as t`.execute(db);
    found.set(name, read.rows[0]?.content ?? '');
  }
  return found;
}
