import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { makeOpenCard } from '../membership/open-card.ts';
import { type LoyaltyWorld, type Member, openLoyaltyWorld } from '../testing/loyalty-world.ts';
import { makeGrantReferral } from './grant-referral.ts';

describe('signing up', () => {
  let world: LoyaltyWorld;
  let grantReferral: ReturnType<typeof makeGrantReferral>;
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    grantReferral = makeGrantReferral({
      hashPhone: (phone) => `hash of ${phone}`,
      newId: randomUUID,
      now: world.now,
    });
  });
  afterAll(() => world.close());

  const grant = (member: Member, code: string) =>
    world.db.transaction().execute((trx) => grantReferral(trx, member, code));
  const offersGiven = async ({ id }: Member) =>
    world.db
      .selectFrom('offerTokens')
      .innerJoin('offers', 'offers.id', 'offerTokens.offerId')
      .select(['offers.discountRate', 'offers.type', 'offerTokens.singleUse'])
      .where('userId', '=', id)
      .execute();
  const seedReferral = async (code: string, fields: object = {}) =>
    world.db
      .insertInto('referralCodes')
      .values({
        id: randomUUID(),
        companyId: world.ids.company,
        code,
        offerId: await world.seedOffer({ discountRate: 25 }),
        ...fields,
      })
      .execute();

  it('[D-113] a referral code gives its offer as a token', async () => {
    await seedReferral('FRIEND');
    const member = await world.seedMember();
    await grant(member, ' friend ');
    expect(await offersGiven(member)).toEqual([
      { discountRate: 25, type: 'ORDER_DISCOUNT', singleUse: true },
    ]);
  });

  it('[D-113] the own one gives nothing, also under a new account with the same phone', async () => {
    const owner = await world.seedMember();
    await seedReferral('MINE', { ownerUserId: owner.id });
    await grant(owner, 'MINE');
    expect(await offersGiven(owner)).toEqual([]);
    const again = { ...(await world.seedMember()), phone: owner.phone };
    await grant(again, 'MINE');
    expect(await offersGiven(again)).toEqual([]);
    const friend = await world.seedMember();
    await grant(friend, 'MINE');
    expect(await offersGiven(friend)).toHaveLength(1);
  });

  it('[D-113] [D-70] a promo code gives what it takes off, and that is a use of it', async () => {
    const codeId = await world.seedCode('HELLO', { discountRate: 30, useLimit: 2 });
    const members = [await world.seedMember(), await world.seedMember(), await world.seedMember()];
    for (const member of members) await grant(member, 'hello');
    const given = await Promise.all(members.map(offersGiven));
    expect(given.map((offers) => offers.map(({ discountRate }) => discountRate))).toEqual([
      [30],
      [30],
      [],
    ]);
    const { usedCount } = await world.db
      .selectFrom('promoCodes')
      .select('usedCount')
      .where('id', '=', codeId)
      .executeTakeFirstOrThrow();
    expect(usedCount).toBe(2);
    // The token is a personal order offer like any other.
    const phone = world.openPhone(members[0]);
    await phone.begin();
    const offer = await world.db
      .selectFrom('offerTokens')
      .select('offerId')
      .where('userId', '=', members[0]?.id ?? '')
      .executeTakeFirstOrThrow();
    const set = { title: '', discountRate: 0, discountType: 'PERCENTAGE' } as const;
    await phone.put({ ...phone.base(), type: 'SET_ORDER_OFFER', id: offer.offerId, ...set });
    expect((await phone.openSession(2_730)).success).toBe(true);
  });

  it('[D-113] unknown, lapsed and category codes give nothing and stop nobody', async () => {
    await world.seedCode('OLD', { active: false });
    await world.seedCode('DRINKS', { categoryIds: [world.ids.burgers] });
    const member = await world.seedMember();
    for (const code of ['', '   ', 'what is this', 'OLD', 'DRINKS']) await grant(member, code);
    expect(await offersGiven(member)).toEqual([]);
  });

  it('[D-113] [D-138] another company’s codes are unknown', async () => {
    const other = await seedOpenShop(world.db, 41);
    await world.seedCode('FOREIGN', { companyId: other.company });
    await seedReferral('FOREIGN-FRIEND', { companyId: other.company });
    const member = await world.seedMember();
    await grant(member, 'FOREIGN');
    await grant(member, 'FOREIGN-FRIEND');
    expect(await offersGiven(member)).toEqual([]);
  });

  it('[D-75] [LOYAL-06] activation opens a card on the second level, once', async () => {
    const shop = await seedOpenShop(world.db, 42);
    const [, second] = await world.seedLevels(shop.company, [0, 5, 10]);
    const member = await world.seedMember({ companyId: shop.company });
    const openCard = makeOpenCard({ newId: randomUUID });
    await openCard(world.db, member);
    await openCard(world.db, member);
    const cards = await world.db
      .selectFrom('membershipCards')
      .select(['levelId', 'points'])
      .where('userId', '=', member.id)
      .execute();
    expect(cards).toEqual([{ levelId: second, points: 0 }]);
  });

  it('[D-75] without levels there is no card', async () => {
    const shop = await seedOpenShop(world.db, 43);
    const member = await world.seedMember({ companyId: shop.company });
    await makeOpenCard({ newId: randomUUID })(world.db, member);
    const cards = await world.db
      .selectFrom('membershipCards')
      .selectAll()
      .where('userId', '=', member.id)
      .execute();
    expect(cards).toEqual([]);
  });
});
