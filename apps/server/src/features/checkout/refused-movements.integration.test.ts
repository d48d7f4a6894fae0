import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listDeadJobs, replayJob } from '../../platform/jobs/dead-jobs.ts';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { openKitchen } from '../../testing/model/model-kitchen.ts';
import { openMoneyWorld, type MoneyWorld } from '../../testing/money-world.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { RETRY_AFTER_MINUTES } from './refused-movement.ts';

const FRIES = 3_900;
const A_DAY = 24 * 60;

describe('money the provider would not move', () => {
  let world: MoneyWorld;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let kitchen: Awaited<ReturnType<typeof openKitchen>>;
  beforeAll(async () => {
    world = await openMoneyWorld();
    ids = await seedOpenShop(world.db, 1);
    await world.db.updateTable('inventory').set({ count: 100 }).execute();
    kitchen = await openKitchen(world, ids);
  });
  afterAll(() => world.close());

  const deliver = async () => {
    await world.simulator.control.flush();
    await world.runJobs();
  };
  /** Each notice is taken before the next one comes: which of two is first decides what the second means. */
  const deliverOneByOne = async (order: 'AS_QUEUED' | 'REVERSED') => {
    const { control } = world.simulator;
    const codes = control.waiting().map(({ eventCode }) => eventCode);
    for (const eventCode of order === 'REVERSED' ? codes.toReversed() : codes) {
      await control.flush({ eventCode });
      await world.runJobs();
    }
  };
  /** Long enough for the next try, and what the provider says to it. */
  const later = async (minutes: number) => {
    world.advance(minutes);
    await world.runJobs();
    await deliver();
  };
  async function paidOrder() {
    const phone = openGuestPhone(world, ids);
    await phone.create();
    await phone.addFries();
    await world.shopper.pay(await openSessionOf(phone, FRIES));
    await deliver();
    const payment = () =>
      world.db
        .selectFrom('payments')
        .selectAll()
        .where('cartId', '=', phone.cartId)
        .executeTakeFirstOrThrow();
    const { id, pspReference } = await payment();
    const atProvider = () =>
      world.simulator.ledger().find((line) => line.pspReference === pspReference);
    const ledger = async () =>
      (
        await world.db
          .selectFrom('paymentLedger')
          .select('entry')
          .where('paymentId', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ entry }) => entry);
    const newest = (await world.db.selectFrom('orders').select('id').execute()).length - 1;
    return {
      id,
      payment,
      atProvider,
      ledger,
      move: (to: string) => kitchen.move(newest, to),
    };
  }

  it('[D-82] a refused capture is tried again after a while, and then taken once', async () => {
    const order = await paidOrder();
    world.simulator.control.refuseNextChanges(1);
    await order.move('ACCEPTED');
    await later(1);
    expect(await order.payment()).toMatchObject({ state: 'AUTHORISED', attempt: 1 });
    await world.runJobs();
    expect(order.atProvider()).toMatchObject({ captured: 0, captureRequests: 1 });
    await later(RETRY_AFTER_MINUTES[0]);
    await deliver();
    expect(order.atProvider()).toMatchObject({ captured: FRIES, captureRequests: 2 });
    expect(await order.ledger()).toEqual([
      'AUTHORISED',
      'CAPTURE_ASKED',
      'CAPTURE_FAILED',
      'CAPTURE_ASKED',
      'CAPTURED',
    ]);
  });

  it('[D-82] what cannot be cancelled is refunded at once if it was taken, cancelled later if not', async () => {
    const order = await paidOrder();
    world.simulator.control.refuseNextChanges(1);
    await order.move('REJECTED');
    await world.runJobs();
    await deliver();
    await deliver();
    expect(await order.ledger()).toContain('CANCEL_FAILED');
    await later(A_DAY);
    await later(A_DAY);
    expect(order.atProvider()).toMatchObject({ cancelled: FRIES, captured: 0, refunded: 0 });
    expect(await order.payment()).toMatchObject({ state: 'CANCELLED' });
  });

  it('[D-82] money whose capture was refused is cancelled in the end, not refunded for ever', async () => {
    const order = await paidOrder();
    world.simulator.control.refuseNextChanges(2);
    await order.move('ACCEPTED');
    world.advance(1);
    await world.runJobs();
    await world.simulator.control.flush();
    await world.runJobs();
    expect(await order.payment()).toMatchObject({ state: 'AUTHORISED', attempt: 1 });
    await order.move('REJECTED');
    for (let days = 0; days < 3; days += 1) await later(A_DAY);
    expect(order.atProvider()).toMatchObject({ cancelled: FRIES, captured: 0 });
    expect(await order.payment()).toMatchObject({ state: 'CANCELLED', trouble: null });
  });

  it('[D-82] a refund the scheme takes back is made again', async () => {
    const order = await paidOrder();
    await order.move('ACCEPTED');
    await later(2);
    await order.move('REJECTED');
    await world.runJobs();
    await deliver();
    const { pspReference, state } = await order.payment();
    expect(state).toBe('REFUNDED');
    world.simulator.control.reverse(pspReference ?? '', 'refunds');
    await deliver();
    expect(await order.payment()).toMatchObject({ state: 'CAPTURED', attempt: 1 });
    await later(RETRY_AFTER_MINUTES[0]);
    await deliver();
    expect(order.atProvider()).toMatchObject({ refunded: FRIES });
    expect(await order.payment()).toMatchObject({ state: 'REFUNDED', trouble: null });
  });

  it('[D-82] a capture the scheme took back stays taken back when its confirmation comes after', async () => {
    const order = await paidOrder();
    await order.move('ACCEPTED');
    world.advance(2);
    await world.runJobs();
    const { pspReference } = await order.payment();
    world.simulator.control.reverse(pspReference ?? '', 'captures');
    await deliverOneByOne('REVERSED');
    expect(await order.payment()).toMatchObject({ state: 'AUTHORISED', attempt: 1 });
    await later(RETRY_AFTER_MINUTES[0]);
    expect(order.atProvider()).toMatchObject({ captured: FRIES, captureRequests: 2 });
    expect(await order.payment()).toMatchObject({ state: 'CAPTURED' });
  });

  it('[D-82] a refund the scheme took back stays taken back when its confirmation comes after', async () => {
    const order = await paidOrder();
    await order.move('ACCEPTED');
    await later(2);
    await order.move('REJECTED');
    await world.runJobs();
    const { pspReference } = await order.payment();
    world.simulator.control.reverse(pspReference ?? '', 'refunds');
    await deliverOneByOne('REVERSED');
    expect(await order.payment()).toMatchObject({ state: 'CAPTURED', attempt: 1 });
    await later(RETRY_AFTER_MINUTES[0]);
    expect(order.atProvider()).toMatchObject({ refunded: FRIES, refundRequests: 2 });
    expect(await order.payment()).toMatchObject({ state: 'REFUNDED' });
  });

  it('[D-82] money of a rejected order whose capture never reached the provider is cancelled', async () => {
    const order = await paidOrder();
    await order.move('ACCEPTED');
    world.simulator.control.failNextCalls(1);
    world.advance(2);
    await world.runJobs();
    expect(await order.payment()).toMatchObject({ state: 'CAPTURE_ASKED' });
    // Its next try is hours away, as after many failures.
    await sql`update graphile_worker._private_jobs set run_at = run_at + interval '20 years'
      where key = ${`capture-payment:${order.id}`}`.execute(world.db);
    await order.move('REJECTED');
    for (let tries = 0; tries < 4; tries += 1) await later(RETRY_AFTER_MINUTES[2]);
    expect(order.atProvider()).toMatchObject({ cancelled: FRIES, captured: 0 });
    expect(await order.payment()).toMatchObject({ state: 'CANCELLED', trouble: null });

    await sql`update graphile_worker._private_jobs set run_at = now()
      where key = ${`capture-payment:${order.id}`}`.execute(world.db);
    await later(1);
    expect(order.atProvider()).toMatchObject({ captured: 0, captureRequests: 0 });
  });

  it('[D-82] after the last try the order is flagged and an operator can replay the job', async () => {
    const order = await paidOrder();
    world.simulator.control.refuseNextChanges(RETRY_AFTER_MINUTES.length + 1);
    await order.move('ACCEPTED');
    for (const _try of [...RETRY_AFTER_MINUTES, 0]) await later(A_DAY);
    expect(await order.payment()).toMatchObject({
      state: 'AUTHORISED',
      trouble: 'CAPTURE_FAILED',
    });
    const [dead, ...others] = await listDeadJobs(world.db);
    expect(others).toEqual([]);
    expect(dead).toMatchObject({ name: 'capture-payment', payload: { paymentId: order.id } });
    const findings = await world.db
      .selectFrom('reconciliationFindings')
      .select(['kind', 'remedy'])
      .where('subjectId', '=', order.id)
      .execute();
    expect(findings).toEqual([{ kind: 'MOVEMENT_REFUSED', remedy: 'OPERATOR' }]);

    world.simulator.control.refuseNextChanges(0);
    const replays = await Promise.all([
      replayJob(world.db, dead?.id ?? ''),
      replayJob(world.db, dead?.id ?? ''),
    ]);
    expect(replays.toSorted()).toEqual([false, true]);
    await world.runJobs();
    await deliver();
    expect(order.atProvider()).toMatchObject({ captured: FRIES });
    expect(await order.payment()).toMatchObject({ state: 'CAPTURED', trouble: null });
    expect(await replayJob(world.db, 'not-a-number')).toBe(false);
    await world.runJob('reconcile-money');
    const open = world.db.selectFrom('reconciliationFindings').select('id');
    expect(await open.where('resolvedAt', 'is', null).execute()).toEqual([]);
  });

  it('[D-81] a provider that does not answer is asked again with the same key', async () => {
    const order = await paidOrder();
    await order.move('ACCEPTED');
    world.simulator.control.failNextCalls(2);
    for (let tries = 0; tries < 3; tries += 1) await later(1);
    await deliver();
    expect(order.atProvider()).toMatchObject({ captured: FRIES, captureRequests: 1 });
    expect(await order.payment()).toMatchObject({ state: 'CAPTURED', attempt: 0 });
  });
});
