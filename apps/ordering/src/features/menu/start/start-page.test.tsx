import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { press, showPage, type ShowPage } from '../../../shared/testing/show-page.tsx';
import {
  aCategory,
  aDish,
  aGroup,
  aMenu,
  anUpsellGroup,
  aVenueAnswer,
  openDaily,
  type Shop,
  shopAnswers,
} from '../../../shared/testing/shop-answers.ts';
import { soupLine, stillCart } from '../../../shared/testing/still-cart.ts';
import { StartScreen } from './StartScreen.tsx';

afterEach(cleanup);

const StartPage = () => (
  <StartScreen offers={{ areComing: false, render: () => <p>Offers here</p> }} />
);
const open = (shop: Shop = {}, more: Partial<ShowPage> = {}) =>
  showPage({
    Screen: StartPage,
    pattern: '/order/:venueId',
    at: '/order/venue-1',
    ...more,
    answers: { ...shopAnswers(shop), ...more.answers },
  });

const dishes = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => aDish(`${name} ${at + 1}`));
/** The page's own; the toasts have a region of theirs. */
const sections = () =>
  screen
    .getAllByRole('region')
    .filter((region) => region.getAttribute('aria-label') !== 'Notifications');

describe('the start page', () => {
  it('[MENU-03] [MENU-04] a section per category with its cards and the way to more, then the whole menu', async () => {
    open({ categories: [aCategory('warm', [aDish('Soup')])] });
    const section = await screen.findByRole('region', { name: 'warm' });
    expect(within(section).getByRole('link', { name: 'Soup' }).getAttribute('href')).toBe(
      '/order/venue-1/item/Soup',
    );
    expect(within(section).getByRole('link', { name: 'More: warm' }).getAttribute('href')).toBe(
      '/order/venue-1/menu/warm',
    );
    expect(screen.getByRole('link', { name: 'See menu' }).getAttribute('href')).toBe(
      '/order/venue-1/menu',
    );
  });

  it('[MENU-01] [MENU-02] [CONF-18] opens with a hero that greets, and the offers above the dishes', async () => {
    open();
    const hero = await screen.findByRole('heading', { level: 1 });
    expect(hero.textContent).toBe('Mat från skog och skärgård');
    const offers = screen.getByText('Offers here');
    const dish = screen.getByRole('link', { name: 'Soup' });
    expect(offers.compareDocumentPosition(dish)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('[D-21] [F-55] a guest at a table reads its number', async () => {
    const { localData } = open(
      {},
      {
        answers: {
          TableBills: () => ({
            Table: { id: 'table-1', code: '12', supportsPayLater: false, cheques: [] },
          }),
        },
      },
    );
    await screen.findByRole('link', { name: 'Soup' });
    expect(screen.queryByText(/Table/)).toBeNull();
    act(() => {
      localData.set('tableId', 'table-1');
      localData.set('qrOrder', 'token');
    });
    expect(await screen.findByText(/^Table 12 · Ready in about 15 min$/)).toBeDefined();
    // Whoever sits at a table may take something away, from anywhere.
    act(() => localData.set('serviceType', 'TAKE_AWAY'));
    expect(await screen.findByText(/^Take away · Ready in about 15 min$/)).toBeDefined();
  });

  it('[F-33] [D-176] a closed kitchen promises no food, and says when it opens', async () => {
    open({ venue: aVenueAnswer({ availabilities: openDaily('17:00', '22:00') }) });
    expect(await screen.findByText('Eat here · Closed · opens Mon 17:00')).toBeDefined();
    expect(screen.queryByText(/Ready in about/)).toBeNull();
  });

  it('[MENU-05] shows boxes in the shape of what comes while it loads', async () => {
    open({}, { answers: { AppliedMenus: () => new Promise(() => undefined) } });
    expect(
      document.querySelector('[aria-busy="true"]')?.querySelectorAll('span').length,
    ).toBeGreaterThan(20);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('[MENU-03] [MENU-06] [MENU-08] [F-16] a category whose dishes lie in subcategories has its section and counts', async () => {
    const inside = aCategory('stews', dishes(2, 'Stew'), { parentId: 'kitchen' });
    // As the server answers: the dish stands under the top category and names only its own.
    const kitchen = { ...aCategory('kitchen', []), items: inside.items };
    const categories = [kitchen, ...['two', 'three'].map((id) => aCategory(id, [aDish(id)]))];
    const { requests } = open({ categories });
    const section = await screen.findByRole('region', { name: 'kitchen' });
    expect(within(section).getAllByRole('article')).toHaveLength(2);
    expect(sections()).toHaveLength(3);
    expect(requests.filter(({ operation }) => operation === 'StartCategories')).toHaveLength(1);
  });

  it('[MENU-06] [CONF-21] shows as many categories as the company wants', async () => {
    const categories = ['one', 'two', 'three', 'four'].map((name) =>
      aCategory(name, [aDish(`Dish of ${name}`)]),
    );
    open({ categories });
    await screen.findByRole('link', { name: 'Dish of one' });
    expect(sections()).toHaveLength(3);
    cleanup();
    open({ categories }, { company: { configuration: { maxCategories: 2 } } });
    await screen.findByRole('link', { name: 'Dish of one' });
    expect(sections()).toHaveLength(2);
  });

  it('[MENU-07] [CONF-20] [D-42] at most 15 dishes each; a section of the company comes first', async () => {
    open(
      { categories: [aCategory('warm', dishes(20, 'Stew'))] },
      {
        company: {
          configuration: {
            landingSections: [
              {
                menuId: 'menu-1',
                title: 'House favourites',
                itemIds: dishes(20, 'Stew').map(({ id }) => id),
              },
              { menuId: 'another', title: 'Not now', itemIds: ['Stew 1'] },
              { menuId: 'menu-1', title: 'Sold elsewhere', itemIds: ['Nobody sells it'] },
            ],
          },
        },
      },
    );
    await screen.findByRole('region', { name: 'House favourites' });
    const [first, second, ...others] = sections();
    expect(within(first!).getAllByRole('article')).toHaveLength(15);
    expect(second?.textContent).toContain('warm');
    expect(within(second!).getAllByRole('article')).toHaveLength(15);
    expect(others).toEqual([]);
  });

  it('[MENU-08] [D-41] asks for more until enough are to be seen, three times at most', async () => {
    const hidden = Array.from({ length: 8 }, (_, at) =>
      aCategory(`hidden ${at}`, [aDish(`Secret ${at}`)], { hideInCustomerOrderingFlows: true }),
    );
    const { requests } = open({
      categories: [...hidden, aCategory('warm', [aDish('Soup')])],
    });
    await screen.findByRole('link', { name: 'Soup' });
    const tries = requests.filter(({ operation }) => operation === 'StartCategories');
    expect(tries.map(({ variables }) => (variables as { first: number }).first)).toEqual([3, 6, 9]);
  });

  it('[MENU-20] [MENU-21] [D-40] marked dishes and those nobody sells are not there', async () => {
    open({
      categories: [
        aCategory('warm', [
          aDish('Soup'),
          aDish('Ketchup [m]'),
          aDish('Not on the menu'),
          aDish('Gone', { deleted: true }),
        ]),
      ],
      menus: [aMenu(['Soup', 'Ketchup [m]', 'Gone'])],
    });
    await screen.findByRole('link', { name: 'Soup' });
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  it('[MENU-08] what cannot be loaded says so, and a tap asks again', async () => {
    let isDown = true;
    const { StartCategories } = shopAnswers();
    open(
      {},
      {
        answers: {
          StartCategories: (variables: { first: number }) =>
            isDown ? Promise.reject(new Error('down')) : StartCategories(variables),
        },
      },
    );
    await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await press('Try again');
    expect(await screen.findByRole('link', { name: 'Soup' })).toBeDefined();
  });

  it('[TIME-30] where nothing is served it says what to do', async () => {
    open({ menus: [] });
    expect(await screen.findByText('Nothing is served right now')).toBeDefined();
  });

  describe('what is picked for a guest', () => {
    const recommended = (ids: string[]) => ({
      Recommendations: () => ({
        User: { id: 'user-1', recommendations: ids.map((id) => ({ id, item: aDish(id) })) },
      }),
    });
    const shop = { categories: [aCategory('warm', dishes(3, 'Stew'))] };

    it('[LOYAL-14] [MENU-20] stands after the first section, without marked and sold-out dishes', async () => {
      const { requests } = open(
        {
          ...shop,
          others: [aDish('Salad'), aDish('Dip [m]'), aDish('Last one')],
          inventory: [{ itemId: 'Last one', outOfStock: true, count: null }],
        },
        { signedInAs: 'user-1', answers: recommended(['Salad', 'Dip [m]', 'Last one', 'Unsold']) },
      );
      const picked = await screen.findByRole('region', { name: 'Picked for you' });
      await within(picked).findByRole('link', { name: 'Salad' });
      expect(within(picked).getAllByRole('article')).toHaveLength(1);
      expect(sections().indexOf(picked)).toBe(1);
      const question = requests.find(({ operation }) => operation === 'Recommendations');
      expect(question?.variables).toEqual({ userId: 'user-1', venueId: 'venue-1' });
    });

    it('[LOYAL-14] is nobody’s without an account, and missing it breaks nothing', async () => {
      const { requestedOperations } = open(shop);
      await screen.findByRole('link', { name: 'Stew 1' });
      expect(requestedOperations()).not.toContain('Recommendations');
      cleanup();
      open(shop, {
        signedInAs: 'user-1',
        answers: { Recommendations: () => Promise.reject(new Error('down')) },
      });
      await screen.findByRole('link', { name: 'Stew 1' });
      await waitFor(() =>
        expect(screen.queryByRole('region', { name: 'Picked for you' })).toBeNull(),
      );
    });
  });
});

describe('a card', () => {
  const instant = { categories: [aCategory('warm', [aDish('Coffee', { instant: true })])] };

  it('[MENU-23] [ITEM-30] [ITEM-31] [ITEM-32] an instant dish is added on the spot', async () => {
    const cart = stillCart([]);
    const felt: string[] = [];
    const logged: object[] = [];
    open(instant, {
      cart,
      services: {
        bridge: {
          vibrate: (kind) => felt.push(kind),
          findPosition: async () => ({ kind: 'UNKNOWN' }),
        },
        remoteLog: { info: (entry) => logged.push(entry), flush: () => undefined },
      },
    });
    await screen.findByRole('article');
    await press('Add Coffee');
    expect(cart.sent).toEqual([
      expect.objectContaining({
        type: 'ADD_ITEM',
        item: expect.objectContaining({ itemId: 'Coffee', amount: 10_000 }),
      }),
    ]);
    expect(screen.getByText('Added to the cart')).toBeDefined();
    expect(felt).toEqual(['LIGHT']);
    expect(logged).toEqual([
      {
        event: 'item_added',
        cartId: 'cart-1',
        quantity: 1,
        entryId: 'entry-Coffee',
        itemId: 'Coffee',
        title: 'Coffee',
      },
    ]);
  });

  it('[MENU-23] counts what the cart holds of it', async () => {
    const line = { ...soupLine, itemId: 'Coffee' };
    open(instant, { cart: stillCart([line, { ...line, id: 'line-2' }]) });
    const add = await screen.findByRole('button', { name: 'Add Coffee' });
    expect(add.textContent).toBe('2');
  });

  it.each<[string, Shop]>([
    ['is not instant', {}],
    [
      'needs a choice',
      {
        categories: [
          aCategory('warm', [
            aDish('Soup', { instant: true, modificationGroups: [{ id: 'size' }] }),
          ]),
        ],
        groups: [aGroup('size', ['small', 'large'])],
      },
    ],
    [
      'comes with offers beside it',
      {
        categories: [
          aCategory('warm', [
            aDish('Soup', { instant: true, upsales: [anUpsellGroup('Bread?', ['Bread'])] }),
          ]),
        ],
        others: [aDish('Bread')],
      },
    ],
  ])('[MENU-24] [D-43] a dish that %s opens its page instead', async (_why, shop) => {
    open(shop);
    await screen.findByRole('link', { name: 'Soup' });
    expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull();
  });

  it('[MENU-18] a sold-out dish is labelled and cannot be opened or added', async () => {
    open({
      ...instant,
      inventory: [{ itemId: 'Coffee', outOfStock: true, count: null }],
    });
    const card = await screen.findByRole('article');
    expect(card.textContent).toContain('Out of stock');
    expect(within(card).queryByRole('link')).toBeNull();
    expect(within(card).queryByRole('button')).toBeNull();
  });

  it('[ITEM-28] asks someone who may not order to sign in, and adds nothing', async () => {
    const cart = stillCart([]);
    const { openedDialogs } = open(instant, {
      cart,
      company: { configuration: { isAnonymousOrderAllowed: false } },
    });
    await screen.findByRole('article');
    await press('Add Coffee');
    expect(openedDialogs).toEqual(['LOGIN']);
    expect(cart.sent).toEqual([]);
  });
});
