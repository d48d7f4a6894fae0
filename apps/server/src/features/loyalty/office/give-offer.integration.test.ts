import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../testing/loyalty-world.ts';

type Counts = {
  error: string | null;
  field: string | null;
  given: number;
  skipped: number;
  unknown: number;
};

describe('[GROWTH-19] personal offers are given', () => {
  let world: LoyaltyWorld;
  let [owner, manager, offerId] = ['', '', ''];
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    const own = { companyId: world.ids.company };
    owner = await signInStaff(world, { ...own, venueIds: [], role: 'COMPANY_ADMIN', number: 1 });
    manager = await signInStaff(world, {
      ...own,
      venueIds: [world.ids.venue],
      role: 'VENUE_MANAGER',
      number: 2,
    });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    offerId = await world.seedOffer();
  });

  const give = async (
    to: object,
    more: { id?: string; isTrial?: boolean; offerId?: string } = {},
    token = owner,
  ): Promise<Counts> => {
    const answer = await world.staff<{ giveOffer: Counts }>(
      `mutation Give($id: ID!, $offerId: ID!, $to: RightsInput!, $isTrial: Boolean!) {
        giveOffer(id: $id, offerId: $offerId, to: $to, isTrial: $isTrial) {
          error field given skipped unknown } }`,
      { id: randomUUID(), offerId, isTrial: false, ...more, to: { singleUse: true, ...to } },
      token,
    );
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code), field: null, given: 0, skipped: 0, unknown: 0 };
    return answer.data!.giveOffer;
  };
  const rights = () =>
    world.db.selectFrom('offerTokens').selectAll().where('offerId', '=', offerId).execute();

  it('to one guest, who holds it once; tried, nothing is written', async () => {
    const { id: userId } = await world.seedMember();
    const one = { error: null, given: 1, skipped: 0, unknown: 0 };
    expect(await give({ userId }, { isTrial: true })).toMatchObject(one);
    expect(await rights()).toEqual([]);
    const expiresAt = '2030-01-01T00:00:00.000Z';
    expect(await give({ userId, singleUse: false, expiresAt })).toMatchObject(one);
    expect(await rights()).toMatchObject([
      { userId, singleUse: false, used: false, expiresAt: new Date(expiresAt) },
    ]);
    expect(await give({ userId })).toMatchObject({ given: 0, skipped: 1 });
    // One that was used up, or has ended, is none.
    await world.db
      .updateTable('offerTokens')
      .set({ expiresAt: new Date('2020-01-01') })
      .where('offerId', '=', offerId)
      .execute();
    expect(await give({ userId })).toMatchObject({ given: 1, skipped: 0 });
  });

  it('[D-714] sent twice under one id, also at once, it is given once and answers the same', async () => {
    const phones = [(await world.seedMember()).phone, (await world.seedMember()).phone, '+46700'];
    const id = randomUUID();
    const [first, second] = await Promise.all([give({ phones }, { id }), give({ phones }, { id })]);
    expect(first).toMatchObject({ given: 2, skipped: 0, unknown: 1 });
    expect(second).toEqual(first);
    expect(await rights()).toHaveLength(2);
    // Two gifts at once are one right each.
    const both = await Promise.all([give({ phones }), give({ phones })]);
    expect(both.map(({ given }) => given)).toEqual([0, 0]);
  });

  it('to all members of a level', async () => {
    const [levelId = '', other = ''] = await world.seedLevels(world.ids.company, [0, 10]);
    const members = [await world.seedMember(), await world.seedMember(), await world.seedMember()];
    const gone = await world.seedMember({ deleted: true });
    const cards = [...members, gone].map((member, at) => ({
      id: randomUUID(),
      companyId: world.ids.company,
      userId: member.id,
      levelId: at === 2 ? other : levelId,
    }));
    await world.db.insertInto('membershipCards').values(cards).execute();
    expect(await give({ levelId })).toMatchObject({ given: 2, skipped: 0, unknown: 0 });
    expect((await rights()).map(({ userId }) => userId).toSorted()).toEqual(
      members
        .slice(0, 2)
        .map(({ id }) => id)
        .toSorted(),
    );
  });

  it('to phone numbers in any spelling, up to 5,000', async () => {
    const { phone } = await world.seedMember();
    const phones = [`0${phone.slice(3)}`, `00${phone.slice(1)}`, phone, 'Ada', '+46709999999'];
    expect(await give({ phones })).toMatchObject({ given: 1, skipped: 0, unknown: 2 });
    const many = Array.from({ length: 5_001 }, () => phone);
    expect(await give({ phones: many })).toMatchObject({
      error: 'LIMIT_REACHED',
      field: 'phones',
    });
    expect(await give({ phones: many.slice(1) })).toMatchObject({ error: null, skipped: 1 });
  });

  it('not without a receiver, in the past, or of an offer for everybody', async () => {
    const { id: userId } = await world.seedMember();
    expect(await give({})).toMatchObject({ error: 'FIELD_INVALID', field: 'to' });
    expect(await give({ userId, phones: ['1'] })).toMatchObject({ field: 'to' });
    expect(await give({ phones: [] })).toMatchObject({ field: 'phones' });
    const expiresAt = FRIDAY_EVENING;
    expect(await give({ userId, expiresAt })).toMatchObject({ field: 'expiresAt' });
    const open = await world.seedOffer({ isDefault: true });
    expect(await give({ userId }, { offerId: open })).toMatchObject({ field: 'offerId' });
    const archived = await world.seedOffer({ deleted: true });
    expect(await give({ userId }, { offerId: archived })).toMatchObject({ field: 'offerId' });
    expect((await give({ userId }, {}, manager)).error).toBe('FORBIDDEN');
  });

  it('[D-714] to nobody of another company, and of shared accounts only to who ordered here', async () => {
    const theirs = await seedOpenShop(world.db, 78);
    const stranger = await world.seedMember({ companyId: theirs.company });
    expect((await give({ userId: stranger.id })).error).toBe('NOT_FOUND');
    expect(await give({ phones: [stranger.phone] })).toMatchObject({ given: 0, unknown: 1 });
    const foreign = await world.seedOffer({ companyId: theirs.company });
    const { id: userId } = await world.seedMember();
    expect((await give({ userId }, { offerId: foreign })).error).toBe('NOT_FOUND');
    await world.db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: theirs.company })
      .where('companyId', '=', world.ids.company)
      .execute();
    expect((await give({ userId: stranger.id })).error).toBe('NOT_FOUND');
    await world.db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: world.ids.company })
      .where('companyId', '=', world.ids.company)
      .execute();
  });
});
