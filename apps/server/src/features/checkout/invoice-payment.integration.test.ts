import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import { openKitchen } from '../../testing/model/model-kitchen.ts';
import { openMoneyWorld, type MoneyWorld } from '../../testing/money-world.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { signInGuest } from '../../testing/seed-guest.ts';
import { fixedId } from '../../testing/fixed-id.ts';

const FRIES = 3_900;
const TARGET = fixedId(729_999);

describe('paying by invoice', () => {
  let world: MoneyWorld;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    world = await openMoneyWorld();
    ids = await seedOpenShop(world.db, 1, { configuration: { enableInvoicing: true } });
    await world.db.updateTable('inventory').set({ count: 50 }).execute();
  });
  afterAll(() => world.close());

  /** A phone that signs every call with its token. */
  const phoneOf = (token?: string) => {
    const signed: Pick<MoneyWorld, 'guest' | 'now' | 'origin'> = {
      origin: world.origin,
      now: world.now,
      guest: (query, variables) => world.guest(query, variables, token),
    };
    return openGuestPhone(signed, ids);
  };
  async function orderOnInvoice(token: string | undefined, userId: string | null, count = 1) {
    const phone = phoneOf(token);
    const base = { ...phone.base(), type: 'CREATE_CART', serviceType: 'TAKE_AWAY' } as const;
    await phone.put({ ...base, deliveryTargetId: null, userId });
    await phone.addFries(count);
    const answer = await phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: phone.cartId,
      tip: minor(0),
      amount: minor(count * FRIES),
      paymentType: 'INVOICE',
      transactionId: null,
      payload: null,
    });
    await world.runJobs();
    return { phone, error: answer.error };
  }
  const orderOf = (cartId: string) =>
    world.db.selectFrom('orders').selectAll().where('cartId', '=', cartId).executeTakeFirst();
  const paymentOf = (cartId: string) =>
    world.db
      .selectFrom('payments')
      .select(['kind', 'state', 'amount', 'pspReference'])
      .where('cartId', '=', cartId)
      .execute();
  const lastEvent = async (phone: ReturnType<typeof openGuestPhone>) =>
    (await phone.events()).at(-1)?.event;

  it('[PAY-02] [D-77] [D-89] an approved customer’s order is made and its debt written down', async () => {
    const guest = await signInGuest(world, {
      number: 1,
      companyId: ids.company,
      creditLimit: 100_000,
    });
    const { phone, error } = await orderOnInvoice(guest.token, guest.userId);
    expect(error).toBeNull();
    expect(await orderOf(phone.cartId)).toMatchObject({
      status: 'PENDING',
      total: FRIES,
      invoiceTargetId: fixedId(720_001),
    });
    expect(await paymentOf(phone.cartId)).toEqual([
      { kind: 'INVOICE', state: 'OWED', amount: FRIES, pspReference: null },
    ]);
    expect(await lastEvent(phone)).toMatchObject({ type: 'ORDER_CREATED' });
  });

  it('[PAY-43] [D-89] nobody else is lent anything: no target, no account', async () => {
    const guest = await signInGuest(world, { number: 2, companyId: ids.company });
    expect((await orderOnInvoice(guest.token, guest.userId)).error).toBe('INVOICE_NOT_ALLOWED');
    expect((await orderOnInvoice(undefined, null)).error).toBe('INVOICE_NOT_ALLOWED');
  });

  it('[D-89] the limit counts what the customer’s colleagues owe, even at the same moment', async () => {
    const approve = (number: number) =>
      signInGuest(world, {
        number,
        companyId: ids.company,
        creditLimit: 2 * FRIES,
        targetId: TARGET,
      });
    const one = await approve(3);
    const other = await approve(4);
    const placed = [
      await orderOnInvoice(one.token, one.userId),
      ...(await Promise.all([
        orderOnInvoice(one.token, one.userId),
        orderOnInvoice(other.token, other.userId),
      ])),
    ];
    await world.runJobs();
    const orders = await Promise.all(placed.map(({ phone }) => orderOf(phone.cartId)));
    expect(orders.filter(Boolean)).toHaveLength(2);
    const refused = placed[orders.findIndex((order) => !order)];
    expect(refused && (await lastEvent(refused.phone))).toMatchObject({
      type: 'PAYMENT_FAILED',
      resultCode: 'CREDIT_LIMIT_REACHED',
    });
  });

  it('[D-92] a rejected order is owed by nobody and frees the credit', async () => {
    const guest = await signInGuest(world, {
      number: 5,
      companyId: ids.company,
      creditLimit: FRIES,
    });
    const first = await orderOnInvoice(guest.token, guest.userId);
    const orders = await world.db
      .selectFrom('orders')
      .select('cartId')
      .orderBy('createdAt')
      .orderBy('easyId')
      .execute();
    const kitchen = await openKitchen(world, ids);
    const index = orders.findIndex(({ cartId }) => cartId === first.phone.cartId);
    await kitchen.move(index, 'REJECTED');
    expect(await paymentOf(first.phone.cartId)).toMatchObject([{ state: 'WAIVED' }]);
    const second = await orderOnInvoice(guest.token, guest.userId);
    expect(await orderOf(second.phone.cartId)).toMatchObject({ total: FRIES });
  });

  it('[CART-16] a payment by card that no session was opened for leaves the cart usable', async () => {
    const phone = phoneOf();
    await phone.create();
    await phone.addFries();
    await phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: 'CS-nobody-knows',
      tip: minor(0),
      amount: minor(FRIES),
      paymentType: 'ADYEN',
      transactionId: null,
      payload: null,
    });
    expect((await phone.addFries()).error).toBe('PAYMENT_PENDING');
    await world.runJobs();
    expect(await lastEvent(phone)).toMatchObject({ resultCode: 'SESSION_UNKNOWN' });
    expect((await phone.addFries()).error).toBeNull();
  });
});
