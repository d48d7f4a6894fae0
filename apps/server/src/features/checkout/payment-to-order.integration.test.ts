import { foldCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { minor } from '@tallrik/domain/money/minor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine, openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;

describe('from a paid cart to an order', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.db
      .updateTable('inventory')
      .set({ count: 7 })
      .where('itemId', '=', ids.fries)
      .execute();
  });

  const ordersOf = (cartId: string) =>
    server.db.selectFrom('orders').selectAll().where('cartId', '=', cartId).execute();
  const paymentsOf = (cartId: string) =>
    server.db.selectFrom('payments').selectAll().where('cartId', '=', cartId).execute();
  const friesLeft = async () =>
    (
      await server.db
        .selectFrom('inventory')
        .select('count')
        .where('itemId', '=', ids.fries)
        .executeTakeFirstOrThrow()
    ).count;

  async function filledCart(count = 1) {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    expect((await phone.addFries(count)).success).toBe(true);
    return phone;
  }

  async function settle() {
    await server.deliverWebhooks();
    await server.runJobs();
  }

  const stateOf = async (cartId: string, sessionId: string) => {
    const answer = await server.guest<{ paymentSessionState: string }>(
      'query State($cartId: ID!, $sessionId: ID!) { paymentSessionState(cartId: $cartId, sessionId: $sessionId) }',
      { cartId, sessionId },
    );
    return answer.data?.paymentSessionState;
  };

  it('[PAY-29] [D-77] the signed webhook makes the order, takes the stock and tells the cart', async () => {
    const phone = await filledCart(2);
    const session = await openSessionOf(phone, 2 * FRIES);
    expect((await server.shopper.pay(session)).resultCode).toBe('Authorised');
    expect(await ordersOf(phone.cartId)).toEqual([]);
    await settle();
    const [order] = await ordersOf(phone.cartId);
    expect(order).toMatchObject({
      status: 'PENDING',
      total: 2 * FRIES,
      currency: 'SEK',
      type: 'TAKE_AWAY',
    });
    expect(await friesLeft()).toBe(5);
    const events = (await phone.events()).map(({ event }) => event);
    // The thank-you names the order without another question (F-35).
    expect(events.slice(-2)).toMatchObject([
      { type: 'PAYMENT_CONFIRMED' },
      { type: 'ORDER_CREATED', orderId: order?.id, easyId: order?.easyId },
    ]);
  });

  it('[PAY-36] [DATA-16] [D-60] [D-165] [F-04] a cart paid with a tip folds to fully paid', async () => {
    const phone = await filledCart(2);
    const tip = 800;
    const { response, error } = await phone.openSession(2 * FRIES + tip, { tip });
    if (!response) throw new Error(`No session: ${error}`);
    await server.shopper.pay(response);
    await settle();
    const [order] = await ordersOf(phone.cartId);
    expect(order).toMatchObject({ total: 2 * FRIES + tip });
    const cart = foldCart((await phone.events()).map(({ event }) => event));
    expect(priceCart(cart, { categoriesOf: () => new Set() })).toMatchObject({
      due: 2 * FRIES,
      totalUnpaid: 0,
      isFullyPaid: true,
      payments: [{ amount: 2 * FRIES, tip, state: 'CONFIRMED' }],
    });
  });

  it('[D-77] the same webhook delivered twice makes one order', async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    await server.control('schedule', { copies: 3 });
    await server.shopper.pay(session);
    await server.control('schedule', { copies: 1 });
    await settle();
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
    expect(await paymentsOf(phone.cartId)).toHaveLength(1);
    expect(await friesLeft()).toBe(6);
  });

  it("[D-77] the browser's word alone makes no order, but lets the server ask the provider at once", async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    const reportPayment = (payload: string) =>
      phone.put({
        ...phone.base(),
        type: 'ADD_CLIENT_SIDE_PAYMENT',
        id: session.id,
        tip: minor(0),
        amount: minor(FRIES),
        paymentType: 'ADYEN',
        transactionId: null,
        payload,
      });
    const { sessionResult } = await server.shopper.pay(session);
    expect((await reportPayment(JSON.stringify({ sessionResult }))).success).toBe(true);
    expect(await ordersOf(phone.cartId)).toEqual([]);
    await server.runJobs();
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
    await settle();
    expect(await paymentsOf(phone.cartId)).toHaveLength(1);
  });

  it('[PAY-23] a refused card makes no order; the same session pays afterwards', async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    expect((await server.shopper.pay(session, { holderName: 'DECLINED' })).resultCode).toBe(
      'Refused',
    );
    await settle();
    expect(await ordersOf(phone.cartId)).toEqual([]);
    expect((await server.shopper.pay(session)).resultCode).toBe('Authorised');
    await settle();
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
  });

  it('[ERR-10] [D-166] [F-15] a card without the money for it is told apart from other refusals, once per try', async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    const errors = async () =>
      (await phone.events()).flatMap(({ event }) =>
        event.type === 'CART_ERROR' ? [event.code] : [],
      );
    await server.shopper.pay(session, { holderName: 'DECLINED' });
    await settle();
    expect(await errors()).toEqual([]);
    await server.control('schedule', { copies: 2 });
    await server.shopper.pay(session, { holderName: 'NOT_ENOUGH_BALANCE' });
    await server.control('schedule', { copies: 1 });
    await settle();
    expect(await errors()).toEqual(['PAYMENT_DECLINED_CREDIT_CARD_FUNDS']);
    await server.shopper.pay(session);
    await settle();
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
  });

  it('[PAY-28] [D-80] [D-166] [F-17] the server says what it knows of a session, and only of this cart’s', async () => {
    const [phone, other] = [await filledCart(), await filledCart()];
    const session = await openSessionOf(phone, FRIES);
    expect(await stateOf(phone.cartId, 'FAKE')).toBe('UNKNOWN');
    expect(await stateOf(other.cartId, session.id)).toBe('UNKNOWN');
    expect(await stateOf(phone.cartId, session.id)).toBe('OPEN');
    await server.shopper.pay(session);
    await settle();
    expect(await stateOf(phone.cartId, session.id)).toBe('PAID');
  });

  it('[D-78] a changed amount, tip, currency or return address opens no session', async () => {
    const phone = await filledCart();
    expect(await phone.openSession(1)).toMatchObject({
      success: false,
      error: 'AMOUNT_CHANGED',
      response: null,
    });
    expect((await phone.openSession(FRIES + 7, { tip: 7 })).error).toBe('TIP_NOT_ALLOWED');
    expect((await phone.openSession(FRIES, { currency: 'DKK' })).error).toBe('CURRENCY_CHANGED');
    expect(
      (await phone.openSession(FRIES, { returnUrl: 'https:\\\\evil.example\\@mat.example' })).error,
    ).toBe('RETURN_URL_NOT_ALLOWED');
    expect((await phone.openSession(FRIES, { returnUrl: 'https://evil.example/' })).error).toBe(
      'RETURN_URL_NOT_ALLOWED',
    );
    const sessions = await server.db
      .selectFrom('paymentSessions')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .execute();
    expect(sessions).toEqual([]);
  });

  it('[D-81] two tabs that both pay: one order, the second payment is cancelled', async () => {
    const phone = await filledCart();
    const first = await openSessionOf(phone, FRIES);
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: 'Utan salt' });
    const second = await openSessionOf(phone, FRIES);
    expect(second.id).not.toBe(first.id);
    await server.shopper.pay(first);
    await server.shopper.pay(second);
    await settle();
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
    await settle();
    const states = (await paymentsOf(phone.cartId)).map(({ state }) => state).toSorted();
    expect(states).toEqual(['AUTHORISED', 'CANCELLED']);
  });

  it('[D-80] [D-361] a session that was put aside may still be paid: it is open until its time is over', async () => {
    const phone = await filledCart();
    const first = await openSessionOf(phone, FRIES);
    await phone.put({ ...phone.base(), type: 'SET_COMMENT', comment: 'Utan salt' });
    await openSessionOf(phone, FRIES);
    const endAt = (milliseconds: number) =>
      server.db
        .updateTable('paymentSessions')
        .set({ expiresAt: new Date(server.now().epochMilliseconds + milliseconds) })
        .where('providerSessionId', '=', first.id)
        .execute();
    expect(await stateOf(phone.cartId, first.id)).toBe('OPEN');
    await endAt(0);
    expect(await stateOf(phone.cartId, first.id)).toBe('ENDED');
    await endAt(60_000);
    expect(await stateOf(phone.cartId, first.id)).toBe('OPEN');
    await server.shopper.pay(first);
    await settle();
    expect(await stateOf(phone.cartId, first.id)).toBe('PAID');
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
  });

  it("[D-48] units held by one guest's session are not sold to another", async () => {
    const one = await filledCart(5);
    const other = await filledCart(5);
    await openSessionOf(one, 5 * FRIES);
    expect((await other.openSession(5 * FRIES)).error).toBe('OUT_OF_STOCK');
  });

  it('[CATALOG-11] [D-52] a price raised on the menu is written into the cart before anybody pays it', async () => {
    const phone = await filledCart();
    const setPrice = (price: number) =>
      server.db
        .updateTable('menuEntries')
        .set({ price })
        .where('id', '=', ids.friesEntry)
        .execute();
    await setPrice(4_500);
    expect((await phone.openSession(FRIES)).error).toBe('AMOUNT_CHANGED');
    expect((await phone.events()).at(-1)?.event).toMatchObject({
      type: 'CART_REPRICED',
      lines: [{ amount: 4_500 }],
    });
    expect((await phone.openSession(4_500)).success).toBe(true);
    await setPrice(FRIES);
  });

  it('[CATALOG-11] a price changed while somebody pays does not change what they pay', async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    const setPrice = (price: number) =>
      server.db
        .updateTable('menuEntries')
        .set({ price })
        .where('id', '=', ids.friesEntry)
        .execute();
    await setPrice(4_500);
    await server.shopper.pay(session);
    await settle();
    await setPrice(FRIES);
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
    expect(await paymentsOf(phone.cartId)).toMatchObject([{ amount: FRIES }]);
  });

  it("[D-52] a client's own price, title and VAT rate are not believed", async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    const cheap = claimedLine({
      itemId: ids.fries,
      entryId: ids.friesEntry,
      amount: minor(1),
      vatRate: 0,
      title: 'Gratis',
    });
    const { confirmed } = await phone.put({ ...phone.base(), type: 'ADD_ITEM', item: cheap });
    expect(confirmed[0]?.event).toMatchObject({
      item: { amount: FRIES, vatRate: 25, title: 'Fries' },
    });
  });

  it('[PAY-19] [D-84] a cart that costs nothing becomes an order without a card, and only then', async () => {
    const reportPayment = (phone: ReturnType<typeof openGuestPhone>) =>
      phone.put({
        ...phone.base(),
        type: 'ADD_CLIENT_SIDE_PAYMENT',
        id: phone.cartId,
        tip: minor(0),
        amount: minor(0),
        paymentType: 'ADYEN',
        transactionId: null,
        payload: null,
      });
    const paying = await filledCart();
    expect((await reportPayment(paying)).error).toBe('AMOUNT_CHANGED');

    const setPrice = (price: number) =>
      server.db
        .updateTable('menuEntries')
        .set({ price })
        .where('id', '=', ids.friesEntry)
        .execute();
    await setPrice(0);
    const free = await filledCart();
    expect((await reportPayment(free)).success).toBe(true);
    await server.runJobs();
    await server.runJobs();
    expect(await ordersOf(free.cartId)).toMatchObject([{ total: 0, status: 'PENDING' }]);
    expect((await free.events()).at(-1)?.event.type).toBe('ORDER_CREATED');
    await setPrice(FRIES);
  });

  it("[D-78] a company's own host may be returned to, another company's may not", async () => {
    const { company: companyId, configuration: configurationId } = ids;
    await server.db
      .insertInto('companyHosts')
      .values({ host: 'mat.example', companyId, configurationId })
      .execute();
    const phone = await filledCart();
    expect(
      (await phone.openSession(FRIES, { returnUrl: 'https://mat.example/order' })).success,
    ).toBe(true);
    expect(
      (await phone.openSession(FRIES, { returnUrl: 'https://annan.example/order' })).error,
    ).toBe('RETURN_URL_NOT_ALLOWED');
  });

  it('twenty checkouts at once finish on four connections, none waiting for a second one', async () => {
    await server.db
      .updateTable('inventory')
      .set({ count: 100 })
      .where('itemId', '=', ids.fries)
      .execute();
    const phones = await Promise.all(Array.from({ length: 20 }, () => filledCart()));
    const sessions = await Promise.all(phones.map((phone) => openSessionOf(phone, FRIES)));
    await Promise.all(sessions.map((session) => server.shopper.pay(session)));
    await settle();
    for (const { cartId } of phones) expect(await ordersOf(cartId)).toHaveLength(1);
  });
});
