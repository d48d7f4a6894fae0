import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY_EVENING } from '../../../testing/test-server.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { seedPicture } from '../../../testing/seed-picture.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openLoyaltyWorld, type LoyaltyWorld } from '../testing/loyalty-world.ts';

type Offer = {
  id: string;
  version: number;
  type: string;
  state: string;
  isDefault: boolean;
  price: number | null;
  itemIds: string[];
  stages: { id: string }[];
  uses: number;
  turnover: number;
  rightsHeld: number;
  unavailableVenueIds: string[];
};
type Result = { error: string | null; field: string | null; auditId: string; offer: Offer };
type Trial = {
  venues: { venueId: string; singlyLeast: number | null; savingMost: number | null }[];
  freeItemIds: string[];
  meets: { otherId: string; otherName: string; itemIds: string[]; winner: string }[];
  orderValue: number;
};

const OFFER = `id version type state isDefault isAtTillOnly price itemIds discountType discountRate startsAt endsAt
  name { en se } image venueIds stages { id itemIds discountRate } areRightsKept rightsHeld uses turnover
  unavailableVenueIds`;
const RESULT = `error field auditId offer { ${OFFER} }`;
const FRIES = 3_900;

describe('offers in the office', () => {
  let world: LoyaltyWorld;
  let [owner, manager, stranger] = ['', '', ''];
  beforeAll(async () => {
    world = await openLoyaltyWorld();
    const own = { companyId: world.ids.company };
    const theirs = await seedOpenShop(world.db, 77);
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
    await world.db.updateTable('offers').set({ deleted: true }).execute();
  });

  const call = async <Data>(text: string, variables: object, token = owner): Promise<Data> => {
    const answer = await world.staff<Record<string, Data>>(text, { ...variables }, token);
    const code = answer.errors?.[0]?.extensions.code;
    if (code) return { error: String(code) } as Data;
    return Object.values(answer.data ?? {})[0]!;
  };
  const create = (offer: object, token = owner, id: string = randomUUID()) =>
    call<Result>(
      `mutation Create($id: ID!, $offer: OfferInput!) { createOffer(id: $id, offer: $offer) { ${RESULT} } }`,
      { id, offer: { name: { se: 'Lunch', en: 'Lunch deal' }, ...offer } },
      token,
    );
  const save = (thing: Offer, offer: object, token = owner) =>
    call<Result>(
      `mutation Save($id: ID!, $version: Int!, $offer: OfferInput!) {
        saveOffer(id: $id, version: $version, offer: $offer) { ${RESULT} } }`,
      { id: thing.id, version: thing.version, offer },
      token,
    );
  const step = (name: string, thing: Offer, more = '', token = owner) =>
    call<Result>(
      `mutation Step($id: ID!, $version: Int!) { ${name}(id: $id, version: $version${more}) { ${RESULT} } }`,
      { id: thing.id, version: thing.version },
      token,
    );
  const list = (isArchived = false, token = owner) =>
    call<Offer[]>(
      `query List($isArchived: Boolean!) { officeOffers(isArchived: $isArchived) { ${OFFER} } }`,
      { isArchived },
      token,
    );
  const read = (id: string, token = owner) =>
    call<Offer>(`query One($id: ID!) { officeOffer(id: $id) { ${OFFER} } }`, { id }, token);
  const attempt = (offer: object, id: string = randomUUID()) =>
    call<Trial>(
      `query Try($id: ID!, $offer: OfferInput!) { tryOffer(id: $id, offer: $offer) {
        venues { venueId singlyLeast singlyMost savingLeast savingMost missingItemIds missingStages }
        freeItemIds meets { otherId otherName itemIds winner } orderValue } }`,
      { id, offer },
    );
  const undo = (auditId: string) =>
    call<{ error: string | null }>(
      'mutation Undo($id: ID!) { undoChange(auditId: $id) { error } }',
      { id: auditId },
    );
  const seenByGuests = async (): Promise<string[]> => {
    const { data } = await world.guest<{ getLoggedOutData: { defaultOffers: { id: string }[] } }>(
      'query Offers($companyId: ID!) { getLoggedOutData(companyId: $companyId) { defaultOffers { id } } }',
      { companyId: world.ids.company },
    );
    return data?.getLoggedOutData.defaultOffers.map(({ id }) => id) ?? [];
  };
  const tenth = { type: 'ORDER_DISCOUNT', discountRate: 10 };
  const stageOf = (itemId: string, discountRate = 0) => ({
    id: randomUUID(),
    name: { se: 'Steg', en: 'Step' },
    itemIds: [itemId],
    discountRate,
  });

  it('[GROWTH-11] [GROWTH-12] [GROWTH-13] [GROWTH-14] [GROWTH-15] all six types are made, listed and found', async () => {
    const { burger, fries } = world.ids;
    const stages = [stageOf(burger), stageOf(fries)];
    const made = [
      await create({ type: 'BUNDLE', itemIds: [fries, fries], price: 7_000 }),
      await create({ type: 'ITEM_DISCOUNT', itemIds: [fries], discountRate: 15 }),
      await create(tenth),
      await create({ type: 'STAGED_BUNDLE', stages, price: 5_000 }),
      await create({ type: 'STAGED_INDIVIDUAL', stages: [stageOf(burger, 50), stageOf(fries)] }),
      await create({ type: 'VISUAL' }),
    ];
    expect(made.map(({ error }) => error)).toEqual(Array.from({ length: 6 }, () => null));
    expect(made[0]?.offer).toMatchObject({ state: 'RUNNING', version: 1, itemIds: [fries, fries] });
    expect((await list()).map(({ type }) => type).toSorted()).toEqual(
      made.map(({ offer }) => offer.type).toSorted(),
    );
    expect(await seenByGuests()).toHaveLength(6);
    const found = await call<{ kind: string }[]>(
      '{ officeSearch(text: "lunch deal") { kind title } }',
      {},
    );
    expect(found.filter(({ kind }) => kind === 'OFFER')).toHaveLength(6);
  });

  it('[GROWTH-12] [D-713] a price above the sum of single prices is refused, at first and when it is changed', async () => {
    const { fries } = world.ids;
    const bundle = { type: 'BUNDLE', itemIds: [fries, fries] };
    expect(await create({ ...bundle, price: 2 * FRIES + 1 })).toMatchObject({
      error: 'OFFER_COSTS_MORE',
      field: 'price',
      offer: null,
    });
    const { offer } = await create({ ...bundle, price: 2 * FRIES });
    expect((await save(offer, { price: 2 * FRIES + 1 })).error).toBe('OFFER_COSTS_MORE');
    expect((await create({ ...bundle, itemIds: [fries], price: 1 })).error).toBe(
      'OFFER_INCOMPLETE',
    );
    // The menu may have become cheaper since: its name can still be changed.
    const entry = world.db.updateTable('menuEntries').where('itemId', '=', fries);
    await entry.set({ price: 1_000 }).execute();
    expect((await save(offer, { name: { se: 'Två', en: 'Two' } })).error).toBeNull();
    await entry.set({ price: FRIES }).execute();
  });

  it('[GROWTH-16] [O-14] changed on the version that was read, written down and taken back; its type stays', async () => {
    const { offer } = await create(tenth);
    const changed = {
      discountType: 'AMOUNT',
      discountRate: 500,
      isDefault: false,
      isAtTillOnly: true,
      venueIds: [world.ids.venue],
      startsAt: '2026-01-01T00:00:00.000Z',
      endsAt: '2030-01-01T00:00:00.000Z',
    };
    const saved = await save(offer, changed);
    expect(saved).toMatchObject({ error: null, offer: { ...changed, version: 2 } });
    expect((await save(offer, { isDefault: true })).error).toBe('VERSION_CONFLICT');
    expect(await save(saved.offer, { type: 'VISUAL' })).toMatchObject({ error: 'FIELD_INVALID' });
    expect(await undo(saved.auditId)).toMatchObject({ error: null });
    expect(await read(offer.id)).toMatchObject({
      discountType: 'PERCENTAGE',
      discountRate: 10,
      isDefault: true,
      isAtTillOnly: false,
      venueIds: [],
      startsAt: null,
      endsAt: null,
    });
  });

  it('[GROWTH-16] shows only pictures of its own company', async () => {
    const key = await seedPicture(world.db, {
      companyId: world.ids.company,
      staffNumber: 1,
    });
    const { offer } = await create({ ...tenth, pictureKey: key });
    expect(offer).toMatchObject({ image: `/media/${key}` });
    const foreign = await create({ ...tenth, pictureKey: 'f'.repeat(32) });
    expect(foreign).toMatchObject({ error: 'PICTURE_NOT_YOURS', field: 'pictureKey' });
  });

  it('managers read, and nobody reaches another company', async () => {
    const { offer } = await create(tenth);
    expect(await read(offer.id, manager)).toMatchObject({ id: offer.id });
    expect((await save(offer, { discountRate: 50 }, manager)).error).toBe('FORBIDDEN');
    expect((await create(tenth, manager)).error).toBe('FORBIDDEN');
    expect(await list(false, stranger)).toEqual([]);
    expect(await read(offer.id, stranger)).toEqual({ error: 'NOT_FOUND' });
    expect((await save(offer, { discountRate: 50 }, stranger)).error).toBe('NOT_FOUND');
    expect((await step('endOffer', offer, '', stranger)).error).toBe('NOT_FOUND');
    const theirDish = { type: 'ITEM_DISCOUNT', itemIds: [world.ids.fries], discountRate: 10 };
    expect((await create(theirDish, stranger)).error).toBe('NOT_FOUND');
  });

  it('[GROWTH-16] guests have it from its first moment to its last, in the cart too', async () => {
    const startsAt = Temporal.Instant.from(FRIDAY_EVENING).add({ minutes: 10 });
    const endsAt = startsAt.add({ minutes: 10 });
    const moments = { startsAt: startsAt.toString(), endsAt: endsAt.toString() };
    const { offer } = await create({ ...tenth, ...moments });
    const kinds = async (): Promise<readonly [number, string | undefined]> => {
      const phone = world.openPhone();
      await phone.begin();
      return [(await seenByGuests()).length, (await phone.types()).at(-1)];
    };
    expect(await kinds()).toEqual([0, 'ADD_ITEMS']);
    world.setTime(moments.startsAt);
    expect(await kinds()).toEqual([1, 'SET_ORDER_OFFER']);
    world.setTime(moments.endsAt);
    expect(await kinds()).toEqual([0, 'ADD_ITEMS']);
    expect(await read(offer.id)).toMatchObject({ state: 'ENDED' });
  });

  it('[GROWTH-11] [D-712] uses and turnover of the orders it was taken with, also on the whole order', async () => {
    const { offer } = await create(tenth);
    const phone = world.openPhone();
    await phone.begin(2);
    expect(await world.pay(phone, 7_020)).not.toBeNull();
    expect(await read(offer.id)).toMatchObject({ uses: 1, turnover: 7_020 });
    const other = await create({ type: 'VISUAL' });
    expect(other.offer).toMatchObject({ uses: 0, turnover: 0 });
    await world.db
      .updateTable('orders')
      .set({ status: 'REJECTED' })
      .where('cartId', '=', phone.cartId)
      .execute();
    expect(await read(offer.id)).toMatchObject({ uses: 0, turnover: 0 });
  });

  it('[GROWTH-18] paused and ended, nobody gets it; resumed or undone, they do', async () => {
    const { offer } = await create(tenth);
    const paused = await step('setOfferPaused', offer, ', isPaused: true');
    expect([paused.offer.state, await seenByGuests()]).toEqual(['PAUSED', []]);
    const on = await step('setOfferPaused', paused.offer, ', isPaused: false');
    expect([on.offer.state, await seenByGuests()]).toEqual(['RUNNING', [offer.id]]);
    const ended = await step('endOffer', on.offer);
    expect([ended.offer.state, await seenByGuests()]).toEqual(['ENDED', []]);
    expect((await step('endOffer', ended.offer)).error).toBe('FIELD_INVALID');
    await undo(ended.auditId);
    expect(await seenByGuests()).toEqual([offer.id]);
  });

  it('[GROWTH-18] [D-710] rights are counted; archived, they stay valid or end as chosen, and come back with it', async () => {
    const { offer } = await create({ ...tenth, isDefault: false });
    const member = await world.seedMember();
    await world.seedToken(member, offer.id);
    await world.seedToken(member, offer.id, { used: true });
    await world.seedToken(member, offer.id, { expiresAt: new Date('2020-01-01') });
    const tokens = async (): Promise<number> => {
      const { data } = await world.guest<{ homepageUserQuery: { tokens: { id: string }[] } }>(
        '{ homepageUserQuery { tokens { id } } }',
        {},
        member.token,
      );
      return data?.homepageUserQuery.tokens.length ?? 0;
    };
    expect(await read(offer.id)).toMatchObject({ rightsHeld: 1 });
    const all = await tokens();
    expect(all).toBeGreaterThan(0);
    const kept = await step('archiveOffer', offer, ', areRightsKept: true');
    expect(kept.offer).toMatchObject({ state: 'ARCHIVED', areRightsKept: true });
    expect([await tokens(), await list()]).toEqual([all, []]);
    expect((await list(true)).map(({ id }) => id)).toContain(offer.id);
    const phone = world.openPhone(member);
    await phone.begin();
    const chosen = { ...phone.base(), type: 'SET_ORDER_OFFER' as const, id: offer.id };
    await phone.put({ ...chosen, title: '', discountRate: 10, discountType: 'PERCENTAGE' });
    expect((await phone.types()).at(-1)).toBe('SET_ORDER_OFFER');
    const back = await step('restoreOffer', kept.offer);
    const ended = await step('archiveOffer', back.offer, ', areRightsKept: false');
    expect([ended.offer.state, await tokens()]).toEqual(['ARCHIVED', 0]);
    await step('restoreOffer', ended.offer);
    expect(await tokens()).toBe(all);
  });

  it('[D-711] what a stamp card promises can neither be archived nor opened to everybody', async () => {
    const { offer } = await create({ ...tenth, isDefault: false });
    const { company, fries } = world.ids;
    const card = { id: randomUUID(), companyId: company, name: 'Ten', requiredCount: 10 };
    await world.db
      .insertInto('stampCards')
      .values({ ...card, itemIds: [fries], offerId: offer.id })
      .execute();
    const archived = await step('archiveOffer', offer, ', areRightsKept: true');
    expect(archived.error).toBe('OFFER_IN_USE');
    expect(await save(offer, { isDefault: true })).toMatchObject({
      error: 'OFFER_IN_USE',
      field: 'isDefault',
    });
    await world.db.deleteFrom('stampCards').where('id', '=', card.id).execute();
  });

  it('[GROWTH-12] [GROWTH-17] is tried without being written: what is saved, and what it meets', async () => {
    const { fries, venue } = world.ids;
    const { offer } = await create({ type: 'ITEM_DISCOUNT', itemIds: [fries], discountRate: 20 });
    const bundle = { type: 'BUNDLE', itemIds: [fries, fries], price: 7_000 };
    const trial = await attempt(bundle);
    expect(trial.venues.find(({ venueId }) => venueId === venue)).toMatchObject({
      singlyLeast: 2 * FRIES,
      savingMost: 800,
      missingItemIds: [],
    });
    expect(trial.meets).toEqual([
      { otherId: offer.id, otherName: 'Lunch deal', itemIds: [fries], winner: 'GUEST' },
    ]);
    const free = { type: 'ITEM_DISCOUNT', itemIds: [fries], discountType: 'AMOUNT' };
    expect(await attempt({ ...free, discountRate: 9_900 })).toMatchObject({
      freeItemIds: [fries],
      meets: [{ otherId: offer.id, winner: 'THIS' }],
    });
    expect(await list()).toHaveLength(1);
  });

  it('[GROWTH-14] says at which of its restaurants nobody can take it', async () => {
    const { retired, fries, venue } = world.ids;
    const { offer } = await create({
      type: 'STAGED_BUNDLE',
      price: 1_000,
      stages: [stageOf(fries), stageOf(world.ids.burger)],
    });
    expect(offer.unavailableVenueIds).not.toContain(venue);
    await world.db
      .updateTable('offers')
      .set({
        stages: JSON.stringify([
          { id: 'a', nameLang: {}, itemIds: [fries] },
          { id: 'b', nameLang: {}, itemIds: [retired] },
        ]),
      })
      .where('id', '=', offer.id)
      .execute();
    expect((await read(offer.id)).unavailableVenueIds).toContain(venue);
  });
});
