import { randomUUID } from 'node:crypto';
import { CAPTURE_GRACE_SECONDS } from '@tallrik/domain/orders/undo-move';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { openWebhookWorld } from './testing/webhook-world.ts';

const FRIES = 3_900;
const DAY = 86_400;

describe('what a company’s own programs are told', () => {
  let world: Awaited<ReturnType<typeof openWebhookWorld>>;
  let webhookId: string;
  beforeAll(async () => {
    world = await openWebhookWorld();
  });
  beforeEach(() => {
    world.program.taken = [];
    world.program.isDown = () => false;
  });
  afterAll(() => world.close());

  const types = () => world.program.taken.map(({ type }) => type);
  const ofOrder = (orderId: string) =>
    world.program.taken.filter(({ data }) => data['orderId'] === orderId);
  const countEvents = async () => {
    const { rows } = await sql<{ events: number }>`
      select count(*)::int as events from webhook_events`.execute(world.server.db);
    return rows[0]?.events;
  };

  it.each([
    'http://till.example/hook',
    'https://till.example:8443/hook',
    'https://kim:word@till.example/hook',
    'https://10.0.0.7/hook',
    'https://[::1]/hook',
    'https://192.168.1.10/',
    'https://till.example/#part',
    'ftp://till.example',
    'till.example',
    '',
  ])('[D-730] [F-27] %s is not called', async (address) => {
    expect(await world.create(randomUUID(), { address })).toEqual({
      error: 'WEBHOOK_ADDRESS_REFUSED',
      field: 'address',
      webhook: null,
      secret: null,
    });
  });

  it('[D-730] a long address is not looked at', async () => {
    const address = `https://till.example/${'x'.repeat(200_000)}`;
    expect((await world.create(randomUUID(), { address })).error).toBe('WEBHOOK_ADDRESS_REFUSED');
  });

  it('[D-730] what nobody listens to is not written down', async () => {
    await world.placeOrder();
    expect(await countEvents()).toBe(0);
    expect(await world.create(randomUUID(), { events: [] })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'events',
    });
  });

  it('[D-730] its secret is answered once, kept sealed, and only its end is shown', async () => {
    webhookId = randomUUID();
    const { error, secret, webhook } = await world.create(webhookId);
    expect(error).toBeNull();
    expect(secret).toMatch(/^whsec_/);
    world.program.secret = secret ?? '';
    expect(webhook?.secretEnd).toBe(secret?.slice(-4));
    expect(await world.create(webhookId)).toMatchObject({ error: null, secret: null });
    const key = Buffer.from(world.program.secret);
    const stored = await world.server.db
      .selectFrom('webhookEndpoints')
      .select('sealedSecret')
      .executeTakeFirstOrThrow();
    expect(stored.sealedSecret.includes(key)).toBe(false);
  });

  it('[D-730] an order is told in its order, signed, with ids and amounts and no person', async () => {
    const orderId = await world.placeOrder({ guestName: 'Kim Guest', comment: 'ring the bell' });
    await world.tell();
    expect(types()).toEqual(['order.placed']);
    await world.move(orderId, 'ACCEPTED');
    await world.move(orderId, 'READY');
    await world.move(orderId, 'COMPLETED');
    await world.tell();
    // The kitchen can still take it back.
    expect(types()).toEqual(['order.placed']);
    await world.later(CAPTURE_GRACE_SECONDS - 1);
    await world.tell();
    expect(types()).toEqual(['order.placed']);
    await world.later(1);
    await world.tell();
    expect(types()).toEqual(['order.placed', 'order.accepted', 'order.completed']);
    expect(world.program.taken[0]).toEqual({
      id: expect.any(String),
      type: 'order.placed',
      timestamp: expect.any(String),
      data: {
        companyId: world.ids.company,
        venueId: world.ids.venue,
        orderId,
        number: expect.any(String),
        status: 'PENDING',
        serviceType: 'TAKE_AWAY',
        total: FRIES,
        tip: 0,
        currency: 'SEK',
        isPayLater: false,
        billId: null,
      },
    });
    const sent = await world.deliveries(webhookId);
    expect(sent.map(({ type, state }) => `${type} ${state}`)).toEqual([
      'order.completed DELIVERED',
      'order.accepted DELIVERED',
      'order.placed DELIVERED',
    ]);
    expect(await world.read()).toMatchObject({ waiting: 0, missed: 0, failingSince: null });
  });

  it('[D-730] a move that was taken back is never told', async () => {
    const orderId = await world.placeOrder();
    await world.move(orderId, 'ACCEPTED');
    await world.undo(orderId);
    await world.later(CAPTURE_GRACE_SECONDS);
    await world.move(orderId, 'REJECTED');
    await world.tell();
    expect(ofOrder(orderId).map(({ type, data }) => [type, data['reason']])).toEqual([
      ['order.placed', undefined],
      ['order.rejected', 'TOO_MANY_ORDERS'],
    ]);
  });

  it('[D-730] a test order, and an order that was never written, are not told', async () => {
    const before = await countEvents();
    await world.placeOrder({ isTest: true, dishes: [{ title: 'Fries', amount: 0, vat: 25 }] });
    await expect(
      world.server.db.transaction().execute(async (trx) => {
        await trx.updateTable('orders').set({ comment: '' }).execute();
        await sql`select note_webhook_event(${world.ids.company}::uuid, 'order.placed', gen_random_uuid(), null,
          now(), now(), '{}')`.execute(trx);
        throw new Error('and then the power went');
      }),
    ).rejects.toThrow('power');
    expect(await countEvents()).toBe(before);
  });

  it('[D-730] money that goes back and a closed day are told', async () => {
    const { db, app } = world.server;
    const orderId = await world.placeOrder({ status: 'COMPLETED' });
    const paymentId = randomUUID();
    const order = await db
      .selectFrom('orders')
      .select(['cartId', 'createdAt'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    await db
      .insertInto('payments')
      .values({
        id: paymentId,
        companyId: world.ids.company,
        venueId: world.ids.venue,
        cartId: order.cartId,
        orderId,
        kind: 'CARD',
        pspReference: 'PSP-OF-THE-TILL',
        state: 'CAPTURED',
        amount: FRIES,
        currency: 'SEK',
        stateSince: order.createdAt,
        createdAt: order.createdAt,
      })
      .execute();
    const refundId = randomUUID();
    await db
      .insertInto('partRefunds')
      .values({
        id: refundId,
        companyId: world.ids.company,
        paymentId,
        amount: 1_000,
        createdAt: order.createdAt,
      })
      .execute();
    await world.tell();
    expect(ofOrder(orderId).map(({ type }) => type)).toEqual([
      'order.placed',
      'order.completed',
      'order.refunded',
    ]);
    expect(ofOrder(orderId)[2]?.data).toMatchObject({ refundId, refunded: 1_000, total: FRIES });
    await world.later(2 * DAY);
    await app.jobs['close-days']({});
    await world.tell();
    const closed = world.program.taken.filter(({ type }) => type === 'day.closed');
    expect(closed.length).toBeGreaterThan(0);
    expect(closed[0]?.data).toEqual({
      companyId: world.ids.company,
      venueId: world.ids.venue,
      closingId: expect.any(String),
      day: '2026-11-13',
      number: 1,
      currency: 'SEK',
      orders: expect.any(Number),
      turnover: expect.any(Number),
      tips: expect.any(Number),
      refunded: 1_000,
    });
  });

  it('[D-731] what is refused waits by itself, and what follows it keeps its place', async () => {
    const secret = world.program.secret;
    const stuck = await world.placeOrder();
    world.program.secret = 'whsec_AAAA';
    await world.tell();
    world.program.secret = secret;
    await world.move(stuck, 'REJECTED');
    const goes = await world.placeOrder();
    await world.tell();
    // Refused a moment ago: its rejection may not overtake it, another order may.
    expect(world.program.taken.map(({ data }) => data['orderId'])).toEqual([goes]);
    await world.later(5);
    await world.tell();
    expect(ofOrder(stuck).map(({ type }) => type)).toEqual(['order.placed', 'order.rejected']);
    const first = (await world.deliveries(webhookId)).find(({ tries }) => tries.length === 2);
    expect(first?.tries.map(({ status, problem }) => [status, problem])).toEqual([
      [401, 'STATUS'],
      [204, null],
    ]);
  });

  it('[D-731] a receiver that cannot right now is left in peace, and begins where it stopped', async () => {
    const orders = [await world.placeOrder(), await world.placeOrder()];
    let calls = 0;
    world.program.isDown = () => {
      calls += 1;
      return true;
    };
    await world.tell();
    await world.tell();
    // One call for both: the receiver rests.
    expect(calls).toBe(1);
    expect((await world.read()).failingSince).not.toBeNull();
    const next = world.server.now().add({ seconds: 5 });
    const waiting = (await world.deliveries(webhookId)).filter(({ dueAt }) => dueAt !== null);
    expect(waiting.map(({ dueAt }) => Temporal.Instant.from(dueAt ?? '').equals(next))).toEqual([
      true,
      true,
    ]);
    await world.later(5);
    await world.tell();
    expect(calls).toBe(2);
    world.program.isDown = () => false;
    await world.later(29);
    await world.tell();
    expect(world.program.taken).toEqual([]);
    await world.later(1);
    await world.tell();
    expect(world.program.taken.map(({ data }) => data['orderId'])).toEqual(orders);
    expect((await world.read()).failingSince).toBeNull();
  });

  it('[D-730] with a new secret both count for a day', async () => {
    const { program } = world;
    const old = program.secret;
    const { version } = await world.read();
    const { secret } = await world.change('renewWebhookSecret', 'id: ID!, version: Int!', {
      id: webhookId,
      version,
    });
    const fresh = secret ?? '';
    expect(fresh).not.toBe(old);
    await world.placeOrder();
    await world.tell();
    program.secret = fresh;
    await world.placeOrder();
    await world.tell();
    expect(program.taken).toHaveLength(2);
    await world.later(DAY);
    program.secret = old;
    await world.change('tryWebhook', 'id: ID!', { id: webhookId });
    await world.tell();
    expect(program.taken).toHaveLength(2);
    program.secret = fresh;
    await world.later(5);
    await world.tell();
    expect(types().at(-1)).toBe('webhook.test');
  });

  it('[D-733] what arrived is sent again under its own id, and the receiver takes it once', async () => {
    await world.placeOrder();
    await world.tell();
    const [last] = await world.deliveries(webhookId);
    if (!last) throw new Error('Nothing was sent');
    await world.replay(webhookId, [last.id]);
    await world.tell();
    const [again] = await world.deliveries(webhookId);
    expect(again).toMatchObject({ id: last.id, eventId: last.eventId, state: 'DELIVERED' });
    expect(again?.tries.map(({ status }) => status)).toEqual([204, 204]);
    expect(world.program.taken).toHaveLength(1);
  });

  it('[D-732] after three days it is off, the owners are told, and what it missed can be sent', async () => {
    await world.placeOrder();
    world.program.isDown = () => true;
    await world.tell();
    await world.later(3 * DAY);
    await world.tell();
    expect(await world.read()).toMatchObject({
      isActive: false,
      switchedOffAt: expect.any(String),
      waiting: 0,
      missed: 1,
    });
    await world.server.runJobs();
    const inbox = await fetch(`${world.server.origin}/dev/inbox.json`);
    const mails = (await inbox.json()) as { to: string; text: string }[];
    const notified = mails.filter(({ text }) => text.includes('127.0.0.1'));
    expect(notified.length).toBeGreaterThan(0);
    expect(JSON.stringify(notified)).not.toContain('of-the-receiver');
    const { db } = world.server;
    const log = await db
      .selectFrom('auditLog')
      .select(['staffId', 'subjectId'])
      .where('action', '=', 'switchOffWebhook')
      .execute();
    expect(log).toEqual([{ staffId: null, subjectId: webhookId }]);
    world.program.isDown = () => false;
    await world.placeOrder();
    await world.tell();
    expect(world.program.taken).toEqual([]);
    expect((await world.read()).missed).toBe(2);
    expect((await world.replay(webhookId)).error).toBe('WEBHOOK_OFF');
    expect((await world.save({ isActive: true })).error).toBeNull();
    await world.replay(webhookId);
    await world.tell();
    expect(types()).toEqual(['order.placed', 'order.placed']);
    expect(await world.read()).toMatchObject({ missed: 0, waiting: 0, switchedOffAt: null });
  });

  it('[D-730] neither the secret nor the rest of the address stands in any log', async () => {
    const { rows } = await sql<{ text: string }>`
      select string_agg(details::text, '') as text from audit_log`.execute(world.server.db);
    const written = `${world.logged()}${rows[0]?.text}`;
    expect(written).toContain('webhook called');
    expect(written).not.toContain(world.program.secret.slice('whsec_'.length));
    expect(written).not.toContain('of-the-receiver');
  });

  it('[D-733] the log goes back 30 days', async () => {
    const forget = () => world.server.app.jobs['forget-webhook-log']({});
    await world.later(1);
    await world.placeOrder();
    await world.tell();
    await world.later(30 * DAY);
    await forget();
    expect(await world.deliveries(webhookId)).toHaveLength(1);
    await world.later(1);
    await forget();
    expect(await world.deliveries(webhookId)).toEqual([]);
  });

  it('[D-730] other companies see none of it and change none of it', async () => {
    const others = await seedOpenShop(world.server.db, 2);
    const stranger = await world.signIn(others.company);
    await world.placeOrder();
    expect(await world.ask('{ it: webhooks { id } }', {}, stranger)).toEqual([]);
    expect(await world.deliveries(webhookId, stranger)).toEqual([]);
    const remove = 'mutation R($id: ID!) { it: removeWebhook(id: $id) { error } }';
    expect(await world.ask(remove, { id: webhookId }, stranger)).toEqual({ error: 'WEBHOOK_GONE' });
    expect(await world.list()).toHaveLength(1);
  });

  it('[D-730] the eleventh is one too many; a removed one is told nothing', async () => {
    for (let made = 1; made < 10; made += 1) expect((await world.create()).error).toBeNull();
    expect((await world.create()).error).toBe('LIMIT_REACHED');
    for (const { id } of await world.list()) await world.change('removeWebhook', 'id: ID!', { id });
    const before = await countEvents();
    await world.placeOrder();
    await world.tell();
    expect([await countEvents(), world.program.taken]).toEqual([before, []]);
  });
});
