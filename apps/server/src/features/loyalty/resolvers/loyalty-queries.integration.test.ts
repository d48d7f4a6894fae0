import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { seededIds } from '../../../testing/seed-company.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { type LoyaltyWorld, type Member, openLoyaltyWorld } from '../testing/loyalty-world.ts';

const ME = `query Me($id: ID!, $venueId: ID!) { User(id: $id) { id
  membershipCard { points membershipLevel { id discountPercentage } }
  stamps { id seen stampCard { id } }
  stampCards { id count requiredCount venues stamps { id seen } offer { id } }
  tokens { id singleUse used expired offer { id } }
  recommendations(venueId: $venueId) { id item { id title } } } }`;
const HOME =
  'query { homepageUserQuery { id stamps { id } stampCards { id count } company { id } } }';
const NEXT = 'query { getNextMembershipLevel { success pointsNeeded message nextLevel { id } } }';
const LEVELS = `query Levels($companyId: ID!) { allMembershipLevels(companyId: $companyId) {
  id title { en } pointsRequired discountPercentage primaryColor } }`;
const OFFER = `query Offer($id: ID!) { Offer(id: $id) { id type context discountRate discountType price venues
  nameLang { en } createdAt items { id } stages { id discountRate items { id } } } }`;
const DEFAULTS = `query Defaults($companyId: ID!) { getLoggedOutData(companyId: $companyId) {
  defaultOffers { id } } companyQuery(id: $companyId) { defaultOffers { id } } }`;
const SEEN =
  'mutation Seen($id: ID!, $seen: Boolean!) { updateStamp(id: $id, seen: $seen) { id seen } }';

type Me = {
  User: {
    membershipCard: { points: number; membershipLevel: { id: string } } | null;
    stamps: { id: string }[];
    stampCards: { id: string; count: number; stamps: { id: string; seen: boolean }[] }[];
    tokens: { id: string; used: boolean; expired: boolean; offer: { id: string } }[];
    recommendations: { item: { id: string } }[];
  };
};

describe('loyalty, asked for', () => {
  let world: LoyaltyWorld;
  let ids: ReturnType<typeof seededIds>;
  let other: ReturnType<typeof seededIds>;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    ({ ids } = world);
    other = await seedOpenShop(world.db, 2);
  });
  afterAll(() => world.close());

  const me = async (member: Member, venueId = ids.venue) => {
    const answer = await world.guest<Me>(ME, { id: member.id, venueId }, member.token);
    if (!answer.data) throw new Error(JSON.stringify(answer.errors));
    return answer.data.User;
  };
  const seedStampCard = async (companyId: string, requiredCount = 2) => {
    const id = randomUUID();
    await world.db
      .insertInto('stampCards')
      .values({ id, companyId, name: 'Card', requiredCount })
      .execute();
    return id;
  };
  const seedStamp = async (member: Member, stampCardId: string, fields: object = {}) => {
    const id = randomUUID();
    await world.db
      .insertInto('stamps')
      .values({ id, companyId: member.companyId, userId: member.id, stampCardId, ...fields })
      .execute();
    return id;
  };
  const codeOf = (answer: { errors?: { extensions: { code: string } }[] }) =>
    answer.errors?.[0]?.extensions.code;

  describe('membership', () => {
    it('[API-17] [LOYAL-03] [LOYAL-04] [DATA-27] levels by company, lowest first, without internal ones', async () => {
      const shop = await seedOpenShop(world.db, 3);
      const [first, second] = await world.seedLevels(shop.company, [0, 5, 50]);
      const answer = await world.guest<{ allMembershipLevels: { id: string }[] }>(LEVELS, {
        companyId: shop.company,
      });
      expect(answer.data?.allMembershipLevels.map(({ id }) => id)).toEqual([first, second]);
    });

    it('[D-03] a company of a marketplace shows the levels of the accounts it shares', async () => {
      const market = await seedOpenShop(world.db, 4);
      const [level] = await world.seedLevels(market.company, [5]);
      const shop = await seedOpenShop(world.db, 5, {
        configuration: { userCompanyId: market.company },
      });
      const answer = await world.guest<{ allMembershipLevels: { id: string }[] }>(LEVELS, {
        companyId: shop.company,
      });
      expect(answer.data?.allMembershipLevels).toMatchObject([{ id: level }]);
    });

    it('[API-16] [DATA-28] the next level and the points to it', async () => {
      const shop = await seedOpenShop(world.db, 6);
      const [, second, third] = await world.seedLevels(shop.company, [0, 5, 10]);
      const member = await world.seedMember({ companyId: shop.company });
      const before = await world.guest(NEXT, {}, member.token);
      expect(before.data).toMatchObject({ getNextMembershipLevel: { success: false } });
      const card = { id: randomUUID(), companyId: shop.company, userId: member.id };
      await world.db
        .insertInto('membershipCards')
        .values({ ...card, points: 130 })
        .execute();
      // Without a level the card is on the default one (LOYAL-06).
      expect((await me(member)).membershipCard).toMatchObject({
        points: 130,
        membershipLevel: { id: second },
      });
      const next = await world.guest(NEXT, {}, member.token);
      expect(next.data).toMatchObject({
        getNextMembershipLevel: { success: true, pointsNeeded: 70, nextLevel: { id: third } },
      });
      expect(codeOf(await world.guest(NEXT))).toBe('UNAUTHENTICATED');
    });
  });

  describe('offers', () => {
    it('[API-15] [DISC-08] [DISC-09] [D-153] default offers: in the app, not deleted, newest first', async () => {
      const shop = await seedOpenShop(world.db, 7);
      const at = (day: number) => ({
        companyId: shop.company,
        isDefault: true,
        createdAt: `2026-01-0${day}T00:00:00Z`,
      });
      const old = await world.seedOffer(at(1));
      const fresh = await world.seedOffer(at(3));
      await world.seedOffer({ ...at(2), isDefault: false });
      await world.seedOffer({ ...at(2), deleted: true });
      await world.seedOffer({ ...at(2), context: 'POS' });
      const ask = async () => (await world.guest(DEFAULTS, { companyId: shop.company })).data;
      const expected = [{ id: fresh }, { id: old }];
      expect(await ask()).toEqual({
        getLoggedOutData: { defaultOffers: expected },
        companyQuery: { defaultOffers: expected },
      });
      await world.db.updateTable('offers').set({ deleted: true }).where('id', '=', fresh).execute();
      expect(await ask()).toMatchObject({ getLoggedOutData: { defaultOffers: [{ id: old }] } });
    });

    it('[API-31] [DATA-29] [DATA-30] one offer with its dishes and stages', async () => {
      const stage = {
        id: 'stage',
        nameLang: { en: 'The side' },
        itemIds: [ids.fries, ids.retired],
        discountRate: 10,
        discountType: 'PERCENTAGE',
      };
      const id = await world.seedOffer({
        type: 'STAGED_INDIVIDUAL',
        itemIds: [ids.burger],
        stages: JSON.stringify([stage]),
        discountRate: null,
      });
      expect((await world.guest(OFFER, { id })).data).toMatchObject({
        Offer: {
          type: 'STAGED_INDIVIDUAL',
          discountRate: null,
          nameLang: { en: 'A deal' },
          items: [{ id: ids.burger }],
          stages: [{ id: 'stage', discountRate: 10, items: [{ id: ids.fries }] }],
        },
      });
    });

    it('[API-31] [DISC-09] what is deleted, for the till or nobody’s is null; no id at all is bad input', async () => {
      const till = await world.seedOffer({ context: 'POS' });
      for (const id of [till, randomUUID()]) {
        expect((await world.guest(OFFER, { id })).data).toEqual({ Offer: null });
      }
      expect(codeOf(await world.guest(OFFER, { id: 'nonsense' }))).toBe('BAD_USER_INPUT');
    });

    it('[API-24] [DATA-31] [DISC-10] tokens of the user alone, with what became of them', async () => {
      const member = await world.seedMember();
      const stranger = await world.seedMember();
      const offerId = await world.seedOffer();
      const till = await world.seedOffer({ context: 'POS' });
      const good = await world.seedToken(member, offerId);
      const spent = await world.seedToken(member, offerId, { used: true });
      const over = await world.seedToken(member, offerId, { expiresAt: '2026-01-01T00:00:00Z' });
      await world.seedToken(member, till);
      await world.seedToken(stranger, offerId);
      const tokens = (await me(member)).tokens.map(({ id, used, expired }) => [id, used, expired]);
      expect(tokens).toEqual([
        [good, false, false],
        [over, false, true],
        [spent, true, false],
      ]);
    });
  });

  describe('stamps', () => {
    it('[API-14] [DATA-25] [DATA-26] [LOYAL-08] home: unseen stamps, cards with their count, the company', async () => {
      const member = await world.seedMember({ companyId: other.company });
      const cardId = await seedStampCard(other.company, 3);
      await seedStampCard(ids.company);
      const unseen = await seedStamp(member, cardId);
      await seedStamp(member, cardId, { seen: true });
      expect((await world.guest(HOME, {}, member.token)).data).toEqual({
        homepageUserQuery: {
          id: member.id,
          stamps: [{ id: unseen }],
          stampCards: [{ id: cardId, count: 2 }],
          company: { id: other.company },
        },
      });
      expect(codeOf(await world.guest(HOME))).toBe('UNAUTHENTICATED');
    });

    it('[LOYAL-12] [LOYAL-13] a full card stays until every stamp of it was seen, then the next one shows', async () => {
      const shop = await seedOpenShop(world.db, 8);
      const member = await world.seedMember({ companyId: shop.company });
      const cardId = await seedStampCard(shop.company, 2);
      const filledCardId = randomUUID();
      const full = { active: false, filledCardId, createdAt: '2026-01-01T00:00:00Z' };
      const first = await seedStamp(member, cardId, { ...full, seen: true });
      const second = await seedStamp(member, cardId, full);
      const next = await seedStamp(member, cardId, { seen: true });
      const shown = async () => (await me(member)).stampCards[0]?.stamps.map(({ id }) => id);
      expect((await shown())?.toSorted()).toEqual([first, second].toSorted());
      const seen = await world.guest(SEEN, { id: second, seen: true }, member.token);
      expect(seen.data).toEqual({ updateStamp: { id: second, seen: true } });
      expect(await shown()).toEqual([next]);
    });

    it('[API-37] [D-119] the owner sets seen to true and nothing else; others find no stamp', async () => {
      const member = await world.seedMember();
      const cardId = await seedStampCard(ids.company);
      const id = await seedStamp(member, cardId);
      const call = (seen: boolean, token?: string) => world.guest(SEEN, { id, seen }, token);
      expect(codeOf(await call(true))).toBe('UNAUTHENTICATED');
      expect(codeOf(await call(false, member.token))).toBe('BAD_USER_INPUT');
      expect(codeOf(await call(true, (await world.seedMember()).token))).toBe('NOT_FOUND');
      const foreign = await world.seedMember({ companyId: other.company });
      expect(codeOf(await call(true, foreign.token))).toBe('NOT_FOUND');
      expect((await call(true, member.token)).data).toEqual({ updateStamp: { id, seen: true } });
    });
  });

  describe('recommendations', () => {
    let number = 0;
    async function seedOrder(
      shop: ReturnType<typeof seededIds>,
      itemIds: string[],
      fields: { userId?: string; createdAt?: string; status?: string } = {},
    ) {
      number += 1;
      const id = randomUUID();
      const { createdAt = '2026-11-10T12:00:00Z', status = 'PENDING', userId = null } = fields;
      const base = { companyId: shop.company, createdAt };
      await world.db
        .insertInto('carts')
        .values({ ...base, id, venueId: shop.venue, lastEventAt: createdAt })
        .execute();
      await world.db
        .insertInto('orders')
        .values({
          ...base,
          id,
          venueId: shop.venue,
          cartId: id,
          userId,
          easyId: String(number),
          status,
          type: 'TAKE_AWAY',
          currency: 'SEK',
          total: 1,
          answerBy: createdAt,
        })
        .execute();
      await world.db
        .insertInto('orderItems')
        .values(
          itemIds.map((itemId, position) => ({
            id: randomUUID(),
            companyId: shop.company,
            orderId: id,
            position,
            priceId: randomUUID(),
            amount: 1,
            subtotal: 1,
            percentageVat: 12,
            entry: JSON.stringify({ item: { id: itemId } }),
          })),
        )
        .execute();
    }
    const namesFor = async (member: Member, venueId: string) =>
      (await me(member, venueId)).recommendations.map(({ item }) => item.id);

    it('[D-121] [DATA-33] own favourites of 180 days first, filled with the venue’s best sellers', async () => {
      const shop = await seedOpenShop(world.db, 9);
      const member = await world.seedMember({ companyId: shop.company });
      await seedOrder(shop, [shop.fries, shop.fries, shop.fries]);
      expect(await namesFor(member, shop.venue)).toEqual([shop.fries]);
      await seedOrder(shop, [shop.burger], { userId: member.id });
      expect(await namesFor(member, shop.venue)).toEqual([shop.burger, shop.fries]);
    });

    it('[D-121] [MENU-20] nothing old, rejected, deleted, marked or not sold here', async () => {
      const shop = await seedOpenShop(world.db, 10);
      const member = await world.seedMember({ companyId: shop.company });
      const own = { userId: member.id };
      await seedOrder(shop, [shop.fries], { ...own, createdAt: '2026-04-01T12:00:00Z' });
      await seedOrder(shop, [shop.retired, shop.beanBurger], own);
      await seedOrder(shop, [shop.burger], own);
      expect(await namesFor(member, shop.venue)).toEqual([shop.burger]);
      await world.db
        .updateTable('items')
        .set({ title: 'Burger [m]' })
        .where('id', '=', shop.burger)
        .execute();
      expect(await namesFor(member, shop.venue)).toEqual([]);
    });

    it('[D-121] [D-138] another company’s venue recommends nothing to a stranger', async () => {
      const shop = await seedOpenShop(world.db, 16);
      await seedOrder(shop, [shop.fries]);
      expect(await namesFor(await world.seedMember(), shop.venue)).toEqual([]);
    });

    it('[D-121] the receipt of a paid bill counts no dish a second time', async () => {
      const shop = await seedOpenShop(world.db, 17);
      await seedOrder(shop, [shop.fries, shop.burger, shop.fries]);
      await seedOrder(shop, [shop.burger, shop.burger], { status: 'COMPLETED' });
      const sales = await world.db
        .selectFrom('dishSales')
        .select(['itemId', 'units'])
        .where('venueId', '=', shop.venue)
        .orderBy('units')
        .execute();
      expect(sales).toEqual([
        { itemId: shop.burger, units: 1 },
        { itemId: shop.fries, units: 2 },
      ]);
    });
  });

  it('[D-138] an account shows its loyalty to its owner alone', async () => {
    const member = await world.seedMember();
    const stranger = await world.seedMember();
    const answer = await world.guest(ME, { id: member.id, venueId: ids.venue }, stranger.token);
    expect(codeOf(answer)).toBe('FORBIDDEN');
  });
});
