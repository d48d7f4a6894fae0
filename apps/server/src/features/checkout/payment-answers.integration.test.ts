import { randomUUID } from 'node:crypto';
import { TEST_CARDS } from '@tallrik/payment-simulator/outcomes/test-cards';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING, openTestServer, type TestServer } from '../../testing/test-server.ts';

const FRIES = 3_900;
const DETAILS = `mutation Details($venueId: ID!, $payload: JSON!) {
  updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) { success error response { resultCode } } }`;

describe('what the two calls of a card payment answer', () => {
  let server: TestServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    server = await openTestServer();
    ids = await seedOpenShop(server.db, 1);
    await server.db.updateTable('inventory').set({ count: null }).execute();
  });
  afterAll(() => server.close());
  beforeEach(() => server.setTime(FRIDAY_EVENING));

  const filled = async () => {
    const phone = openGuestPhone(server, ids);
    await phone.create();
    await phone.addFries();
    return phone;
  };
  const hasOrder = async (cartId: string) =>
    (await server.db.selectFrom('orders').select('id').where('cartId', '=', cartId).execute())
      .length > 0;

  it('[API-42] [D-159] a session is the provider’s, for this cart, its sum, currency and way back; else there is none and why', async () => {
    const phone = await filled();
    const good = await phone.openSession(FRIES);
    expect(good).toEqual({
      success: true,
      error: null,
      response: { id: expect.any(String), sessionData: expect.any(String) },
    });
    const none = (error: string) => ({ success: false, error, response: null });
    expect(await phone.openSession(FRIES - 1)).toEqual(none('AMOUNT_CHANGED'));
    expect(await phone.openSession(FRIES, { tip: -100 })).toEqual(none('TIP_NOT_ALLOWED'));
    expect((await phone.openSession(FRIES, { currency: 'EUR' })).response).toBeNull();
    expect((await phone.openSession(FRIES, { reference: randomUUID() })).response).toBeNull();
    expect((await phone.openSession(FRIES, { venueId: ids.closedVenue })).response).toBeNull();
    const away = await phone.openSession(FRIES, { returnUrl: 'https://elsewhere.example/' });
    expect(away.response).toBeNull();
    // The session is a real one: it takes the card, and its money makes the order.
    const { resultCode } = await server.shopper.pay(good.response ?? { id: '', sessionData: '' });
    expect(resultCode).toBe('Authorised');
    await server.deliverWebhooks();
    await server.runJobs();
    expect(await hasOrder(phone.cartId)).toBe(true);
  });

  it('[API-42] force3DS makes the provider ask the bank about a card it would have taken', async () => {
    const card = { number: TEST_CARDS.visa };
    const plain = await openSessionOf(await filled(), FRIES);
    expect((await server.shopper.pay(plain, card)).resultCode).toBe('Authorised');
    const { response } = await (await filled()).openSession(FRIES, { force3DS: true });
    const session = response ?? { id: '', sessionData: '' };
    expect((await server.shopper.payWithThreeDS(session, card)).resultCode).toBe('Authorised');
  });

  it('[API-43] details are answered with the provider’s word, and only for their own venue', async () => {
    const submit = async (payload: object, venueId = ids.venue) => {
      const answer = await server.guest<{ updateAdyenPaymentDetails: object }>(DETAILS, {
        venueId,
        payload,
      });
      return answer.data?.updateAdyenPaymentDetails;
    };
    const atBank = async (answer: 'yes' | 'cancel') => {
      const phone = await filled();
      const session = await openSessionOf(phone, FRIES);
      const { redirectResult } = await server.shopper.goToBank(session, answer);
      return { phone, payload: { details: { redirectResult } } };
    };
    const none = (error: string) => ({ success: false, error, response: null });
    const paid = await atBank('yes');
    expect(await submit(paid.payload, ids.closedVenue)).toEqual(none('WRONG_CART'));
    expect(await hasOrder(paid.phone.cartId)).toBe(false);
    expect(await submit(paid.payload)).toEqual({
      success: true,
      error: null,
      response: { resultCode: 'Authorised' },
    });
    expect(await hasOrder(paid.phone.cartId)).toBe(true);
    const cancelled = await atBank('cancel');
    expect(await submit(cancelled.payload)).toEqual({
      success: true,
      error: null,
      response: { resultCode: 'Cancelled' },
    });
    expect(await hasOrder(cancelled.phone.cartId)).toBe(false);
    expect(await submit({ resultCode: 'Authorised' })).toEqual(none('BAD_USER_INPUT'));
  });
});
