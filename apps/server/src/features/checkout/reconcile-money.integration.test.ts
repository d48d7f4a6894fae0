import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { openMoneyWorld, type MoneyWorld } from '../../testing/money-world.ts';
import { findMoneyFaults } from '../../testing/model/money-invariants.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { PATIENCE_MINUTES } from './reconcile-money.ts';

const FRIES = 3_900;

describe('reconciliation of money and orders', () => {
  let world: MoneyWorld;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    world = await openMoneyWorld();
    ids = await seedOpenShop(world.db, 1);
    await world.db.updateTable('inventory').set({ count: 100 }).execute();
  });
  afterAll(() => world.close());

  const deliver = async () => {
    await world.simulator.control.flush();
    await world.runJobs();
  };
  const dropJobs = () => sql`delete from graphile_worker._private_jobs`.execute(world.db);
  const reconcile = () => world.runJob('reconcile-money');
  const wait = () => world.advance(PATIENCE_MINUTES + 1);
  const openFindings = async () =>
    world.db
      .selectFrom('reconciliationFindings')
      .select(['kind', 'subjectId', 'remedy', 'timesSeen'])
      .where('resolvedAt', 'is', null)
      .orderBy('id')
      .execute();

  async function filledCart() {
    const phone = openGuestPhone(world, ids);
    await phone.create();
    await phone.addFries();
    return phone;
  }
  async function paidOrder() {
    const phone = await filledCart();
    await world.shopper.pay(await openSessionOf(phone, FRIES));
    await deliver();
    const payment = await world.db
      .selectFrom('payments')
      .select(['id', 'orderId', 'pspReference'])
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
    return { ...payment, orderId: payment.orderId ?? '', cartId: phone.cartId };
  }
  const setOrder = (id: string, status: string) =>
    world.db.updateTable('orders').set({ status }).where('id', '=', id).execute();
  const stateOf = async (id: string) =>
    (
      await world.db
        .selectFrom('payments')
        .select('state')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).state;
  /** Ends what earlier tests left, so that each one sees its own finding only. */
  async function cleanSlate() {
    await setOrderOfAll('COMPLETED');
    await dropJobs();
    wait();
    await reconcile();
    await deliver();
    await reconcile();
    await deliver();
    wait();
    await reconcile();
    expect(await openFindings()).toEqual([]);
  }
  const setOrderOfAll = (status: string) =>
    world.db.updateTable('orders').set({ status }).where('status', '!=', 'REJECTED').execute();

  it('[D-82] money that became no order, and whose release was lost, goes back', async () => {
    const { id, orderId } = await paidOrder();
    await sql`update payments set order_id = null where id = ${id}`.execute(world.db);
    await setOrder(orderId, 'REJECTED');
    await dropJobs();
    await reconcile();
    expect(await openFindings()).toEqual([]);
    wait();
    await reconcile();
    await reconcile();
    expect(await openFindings()).toMatchObject([
      { kind: 'MONEY_WITHOUT_ORDER', subjectId: id, remedy: 'ASKED_AGAIN' },
    ]);
    await deliver();
    await deliver();
    expect(await stateOf(id)).toBe('CANCELLED');
    await cleanSlate();
  });

  it('[D-82] a rejected order whose money was taken all the same is refunded', async () => {
    const { id, orderId } = await paidOrder();
    await setOrder(orderId, 'ACCEPTED');
    await dropJobs();
    wait();
    await reconcile();
    await deliver();
    await deliver();
    expect(await stateOf(id)).toBe('CAPTURED');
    await setOrder(orderId, 'REJECTED');
    wait();
    await reconcile();
    await deliver();
    await deliver();
    expect(await stateOf(id)).toBe('REFUNDED');
    await cleanSlate();
  });

  it('[D-82] an accepted order whose money was never asked for is captured, once', async () => {
    const { id, orderId, pspReference } = await paidOrder();
    await setOrder(orderId, 'ACCEPTED');
    await dropJobs();
    wait();
    await reconcile();
    expect(await openFindings()).toMatchObject([{ kind: 'CAPTURE_NOT_ASKED', subjectId: id }]);
    await reconcile();
    await deliver();
    await deliver();
    expect(await stateOf(id)).toBe('CAPTURED');
    const line = world.simulator.ledger().find((one) => one.pspReference === pspReference);
    expect(line).toMatchObject({ captured: FRIES, captureRequests: 1 });
    await cleanSlate();
  });

  it('[D-82] a capture nobody confirmed is asked again with the same key and moves once', async () => {
    const { id, orderId, pspReference } = await paidOrder();
    await setOrder(orderId, 'ACCEPTED');
    await sql`update payments set state = 'CAPTURE_ASKED' where id = ${id}`.execute(world.db);
    await dropJobs();
    for (const times of [1, 2]) {
      wait();
      await reconcile();
      expect(await openFindings()).toMatchObject([
        { kind: 'CAPTURE_UNCONFIRMED', subjectId: id, timesSeen: times },
      ]);
      await world.runJobs();
    }
    await deliver();
    const line = world.simulator.ledger().find((one) => one.pspReference === pspReference);
    expect(line).toMatchObject({ captured: FRIES, captureRequests: 1 });
    await cleanSlate();
  });

  it('[D-48] a session that never ended is ended, and what it held is free', async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    await dropJobs();
    world.advance(16 + PATIENCE_MINUTES);
    await reconcile();
    expect(await openFindings()).toMatchObject([{ kind: 'SESSION_OVERDUE', remedy: 'ENDED' }]);
    await world.runJobs();
    const row = await world.db
      .selectFrom('paymentSessions')
      .select('state')
      .where('providerSessionId', '=', session.id)
      .executeTakeFirstOrThrow();
    expect(row.state).toBe('EXPIRED');
    expect(await world.db.selectFrom('stockReservations').selectAll().execute()).toEqual([]);
    await cleanSlate();
  });

  it('[D-48] what an ended session still holds is released', async () => {
    const phone = await filledCart();
    await openSessionOf(phone, FRIES);
    await sql`update payment_sessions set state = 'FAILED' where cart_id = ${phone.cartId}`.execute(
      world.db,
    );
    await reconcile();
    expect(await openFindings()).toMatchObject([
      { kind: 'HOLD_OF_ENDED_SESSION', remedy: 'RELEASED' },
    ]);
    expect(await world.db.selectFrom('stockReservations').selectAll().execute()).toEqual([]);
    await cleanSlate();
  });

  it('[D-77] a stored notice whose job was lost is taken after all', async () => {
    const phone = await filledCart();
    await world.shopper.pay(await openSessionOf(phone, FRIES));
    await world.simulator.control.flush();
    await dropJobs();
    wait();
    await reconcile();
    expect(await openFindings()).toMatchObject([{ kind: 'NOTICE_WAITING' }]);
    await world.runJobs();
    const orders = await world.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .execute();
    expect(orders).toHaveLength(1);
    await cleanSlate();
  });

  it('[D-82] an order without money is shown to a person, not cancelled by a machine', async () => {
    const { id, orderId } = await paidOrder();
    await setOrder(orderId, 'ACCEPTED');
    await sql`update payments set state = 'CANCELLED' where id = ${id}`.execute(world.db);
    await dropJobs();
    wait();
    await reconcile();
    expect(await openFindings()).toMatchObject([
      { kind: 'ORDER_WITHOUT_MONEY', subjectId: orderId, remedy: 'OPERATOR' },
    ]);
    await setOrder(orderId, 'COMPLETED');
    await cleanSlate();
  });

  it('[D-82] what waits for its next try, or for a person, is not pushed forward', async () => {
    const { id, orderId } = await paidOrder();
    await setOrder(orderId, 'ACCEPTED');
    await dropJobs();
    const later = new Date(world.now().add({ hours: 5 }).epochMilliseconds);
    await sql`select graphile_worker.add_job('capture-payment', '{}', job_key => ${`capture-payment:${id}`},
      run_at => ${later}::timestamptz)`.execute(world.db);
    wait();
    await reconcile();
    expect(await openFindings()).toEqual([]);
    await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(world.db);
    await reconcile();
    expect(await openFindings()).toMatchObject([
      { kind: 'CAPTURE_NOT_ASKED', subjectId: id, remedy: 'OPERATOR' },
    ]);
    await dropJobs();
    await cleanSlate();
  });

  it('[D-82] with nothing wrong it writes nothing down', async () => {
    const before = await world.db.selectFrom('reconciliationFindings').select('id').execute();
    await reconcile();
    const after = await world.db.selectFrom('reconciliationFindings').select('id').execute();
    expect(after).toEqual(before);
    const faults = await findMoneyFaults(world.db, world.simulator.ledger());
    expect(faults.filter((fault) => fault.includes('unknown to us'))).toEqual([]);
  });
});
