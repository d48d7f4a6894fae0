import { randomUUID } from 'node:crypto';
import { TEST_CARDS } from '@tallrik/payment-simulator/outcomes/test-cards';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openGuestPhone, openSessionOf } from '../../testing/guest-orders.ts';
import { openMoneyWorld, type MoneyWorld } from '../../testing/money-world.ts';
import { signInGuest } from '../../testing/seed-guest.ts';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { keepCard } from './stored-cards.ts';

const FRIES = 3_900;
const DETAILS = `mutation Details($venueId: ID!, $payload: JSON!) {
  updateAdyenPaymentDetails(venueId: $venueId, payload: $payload) {
    success error response { resultCode } } }`;
const DELETE = `mutation Delete($userId: ID!) { deleteNode(userId: $userId, forced: true) { success } }`;
const REMOVE = `mutation Remove($reference: String!) { removeStoredCard(reference: $reference) { success } }`;
const CARD = {
  reference: 'CARD-1',
  brand: 'visa',
  lastFour: '1111',
  expiryMonth: 3,
  expiryYear: 2030,
};
const INIT_3DS = { force3DS: true };

describe('cards, kept and proven', () => {
  let world: MoneyWorld;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  beforeAll(async () => {
    world = await openMoneyWorld();
    ids = await seedOpenShop(world.db, 1);
    await world.db.updateTable('inventory').set({ count: 50 }).execute();
  });
  afterAll(() => world.close());

  async function filledCart(guest?: { token: string; userId: string }) {
    const signed: Pick<MoneyWorld, 'guest' | 'now' | 'origin'> = {
      origin: world.origin,
      now: world.now,
      guest: (query, variables) => world.guest(query, variables, guest?.token),
    };
    const phone = openGuestPhone(signed, ids);
    const created = { ...phone.base(), type: 'CREATE_CART', serviceType: 'TAKE_AWAY' } as const;
    await phone.put({ ...created, deliveryTargetId: null, userId: guest?.userId ?? null });
    await phone.addFries();
    return phone;
  }
  const settle = async () => {
    await world.simulator.control.flush();
    await world.runJobs();
  };
  const cards = () =>
    world.db
      .selectFrom('storedCards')
      .select(['userId', 'brand', 'lastFour', 'reference'])
      .execute();
  const ordersOf = (cartId: string) =>
    world.db.selectFrom('orders').select('id').where('cartId', '=', cartId).execute();

  it('[PAY-41] [D-88] a card is kept for a signed-in guest who wants it, as a reference and four digits', async () => {
    const guest = await signInGuest(world, { number: 1, companyId: ids.company });
    const phone = await filledCart(guest);
    await world.shopper.pay(await openSessionOf(phone, FRIES), { storesCard: true });
    await settle();
    const [card, ...others] = await cards();
    expect(others).toEqual([]);
    expect(card).toMatchObject({ userId: guest.userId, brand: 'visa', lastFour: '1111' });

    const again = await filledCart(guest);
    const paid = await world.shopper.payWithStoredCard(
      await openSessionOf(again, FRIES),
      card?.reference ?? '',
    );
    expect(paid.status).toBe(200);
    await settle();
    expect(await ordersOf(again.cartId)).toHaveLength(1);

    await world.guest(DELETE, { userId: guest.userId }, guest.token);
    await world.runJobs();
    expect(await cards()).toEqual([]);
    expect([...world.simulator.simulation.books.cards]).toEqual([]);
  });

  it('[PAY-41] [D-88] its owner may take a kept card away, here and at the provider; nobody else may', async () => {
    const [owner, stranger] = [
      await signInGuest(world, { number: 11, companyId: ids.company }),
      await signInGuest(world, { number: 12, companyId: ids.company }),
    ];
    const phone = await filledCart(owner);
    await world.shopper.pay(await openSessionOf(phone, FRIES), { storesCard: true });
    await settle();
    const [card] = await cards();
    const remove = (token?: string) =>
      world.guest<{ removeStoredCard: { success: boolean } }>(
        REMOVE,
        { reference: card?.reference },
        token,
      );
    expect((await remove()).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await remove(stranger.token)).data?.removeStoredCard).toEqual({ success: true });
    await world.runJobs();
    expect(await cards()).toHaveLength(1);
    expect(world.simulator.simulation.books.cards.size).toBe(1);

    expect((await remove(owner.token)).data?.removeStoredCard).toEqual({ success: true });
    await world.runJobs();
    expect(await cards()).toEqual([]);
    expect(world.simulator.simulation.books.cards.size).toBe(0);
  });

  it('[D-88] [D-111] a card that was to be kept is not, anywhere, for somebody who has left meanwhile', async () => {
    const guest = await signInGuest(world, { number: 21, companyId: ids.company });
    const phone = await filledCart(guest);
    await world.shopper.pay(await openSessionOf(phone, FRIES), { storesCard: true });
    expect(world.simulator.simulation.books.cards.size).toBe(1);
    await world.guest(DELETE, { userId: guest.userId }, guest.token);
    await settle();
    await world.runJobs();
    expect(await cards()).toEqual([]);
    expect(world.simulator.simulation.books.cards.size).toBe(0);
  });

  it('[PAY-41] a card in the name of somebody else than the one who paid is kept for neither', async () => {
    const [payer, stranger] = [
      await signInGuest(world, { number: 31, companyId: ids.company }),
      await signInGuest(world, { number: 32, companyId: ids.company }),
    ];
    const keep = (shopperReference: string) =>
      keepCard(
        world.db,
        { userId: payer.userId, companyId: ids.company, accountId: null },
        { ...CARD, shopperReference },
        { now: world.now, newId: randomUUID },
      );
    await keep(stranger.userId);
    expect(await cards()).toEqual([]);
    await keep(payer.userId);
    expect(await cards()).toMatchObject([{ userId: payer.userId, reference: CARD.reference }]);
    await world.db.deleteFrom('storedCards').execute();
  });

  it('[PAY-41] a guest without an account has no card kept', async () => {
    const phone = await filledCart();
    await world.shopper.pay(await openSessionOf(phone, FRIES), { storesCard: true });
    await settle();
    expect(await cards()).toEqual([]);
  });

  it('[D-79] a 3-D Secure challenge makes an order only when the bank says yes', async () => {
    const card = { number: TEST_CARDS.threeDSChallenge };
    const good = await filledCart();
    const bad = await filledCart();
    await world.shopper.payWithThreeDS(await openSessionOf(good, FRIES), card);
    await world.shopper.payWithThreeDS(await openSessionOf(bad, FRIES), card, { password: 'no' });
    await settle();
    expect(await ordersOf(good.cartId)).toHaveLength(1);
    expect(await ordersOf(bad.cartId)).toEqual([]);
  });

  it('a session may insist on 3-D Secure', async () => {
    const phone = await filledCart();
    const { response } = await phone.openSession(FRIES, INIT_3DS);
    if (!response) throw new Error('No session');
    const paid = await world.shopper.payWithThreeDS(response, { number: TEST_CARDS.visa });
    expect(paid.resultCode).toBe('Authorised');
  });

  it('[PAY-27] [D-77] the details of a redirect make the order before any webhook, reloaded or not', async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    const { redirectResult } = await world.shopper.goToBank(session, 'yes');
    const submit = () =>
      world.guest<{ updateAdyenPaymentDetails: { success: boolean; response: object } }>(DETAILS, {
        venueId: ids.venue,
        payload: { details: { redirectResult } },
      });
    const answers = await Promise.all([submit(), submit()]);
    for (const answer of answers)
      expect(answer.data?.updateAdyenPaymentDetails).toMatchObject({
        success: true,
        response: { resultCode: 'Authorised' },
      });
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
    await settle();
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
  });

  it('[D-79] a guest who turns back at the bank has no order and may try again', async () => {
    const phone = await filledCart();
    const session = await openSessionOf(phone, FRIES);
    const { redirectResult } = await world.shopper.goToBank(session, 'cancel');
    await world.guest(DETAILS, { venueId: ids.venue, payload: { details: { redirectResult } } });
    expect(await ordersOf(phone.cartId)).toEqual([]);
    await world.shopper.pay(session);
    await settle();
    expect(await ordersOf(phone.cartId)).toHaveLength(1);
  });

  it('[D-77] what the provider invents later is kept, seen and acted on by nobody', async () => {
    const notification = { kind: 'OTHER', eventCode: 'ISSUER_COMMENTS', paymentReference: 'PSP1' };
    const { id } = await world.db
      .insertInto('paymentNotices')
      .values({
        provider: 'adyen',
        dedupeKey: 'PSP1.ISSUER_COMMENTS.true',
        notice: JSON.stringify(notification),
        receivedAt: new Date(world.now().epochMilliseconds),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    world.advance(11);
    await world.runJob('reconcile-money');
    await world.runJobs();
    const row = await world.db
      .selectFrom('paymentNotices')
      .select('outcome')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.outcome).toBe('IGNORED');
  });
});
