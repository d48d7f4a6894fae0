import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { press, showPage } from '../../../shared/testing/show-page.tsx';
import {
  aCategory,
  aDish,
  aGroup,
  aMenu,
  anUpsellGroup,
  type Shop,
  shopAnswers,
  words,
} from '../../../shared/testing/shop-answers.ts';
import { stillCart } from '../../../shared/testing/still-cart.ts';
import { ItemScreen } from './ItemScreen.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const KRONA = '\u00a0kr';

async function open(dish: object, shop: Shop = {}) {
  const cart = stillCart([]);
  showPage({
    Screen: ItemScreen,
    pattern: '/order/:venueId/item/:itemId',
    at: '/order/venue-1/item/Soup',
    cart,
    answers: shopAnswers({ categories: [aCategory('warm', [aDish('Soup', dish)])], ...shop }),
  });
  await screen.findByRole('heading', { level: 1 });
  return cart;
}
const choice = (name: string) =>
  screen.queryByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name}`) }) ??
  screen.getByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) });
const isOn = (name: string) => choice(name).checked;
const tap = (name: string) => fireEvent.click(choice(name));
const total = () => screen.getByRole('button', { name: /^Add/ }).textContent;

describe('what a dish starts with', () => {
  const one = { modificationGroups: [{ id: 'bread' }] };
  const many = { modificationGroups: [{ id: 'extras' }] };

  it('[ITEM-10] [D-45] what is preselected where one is chosen is selected, and charged', async () => {
    const bread = aGroup('bread', ['white', 'rye'], { preselectedVariations: ['rye'] });
    const cart = await open(one, { groups: [bread] });
    expect([isOn('white'), isOn('rye')]).toEqual([false, true]);
    expect(total()).toBe(`Add110${KRONA}`);
    await press(/^Add/);
    expect(cart.sent).toMatchObject([
      { type: 'ADD_ITEM', item: { variations: [{ id: 'rye', amount: 1_000 }] } },
    ]);
  });

  it('[ITEM-12] [ITEM-13] [D-45] where several are, it is part of the dish: free, and recorded once it is taken off', async () => {
    const extras = aGroup('extras', ['dill', 'cream', 'egg'], {
      type: 'MULTIPLE',
      required: false,
      preselectedVariations: ['cream'],
    });
    const cart = await open(many, { groups: [extras] });
    expect([isOn('dill'), isOn('cream'), isOn('egg')]).toEqual([false, true, false]);
    expect(total()).toBe(`Add100${KRONA}`);
    tap('cream');
    expect(total()).toBe(`Add100${KRONA}`);
    tap('egg');
    expect(total()).toBe(`Add120${KRONA}`);
    await press(/^Add/);
    expect(cart.sent).toMatchObject([
      {
        type: 'ADD_ITEM',
        item: { removedVariations: ['cream'], variations: [{ id: 'egg', amount: 2_000 }] },
      },
    ]);
  });

  it('[ITEM-13] put back on it is recorded no more, and an addition taken off never was', async () => {
    const extras = aGroup('extras', ['dill', 'cream'], {
      type: 'MULTIPLE',
      required: false,
      preselectedVariations: ['cream'],
    });
    const cart = await open(many, { groups: [extras] });
    for (const name of ['cream', 'cream', 'dill', 'dill']) tap(name);
    await press(/^Add/);
    expect(cart.sent).toMatchObject([{ item: { removedVariations: [], variations: [] } }]);
  });

  it('[ITEM-09] where one is chosen, another takes its place and none takes it away', async () => {
    const cart = await open(one, { groups: [aGroup('bread', ['white', 'rye'])] });
    tap('white');
    tap('rye');
    expect([isOn('white'), isOn('rye')]).toEqual([false, true]);
    tap('rye');
    expect(isOn('rye')).toBe(true);
    await press(/^Add/);
    expect(cart.sent).toMatchObject([{ item: { variations: [{ id: 'rye' }] } }]);
  });

  it('[ITEM-11] where several are, each comes and goes by itself', async () => {
    const extras = aGroup('extras', ['dill', 'cream'], { type: 'MULTIPLE', required: false });
    const cart = await open(many, { groups: [extras] });
    tap('dill');
    tap('cream');
    expect([isOn('dill'), isOn('cream')]).toEqual([true, true]);
    tap('dill');
    expect([isOn('dill'), isOn('cream')]).toEqual([false, true]);
    await press(/^Add/);
    expect(cart.sent).toMatchObject([{ item: { variations: [{ id: 'cream' }] } }]);
  });

  it('[CATALOG-48] [O-17] two to three toppings: counted, no fourth, and none is added with one', async () => {
    const toppings = aGroup('extras', ['dill', 'cream', 'egg', 'roe'], {
      type: 'MULTIPLE',
      required: true,
      minChoices: 2,
      maxChoices: 3,
    });
    const cart = await open(many, { groups: [toppings] });
    expect(screen.getByText('Choose 2 to 3 · 0/3')).toBeTruthy();
    tap('cream');
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    tap('egg');
    expect(choice('roe').disabled).toBe(false);
    tap('dill');
    expect(screen.getByText('Choose 2 to 3 · 3/3')).toBeTruthy();
    expect(choice('roe').disabled).toBe(true);
    tap('dill');
    tap('roe');
    await press(/^Add/);
    expect(cart.sent).toMatchObject([
      { item: { variations: [{ id: 'cream' }, { id: 'egg' }, { id: 'roe' }] } },
    ]);
  });

  it.each([
    [{ minChoices: 2, maxChoices: 2 }, 'Choose 2 · 0/2'],
    [{ minChoices: null, maxChoices: 1 }, 'Choose 0 to 1 · 0/1'],
    [{ minChoices: 1, maxChoices: null }, 'Choose 1 to 2 · 0/2'],
  ])('[CATALOG-48] %j reads %s', async (range, words) => {
    const extras = aGroup('extras', ['dill', 'cream'], {
      type: 'MULTIPLE',
      required: false,
      ...range,
    });
    await open(many, { groups: [extras] });
    expect(screen.getByText(new RegExp(`^${words}`))).toBeTruthy();
  });

  it('[D-44] a size must be chosen; one with its own price replaces the dish’s, one without adds to it', async () => {
    const size = (id: string, price: number, absolutePrice: number | null) => ({
      id,
      name: id,
      nameLang: words(id),
      price,
      absolutePrice,
    });
    const sizes = {
      id: 'sizes',
      type: 'SIZE',
      variations: [size('normal', 0, null), size('family', 0, 25_000), size('big', 3_000, null)],
    };
    const cart = await open({ sizes }, { menus: [aMenu(['Soup'])] });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
    tap('family');
    expect(total()).toBe(`Add250${KRONA}`);
    tap('big');
    expect(total()).toBe(`Add130${KRONA}`);
    await press(/^Add/);
    expect(cart.sent).toHaveLength(1);
  });
});

it('[DATA-37] [D-50] every allergen of the specification is named on the page of its dish', async () => {
  const allergens =
    'celery,gluten,crustaceans,fish,eggs,lupin,milk,molluscs,mustard,nuts,peanuts,sesame,soya,sulphites,almonds,barley,brazil nuts,cashew,hazelnuts,kamut,macadamia,oats,pecan,pistachios,rye,spelt,walnuts,wheat,sugary product,dairy,sulphur dioxide,soybeans'.split(
      ',',
    );
  expect(allergens).toHaveLength(32);
  await open({ allergens });
  const named = [...screen.getByRole('list', { name: 'Contains' }).children].map(
    ({ textContent }) => textContent ?? '',
  );
  expect(named).toHaveLength(32);
  expect(new Set(named).size).toBe(32);
  // A text of ours, not the tag as the restaurant wrote it.
  for (const name of named) expect(name).toMatch(/^[A-Z](?!issing)/);
});

it.each([
  ['twenty letters in al', false],
  ['twenty-one letters in', true],
  // An emoji is one letter, though two units.
  ['🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲🍲', false],
])(
  '[BRAND-19] [D-11] the title "%s" is styled as long: %s, and is never cut',
  async (title, isLong) => {
    await open({ title, titleLang: words(title) });
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.textContent).toBe(title);
    expect(heading.hasAttribute('data-long')).toBe(isLong);
  },
);

it('[BRAND-17] pictures of what is offered beside it are asked for at 192x130', async () => {
  await open(
    { upsales: [anUpsellGroup('Bread?', ['Bread'])] },
    { others: [aDish('Bread', { image: '/media/bread' })] },
  );
  await press(/^Add/);
  const sources = [...document.querySelectorAll('img')].map((img) => img.getAttribute('src'));
  expect(sources).toContain('/media/bread?w=192&h=130');
});
