import { randomUUID } from 'node:crypto';
import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { FRIDAY_EVENING } from '../../testing/test-server.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../loyalty/testing/loyalty-world.ts';

const FRIES = 3_900;

describe('payments that stray', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());

  type Phone = Pick<ReturnType<LoyaltyWorld['openPhone']>, 'put' | 'base'>;
  const reportPayment = (phone: Phone, id: string, amount: number) =>
    phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id,
      tip: minor(0),
      amount: minor(amount),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: null,
    });
  const laterBy = (duration: { minutes?: number; hours?: number }) =>
    world.setTime(Temporal.Instant.from(FRIDAY_EVENING).add(duration).toString());

  it('[D-88] [PAY-41] a session with somebody’s stored cards is not handed to whoever else holds the cart', async () => {
    const anna = await world.seedMember();
    const stranger = openGuestPhone(world, world.ids);
    await stranger.create();
    await stranger.addFries();
    const signedIn = { ...world, guest: withToken(anna.token) };
    const hers = openGuestPhone(signedIn, world.ids, stranger.cartId);
    const first = await hers.openSession(FRIES);
    expect(first.success).toBe(true);
    expect((await hers.openSession(FRIES)).response).toEqual(first.response);
    const other = await stranger.openSession(FRIES);
    expect(other.success).toBe(true);
    expect(other.response?.id).not.toBe(first.response?.id);
  });

  const withToken =
    (token: string): LoyaltyWorld['guest'] =>
    (query, variables) =>
      world.guest(query, variables, token);

  it('[D-81] a payment announced on an overtaken session holds the cart until that session ends, not for ever', async () => {
    const phone = world.openPhone();
    await phone.begin();
    const overtaken = (await phone.openSession(FRIES)).response;
    await phone.addFries();
    expect((await phone.openSession(2 * FRIES)).success).toBe(true);
    expect((await reportPayment(phone, overtaken?.id ?? '', 2 * FRIES)).success).toBe(true);
    expect((await phone.addFries()).error).toBe('PAYMENT_PENDING');
    const waiting = await world.db
      .selectFrom('paymentSessions')
      .select('id')
      .where('providerSessionId', '=', overtaken?.id ?? '')
      .executeTakeFirstOrThrow();
    laterBy({ minutes: 16 });
    await world.app.enqueueDueJobs();
    const { rows } = await world.pool.query<{ payload: { companyId: string; sessionId: string } }>(
      'select payload from graphile_worker._private_jobs where key = $1',
      [`expire:${waiting.id}`],
    );
    for (const { payload } of rows) await world.app.jobs['expire-session'](payload);
    expect((await phone.addFries()).error).toBeNull();
    laterBy({ minutes: 0 });
  });

  it('[D-58] [D-84] a free order whose job comes a day late is not cooked', async () => {
    await world.seedCode('FREE', { discountRate: 100 });
    const phone = world.openPhone();
    await phone.begin();
    await phone.activate('FREE');
    const paymentId = randomUUID();
    expect((await reportPayment(phone, paymentId, 0)).success).toBe(true);
    laterBy({ hours: 25 });
    await world.app.jobs['close-idle-carts']({});
    await world.runJobs();
    laterBy({ minutes: 0 });
    const orders = await world.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .execute();
    expect(orders).toEqual([]);
    expect((await phone.events()).at(-1)?.event).toMatchObject({
      type: 'PAYMENT_FAILED',
      paymentId,
      resultCode: 'CART_NOT_FOUND',
    });
  });
});
