import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { seedPicture } from '../../../testing/seed-picture.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { giveStamps } from '../earning/order-stamps.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../testing/loyalty-world.ts';

type Card = {
  id: string;
  version: number;
  requiredCount: number;
  isArchived: boolean;
  endsAt: string | null;
  holders: number[];
  fullCards: number;
};
type Result = { error: string | null; field: string | null; auditId: string; card: Card };
type Member = Awaited<ReturnType<LoyaltyWorld['seedMember']>>;

const CARD = `id version name { en } description { en } details { en } icon image requiredCount itemIds venueIds
  offerId isArchived endsAt holders fullCards`;
const RESULT = `error field auditId card { ${CARD} }`;

describe('stamp cards in the office', () => {
  let world: LoyaltyWorld;
  let [owner, manager, stranger, offerId] = ['', '', '', ''];
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    const own = { companyId: world.ids.company };
    const theirs = await seedOpenShop(world.db, 79);
    owner = await signInStaff(world, { ...own, venueIds: [], role: 'COMPANY_ADMIN', number: 1 });
    manager = await signInStaff(world, {
      ...own,
      venueIds: [world.ids.venue],
      role: 'VENUE_MANAGER',
      number: 2,
    });
    stranger = await signInStaff(world, {
      companyId: theirs.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
      number: 3,
    });
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.setTime(FRIDAY_EVENING);
    await world.db
      .updateTable('stampCards')
      .set({ archivedAt: new Date(0) })
      .execute();
    offerId = await world.seedOffer();
  });

  const call = async <Data>(text: string, variables: object, token = owner): Promise<Data> => {
    const answer = await world.staff<Record<string, Data>>(text, { ...variables }, token);
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code) } as Data;
    return Object.values(answer.data ?? {})[0]!;
  };
  const create = (card: object = {}, token = owner) =>
    call<Result>(
      `mutation Create($id: ID!, $card: StampCardInput!) { createStampCard(id: $id, card: $card) { ${RESULT} } }`,
      {
        id: randomUUID(),
        card: {
          name: { se: 'Fem pommes', en: 'Five fries' },
          requiredCount: 5,
          itemIds: [world.ids.fries],
          offerId,
          ...card,
        },
      },
      token,
    );
  const change = (name: string, thing: Card, given: object = {}, token = owner) =>
    call<Result>(
      `mutation Change($id: ID!, $version: Int!${'card' in given ? ', $card: StampCardInput!' : ''}${'endsOn' in given ? ', $endsOn: String!' : ''}) {
        ${name}(id: $id, version: $version${'card' in given ? ', card: $card' : ''}${'endsOn' in given ? ', endsOn: $endsOn' : ''}) { ${RESULT} } }`,
      { id: thing.id, version: thing.version, ...given },
      token,
    );
  const list = (token = owner) => call<Card[]>(`{ officeStampCards { ${CARD} } }`, {}, token);
  const read = async (id: string) => (await list()).find((card) => card.id === id)!;
  const undo = (auditId: string) =>
    call<{ error: string | null }>(
      'mutation Undo($id: ID!) { undoChange(auditId: $id) { error } }',
      { id: auditId },
    );
  const stamp = async (member: Member, card: Card, count: number) => {
    const { id: userId, companyId } = member;
    const stamps = Array.from({ length: count }, () => ({
      id: randomUUID(),
      companyId,
      userId,
      stampCardId: card.id,
    }));
    await world.db.insertInto('stamps').values(stamps).execute();
  };
  const rightsOf = async (member: Member) =>
    (
      await world.db
        .selectFrom('offerTokens')
        .select('id')
        .where('userId', '=', member.id)
        .where('offerId', '=', offerId)
        .execute()
    ).length;
  const seenBy = async (member: Member): Promise<string[]> => {
    const { data } = await world.guest<{ homepageUserQuery: { stampCards: { id: string }[] } }>(
      '{ homepageUserQuery { stampCards { id } } }',
      {},
      member.token,
    );
    return data?.homepageUserQuery.stampCards.map(({ id }) => id) ?? [];
  };

  it('[GROWTH-20] is made with words, pictures, stamps, dishes, venues and a personal offer', async () => {
    const key = await seedPicture(world.db, { companyId: world.ids.company, staffNumber: 1 });
    const made = await create({
      description: { en: 'The sixth is free' },
      details: { en: 'One a day' },
      iconKey: key,
      pictureKey: key,
      venueIds: [world.ids.venue],
    });
    expect(made).toMatchObject({
      error: null,
      card: {
        version: 1,
        requiredCount: 5,
        icon: `/media/${key}`,
        image: `/media/${key}`,
        offerId,
        details: { en: 'One a day' },
        fullCards: 0,
      },
    });
    const member = await world.seedMember();
    expect(await seenBy(member)).toContain(made.card.id);
    const open = await world.seedOffer({ isDefault: true, type: 'VISUAL' });
    expect(await create({ offerId: open })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'offerId',
    });
    expect(await create({ requiredCount: 21 })).toMatchObject({ field: 'requiredCount' });
    expect(await create({ iconKey: 'f'.repeat(32) })).toMatchObject({
      error: 'PICTURE_NOT_YOURS',
      field: 'iconKey',
    });
  });

  it('managers read, and nobody reaches another company', async () => {
    const { card } = await create();
    expect((await list(manager)).map(({ id }) => id)).toContain(card.id);
    expect((await create({}, manager)).error).toBe('FORBIDDEN');
    expect(await list(stranger)).toEqual([]);
    const input = { card: { requiredCount: 2 } };
    expect((await change('saveStampCard', card, input, stranger)).error).toBe('NOT_FOUND');
  });

  it('[GROWTH-21] [D-715] fewer stamps fill the cards that have as many, and no others', async () => {
    const { card } = await create();
    const [four, two, one] = [
      await world.seedMember(),
      await world.seedMember(),
      await world.seedMember(),
    ];
    await stamp(four, card, 4);
    await stamp(two, card, 2);
    await stamp(one, card, 1);
    // What the office asks about is counted here: three have one stamp, two have two, one has four.
    expect((await read(card.id)).holders.slice(0, 5)).toEqual([3, 2, 1, 1, 0]);
    const saved = await change('saveStampCard', card, { card: { requiredCount: 2 } });
    expect(saved).toMatchObject({ error: null, card: { requiredCount: 2, fullCards: 3 } });
    expect([await rightsOf(four), await rightsOf(two), await rightsOf(one)]).toEqual([2, 1, 0]);
    // Undone, the number rises again; what was earned is the guest's.
    expect(await undo(saved.auditId)).toMatchObject({ error: null });
    expect(await read(card.id)).toMatchObject({ requiredCount: 5, fullCards: 3 });
    expect(await rightsOf(four)).toBe(2);
  });

  it('[GROWTH-21] [D-715] taken away, open cards can be filled until the day, and nobody begins one', async () => {
    const { card } = await create();
    const [begun, other] = [await world.seedMember(), await world.seedMember()];
    await stamp(begun, card, 4);
    const day = Temporal.Instant.from(FRIDAY_EVENING).toZonedDateTimeISO('UTC').toPlainDate();
    const yesterday = day.subtract({ days: 1 }).toString();
    expect(await change('archiveStampCard', card, { endsOn: yesterday })).toMatchObject({
      error: 'FIELD_INVALID',
      field: 'endsOn',
    });
    const endsOn = day.add({ days: 7 }).toString();
    const gone = await change('archiveStampCard', card, { endsOn });
    expect(gone).toMatchObject({ error: null, card: { isArchived: true } });
    const isSeen = async () => [
      (await seenBy(begun)).includes(card.id),
      (await seenBy(other)).includes(card.id),
    ];
    expect(await isSeen()).toEqual([true, false]);
    const settle = async (member: Member) => {
      const phone = world.openPhone(member);
      await phone.begin(1);
      const id = await world.pay(phone, 3_900);
      const order = {
        id: id!,
        companyId: world.ids.company,
        venueId: world.ids.venue,
        items: [
          { entry: { item: { id: world.ids.fries } }, price: { amount: 3_900, discount: 0 } },
        ],
      };
      const now = () => world.now();
      await giveStamps(world.db, member, order as unknown as Parameters<typeof giveStamps>[2], {
        newId: randomUUID,
        now,
      });
    };
    await settle(other);
    expect((await read(card.id)).holders[0]).toBe(1);
    await settle(begun);
    expect([await rightsOf(begun), await rightsOf(other)]).toEqual([1, 0]);
    await stamp(other, card, 1);
    expect(await isSeen()).toEqual([true, true]);
    world.setTime(gone.card.endsAt!);
    expect((await isSeen())[1]).toBe(false);
    world.setTime(FRIDAY_EVENING);
    // What it promises must be there when it comes back.
    await world.db.updateTable('offers').set({ deleted: true }).where('id', '=', offerId).execute();
    expect(await change('restoreStampCard', gone.card)).toMatchObject({ field: 'offerId' });
    await world.db
      .updateTable('offers')
      .set({ deleted: false })
      .where('id', '=', offerId)
      .execute();
    expect(await change('restoreStampCard', gone.card)).toMatchObject({
      error: null,
      card: { isArchived: false, endsAt: null },
    });
  });
});
