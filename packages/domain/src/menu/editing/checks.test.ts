import {
  aCatalogue,
  aCategory,
  aGroup,
  anItem,
  anUpsellGroup,
  aVariation,
} from '@tallrik/testing/menu';
import { describe, expect, it } from 'vitest';
import { minor } from '../../money/minor.ts';
import { checkCategory } from './check-category.ts';
import { checkGroup, type GroupInput, itemsWithGroup } from './check-group.ts';
import { checkItem, type ItemInput } from './check-item.ts';
import { checkEntries, checkMenu } from './check-menu.ts';
import { checkUpsell } from './check-upsell.ts';
import { entriesToReprice, priceOfItem } from './item-price.ts';

const company = { country: 'SE', defaultLanguage: 'se' } as const;
const burger = anItem({ titleLang: { se: 'Burgare' }, modificationGroupIds: ['extras'] });
const catalogue = aCatalogue({
  items: [burger],
  categories: [aCategory(), aCategory({ id: 'old', deleted: true })],
  modificationGroups: [aGroup({ nameLang: { se: 'Extra' } })],
});

describe('a dish', () => {
  const whole: ItemInput = {
    title: { se: 'Soppa' },
    categoryIds: ['burgers'],
    price: 9_500,
    vatRate: 12,
  };
  const created = (input: ItemInput) =>
    checkItem({ ...whole, ...input }, { itemId: 'soup', before: null, catalogue, company });
  const saved = (input: ItemInput) =>
    checkItem(input, { itemId: 'burger', before: burger, catalogue, company });

  it('[CATALOG-04] needs a title, a category, a price and a rate', () => {
    expect(created({})).toEqual({
      ok: true,
      value: {
        title: 'Soppa',
        titleLang: { se: 'Soppa' },
        categoryIds: ['burgers'],
        defaultPrice: 9_500,
        vatRate: 12,
      },
    });
    const nothing = checkItem({}, { itemId: 'soup', before: null, catalogue, company });
    expect(nothing).toMatchObject({ error: { code: 'TEXT_REQUIRED' } });
  });

  it.each<[string, ItemInput, string, string]>([
    ['[CATALOG-05] no title', { title: { en: 'Soup' } }, 'TEXT_REQUIRED', 'title.se'],
    [
      '[CATALOG-05] a long description',
      { description: { en: 'x'.repeat(501) } },
      'TEXT_TOO_LONG',
      'description.en',
    ],
    ['[CATALOG-07] no category', { categoryIds: [] }, 'CATEGORY_REQUIRED', 'categoryIds'],
    ['[CATALOG-07] an archived category', { categoryIds: ['old'] }, 'NOT_FOUND', 'categoryIds.0'],
    ['[CATALOG-08] a rate of another country', { vatRate: 19 }, 'VAT_RATE_UNKNOWN', 'vatRate'],
    ['[CATALOG-10] too dear', { price: 10_000_001 }, 'PRICE_OUT_OF_RANGE', 'price'],
    ['[CATALOG-04] no price', { price: null }, 'PRICE_REQUIRED', 'price'],
    [
      '[CATALOG-13] a word of its own',
      { allergens: ['gluten', 'love'] },
      'ALLERGEN_UNKNOWN',
      'allergens.1',
    ],
    [
      '[CATALOG-15] one size',
      { sizes: { type: 'Size', isAbsolute: true, sizes: [] } },
      'SIZES_TOO_FEW',
      'sizes',
    ],
    [
      '[CATALOG-46] eleven categories',
      { categoryIds: Array.from({ length: 11 }, (_, at) => `${at}`) },
      'LIMIT_REACHED',
      'categoryIds',
    ],
    [
      '[CATALOG-46] a stranger’s group',
      { groupIds: ['extras', 'theirs'] },
      'NOT_FOUND',
      'groupIds.1',
    ],
  ])('%s is refused', (_rule, input, code, field) => {
    expect(created(input)).toMatchObject({ ok: false, error: { code, field } });
  });

  it('[CATALOG-05] a field left out is not touched', () => {
    expect(saved({ instant: true })).toEqual({ ok: true, value: { instant: true } });
  });

  it('[CATALOG-06] the switch alone writes the marker, a typed one turns it on', () => {
    expect(saved({ isOffStartPage: true })).toMatchObject({ value: { title: 'Burgare [m]' } });
    expect(saved({ title: { se: 'Kasse [m]' } })).toMatchObject({ value: { title: 'Kasse [m]' } });
    const marked = { ...burger, titleLang: { se: 'Kasse [m]' } };
    const question = { itemId: 'burger', before: marked, catalogue, company };
    expect(checkItem({ title: { se: 'Påse' } }, question)).toMatchObject({
      value: { title: 'Påse [m]' },
    });
    expect(checkItem({ isOffStartPage: false }, question)).toMatchObject({
      value: { title: 'Kasse' },
    });
  });

  it('[CATALOG-13] none is a decision, not decided is none', () => {
    expect(saved({ allergens: [] })).toMatchObject({
      value: { allergens: [], hasDecidedAllergens: true },
    });
    expect(saved({ allergens: null })).toMatchObject({ value: { hasDecidedAllergens: false } });
    const own = { ...burger, allergyTags: ['Grandma’s secret'] };
    const kept = checkItem(
      { allergens: ['milk', 'Grandma’s secret'] },
      { itemId: 'burger', before: own, catalogue, company },
    );
    expect(kept).toMatchObject({
      value: { allergens: ['milk', 'Grandma’s secret'], allergyTags: [] },
    });
  });

  it('[CATALOG-15] sizes have one kind of price', () => {
    const sizes = [
      { id: 's', name: { se: 'Liten' }, price: 9_000 },
      { id: 'l', name: { se: 'Stor' }, price: 12_000 },
    ];
    const variations = (isAbsolute: boolean) => {
      const checked = saved({ sizes: { type: 'Size', isAbsolute, sizes } });
      return (
        checked.ok &&
        checked.value.sizes?.variations.map(({ price, absolutePrice }) => [price, absolutePrice])
      );
    };
    expect(variations(true)).toEqual([
      [0, 9_000],
      [0, 12_000],
    ]);
    expect(variations(false)).toEqual([
      [9_000, null],
      [12_000, null],
    ]);
  });

  it('[CATALOG-19] is not sold with a group it is an option of', () => {
    const itself = aGroup({ id: 'sides', variations: [aVariation({ asItem: { id: 'burger' } })] });
    const question = {
      itemId: 'burger',
      before: burger,
      catalogue: { ...catalogue, modificationGroups: [itself] },
      company,
    };
    expect(checkItem({ groupIds: ['sides'] }, question)).toMatchObject({
      error: { code: 'OPTION_OF_ITSELF', field: 'groupIds.0' },
    });
  });

  it('[CATALOG-09] a new price changes the entries that had the old one', () => {
    const entries = [{ price: minor(100) }, { price: minor(100) }, { price: minor(120) }];
    expect(entriesToReprice({ defaultPrice: minor(100) }, entries)).toEqual(entries.slice(0, 2));
    expect(priceOfItem({ defaultPrice: null }, entries.slice(0, 2))).toBe(100);
    expect(entriesToReprice({ defaultPrice: null }, entries.slice(0, 1))).toHaveLength(1);
  });
});

describe('a category', () => {
  const child = aCategory({ id: 'child', parentId: 'burgers' });
  const categories = [aCategory(), child, aCategory({ id: 'drinks' })];
  const moved = (categoryId: string, parentId: string) => {
    const before = categories.find(({ id }) => id === categoryId) ?? null;
    return checkCategory({ parentId }, { categoryId, before, categories, company });
  };

  it.each([
    ['its own child', 'drinks', 'drinks'],
    ['a grandchild', 'drinks', 'child'],
    ['one with children', 'burgers', 'drinks'],
  ])('[CATALOG-23] does not become %s', (_what, id, parentId) => {
    expect(moved(id, parentId)).toMatchObject({
      error: { code: 'CATEGORY_TOO_DEEP', field: 'parentId' },
    });
  });

  it('[CATALOG-23] becomes a child of a top one that stands', () => {
    expect(moved('drinks', 'burgers')).toEqual({ ok: true, value: { parentId: 'burgers' } });
    expect(moved('drinks', 'gone')).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });

  it('[CATALOG-05] needs a name, which the plain column repeats', () => {
    const question = { categoryId: 'new', before: null, categories, company };
    expect(checkCategory({}, question)).toMatchObject({
      error: { code: 'TEXT_REQUIRED', field: 'name.se' },
    });
    expect(checkCategory({ name: { se: 'Fisk' }, hidden: true }, question)).toEqual({
      ok: true,
      value: { name: 'Fisk', nameLang: { se: 'Fisk' }, hideInCustomerOrderingFlows: true },
    });
  });
});

describe('a group of options', () => {
  const option = (id: string, more: object = {}) => ({
    id,
    name: { se: id },
    price: 500,
    allergen: null,
    isPreselected: false,
    asItemId: null,
    ...more,
  });
  const before = catalogue.modificationGroups[0]!;
  const saved = (input: GroupInput) =>
    checkGroup(input, { groupId: 'extras', before, catalogue, company });

  it('[CATALOG-16] [CATALOG-21] stands as it was sent, in its order', () => {
    const group = saved({
      type: 'SINGLE',
      required: true,
      options: [option('b'), option('a', { isPreselected: true })],
    });
    expect(group).toMatchObject({
      value: {
        type: 'SINGLE',
        required: true,
        preselectedVariations: ['a'],
        variations: [{ id: 'b' }, { id: 'a' }],
      },
    });
  });

  it.each<[string, GroupInput, string, string]>([
    [
      '[CATALOG-18] nothing to choose',
      { required: true, options: [] },
      'GROUP_CANNOT_BE_FULFILLED',
      'options',
    ],
    [
      '[CATALOG-18] two preselected where one is chosen',
      {
        type: 'SINGLE',
        options: [option('a', { isPreselected: true }), option('b', { isPreselected: true })],
      },
      'GROUP_CANNOT_BE_FULFILLED',
      'type',
    ],
    [
      '[CATALOG-19] the dish among its own options',
      { options: [option('a', { asItemId: 'burger' })] },
      'OPTION_OF_ITSELF',
      'options.0.asItemId',
    ],
    [
      '[CATALOG-48] a minimum above the options',
      { minChoices: 2 },
      'CHOICES_OUT_OF_RANGE',
      'minChoices',
    ],
    [
      '[CATALOG-48] a maximum above the options',
      { maxChoices: 2 },
      'CHOICES_OUT_OF_RANGE',
      'maxChoices',
    ],
    [
      '[CATALOG-48] a maximum below the minimum',
      { minChoices: 2, maxChoices: 1, options: [option('a'), option('b')] },
      'CHOICES_OUT_OF_RANGE',
      'maxChoices',
    ],
    [
      '[CATALOG-48] more preselected than chosen',
      {
        maxChoices: 1,
        options: [option('a', { isPreselected: true }), option('b', { isPreselected: true })],
      },
      'CHOICES_OUT_OF_RANGE',
      'maxChoices',
    ],
    [
      '[CATALOG-16] a price below nothing',
      { options: [option('a', { price: -1 })] },
      'PRICE_OUT_OF_RANGE',
      'options.0.price',
    ],
    [
      '[CATALOG-16] a name too long',
      { options: [option('a', { name: { se: 'x'.repeat(61) } })] },
      'TEXT_TOO_LONG',
      'options.0.name.se',
    ],
    [
      '[CATALOG-16] 101 options',
      { options: Array.from({ length: 101 }, (_, at) => option(`${at}`)) },
      'LIMIT_REACHED',
      'options',
    ],
  ])('%s is refused', (_rule, input, code, field) => {
    expect(saved(input)).toMatchObject({ ok: false, error: { code, field } });
  });

  it('[CATALOG-18] [CATALOG-20] the refusal names the dishes it would block', () => {
    expect(saved({ options: [] })).toMatchObject({ error: { subjectIds: ['burger'] } });
    expect(itemsWithGroup(catalogue.items, 'extras')).toEqual(['burger']);
  });

  it('[CATALOG-48] a minimum makes it required; choose one knows none', () => {
    const two = { options: [option('a'), option('b')], minChoices: 1, maxChoices: 2 };
    expect(saved(two)).toMatchObject({ value: { required: true, minChoices: 1, maxChoices: 2 } });
    expect(saved({ ...two, type: 'SINGLE' })).toMatchObject({
      value: { minChoices: null, maxChoices: null },
    });
  });
});

describe('upsells and menus', () => {
  it('an upsell group has a name and dishes that exist', () => {
    const question = {
      upsellId: 'sides',
      before: anUpsellGroup(),
      items: catalogue.items,
      company,
    };
    expect(checkUpsell({ itemIds: [] }, question)).toMatchObject({ error: { field: 'itemIds' } });
    expect(checkUpsell({ itemIds: ['theirs'] }, question)).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(checkUpsell({ itemIds: ['burger', 'burger'] }, question)).toMatchObject({
      value: { itemIds: ['burger'] },
    });
  });

  it('[CATALOG-26] [CATALOG-27] a menu has a name, service types and hours', () => {
    const whole = { name: ' Lunch ', serviceTypes: ['TAKE_AWAY' as const] };
    expect(checkMenu(whole, { isNew: true })).toEqual({
      ok: true,
      value: { ...whole, name: 'Lunch' },
    });
    expect(checkMenu({ name: 'Lunch' }, { isNew: true })).toMatchObject({
      error: { code: 'SERVICE_TYPE_REQUIRED' },
    });
    expect(checkMenu({ serviceTypes: [] }, { isNew: false })).toMatchObject({
      error: { code: 'SERVICE_TYPE_REQUIRED' },
    });
    const hours = [{ dayOfWeek: 'MONDAY' as const, start: '11:00', end: '25:00' }];
    expect(checkMenu({ hours }, { isNew: false })).toMatchObject({
      error: { code: 'HOURS_UNREADABLE', field: 'hours.0.end' },
    });
  });

  it('[CATALOG-08] [CATALOG-09] an entry has a price and a rate of the country', () => {
    const entry = { menuId: 'menu-1', price: 100, vatRate: null, instant: null };
    const checked = (more: object) =>
      checkEntries([{ ...entry, ...more }], { menus: catalogue.menus, company });
    expect(checked({}).ok).toBe(true);
    expect(checked({ price: null }).ok).toBe(true);
    expect(checked({ vatRate: 19 })).toMatchObject({ error: { code: 'VAT_RATE_UNKNOWN' } });
    expect(checked({ menuId: 'theirs' })).toMatchObject({ error: { code: 'NOT_FOUND' } });
  });
});
