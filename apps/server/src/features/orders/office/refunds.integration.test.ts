import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../../testing/guest-orders.ts';
import { openKitchen } from '../../../testing/model/model-kitchen.ts';
import { openMoneyWorld, type MoneyWorld } from '../../../testing/money-world.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInGuest } from '../../../testing/seed-guest.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { seedOrder } from '../testing/seed-order.ts';

const FRIES = 3_900;
const REFUND = `mutation R($id: ID!, $orderId: ID!, $isAll: Boolean!, $lines: [RefundLineInput!], $tip: Int,
  $amount: Int, $reason: RefundReason!, $note: String, $isTrial: Boolean!) {
  refundOrder(id: $id, orderId: $orderId, isAll: $isAll, lines: $lines, tip: $tip, amount: $amount, reason: $reason,
    note: $note, isTrial: $isTrial) {
    error field refund { id amount state } plan { amount tip staysPaid points byRate { rate gross vat } }
    order { refundable refundBlockedBy row { refunded } refunds { amount state staffName reason providerWords } } } }`;

type Answer = {
  error: string | null;
  field: string | null;
  refund: { id: string; amount: number; state: string } | null;
  plan: { amount: number; staysPaid: number; byRate: { rate: number; vat: number }[] } | null;
  order: {
    refundable: number;
    refundBlockedBy: string | null;
    row: { refunded: number };
    refunds: { amount: number; state: string; providerWords: string | null }[];
  };
};

describe('money that is given back in the office', () => {
  let world: MoneyWorld;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: Awaited<ReturnType<typeof openKitchen>>;
  let owner: string;
  let manager: string;
  beforeAll(async () => {
    world = await openMoneyWorld();
    ids = await seedOpenShop(world.db, 1);
    await world.db.updateTable('inventory').set({ count: 1_000 }).execute();
    kitchen = await openKitchen(world, ids);
  });
  let people = 100;
  // A shift is over long before the provider's week of tries is.
  beforeEach(async () => {
    const [companyId, venueIds] = [ids.company, [ids.venue]];
    const sign = (role: 'COMPANY_ADMIN' | 'VENUE_MANAGER') =>
      signInStaff(world, { number: (people += 1), companyId, venueIds, role });
    owner = await sign('COMPANY_ADMIN');
    manager = await sign('VENUE_MANAGER');
  });
  afterAll(() => world.close());

  const deliver = async () => {
    await world.simulator.control.flush();
    await world.runJobs();
  };
  /** Portions of fries, paid and accepted; the money is taken. */
  async function takenOrder(count = 4, isAccepted = true) {
    const phone = openGuestPhone(world, ids);
    await phone.create();
    await phone.addFries(count);
    await world.shopper.pay(await openSessionOf(phone, count * FRIES));
    await deliver();
    const { id: orderId } = await world.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
    const newest = (await world.db.selectFrom('orders').select('id').execute()).length - 1;
    if (isAccepted) {
      await kitchen.move(newest, 'ACCEPTED');
      world.advance(1);
      await world.runJobs();
      await deliver();
    }
    const payment = await world.db
      .selectFrom('payments')
      .select(['id', 'pspReference', 'amount'])
      .where('orderId', '=', orderId)
      .executeTakeFirstOrThrow();
    const atProvider = () =>
      world.simulator.ledger().find((line) => line.pspReference === payment.pspReference);
    const lines = await world.db
      .selectFrom('orderItems')
      .select('id')
      .where('orderId', '=', orderId)
      .orderBy('position')
      .execute();
    const lineId = lines[0]?.id ?? '';
    return { orderId, payment, atProvider, lineId, move: (to: string) => kitchen.move(newest, to) };
  }
  const ask = async (orderId: string, wish: object, token = owner): Promise<Answer> => {
    const given = { id: randomUUID(), orderId, isAll: false, isTrial: false, reason: 'LATE' };
    const { data, errors } = await world.staff<{ refundOrder: Answer }>(
      REFUND,
      { ...given, ...wish },
      token,
    );
    if (!data) throw new Error(errors?.[0]?.extensions?.['code'] as string);
    return data.refundOrder;
  };

  const givenBackAsGuestsSee = async (orderId: string) => {
    const { data } = await world.guest<{ getHistoryOrder: { givenBack: number } }>(
      `{ getHistoryOrder(orderId: "${orderId}") { givenBack } }`,
    );
    return data?.getHistoryOrder.givenBack;
  };

  it('[MONEY-08] [D-643] goes back by lines and counts, then as an amount, then all that is left, and never more', async () => {
    const { orderId, lineId, atProvider } = await takenOrder();
    const lines = [{ orderItemId: lineId, quantity: 1 }];
    const trial = await ask(orderId, { lines, isTrial: true });
    expect(trial).toMatchObject({ error: null, refund: null, plan: { amount: FRIES } });
    expect(trial.plan?.byRate).toEqual([
      { rate: trial.plan?.byRate[0]?.rate, gross: FRIES, vat: trial.plan?.byRate[0]?.vat },
    ]);
    expect(trial.order.row.refunded).toBe(0);
    expect(await givenBackAsGuestsSee(orderId)).toBe(0);
    const first = await ask(orderId, { lines });
    expect(await givenBackAsGuestsSee(orderId)).toBe(FRIES);
    expect(first).toMatchObject({ error: null, refund: { amount: FRIES, state: 'WAITING' } });
    expect(await ask(orderId, { lines: [{ orderItemId: lineId, quantity: 4 }] })).toMatchObject({
      error: 'REFUND_TOO_MUCH',
    });
    expect((await ask(orderId, { amount: 100 })).error).toBeNull();
    expect((await ask(orderId, { amount: 4 * FRIES })).error).toBe('REFUND_TOO_MUCH');
    const rest = await ask(orderId, { isAll: true });
    expect(rest.refund?.amount).toBe(3 * FRIES - 100);
    expect(rest.order).toMatchObject({ refundable: 0, refundBlockedBy: 'NOTHING_LEFT' });
    expect((await ask(orderId, { amount: 1 })).error).toBe('REFUND_TOO_MUCH');
    await world.runJobs();
    await deliver();
    expect(atProvider()).toMatchObject({ captured: 4 * FRIES, refunded: 4 * FRIES });
    expect(await givenBackAsGuestsSee(orderId)).toBe(4 * FRIES);
  });

  it('[MONEY-09] needs a reason, in words where it is another one; both stand in the log and on the page', async () => {
    const { orderId } = await takenOrder();
    expect(await ask(orderId, { amount: 100, reason: 'OTHER', note: ' no ' })).toMatchObject({
      error: 'REASON_REQUIRED',
      field: 'note',
    });
    expect((await ask(orderId, { amount: 100, note: 'x'.repeat(201) })).field).toBe('note');
    const { order } = await ask(orderId, { amount: 100, reason: 'OTHER', note: 'Fell down' });
    expect(order.refunds).toMatchObject([{ amount: 100, staffName: 'Kim', reason: 'OTHER' }]);
    const entry = await world.db
      .selectFrom('auditLog')
      .select(['action', 'details'])
      .where('subjectId', '=', orderId)
      .where('action', '=', 'refundOrder')
      .executeTakeFirstOrThrow();
    expect(entry.details).toMatchObject({ amount: 100, reason: 'OTHER' });
  });

  it('[MONEY-10] pressed twice, at once or later, it is one refund; an id of another order is none', async () => {
    const { orderId, atProvider } = await takenOrder();
    const other = await takenOrder();
    const id = randomUUID();
    const both = await Promise.all([1, 2].map(() => ask(orderId, { id, amount: 500 })));
    expect(both.map(({ error }) => error)).toEqual([null, null]);
    await world.runJobs();
    await deliver();
    expect(await ask(orderId, { id, amount: 500 })).toMatchObject({
      error: null,
      refund: { id, amount: 500, state: 'CONFIRMED' },
    });
    expect(atProvider()).toMatchObject({ refunded: 500, refundRequests: 1 });
    await expect(ask(other.orderId, { id, amount: 500 })).rejects.toThrow('NOT_FOUND');
  });

  it('[MONEY-10] [MONEY-08] fifty at once, provider failing, refusing, late and twice: never more than was taken, each once', async () => {
    const { orderId, payment, atProvider } = await takenOrder();
    const { control } = world.simulator;
    control.failNextCalls(7);
    control.refuseNextChanges(9);
    const pressed = Array.from({ length: 50 }, () => ({ id: randomUUID(), amount: 1_000 }));
    // A hundred wait for one row: on a busy machine some wait in vain for a connection, and press the same again.
    const press = (wish: object): Promise<Answer> =>
      ask(orderId, wish).catch((error: Error) => {
        if (error.message === 'INTERNAL_SERVER_ERROR') return press(wish);
        throw error;
      });
    const answers = await Promise.all(pressed.flatMap((wish) => [press(wish), press(wish)]));
    const done = answers.filter(({ error }) => error === null);
    expect(new Set(done.map(({ refund }) => refund?.id)).size).toBe(15);
    expect(answers.filter(({ error }) => error === 'REFUND_TOO_MUCH')).toHaveLength(70);
    for (let round = 0; round < 12; round += 1) {
      await world.runJobs();
      await control.flush();
      await world.runJobs();
      world.advance(24 * 60);
      if (round === 2) await world.restart();
      await world.runJob('reconcile-money');
    }
    expect(atProvider()).toMatchObject({ captured: payment.amount, refunded: 15_000 });
    const { rows } = await sql<{ count: number; sum: number }>`
      select count(*)::int as count, sum(amount)::int as sum from part_refunds
      where payment_id = ${payment.id} and done_at is not null`.execute(world.db);
    expect(rows).toEqual([{ count: 15, sum: 15_000 }]);
  }, 120_000);

  it('[MONEY-11] is shown as asked, refused with the provider’s words, and confirmed; it is tried again', async () => {
    const { orderId, atProvider } = await takenOrder();
    world.simulator.control.refuseNextChanges(1);
    const id = randomUUID();
    await ask(orderId, { id, amount: 700 });
    await world.runJobs();
    const state = async () =>
      (await ask(orderId, { id, amount: 700 })).order.refunds.map((one) => one.state);
    expect(await state()).toEqual(['ASKED']);
    await deliver();
    expect(await state()).toEqual(['REFUSED']);
    const { order } = await ask(orderId, { id, amount: 700 });
    expect(order.refunds[0]?.providerWords).toMatch(/\w/);
    world.advance(2);
    await world.runJobs();
    await deliver();
    expect(await state()).toEqual(['CONFIRMED']);
    expect(atProvider()).toMatchObject({ refunded: 700 });
  });

  it('[MONEY-11] one the provider never takes becomes a finding, and the guest with an address is told once', async () => {
    const { orderId } = await takenOrder();
    const { userId } = await signInGuest(world, { number: 7, companyId: ids.company });
    await world.db.updateTable('users').set({ email: 'astrid@example.test' }).execute();
    await world.db.updateTable('orders').set({ userId }).where('id', '=', orderId).execute();
    const id = randomUUID();
    world.simulator.control.refuseNextChanges(20);
    await ask(orderId, { id, amount: 300 });
    for (let round = 0; round < 10; round += 1) {
      await world.runJobs();
      await deliver();
      world.advance(24 * 60);
    }
    await world.runJob('reconcile-money');
    const findings = await world.db
      .selectFrom('reconciliationFindings')
      .select(['kind', 'remedy'])
      .where('subjectId', '=', id)
      .execute();
    expect(findings).toEqual([{ kind: 'RELEASE_UNCONFIRMED', remedy: 'OPERATOR' }]);
    world.simulator.control.refuseNextChanges(0);
    const inbox = await fetch(`${world.origin}/dev/inbox`);
    const text = await inbox.text();
    expect(text.split('astrid@example.test').length - 1).toBeGreaterThan(0);
    expect(text).toContain('3,00');
  }, 60_000);

  it('[D-642] what was given back is not given back again by a rejection', async () => {
    const { orderId, atProvider, move, payment } = await takenOrder();
    await ask(orderId, { amount: 5_000 });
    await world.runJobs();
    await deliver();
    await move('REJECTED');
    await world.runJobs();
    await deliver();
    await deliver();
    expect(atProvider()).toMatchObject({ captured: payment.amount, refunded: payment.amount });
    world.advance(30);
    await world.runJob('reconcile-money');
    await world.runJobs();
    await deliver();
    expect(atProvider()).toMatchObject({ refunded: payment.amount, refundRequests: 2 });
    expect(await ask(orderId, { amount: 1 })).toMatchObject({ error: 'REFUND_NOT_POSSIBLE' });
  });

  it('[D-642] money that is only held, free orders, bills and invoices are not refunded', async () => {
    const held = await takenOrder(1, false);
    expect(await ask(held.orderId, { isAll: true })).toMatchObject({
      error: 'REFUND_NOT_POSSIBLE',
      order: { refundBlockedBy: 'HELD', refundable: 0 },
    });
    const free = await seedOrder(world.db, ids, 501, {});
    expect(await ask(free, { isAll: true })).toMatchObject({
      error: 'REFUND_NOT_POSSIBLE',
      order: { refundBlockedBy: 'NOTHING_PAID' },
    });
  });

  it('[O-24] a manager gives back what is not older than thirty days, and what is no wish is refused', async () => {
    const { orderId } = await takenOrder();
    expect((await ask(orderId, { amount: 100 }, manager)).error).toBeNull();
    await expect(ask(orderId, { amount: 100, isAll: true })).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask(orderId, {})).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask(orderId, { id: 'x', amount: 1 })).rejects.toThrow('BAD_USER_INPUT');
    await expect(ask(randomUUID(), { amount: 1 })).rejects.toThrow('NOT_FOUND');
    expect((await ask(orderId, { amount: 0 })).error).toBe('FIELD_INVALID');
    await sql`update orders set created_at = created_at - interval '31 days' where id = ${orderId}`.execute(
      world.db,
    );
    expect(await ask(orderId, { amount: 100 }, manager)).toMatchObject({
      error: 'REFUND_NOT_POSSIBLE',
      order: { refundBlockedBy: 'TOO_OLD' },
    });
    expect((await ask(orderId, { amount: 100 })).error).toBeNull();
  });
});
