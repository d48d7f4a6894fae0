import { once } from 'node:events';
import { UNDO_WITHIN_SECONDS } from '@tallrik/domain/orders/undo-move';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { claimedLine, openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { FRIES_PRICE, seedPaidOrder, settle } from '../../testing/paid-order.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInStaff } from '../../testing/seed-staff.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

type Card = { id: string; easyId: string; status: string; version: number };
type Moved = { success: boolean; error: string | null; order: Card | null };

describe("[D-146] the kitchen's tools", () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: string;
  let colleague: string;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
    const member = { companyId: ids.company, venueIds: [ids.venue] };
    kitchen = await signInStaff(server, { ...member, number: 1 });
    colleague = await signInStaff(server, { ...member, number: 2 });
  });
  afterAll(() => server.close());
  afterEach(() => server.setTime(FRIDAY_EVENING));

  const call = async <Answer>(text: string, token = kitchen): Promise<Answer> => {
    const answer = await server.staff<Record<string, Answer>>(text, {}, token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return Object.values(answer.data)[0]!;
  };
  const move = (id: string, version: number, to: string, more = '') =>
    call<Moved>(
      `mutation { moveOrder(id: "${id}", version: ${version}, to: ${to}${more}) { success error order { id status version } } }`,
    );
  const undo = (id: string, version: number, token = kitchen) =>
    call<Moved>(
      `mutation { undoMove(id: "${id}", version: ${version}) { success error order { status version acceptedAt estimatedFinishTime } } }`,
      token,
    );
  const paymentState = async (orderId: string) =>
    (
      await server.db
        .selectFrom('payments')
        .select('state')
        .where('orderId', '=', orderId)
        .executeTakeFirstOrThrow()
    ).state;

  describe('taking back a slip', () => {
    it('[D-91] [D-82] an acceptance taken back leaves the money held, and counts again when given anew', async () => {
      const { id } = await seedPaidOrder(server, ids);
      expect(await move(id, 1, 'ACCEPTED', ', estimatedMinutes: 10')).toMatchObject({
        success: true,
      });
      expect(await undo(id, 2)).toEqual({
        success: true,
        error: null,
        order: { status: 'PENDING', version: 3, acceptedAt: null, estimatedFinishTime: null },
      });
      await settle(server);
      expect(await paymentState(id)).toBe('AUTHORISED');
      await move(id, 3, 'ACCEPTED');
      await settle(server);
      await settle(server);
      expect(await paymentState(id)).toBe('CAPTURED');
      const moves = await server.db
        .selectFrom('orderMoves')
        .select(['fromStatus', 'toStatus', 'undoesVersion'])
        .where('orderId', '=', id)
        .orderBy('version')
        .execute();
      expect(moves).toEqual([
        { fromStatus: 'PENDING', toStatus: 'ACCEPTED', undoesVersion: null },
        { fromStatus: 'ACCEPTED', toStatus: 'PENDING', undoesVersion: 2 },
        { fromStatus: 'PENDING', toStatus: 'ACCEPTED', undoesVersion: null },
      ]);
    });

    it('[D-82] the money is asked for only when nothing can be taken back any more', async () => {
      const { id } = await seedPaidOrder(server, ids);
      await move(id, 1, 'ACCEPTED');
      const { rows } = await server.pool.query<{ run_at: Date }>(
        `select run_at from graphile_worker._private_jobs jobs
          where key like 'capture-payment:%' and payload ->> 'paymentId' =
            (select id::text from payments where order_id = $1)`,
        [id],
      );
      const latest = server.now().add({ seconds: UNDO_WITHIN_SECONDS }).epochMilliseconds;
      expect(rows[0]?.run_at.getTime()).toBeGreaterThan(latest);
    });

    it('[D-92] an order taken back to pending is still rejected when nobody answers', async () => {
      const { id } = await seedPaidOrder(server, ids);
      await move(id, 1, 'ACCEPTED');
      await undo(id, 2);
      server.setTime('2026-11-13T18:40:00Z');
      await server.app.jobs['reject-unanswered-order']({ companyId: ids.company, orderId: id });
      const row = await server.db
        .selectFrom('orders')
        .select(['status', 'rejectReason'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ status: 'REJECTED', rejectReason: 'NO_RESPONSE' });
      await settle(server);
      await settle(server);
      expect(await paymentState(id)).toBe('CANCELLED');
    });

    it('not by a colleague, not later, not a rejection, not twice', async () => {
      const { id } = await seedPaidOrder(server, ids);
      await move(id, 1, 'ACCEPTED');
      expect(await undo(id, 2, colleague)).toMatchObject({ error: 'UNDO_NOT_YOURS' });
      expect(await undo(id, 1)).toMatchObject({ error: 'ORDER_VERSION_CONFLICT' });
      server.setTime('2026-11-13T18:30:31Z');
      expect(await undo(id, 2)).toMatchObject({ error: 'UNDO_TOO_LATE' });
      await move(id, 2, 'READY');
      expect(await undo(id, 3)).toMatchObject({ success: true, order: { status: 'ACCEPTED' } });
      expect(await undo(id, 4)).toMatchObject({ error: 'UNDO_NOT_ALLOWED' });
      await move(id, 4, 'REJECTED', ', rejectReason: CLOSING_SOON');
      expect(await undo(id, 5)).toMatchObject({
        error: 'UNDO_NOT_ALLOWED',
        order: { status: 'REJECTED' },
      });
    });
  });

  it('[D-95] finds an order by the number called out, for 48 hours', async () => {
    const { id } = await seedPaidOrder(server, ids);
    const { easyId } = await server.db
      .selectFrom('orders')
      .select('easyId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const search = (text: string) =>
      call<Card[]>(`{ orderByNumber(venueId: "${ids.venue}", easyId: "${text}") { id easyId } }`);
    expect(await search(` #${easyId} `)).toEqual([{ id, easyId }]);
    expect(await search('nothing')).toEqual([]);
    server.setTime('2026-11-15T18:30:01Z');
    kitchen = await signInStaff(server, {
      number: 3,
      companyId: ids.company,
      venueIds: [ids.venue],
    });
    expect(await search(easyId)).toEqual([]);
    server.setTime(FRIDAY_EVENING);
    kitchen = await signInStaff(server, {
      number: 4,
      companyId: ids.company,
      venueIds: [ids.venue],
    });
  });

  it('pages through finished orders, each once, newest first', async () => {
    const finished: string[] = [];
    // Later than whatever another test has finished at the opening time.
    for (let minute = 1; minute <= 3; minute += 1) {
      server.setTime(`2026-11-13T18:3${minute}:00Z`);
      const { id } = await seedPaidOrder(server, ids);
      await move(id, 1, 'COMPLETED');
      finished.unshift(id);
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const after: string = cursor ? `, cursor: "${cursor}"` : '';
      const page: { orders: Card[]; nextCursor: string | null } = await call(
        `{ venueHistory(venueId: "${ids.venue}", limit: 2${after}) { nextCursor orders { id status } } }`,
      );
      seen.push(...page.orders.map(({ id }) => id));
      expect(page.orders.every(({ status }) => ['COMPLETED', 'REJECTED'].includes(status))).toBe(
        true,
      );
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.slice(0, 3)).toEqual(finished);
    expect(new Set(seen).size).toBe(seen.length);
    const bad = await server.staff(
      `{ venueHistory(venueId: "${ids.venue}", cursor: "x") { nextCursor } }`,
      {},
      kitchen,
    );
    expect(bad.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
  });

  it('[D-50] [D-49] the board shows allergens, age, table and comment, and which orders are for later', async () => {
    await server.db
      .updateTable('items')
      .set({ allergens: ['gluten'], allergyTags: ['celery', 'gluten'] })
      .where('id', '=', ids.fries)
      .execute();
    const { id } = await seedPaidOrder(server, ids);
    await server.db
      .updateTable('orders')
      .set({
        comment: 'No salt',
        desiredTime: new Date('2026-11-13T20:00:00Z'),
        handOverAt: new Date('2026-11-13T19:40:00Z'),
      })
      .where('id', '=', id)
      .execute();
    const board = () =>
      call<{ orders: Card[] }>(
        `{ venueBoard(venueId: "${ids.venue}") { orders { id isScheduled prepareAt comment table { code }
          items { title allergens ageRestricted } } } }`,
      );
    const card = async () => (await board()).orders.find((order) => order.id === id);
    expect(await card()).toMatchObject({
      isScheduled: true,
      prepareAt: '2026-11-13T19:40:00Z',
      comment: 'No salt',
      table: null,
      items: [{ title: 'Fries', allergens: ['gluten', 'celery'], ageRestricted: false }],
    });
    server.setTime('2026-11-13T19:40:00Z');
    expect(await card()).toMatchObject({ isScheduled: false });
  });

  it('[D-92] [D-267] [F-70] the board knows from and until when each order has to be answered, until it is', async () => {
    const { id } = await seedPaidOrder(server, ids);
    const card = async () =>
      (
        await call<{ orders: { id: string; answerFrom: string; answerBy: string }[] }>(
          `{ venueBoard(venueId: "${ids.venue}") { orders { id answerFrom answerBy } } }`,
        )
      ).orders.find((order) => order.id === id);
    const change = (set: { createdAt: Date } | { status: string }) =>
      server.db.updateTable('orders').set(set).where('id', '=', id).execute();
    const times = { answerFrom: '2026-11-13T18:30:00Z', answerBy: '2026-11-13T18:40:00Z' };
    expect(await card()).toEqual({ id, ...times });
    // In the night before: its time begins with the opening.
    await change({ createdAt: new Date('2026-11-13T02:00:00Z') });
    expect(await card()).toEqual({ id, ...times });
    await change({ status: 'ACCEPTED' });
    expect(await card()).toEqual({ id, answerFrom: null, answerBy: null });
  });

  it('[CART-39] [D-170] [F-24] what a guest writes commands neither board nor printer', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    const claimed = { itemId: ids.fries, entryId: ids.friesEntry, message: 'Hot\u001bp\u0007!' };
    await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items: [claimedLine(claimed)] });
    const comment = '\u001b@No\u0007 salt\r\n\u202eplease\u0000';
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment });
    await server.shopper.pay(await openSessionOf(phone, FRIES_PRICE));
    await settle(server);
    const { orders } = await call<{ orders: Card[] }>(
      `{ venueBoard(venueId: "${ids.venue}") { orders { comment } } }`,
    );
    // The ticket is printed from the same card.
    expect(orders).toContainEqual({ comment: '@No salt\nplease' });
    const added = (await phone.events()).find(({ event }) => event.type === 'ADD_ITEMS');
    expect(added?.event).toMatchObject({ items: [{ message: 'Hotp!' }] });
  });

  it('stock of items and variations: sold out, counted, and told to every screen', async () => {
    const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/ws`);
    await once(socket, 'open');
    const watch = {
      action: 'watch-venue-orders',
      data: { token: colleague, venueId: ids.venue },
    };
    socket.send(JSON.stringify(watch));
    socket.send(JSON.stringify(watch));
    const messages: unknown[] = [];
    socket.on('message', (data) => messages.push(JSON.parse(String(data))));
    socket.send('{"action":"ping"}');
    await expect.poll(() => messages).toEqual([{ action: 'pong' }]);
    type Line = { id: string; title: string; soldOut: boolean; count: number | null; held: number };
    const stock = () =>
      call<{ items: Line[]; variationGroups: { name: string; variations: Line[] }[] }>(
        `{ venueStock(venueId: "${ids.venue}") { items { id title soldOut count held }
          variationGroups { name variations { id title soldOut count held } } } }`,
      );
    const before = await stock();
    const variation = before.variationGroups[0]?.variations[0];
    expect(before.items.find(({ id }) => id === ids.fries)).toMatchObject({ soldOut: false });
    expect(variation).toMatchObject({ soldOut: false, count: null, held: 0 });
    const soldOut = (itemId: string) =>
      call(
        `mutation { setItemSoldOut(venueId: "${ids.venue}", itemId: "${itemId}", soldOut: true) { success } }`,
      );
    await soldOut(ids.fries);
    await soldOut(variation!.id);
    const after = await stock();
    expect(after.items.find(({ id }) => id === ids.fries)).toMatchObject({ soldOut: true });
    expect(after.variationGroups[0]?.variations[0]).toMatchObject({ soldOut: true });
    const phone = openGuestPhone(server, ids);
    await phone.create();
    expect((await phone.addFries()).refused).toMatchObject([{ code: 'OUT_OF_STOCK' }]);
    await call(
      `mutation { setStockCount(venueId: "${ids.venue}", itemId: "${ids.fries}", count: 3) { success } }`,
    );
    expect((await phone.addFries(2)).refused).toEqual([]);
    expect((await phone.openSession(2 * FRIES_PRICE)).success).toBe(true);
    expect((await stock()).items.find(({ id }) => id === ids.fries)).toMatchObject({
      soldOut: false,
      count: 3,
      held: 2,
    });
    // Watched twice, told once.
    const changed = { domain: 'VENUE_CHANGED', data: { venueId: ids.venue, what: 'STOCK' } };
    await expect.poll(() => messages.slice(1)).toEqual([changed, changed, changed]);
    socket.close();
    await server.db.updateTable('inventory').set({ count: null, outOfStock: false }).execute();
  });

  it('a paused venue is closed to guests, for orders wanted before the pause is over', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    const paused = async () =>
      (
        await server.guest<{ Venue: { pausedUntil: string | null } }>(
          `query { Venue(id: "${ids.venue}") { pausedUntil } }`,
        )
      ).data?.Venue.pausedUntil;
    await call(
      `mutation { pauseVenue(venueId: "${ids.venue}", until: "2026-11-13T19:00:00Z") { success } }`,
    );
    expect(await paused()).toBe('2026-11-13T19:00:00.000Z');
    expect(await phone.openSession(FRIES_PRICE)).toMatchObject({
      success: false,
      error: 'VENUE_CLOSED',
    });
    const board = () =>
      call<{ pausedUntil: string | null }>(
        `{ venueBoard(venueId: "${ids.venue}") { pausedUntil } }`,
      );
    expect((await board()).pausedUntil).not.toBeNull();
    server.setTime('2026-11-13T19:00:00Z');
    expect((await board()).pausedUntil).toBeNull();
    server.setTime(FRIDAY_EVENING);
    await call(`mutation { resumeVenue(venueId: "${ids.venue}") { success } }`);
    expect(await paused()).toBeNull();
    expect((await phone.openSession(FRIES_PRICE)).success).toBe(true);
    for (const until of ['2026-11-13T18:30:00Z', '2026-11-21T00:00:00Z', 'tomorrow']) {
      const answer = await server.staff(
        `mutation { pauseVenue(venueId: "${ids.venue}", until: "${until}") { success } }`,
        {},
        kitchen,
      );
      expect(answer.errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT');
    }
  });

  it('[D-128] tells the whole story of an order: cart, session, notice, ledger, kitchen, without persons', async () => {
    const { id, cartId } = await seedPaidOrder(server, ids);
    await server.db
      .updateTable('cartEvents')
      .set({ event: JSON.stringify({ comment: 'For Astrid, 070-123', name: 'Astrid' }) })
      .where('cartId', '=', cartId)
      .where('sequence', '=', 1)
      .execute();
    server.setTime('2026-11-13T18:31:00Z');
    await move(id, 1, 'ACCEPTED');
    const story = () =>
      call<{
        cartId: string;
        entries: { at: string; source: string; what: string; amount: number | null }[];
      }>(
        `{ orderTimeline(orderId: "${id}") { cartId entries { at source what amount currency details } } }`,
      );
    const notifications = await story();
    const lines = notifications.entries.map(({ source, what }) => `${source} ${what}`);
    expect(lines).toEqual(
      expect.arrayContaining([
        'CART CREATE_CART',
        'CART ADD_ITEMS',
        'CART ORDER_CREATED',
        'SESSION OPENED',
        'NOTICE AUTHORISED',
        'LEDGER AUTHORISED',
        'KITCHEN ACCEPTED',
        'JOB capture-payment',
      ]),
    );
    expect(notifications.cartId).toBe(cartId);
    expect(lines.filter((line) => line.startsWith('CART')).slice(0, 2)).toEqual([
      'CART CREATE_CART',
      'CART ADD_ITEMS',
    ]);
    const times = notifications.entries.map(({ at }) => at);
    expect(times).toEqual(times.toSorted());
    expect(notifications.entries.find(({ what }) => what === 'OPENED')?.amount).toBe(FRIES_PRICE);
    expect(JSON.stringify(notifications)).not.toMatch(/Astrid|\+46|sessionData|payload/);
    await settle(server);
    await settle(server);
    const later = (await story()).entries.map(({ source, what }) => `${source} ${what}`);
    expect(later).toEqual(expect.arrayContaining(['LEDGER CAPTURED', 'NOTICE CAPTURED']));
    expect(later).not.toContain('JOB capture-payment');
  });
});
