import { minor } from '@tallrik/domain/money/minor';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../testing/fixed-id.ts';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { FRIES_PRICE, settle } from '../../testing/paid-order.ts';
import { signInGuest } from '../../testing/seed-guest.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

type Phone = ReturnType<typeof openGuestPhone>;

describe('a kitchen that pauses, a discount that ends, between the cart and the order', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let guest: { token: string; userId: string };
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1, {
      configuration: { enableInvoicing: true, enablePromoCodes: true },
    });
    await server.db.updateTable('inventory').set({ count: null }).execute();
    guest = await signInGuest(server, { number: 1, companyId: ids.company, creditLimit: 500_000 });
  });
  afterAll(() => server.close());
  afterEach(async () => {
    server.setTime(FRIDAY_EVENING);
    await pause(null);
  });

  const pause = (until: string | null) =>
    server.db
      .updateTable('venues')
      .set({ pausedUntil: until && new Date(until) })
      .where('id', '=', ids.venue)
      .execute();
  const orderOf = (phone: Phone) =>
    server.db
      .selectFrom('orders')
      .select(['total', 'status'])
      .where('cartId', '=', phone.cartId)
      .executeTakeFirst();
  const paymentStateOf = async (phone: Phone) =>
    (
      await server.db
        .selectFrom('payments')
        .select('state')
        .where('cartId', '=', phone.cartId)
        .executeTakeFirst()
    )?.state;
  const lastEvent = async (phone: Phone) => (await phone.events()).at(-1)?.event;
  const signedPhone = async (): Promise<Phone> => {
    const signed = {
      ...server,
      guest: <Data>(query: string, variables?: object) =>
        server.guest<Data>(query, variables, guest.token),
    };
    const phone = openGuestPhone(signed, ids);
    const created = { ...phone.base(), type: 'CREATE_CART', serviceType: 'TAKE_AWAY' } as const;
    await phone.put({ ...created, deliveryTargetId: null, userId: guest.userId });
    await phone.addFries();
    return phone;
  };
  const publishInvoice = (phone: Phone, amount: number) =>
    phone.put({
      ...phone.base(),
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: phone.cartId,
      tip: minor(0),
      amount: minor(amount),
      paymentType: 'INVOICE',
      transactionId: null,
      payload: null,
    });

  it('[D-31] who opened a session before the pause is served: within its life the promise holds', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    const session = await openSessionOf(phone, FRIES_PRICE);
    await pause('2026-11-13T23:00:00Z');
    server.setTime('2026-11-13T18:40:00Z');
    await server.shopper.pay(session);
    await settle(server);
    expect(await orderOf(phone)).toEqual({ total: FRIES_PRICE, status: 'PENDING' });
    expect(await paymentStateOf(phone)).toBe('AUTHORISED');
  });

  it('[D-31] news of a payment that comes when the session is over and the kitchen paused gives the money back', async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    await server.shopper.pay(await openSessionOf(phone, FRIES_PRICE));
    await pause('2026-11-13T23:00:00Z');
    server.setTime('2026-11-13T21:30:00Z');
    await settle(server);
    expect(await orderOf(phone)).toBeUndefined();
    await settle(server);
    expect(await paymentStateOf(phone)).toBe('CANCELLED');
  });

  it('[D-31] [PAY-02] an order on invoice is made of an open kitchen only', async () => {
    const phone = await signedPhone();
    await publishInvoice(phone, FRIES_PRICE);
    await pause('2026-11-13T23:00:00Z');
    await server.runJobs();
    expect(await orderOf(phone)).toBeUndefined();
    expect(await lastEvent(phone)).toMatchObject({
      type: 'PAYMENT_FAILED',
      resultCode: 'VENUE_CLOSED',
    });
    await pause(null);
    const again = await signedPhone();
    await publishInvoice(again, FRIES_PRICE);
    await server.runJobs();
    expect(await orderOf(again)).toMatchObject({ total: FRIES_PRICE });
  });

  it('[PAY-42] [D-89] nobody is an invoice customer before staff has approved them', async () => {
    const approved = {
      invoiceCustomerId: fixedId(710_001),
      invoiceTargetId: fixedId(720_001),
      invoiceCreditLimit: 500_000,
    };
    const setAccount = (account: {
      [Key in keyof typeof approved]: (typeof approved)[Key] | null;
    }) => server.db.updateTable('users').set(account).where('id', '=', guest.userId).execute();
    const applying = { invoiceCustomerId: null, invoiceTargetId: null, invoiceCreditLimit: null };
    await setAccount(applying);
    const early = await signedPhone();
    expect((await publishInvoice(early, FRIES_PRICE)).error).toBe('INVOICE_NOT_ALLOWED');
    await setAccount(approved);
    const later = await signedPhone();
    expect((await publishInvoice(later, FRIES_PRICE)).error).toBeNull();
  });

  it('[D-69] [PAY-02] a code that ended meanwhile lowers no invoice: the guest sees the new sum first', async () => {
    await server.db
      .insertInto('promoCodes')
      .values({
        id: ids.sides,
        companyId: ids.company,
        code: 'HALF',
        discountType: 'PERCENTAGE',
        discountRate: 50,
        title: JSON.stringify({ en: 'Half' }),
      })
      .execute();
    const phone = await signedPhone();
    await server.guest(
      `mutation { activatePromoCode(companyId: "${ids.company}", venueId: "${ids.venue}",
        cartId: "${phone.cartId}", code: "HALF") { error } }`,
      {},
      guest.token,
    );
    expect((await publishInvoice(phone, FRIES_PRICE / 2)).error).toBeNull();
    await server.db.updateTable('promoCodes').set({ active: false }).execute();
    await server.runJobs();
    expect(await orderOf(phone)).toBeUndefined();
    expect((await phone.events()).slice(-3).map(({ event }) => event.type)).toEqual([
      'CLEAR_PROMO_CODE',
      'CART_ERROR',
      'PAYMENT_FAILED',
    ]);
    expect(await lastEvent(phone)).toMatchObject({ resultCode: 'AMOUNT_CHANGED' });
  });
});
