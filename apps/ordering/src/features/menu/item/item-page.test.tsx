import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ItemFieldsFragment } from '../../../shared/graphql-client/generated/graphql.ts';
import { toItem } from '../../../shared/menu/to-catalogue.ts';
import { place, press, showPage, type ShowPage } from '../../../shared/testing/show-page.tsx';
import {
  aCategory,
  aDish,
  aGroup,
  aMenu,
  anUpsellGroup,
  openDaily,
  type Shop,
  shopAnswers,
} from '../../../shared/testing/shop-answers.ts';
import { soupLine, stillCart } from '../../../shared/testing/still-cart.ts';
import { ItemScreen } from './ItemScreen.tsx';

const scrolledTo: string[] = [];
beforeEach(() => {
  scrolledTo.length = 0;
  vi.stubGlobal('scrollTo', () => undefined);
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolledTo.push(this.id);
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soup = (changes: object = {}) => aCategory('warm', [aDish('Soup', changes)]);

function open(shop: Shop, more: Partial<ShowPage> = {}) {
  const cart = more.cart ?? stillCart([]);
  const shown = showPage({
    Screen: ItemScreen,
    pattern: '/order/:venueId/item/:itemId',
    at: '/order/venue-1/item/Soup',
    ...more,
    cart,
    answers: { ...shopAnswers(shop), ...more.answers },
  });
  return { ...shown, cart };
}
const openSoup = async (shop: Shop = {}, more: Partial<ShowPage> = {}) => {
  const shown = open(shop, more);
  await screen.findByRole('heading', { level: 1, name: 'Soup' });
  return shown;
};
const addButton = (name = /^Add/) => screen.getByRole<HTMLButtonElement>('button', { name });
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton');
const option = (name: string) => screen.getByRole('radio', { name: new RegExp(`^${name}`) });

describe('the item page', () => {
  it('[ITEM-01] [D-50] [I18N-19] shows title, description, price and allergens', async () => {
    await openSoup({ categories: [soup({ allergens: ['fish'], allergyTags: ['lupin-flour?'] })] });
    expect(screen.getByText('About Soup')).toBeDefined();
    expect(screen.getByRole('list', { name: 'Contains' }).textContent).toBe('Fishlupin-flour?');
    expect(document.querySelector('h1')?.parentElement?.textContent).toContain('100');
  });

  it('[D-49] says that a dish has an age limit', async () => {
    await openSoup({ categories: [soup({ ageRestricted: true })] });
    expect(screen.getByText('Age limit: have your ID ready at pickup.')).toBeDefined();
  });

  it('[ITEM-02] [D-51] groups fold; one that must be answered starts open', async () => {
    await openSoup({
      categories: [soup({ modificationGroups: [{ id: 'size' }, { id: 'extras' }] })],
      groups: [
        aGroup('size', ['small', 'large'], { expandedByDefault: false }),
        aGroup('extras', ['dill'], {
          type: 'MULTIPLE',
          required: false,
          expandedByDefault: false,
        }),
      ],
    });
    const fold = (name: RegExp) => screen.getByRole('button', { name });
    expect(fold(/^size/).getAttribute('aria-expanded')).toBe('true');
    expect(fold(/^extras/).getAttribute('aria-expanded')).toBe('false');
    await press(/^extras/);
    expect(fold(/^extras/).getAttribute('aria-expanded')).toBe('true');
  });

  it('[ITEM-03] [ITEM-18] the button carries the total of what is chosen', async () => {
    await openSoup({
      categories: [soup({ modificationGroups: [{ id: 'size' }] })],
      groups: [aGroup('size', ['small', 'large'], { preselectedVariations: ['small'] })],
    });
    expect(addButton().textContent).toBe('Add100\u00a0kr');
    fireEvent.click(option('large'));
    await press('One more');
    expect(addButton().textContent).toBe('Add220\u00a0kr');
  });
});

describe('adding', () => {
  it('[ITEM-05] [ITEM-30] [ITEM-33] [ITEM-34] goes straight to the cart and back to the start, once even when tapped twice', async () => {
    const { cart } = await openSoup();
    await press('One more');
    const add = addButton();
    await act(async () => [add, add].forEach((tapped) => tapped.click()));
    expect(cart.sent).toEqual([
      {
        type: 'ADD_ITEMS',
        items: [
          expect.objectContaining({ itemId: 'Soup', entryId: 'entry-Soup' }),
          expect.objectContaining({ itemId: 'Soup' }),
        ],
      },
    ]);
    expect(place()).toBe('/order/venue-1');
    expect(screen.getByText('Added to the cart')).toBeDefined();
  });

  it('[ITEM-33] from a path of the menu it returns to the menu', async () => {
    await openSoup(
      {},
      {
        pattern: '/order/:venueId/menu/:categoryId/item/:itemId',
        at: '/order/venue-1/menu/warm/item/Soup',
      },
    );
    await press(/^Add/);
    expect(place()).toBe('/order/venue-1/menu');
  });

  it('[ITEM-31] [ITEM-32] is felt, and told to the log', async () => {
    const felt: string[] = [];
    const logged: object[] = [];
    await openSoup(
      {},
      {
        services: {
          bridge: {
            vibrate: (kind) => felt.push(kind),
            findPosition: async () => ({ kind: 'UNKNOWN' }),
          },
          remoteLog: { info: (entry) => logged.push(entry), flush: () => undefined },
        },
      },
    );
    await press('One more');
    await press(/^Add/);
    expect(felt).toEqual(['LIGHT']);
    expect(logged).toEqual([
      {
        event: 'item_added',
        cartId: 'cart-1',
        quantity: 2,
        entryId: 'entry-Soup',
        itemId: 'Soup',
        title: 'Soup',
      },
    ]);
  });

  it('[ITEM-25] [ITEM-26] [ITEM-27] [F-60] without what is required it scrolls to what is missing', async () => {
    const { cart } = await openSoup({
      categories: [soup({ modificationGroups: [{ id: 'size' }] })],
      groups: [aGroup('size', ['small', 'large'])],
    });
    const button = addButton(/^Make your choices first/);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await act(async () => fireEvent.click(button));
    expect(scrolledTo).toEqual(['group-size']);
    expect(cart.sent).toEqual([]);
    expect(button.textContent).toContain('100\u00a0kr');
    const head = () => screen.getByRole('button', { name: /^size/ });
    expect(head().textContent).toContain('Choose one');
    fireEvent.click(option('large'));
    expect(head().textContent).toContain('Chosen');
    await press(/^Add/);
    expect(cart.sent).toHaveLength(1);
  });

  it('[ITEM-28] [AUTH-01] somebody who may not order is asked to sign in first, and nothing is added', async () => {
    const { cart, openedDialogs } = await openSoup(
      {
        categories: [soup({ upsales: [anUpsellGroup('Bread?', ['Bread'])] })],
        others: [aDish('Bread')],
      },
      { company: { configuration: { isAnonymousOrderAllowed: false } } },
    );
    await press(/^Add/);
    expect(openedDialogs).toEqual(['LOGIN']);
    expect(cart.sent).toEqual([]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Soup');
  });

  it('[ITEM-28] with an account, or with a table’s token, nobody is asked', async () => {
    const off = { configuration: { isAnonymousOrderAllowed: false } };
    const signedIn = await openSoup({}, { company: off, signedInAs: 'user-1' });
    await press(/^Add/);
    expect(signedIn.cart.sent).toHaveLength(1);
    cleanup();
    const seated = await openSoup({}, { company: off });
    act(() => seated.localData.set('qrOrder', 'token'));
    await press(/^Add/);
    expect(seated.openedDialogs).toEqual([]);
    expect(seated.cart.sent).toHaveLength(1);
  });

  it('[ITEM-29] [TIME-20] a dish of another hour can be read about and not be added', async () => {
    // The stories' clock stands at 13:00 in Stockholm.
    const dinner = aMenu(['Soup'], { availabilities: openDaily('17:00', '22:00') });
    const { cart } = await openSoup({ menus: [dinner] });
    expect(screen.getByText(/Choose another time to order this dish/)).toBeDefined();
    const button = addButton(/^Not served right now/);
    expect(button.disabled).toBe(true);
    fireEvent.click(button);
    expect(cart.sent).toEqual([]);
  });

  it('[ITEM-24] [ITEM-27] while it loads and after an error nothing can be added, and a tap asks again', async () => {
    let isDown = true;
    const { ItemPage } = shopAnswers();
    open(
      {},
      {
        answers: {
          ItemPage: (variables: { itemId: string }) =>
            isDown ? Promise.reject(new Error('down')) : ItemPage(variables),
        },
      },
    );
    expect(addButton(/^Loading/).disabled).toBe(true);
    const failed = await screen.findByRole<HTMLButtonElement>('button', {
      name: 'Could not load the dish',
    });
    expect(failed.disabled).toBe(true);
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('heading', { level: 1, name: 'Soup' })).toBeDefined();
  });

  it('[ITEM-24] opens at once from what the card knew; adding waits for what is offered beside it', async () => {
    const upsales = [anUpsellGroup('Bread?', ['Bread'])];
    let answer = (): void => undefined;
    const shop = { categories: [soup({ upsales })], others: [aDish('Bread')] };
    const { ItemPage } = shopAnswers(shop);
    const { queryClient } = open(shop, {
      answers: {
        ItemPage: (variables: { itemId: string }) =>
          new Promise((resolve) => {
            answer = () => resolve(ItemPage(variables));
          }),
      },
    });
    const item = toItem(aDish('Soup', { upsales }) as unknown as ItemFieldsFragment);
    queryClient.setQueryData(['start-shelf', 'venue-1', 'menu-1'], {
      items: [item],
      upsellGroups: [
        { id: 'Bread?', hideInApp: false, enableMultiSelect: true, name: {}, itemIds: ['Bread'] },
      ],
    });
    await screen.findByRole('heading', { level: 1, name: 'Soup' });
    expect(addButton(/^Loading/).disabled).toBe(true);
    await act(async () => answer());
    await screen.findByRole('button', { name: /^Add/ });
    await press(/^Add/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bread?');
  });

  it('[MENU-21] a dish the venue does not sell has no page', async () => {
    open({ menus: [aMenu([])] });
    expect(
      await screen.findByRole('heading', { level: 1, name: /can't find that page/ }),
    ).toBeDefined();
  });
});

describe('stock', () => {
  const two = [{ itemId: 'Soup', outOfStock: false, count: 2 }];

  it('[ITEM-16] [ITEM-20] the stepper ends where the stock ends, and says so', async () => {
    const line = { ...soupLine, itemId: 'Soup' };
    await openSoup({ inventory: [{ ...two[0]!, count: 3 }] }, { cart: stillCart([line]) });
    fireEvent.change(quantity(), { target: { value: '9' } });
    fireEvent.blur(quantity());
    expect(quantity().value).toBe('2');
    expect(screen.getByText("We don't have more in stock")).toBeDefined();
  });

  it('[ITEM-14] [ITEM-15] [ITEM-17] takes digits only, no leading zero, and one at least', async () => {
    await openSoup();
    const type = (value: string) => fireEvent.change(quantity(), { target: { value } });
    type('0a7');
    expect(quantity().value).toBe('7');
    type('');
    fireEvent.blur(quantity());
    expect(quantity().value).toBe('1');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'One less' }).disabled).toBe(true);
  });

  it('[ITEM-21] [ERR-23] sold out, the button says so', async () => {
    const line = { ...soupLine, itemId: 'Soup' };
    await openSoup({ inventory: two }, { cart: stillCart([line, { ...line, id: 'line-2' }]) });
    expect(addButton(/^Out of stock/).disabled).toBe(true);
  });

  it('[ITEM-22] [ITEM-23] a variation that is gone cannot be chosen', async () => {
    await openSoup({
      categories: [soup({ modificationGroups: [{ id: 'size' }] })],
      groups: [
        aGroup('size', ['small', 'large'], {
          variations: [
            {
              id: 'small',
              price: 0,
              name: 'small',
              nameLang: {},
              allergen: null,
              image: null,
              asItem: null,
            },
            {
              id: 'large',
              price: 0,
              name: 'large',
              nameLang: {},
              allergen: null,
              image: null,
              asItem: { id: 'large-pot' },
            },
          ],
        }),
      ],
      inventory: [{ itemId: 'large-pot', outOfStock: true, count: null }],
    });
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /large/ }).disabled).toBe(true);
  });
});
