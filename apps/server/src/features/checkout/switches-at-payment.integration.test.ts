import { randomUUID } from 'node:crypto';
import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type LoyaltyWorld, openLoyaltyWorld } from '../loyalty/testing/loyalty-world.ts';
import { signInGuest } from '../../testing/seed-guest.ts';
import { openGuestPhone } from '../../testing/guest-orders.ts';
import type { seededIds } from '../../testing/seed-company.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTablePhone, seedTable, scan } from '../../testing/table-guests.ts';
import { FRIDAY_EVENING } from '../../testing/test-server.ts';

const FRIES = 3_900;

describe('the company’s switches are asked again when somebody pays', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let number = 70;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    const configuration = { enablePromoCodes: true, enableQrOrders: true, enableInvoicing: true };
    ids = await seedOpenShop(world.db, (number += 1), { configuration });
    await world.db.deleteFrom('inventory').where('companyId', '=', ids.company).execute();
  });

  const filled = async () => {
    const phone = world.openPhone(undefined, ids);
    await phone.begin();
    return phone;
  };
  const turn = (fields: object) =>
    world.db
      .updateTable('cloudConfigurations')
      .set(fields)
      .where('companyId', '=', ids.company)
      .execute();
  const lastEvent = async (phone: { events: ReturnType<typeof openGuestPhone>['events'] }) =>
    (await phone.events()).at(-1)?.event;
  const hasOrder = async (cartId: string) =>
    (await world.db.selectFrom('orders').select('id').where('cartId', '=', cartId).execute())
      .length > 0;
  /** The answer of a payment without a card, which only its job gives. */
  const cardless = async (
    phone: ReturnType<typeof openGuestPhone>,
    paymentType: 'ADYEN' | 'INVOICE',
    amount: number,
    change: () => Promise<unknown>,
    tip = 0,
  ) => {
    const announced = await phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: randomUUID(),
      tip: minor(tip),
      amount: minor(amount),
      paymentType,
      transactionId: null,
      payload: null,
    });
    expect(announced.error).toBeNull();
    await change();
    await world.runJobs();
    expect(await hasOrder(phone.cartId)).toBe(false);
    return lastEvent(phone);
  };

  it('[CONF-10] [D-04] [F-06] anonymous orders: a cart from before pays nothing and becomes no order', async () => {
    const phone = await filled();
    await turn({ enableAnonymousOrders: false });
    expect((await phone.openSession(FRIES)).error).toBe('ERROR_USER_IS_REQUIRED');
    await turn({ enableAnonymousOrders: true });
    expect((await phone.openSession(FRIES)).error).toBeNull();
    const free = await filled();
    await world.seedCode('FREE', { companyId: ids.company, discountRate: 100 });
    await free.activate('FREE');
    const off = () => turn({ enableAnonymousOrders: false });
    expect(await cardless(free, 'ADYEN', 0, off)).toMatchObject({
      type: 'PAYMENT_FAILED',
      resultCode: 'ERROR_USER_IS_REQUIRED',
    });
  });

  it('[CONF-10] [F-06] a signed-in guest and a guest at a table still pay', async () => {
    const member = await world.seedMember({ companyId: ids.company });
    const signedIn = world.openPhone(member, ids);
    await signedIn.begin();
    const token = await scan(world, await seedTable(world, ids, number), ids.venue);
    const seated = openTablePhone(world, ids, token);
    await seated.sitDown();
    await seated.addFries();
    await turn({ enableAnonymousOrders: false });
    for (const phone of [signedIn, seated])
      expect((await phone.openSession(FRIES)).error).toBeNull();
  });

  it('[CONF-10] [F-06] a deployment’s default counts where the company says nothing', async () => {
    const phone = await filled();
    await turn({ enableAnonymousOrders: null });
    expect((await phone.openSession(FRIES)).error).toBe('ERROR_USER_IS_REQUIRED');
  });

  it('[D-36] [F-06] an app that takes no orders any more takes no money', async () => {
    const phone = await filled();
    await world.db
      .updateTable('companies')
      .set({ hasAppOrders: false })
      .where('id', '=', ids.company)
      .execute();
    expect((await phone.openSession(FRIES)).error).toBe('APP_CLOSED');
  });

  it('[F-06] a service type that is no longer offered', async () => {
    const phone = await filled();
    await turn({ serviceTypes: ['EAT_HERE'] });
    expect((await phone.openSession(FRIES)).error).toBe('SERVICE_TYPE_NOT_ALLOWED');
  });

  it('[D-161] [F-06] a comment where none are taken any more: dropped, and the guest is told first', async () => {
    const phone = await filled();
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: 'No nuts, please' });
    await turn({ disableComments: true });
    expect((await phone.openSession(FRIES)).error).toBe('COMMENTS_DISABLED');
    expect(await lastEvent(phone)).toMatchObject({ type: 'SET_COMMENT', comment: '' });
    expect((await phone.openSession(FRIES)).error).toBeNull();
  });

  it('[DISC-12] [CONF-13] [F-06] a tip where none are taken any more', async () => {
    const phone = await filled();
    await turn({ enableTipping: false });
    expect((await phone.openSession(FRIES + 400, { tip: 400 })).error).toBe('TIP_NOT_ALLOWED');
  });

  it('[D-69] [F-06] a promo code where none are taken any more leaves the cart', async () => {
    await world.seedCode('TENTH', { companyId: ids.company });
    const phone = await filled();
    await phone.activate('TENTH');
    await turn({ enablePromoCodes: false });
    expect((await phone.openSession(3_510)).error).toBe('AMOUNT_CHANGED');
    expect(await phone.types()).toContain('CLEAR_PROMO_CODE');
    expect((await phone.openSession(FRIES)).error).toBeNull();
  });

  it('[D-101] [F-06] QR ordering switched off: a table’s cart is not paid, and nothing goes on its bill', async () => {
    const token = await scan(world, await seedTable(world, ids, number), ids.venue);
    const seated = () => openTablePhone(world, ids, token);
    const now = seated();
    await now.sitDown();
    await now.addFries();
    const later = seated();
    await later.sitDown();
    await later.addFries();
    await later.markPayLater();
    await later.payLater();
    await turn({ enableQrOrders: false });
    expect((await now.openSession(FRIES)).error).toBe('TABLE_NOT_SERVED');
    await world.runJobs();
    expect(await hasOrder(later.cartId)).toBe(false);
    expect(await lastEvent(later)).toMatchObject({ resultCode: 'TABLE_NOT_SERVED' });
  });

  it('[CONF-15] [D-164] [F-06] a pickup time where none can be chosen any more becomes ASAP, and the guest is told first', async () => {
    const phone = await filled();
    const time = '2026-11-13T20:00:00Z';
    expect((await phone.put({ ...phone.base(), type: 'SET_PICKUP_TIME', time })).success).toBe(
      true,
    );
    await turn({ disablePickuptime: true });
    expect((await phone.openSession(FRIES)).error).toBe('PICKUP_TIME_DISABLED');
    expect(await lastEvent(phone)).toMatchObject({ type: 'SET_PICKUP_TIME', time: 'ASAP' });
    const orderId = await world.pay(phone, FRIES);
    const order = await world.db
      .selectFrom('orders')
      .select('desiredTime')
      .where('id', '=', orderId ?? '')
      .executeTakeFirstOrThrow();
    expect(order.desiredTime).toBeNull();
  });

  it('[D-89] [D-73] [F-06] invoices and their tips', async () => {
    const guest = await signInGuest(world, {
      number,
      companyId: ids.company,
      creditLimit: 100_000,
    });
    const signed = {
      ...world,
      guest: <Data>(query: string, variables?: object) =>
        world.guest<Data>(query, variables, guest.token),
    };
    const begun = async () => {
      const phone = openGuestPhone(signed, ids);
      await phone.create();
      await phone.addFries();
      return phone;
    };
    const noTips = () => turn({ enableTipping: false });
    expect(await cardless(await begun(), 'INVOICE', FRIES + 400, noTips, 400)).toMatchObject({
      resultCode: 'TIP_NOT_ALLOWED',
    });
    const noInvoices = () => turn({ enableInvoicing: false });
    expect(await cardless(await begun(), 'INVOICE', FRIES, noInvoices)).toMatchObject({
      resultCode: 'INVOICE_NOT_ALLOWED',
    });
  });

  it('[D-66] [F-06] a bag that is no longer sold leaves the cart, one that is new comes into it', async () => {
    const phone = await filled();
    const bag = { bagItemId: ids.beanBurger };
    const entry = { id: randomUUID(), companyId: ids.company, menuId: ids.lunch };
    await world.db
      .insertInto('menuEntries')
      .values({ ...entry, itemId: ids.beanBurger, price: 200 })
      .execute();
    await turn(bag);
    expect((await phone.openSession(FRIES)).error).toBe('AMOUNT_CHANGED');
    expect((await phone.openSession(FRIES + 200)).error).toBeNull();
    await world.db.deleteFrom('menuEntries').where('id', '=', entry.id).execute();
    expect((await phone.openSession(FRIES + 200)).error).toBe('AMOUNT_CHANGED');
    expect((await phone.openSession(FRIES)).error).toBeNull();
  });
});
