import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedId } from '../../../testing/fixed-id.ts';
import { type OfficeWorld, openOfficeWorld } from './testing/office-world.ts';

/** What every change of the catalogue has in common. */
describe('every change of the catalogue in the office', () => {
  let world: OfficeWorld;
  beforeAll(async () => {
    world = await openOfficeWorld();
  });
  afterAll(() => world.server.close());

  type Ids = OfficeWorld['ids'];
  type Case = [name: string, id: keyof Ids, given: (ids: Ids) => object, isBad?: object];
  const text = (words: string) => ({ se: words });
  const option = { id: fixedId(80_001), name: text('Bacon'), price: 2_000 };
  const CHANGES: Case[] = [
    [
      'saveItem',
      'fries',
      () => ({ item: { title: text('Pommes'), ageRestricted: true } }),
      { item: { title: text('') } },
    ],
    [
      'saveItem',
      'fries',
      () => ({ item: { price: 4_500, vatRate: 25, allergens: ['milk'] } }),
      { item: { price: -1 } },
    ],
    [
      'saveItem',
      'beanBurger',
      (ids) => ({ item: { groupIds: [ids.extras], upsellIds: [ids.sides] } }),
      { item: { categoryIds: [] } },
    ],
    [
      'saveEntries',
      'fries',
      (ids) => ({ entries: [{ menuId: ids.eveningMenu, price: 5_000 }, { menuId: ids.lunch }] }),
    ],
    ['archiveItem', 'fries', () => ({})],
    ['restoreItem', 'retired', () => ({})],
    [
      'saveCategory',
      'burgers',
      () => ({ category: { name: text('Hamburgare'), hidden: true } }),
      { category: { name: text('x'.repeat(101)) } },
    ],
    ['archiveCategory', 'vegan', () => ({})],
    [
      'saveGroup',
      'extras',
      () => ({ group: { name: text('Tillval'), minChoices: 1, maxChoices: 1, options: [option] } }),
      { group: { options: [] } },
    ],
    ['archiveGroup', 'extras', () => ({})],
    [
      'saveUpsell',
      'sides',
      (ids) => ({ upsell: { name: text('Till det?'), itemIds: [ids.beanBurger, ids.fries] } }),
      { upsell: { name: text('Till det?'), itemIds: [] } },
    ],
    ['archiveUpsell', 'sides', () => ({})],
    [
      'saveMenu',
      'lunch',
      () => ({
        menu: { name: 'Lunch', hours: [{ dayOfWeek: 'MONDAY', start: '11:00', end: '14:00' }] },
      }),
      { menu: { serviceTypes: [] } },
    ],
    ['archiveMenu', 'eveningMenu', () => ({})],
  ];
  const idOf = (name: string, id: string, version: number) =>
    name === 'saveEntries' ? { itemId: id, version } : { id, version };

  it.each(CHANGES)(
    '[O-04] [O-08] [O-14] [O-36] %s of %s raises the version, is logged, and can be taken back',
    async (name, key, given) => {
      const id = world.ids[key];
      const before = await world.read(world.kindOf(name), id);
      const answer = await world.call(name, {
        ...idOf(name, id, before.version),
        ...given(world.ids),
      });
      expect(answer).toMatchObject({
        code: null,
        error: null,
        thing: { id, version: before.version + 1 },
      });
      const after = await world.read(world.kindOf(name), id);
      expect(after).toEqual(answer.thing);
      expect({ ...after, version: 0 }).not.toEqual({ ...before, version: 0 });
      expect(await world.newestEntry()).toMatchObject({
        id: answer.auditId,
        action: name,
        subjectId: id,
      });
      expect(await world.undo(answer.auditId!)).toBeNull();
      expect(await world.read(world.kindOf(name), id)).toEqual({
        ...before,
        version: before.version + 2,
      });
    },
  );

  it.each(CHANGES)(
    '[O-14] %s of %s with an older version is refused, with the thing as it stands',
    async (name, key, given) => {
      const id = world.ids[key];
      const before = await world.read(world.kindOf(name), id);
      const answer = await world.call(name, {
        ...idOf(name, id, before.version + 5),
        ...given(world.ids),
      });
      expect(answer).toMatchObject({ error: 'VERSION_CONFLICT', thing: before, auditId: null });
      expect(await world.read(world.kindOf(name), id)).toEqual(before);
    },
  );

  it.each(CHANGES)('[D-115] %s of another company’s %s is not there', async (name, key, given) => {
    const answer = await world.call(name, {
      ...idOf(name, world.foreign[key], 1),
      ...given(world.ids),
    });
    expect(answer.code).toBe('NOT_FOUND');
  });

  it.each(CHANGES.filter(([, , , bad]) => bad))(
    '[O-12] %s of %s with bad input names the field and writes nothing',
    async (name, key, _given, bad) => {
      const id = world.ids[key];
      const before = await world.read(world.kindOf(name), id);
      const answer = await world.call(name, { ...idOf(name, id, before.version), ...bad });
      expect(answer).toMatchObject({
        error: expect.any(String),
        field: expect.any(String),
        thing: before,
        auditId: null,
      });
      expect(await world.read(world.kindOf(name), id)).toEqual(before);
    },
  );

  const CREATED: [name: string, given: (ids: Ids) => object][] = [
    [
      'createItem',
      (ids) => ({
        item: { title: text('Soppa'), categoryIds: [ids.burgers], price: 9_500, vatRate: 12 },
      }),
    ],
    ['createCategory', () => ({ category: { name: text('Soppor') } })],
    [
      'createGroup',
      () => ({ group: { name: text('Bröd'), options: [{ ...option, id: fixedId(80_002) }] } }),
    ],
    ['createUpsell', (ids) => ({ upsell: { name: text('Mer?'), itemIds: [ids.fries] } })],
    [
      'createMenu',
      (ids) => ({ venueId: ids.venue, menu: { name: 'Kväll', serviceTypes: ['EAT_HERE'] } }),
    ],
  ];
  it.each(CREATED)(
    '[O-04] [O-14] [OFFICE-20] %s makes one thing, sent twice or not; its creation can be taken back',
    async (name, given) => {
      const id = fixedId(81_000 + CREATED.findIndex(([each]) => each === name));
      const first = await world.call(name, { id, ...given(world.ids) });
      expect(first).toMatchObject({ code: null, error: null, thing: { id, version: 1 } });
      expect(await world.newestEntry()).toMatchObject({
        action: name,
        subjectId: id,
        details: { created: true },
      });
      expect(await world.call(name, { id, ...given(world.ids) })).toEqual({
        ...first,
        auditId: null,
      });
      expect(await world.undo(first.auditId!)).toBeNull();
      expect(await world.read(world.kindOf(name), id)).toMatchObject({ isArchived: true });
    },
  );

  it.each(CREATED)(
    '[D-115] %s does not take another company’s id or things',
    async (name, given) => {
      const theirs = {
        createItem: 'fries',
        createCategory: 'burgers',
        createGroup: 'extras',
        createUpsell: 'sides',
        createMenu: 'lunch',
      } as const;
      const id = world.foreign[theirs[name as keyof typeof theirs]];
      expect((await world.call(name, { id, ...given(world.ids) })).code).toBe('NOT_FOUND');
      if (name === 'createCategory' || name === 'createGroup') return;
      const fresh = fixedId(82_000 + CREATED.findIndex(([each]) => each === name));
      expect((await world.call(name, { id: fresh, ...given(world.foreign) })).code).toBe(
        'NOT_FOUND',
      );
    },
  );
});
