import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { claimedLine } from '../../../testing/guest-orders.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { type LoyaltyWorld, type Member, openLoyaltyWorld } from '../testing/loyalty-world.ts';

const FRIES = 3_900;

describe('offers', () => {
  let world: LoyaltyWorld;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
  });
  afterAll(() => world.close());
  beforeEach(() => world.setTime(FRIDAY_EVENING));

  const fries = () => claimedLine({ itemId: world.ids.fries, entryId: world.ids.friesEntry });
  type Phone = ReturnType<LoyaltyWorld['openPhone']>;
  const take = (phone: Phone, offerId: string, items = [fries()]) =>
    phone.put({ ...phone.base(), type: 'ADD_OFFER', offer: { id: offerId }, items });
  const setOrderOffer = (phone: Phone, id: string) =>
    phone.put({
      ...phone.base(),
      type: 'SET_ORDER_OFFER',
      id,
      title: 'claimed',
      discountRate: 100,
      discountType: 'PERCENTAGE',
    });
  const refusalOf = (answer: Awaited<ReturnType<typeof take>>) => answer.refused[0]?.code;
  const tokenRow = (id: string) =>
    world.db
      .selectFrom('offerTokens')
      .select(['used', 'heldBySession', 'usedByOrder'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  const itemOffer = (fields = {}) =>
    world.seedOffer({
      type: 'ITEM_DISCOUNT',
      itemIds: [world.ids.fries],
      discountRate: 50,
      ...fields,
    });
  const begun = async (member?: Member) => {
    const phone = world.openPhone(member);
    await phone.create();
    return phone;
  };

  it('[CART-15] [DISC-10] [D-74] a token opens its offer to its owner and to nobody else', async () => {
    const offerId = await itemOffer();
    const owner = await world.seedMember();
    await world.seedToken(owner, offerId);
    expect(refusalOf(await take(await begun(), offerId))).toBe('OFFER_NOT_AVAILABLE');
    const stranger = await begun(await world.seedMember());
    expect(refusalOf(await take(stranger, offerId))).toBe('OFFER_NOT_AVAILABLE');
    const phone = await begun(owner);
    const response = await take(phone, offerId);
    expect(response.confirmed[0]?.event).toMatchObject({
      type: 'ADD_OFFER',
      items: [{ amount: FRIES, discount: FRIES / 2, offerId }],
    });
    expect(refusalOf(await take(phone, offerId))).toBe('OFFER_ALREADY_USED');
  });

  it('[D-74] used and expired tokens open nothing', async () => {
    const offerId = await itemOffer();
    const member = await world.seedMember();
    await world.seedToken(member, offerId, { used: true });
    await world.seedToken(member, offerId, { expiresAt: '2026-11-13T18:00:00Z' });
    expect(refusalOf(await take(await begun(member), offerId))).toBe('OFFER_NOT_AVAILABLE');
  });

  it('[D-03] [D-138] a token of another company’s account counts for nothing here', async () => {
    const other = await seedOpenShop(world.db, 11);
    const offerId = await itemOffer();
    const stranger = await world.seedMember({ companyId: other.company });
    await world.seedToken(stranger, offerId);
    expect(refusalOf(await take(await begun(stranger), offerId))).toBe('OFFER_NOT_AVAILABLE');
  });

  it('[D-03] a marketplace’s account uses its token at every company that shares it', async () => {
    const member = await world.seedMember();
    const shop = await seedOpenShop(world.db, 12, {
      configuration: { userCompanyId: world.ids.company },
    });
    const offerId = await world.seedOffer({ companyId: shop.company, discountRate: 20 });
    await world.seedToken(member, offerId);
    const phone = world.openPhone(member, shop);
    await phone.begin();
    expect((await setOrderOffer(phone, offerId)).success).toBe(true);
    expect((await phone.openSession(3_120)).success).toBe(true);
  });

  it('[D-74] bundles and stages cost what the offer says', async () => {
    const { fries: friesId } = world.ids;
    const bundle = await world.seedOffer({
      type: 'BUNDLE',
      isDefault: true,
      price: 6_000,
      itemIds: [friesId, friesId],
    });
    const staged = await world.seedOffer({
      type: 'STAGED_INDIVIDUAL',
      isDefault: true,
      stages: JSON.stringify([
        { id: 's', nameLang: {}, itemIds: [friesId], discountRate: 10, discountType: 'PERCENTAGE' },
      ]),
    });
    const phone = await begun();
    await take(phone, bundle, [fries(), fries()]);
    expect((await phone.openSession(6_000)).success).toBe(true);
    await take(phone, staged);
    expect((await phone.openSession(6_000 + 3_510)).success).toBe(true);
    expect(refusalOf(await take(phone, bundle, [fries()]))).toBe('OFFER_ITEMS_DO_NOT_MATCH');
  });

  it('[D-74] VISUAL is only looked at, and the till’s offers are not the app’s', async () => {
    const shown = await world.seedOffer({ type: 'VISUAL', isDefault: true });
    const till = await world.seedOffer({ context: 'POS', isDefault: true });
    const phone = await begun();
    expect(refusalOf(await take(phone, shown))).toBe('OFFER_HAS_NO_ITEMS');
    expect(refusalOf(await take(phone, till))).toBe('OFFER_NOT_AVAILABLE');
  });

  it('[D-57] [DISC-05] the order offer’s rate is the server’s, and the better one stays', async () => {
    const member = await world.seedMember();
    const small = await world.seedOffer({ discountRate: 10 });
    const large = await world.seedOffer({ discountRate: 20 });
    for (const offerId of [small, large]) await world.seedToken(member, offerId);
    const phone = world.openPhone(member);
    await phone.begin();
    const response = await setOrderOffer(phone, large);
    expect(response.confirmed[0]?.event).toMatchObject({ discountRate: 20, title: 'A deal' });
    expect(refusalOf(await setOrderOffer(phone, small))).toBe('OFFER_NOT_BETTER');
    expect((await phone.openSession(3_120)).success).toBe(true);
  });

  describe('single-use tokens', () => {
    let member: Member;
    let offerId: string;
    let tokenId: string;
    beforeEach(async () => {
      member = await world.seedMember();
      offerId = await itemOffer();
      tokenId = await world.seedToken(member, offerId);
    });

    it('[D-74] lie with the session, are used up with its order and come back when it is rejected', async () => {
      const phone = await begun(member);
      await take(phone, offerId);
      const { response } = await phone.openSession(FRIES / 2);
      expect((await tokenRow(tokenId)).heldBySession).not.toBeNull();
      await world.shopper.pay(response ?? { id: '', sessionData: '' });
      await world.deliverWebhooks();
      await world.runJobs();
      const order = await world.db
        .selectFrom('orders')
        .innerJoin('orderItems', 'orderItems.orderId', 'orders.id')
        .select(['orders.id', 'orderItems.offer'])
        .where('cartId', '=', phone.cartId)
        .executeTakeFirstOrThrow();
      expect(order.offer).toMatchObject({ id: offerId, name: 'A deal', type: 'ITEM_DISCOUNT' });
      expect(await tokenRow(tokenId)).toEqual({
        used: true,
        heldBySession: null,
        usedByOrder: order.id,
      });
      expect(refusalOf(await take(await begun(member), offerId))).toBe('OFFER_NOT_AVAILABLE');
      world.setTime('2026-11-13T19:30:00Z');
      await world.app.jobs['reject-unanswered-order']({
        companyId: world.ids.company,
        orderId: order.id,
      });
      expect(await tokenRow(tokenId)).toMatchObject({ used: false, usedByOrder: null });
    });

    it('[D-74] pay for one of two carts at once', async () => {
      const phones = [await begun(member), await begun(member)];
      for (const phone of phones) await take(phone, offerId);
      const sessions = await Promise.all(phones.map((phone) => phone.openSession(FRIES / 2)));
      expect(sessions.map(({ error }) => error).toSorted()).toEqual(
        [null, 'OFFER_ALREADY_USED'].toSorted(),
      );
    });

    it('[D-74] are free again when the session ends unpaid', async () => {
      const phone = await begun(member);
      await take(phone, offerId);
      await phone.openSession(FRIES / 2);
      const { heldBySession: sessionId } = await tokenRow(tokenId);
      if (sessionId === null) throw new Error('The session holds no token');
      world.setTime('2026-11-13T18:50:00Z');
      await world.app.jobs['expire-session']({ companyId: world.ids.company, sessionId });
      expect((await tokenRow(tokenId)).heldBySession).toBeNull();
    });

    it('[D-69] [D-74] a token that ends while its guest pays stays good for that payment', async () => {
      const phone = await begun(member);
      await take(phone, offerId);
      const { response } = await phone.openSession(FRIES / 2);
      await world.db
        .updateTable('offerTokens')
        .set({ expiresAt: '2026-11-13T18:31:00Z' })
        .where('id', '=', tokenId)
        .execute();
      world.setTime('2026-11-13T18:35:00Z');
      await world.shopper.pay(response ?? { id: '', sessionData: '' });
      await world.deliverWebhooks();
      await world.runJobs();
      expect(await phone.types()).toContain('ORDER_CREATED');
      expect((await tokenRow(tokenId)).used).toBe(true);
    });

    it('[D-52] [D-74] an offer that is over leaves its dishes at their own price before anybody pays', async () => {
      const phone = await begun(member);
      await take(phone, offerId);
      await world.db
        .updateTable('offers')
        .set({ deleted: true })
        .where('id', '=', offerId)
        .execute();
      expect((await phone.openSession(FRIES / 2)).error).toBe('AMOUNT_CHANGED');
      expect((await phone.events()).at(-1)?.event).toMatchObject({
        type: 'CART_REPRICED',
        lines: [{ leavesOffer: true }],
      });
      expect((await phone.openSession(FRIES)).success).toBe(true);
    });

    it('[D-68] an order offer that the membership discount beats is not used up', async () => {
      const [, level] = await world.seedLevels(member.companyId, [0, 30]);
      await world.db
        .insertInto('membershipCards')
        .values({
          id: member.id,
          companyId: member.companyId,
          userId: member.id,
          levelId: level ?? null,
        })
        .execute();
      const tenth = await world.seedOffer();
      const orderToken = await world.seedToken(member, tenth);
      const phone = world.openPhone(member);
      await phone.begin();
      await setOrderOffer(phone, tenth);
      const response = await phone.put({
        ...phone.base(),
        type: 'SET_MEMBERSHIP_DISCOUNT',
        discountRate: 99,
      });
      expect(response.confirmed[0]?.event).toMatchObject({ discountRate: 30 });
      expect(await world.pay(phone, 2_730)).not.toBeNull();
      expect((await tokenRow(orderToken)).used).toBe(false);
    });
  });

  describe('what could still be taken for a cart', () => {
    it('[D-56] [D-74] is said by the server as dishes come and go, and not twice', async () => {
      const shop = await seedOpenShop(world.db, 13);
      const offerId = await world.seedOffer({
        companyId: shop.company,
        type: 'ITEM_DISCOUNT',
        isDefault: true,
        itemIds: [shop.fries],
        discountRate: 25,
      });
      const phone = world.openPhone(undefined, shop);
      await phone.begin();
      const events = await phone.events();
      expect(events.at(-1)?.event).toMatchObject({
        type: 'ITEM_OFFERS_CHANGED',
        offers: [{ itemId: shop.fries, offerId, unitLimit: null }],
      });
      await phone.addFries();
      expect((await phone.types()).at(-1)).toBe('ADD_ITEMS');
      const sequences = (await phone.events()).map(({ sequence }) => sequence);
      expect(sequences).toEqual(sequences.map((_, at) => at + 1));
      // A deleted offer is gone from the next answer on.
      await world.db
        .updateTable('offers')
        .set({ deleted: true })
        .where('id', '=', offerId)
        .execute();
      await phone.addFries();
      expect((await phone.events()).at(-1)?.event).toMatchObject({
        type: 'ITEM_OFFERS_CHANGED',
        offers: [],
      });
    });

    it('[D-74] names a token’s offer to its owner only', async () => {
      const shop = await seedOpenShop(world.db, 14);
      const offerId = await world.seedOffer({
        companyId: shop.company,
        type: 'ITEM_DISCOUNT',
        itemIds: [shop.fries],
      });
      const owner = await world.seedMember({ companyId: shop.company });
      await world.seedToken(owner, offerId);
      const stranger = world.openPhone(undefined, shop);
      await stranger.begin();
      expect(await stranger.types()).not.toContain('ITEM_OFFERS_CHANGED');
      const own = world.openPhone(owner, shop);
      await own.begin();
      expect((await own.types()).at(-1)).toBe('ITEM_OFFERS_CHANGED');
    });
  });

  describe('the membership discount', () => {
    it('[DISC-11] [D-75] is the level’s as the server stores it, and asked again before paying', async () => {
      const member = await world.seedMember();
      const [first, second] = await world.seedLevels(member.companyId, [5, 15]);
      const card = { id: member.id, companyId: member.companyId, userId: member.id };
      await world.db
        .insertInto('membershipCards')
        .values({ ...card, levelId: second ?? null })
        .execute();
      const phone = world.openPhone(member);
      await phone.begin();
      await phone.put({ ...phone.base(), type: 'SET_MEMBERSHIP_DISCOUNT', discountRate: 90 });
      await world.db
        .updateTable('membershipCards')
        .set({ levelId: first ?? null })
        .where('id', '=', member.id)
        .execute();
      expect((await phone.openSession(3_315)).error).toBe('AMOUNT_CHANGED');
      expect((await phone.events()).at(-1)?.event).toMatchObject({
        type: 'SET_MEMBERSHIP_DISCOUNT',
        discountRate: 5,
      });
      expect((await phone.openSession(3_705)).success).toBe(true);
    });

    it('[D-75] a company without membership gives none', async () => {
      const shop = await seedOpenShop(world.db, 15, {
        configuration: { userCompanyId: world.ids.company },
      });
      const member = await world.seedMember();
      await world.db
        .insertInto('membershipCards')
        .values({ id: member.id, companyId: member.companyId, userId: member.id })
        .execute();
      const phone = world.openPhone(member, shop);
      await phone.begin();
      const response = await phone.put({
        ...phone.base(),
        type: 'SET_MEMBERSHIP_DISCOUNT',
        discountRate: 15,
      });
      expect(response.confirmed[0]?.event).toMatchObject({ discountRate: 0 });
    });
  });
});
