import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import {
  aCategory,
  aDish,
  aMenu,
  openDaily,
  type Shop,
  shopAnswers,
} from '../../shared/testing/shop-answers.ts';
import { CategoryScreen } from './category/CategoryScreen.tsx';
import { MenuScreen } from './list/MenuScreen.tsx';

let notifyInView: (id: string) => void;
beforeEach(() => {
  // jsdom lays nothing out: the test says what is in view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(notify: (entries: object[]) => void) {
        notifyInView = (id) =>
          notify([{ isIntersecting: true, target: { id: `section-${id}` } as Element }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pages = {
  menu: { Screen: MenuScreen, pattern: '/order/:venueId/menu', at: '/order/venue-1/menu' },
  category: {
    Screen: CategoryScreen,
    pattern: '/order/:venueId/menu/:categoryId',
    at: '/order/venue-1/menu/warm',
  },
};
const open = (page: keyof typeof pages, shop: Shop = {}, more: Partial<ShowPage> = {}) =>
  showPage({ ...pages[page], ...more, answers: { ...shopAnswers(shop), ...more.answers } });

const linkNames = () => screen.getAllByRole('link').map((link) => link.textContent);

describe('the menu', () => {
  const categories = [
    aCategory('Drinks', [aDish('Water')], { order: 1 }),
    aCategory('Warm dishes', [aDish('Soup')], { order: 3 }),
    aCategory('Sweets', [aDish('Cake')], { order: 2 }),
    aCategory('Empty', [], { order: 9 }),
    aCategory('Secret', [aDish('Staff meal')], { order: 8, hideInCustomerOrderingFlows: true }),
  ];

  it('[MENU-09] [MENU-11] [MENU-12] [MENU-19] a card per category that has something, highest order first', async () => {
    open('menu', { categories });
    await screen.findByRole('link', { name: 'Drinks' });
    expect(linkNames()).toEqual(['Warm dishes', 'Sweets', 'Drinks']);
    expect(screen.getByRole('link', { name: 'Sweets' }).getAttribute('href')).toBe(
      '/order/venue-1/menu/Sweets',
    );
    expect(document.querySelectorAll('article')).toHaveLength(3);
  });

  it('[MENU-10] [CONF-16] stands in two columns where the company says so', async () => {
    open('menu', { categories });
    await screen.findByRole('link', { name: 'Drinks' });
    expect(screen.getByRole('list').dataset['layout']).toBe('list');
    cleanup();
    open(
      'menu',
      { categories },
      { company: { configuration: { showCategoriesInGridView: true } } },
    );
    await screen.findByRole('link', { name: 'Drinks' });
    expect(screen.getByRole('list').dataset['layout']).toBe('grid');
  });

  it.each([
    [true, 'smaller'],
    [false, 'the same'],
  ])('[MENU-14] in a grid (%s) a name of twelve letters is set %s', async (isGrid, size) => {
    const named = ['Elevenchars', 'Twelve chars'].map((name) => aCategory(name, [aDish(name)]));
    const company = { configuration: { showCategoriesInGridView: isGrid } };
    open('menu', { categories: named }, { company });
    await screen.findByRole('link', { name: 'Twelve chars' });
    const styleOf = (name: string) => screen.getByRole('heading', { name }).className;
    expect(styleOf('Twelve chars') === styleOf('Elevenchars')).toBe(size === 'the same');
  });

  it('[MENU-13] a sold-out category is labelled and leads nowhere', async () => {
    open('menu', { categories, inventory: [{ itemId: 'Cake', outOfStock: true, count: null }] });
    await screen.findByRole('link', { name: 'Drinks' });
    expect(linkNames()).toEqual(['Warm dishes', 'Drinks']);
    expect(screen.getByRole('heading', { name: 'Sweets' }).parentElement?.textContent).toContain(
      'Sold out',
    );
  });

  it('[TIME-29] [TIME-30] the hour decides which menu counts', async () => {
    // The stories' clock stands at 13:00 in Stockholm.
    const lunch = aMenu(['Soup'], {
      id: 'lunch',
      availabilities: openDaily('11:00', '14:00'),
    });
    const dinner = aMenu(['Cake'], {
      id: 'dinner',
      availabilities: openDaily('17:00', '22:00'),
    });
    open('menu', { categories, menus: [lunch, dinner, aMenu(['Water'], { id: 'always' })] });
    await screen.findByRole('link', { name: 'Warm dishes' });
    expect(linkNames()).toEqual(['Warm dishes']);
  });
});

describe('a category', () => {
  const parted = [
    aCategory('warm', [], { nameLang: { en: 'Warm dishes' } }),
    aCategory('soups', [aDish('Soup')], { parentId: 'warm', order: 2 }),
    aCategory('stews', [aDish('Stew')], { parentId: 'warm', order: 1 }),
  ];

  it('[MENU-16] [MENU-17] has a hero with name and description, and cards that know the way back', async () => {
    open('category');
    expect(await screen.findByRole('heading', { level: 1, name: 'warm' })).toBeDefined();
    expect(screen.getByText('All warm')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Soup' }).getAttribute('href')).toBe(
      '/order/venue-1/menu/warm/item/Soup',
    );
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('[MENU-15] is split by subcategory, and the chip of what is read is the current one', async () => {
    open('category', { categories: parted });
    const bar = await screen.findByRole('navigation', { name: /sections|parts/i });
    const chips = () =>
      within(bar)
        .getAllByRole('link')
        .map((chip) => [chip.textContent, chip.getAttribute('aria-current')]);
    expect(chips()).toEqual([
      ['soups', 'true'],
      ['stews', null],
    ]);
    act(() => notifyInView('stews'));
    // Both are seen: the upper one is what is read.
    act(() => notifyInView('soups'));
    expect(chips()[0]).toEqual(['soups', 'true']);
    expect(within(bar).getByRole('link', { name: 'stews' }).getAttribute('href')).toBe(
      '#section-stews',
    );
  });

  it('[MENU-15] [MENU-16] [F-68] names itself once, also where dishes of its own stand before its parts', async () => {
    const [warm, ...parts] = parted;
    open('category', { categories: [{ ...warm!, items: [aDish('Broth')] }, ...parts] });
    await screen.findByRole('link', { name: 'Broth' });
    expect(screen.getAllByText('Warm dishes').map(({ tagName }) => tagName)).toEqual(['H1']);
    expect(screen.queryByRole('region', { name: 'Warm dishes' })).toBeNull();
    const chips = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['soups', 'stews']);
    expect(screen.getByRole('heading', { name: 'Broth' }).tagName).toBe('H2');
    expect(screen.getByRole('heading', { name: 'Soup' }).tagName).toBe('H3');
  });

  it('[MENU-22] [D-39] higher order first, then by name', async () => {
    open('category', {
      categories: [
        aCategory('warm', [aDish('Stew'), aDish('Soup'), aDish('Chef’s choice', { order: 5 })]),
      ],
    });
    await screen.findByRole('link', { name: 'Soup' });
    expect(linkNames()).toEqual(['Chef’s choice', 'Soup', 'Stew']);
  });

  it('[MENU-19] one whose dishes are all hidden is gone', async () => {
    open('category', { menus: [aMenu([])] });
    expect(
      await screen.findByRole('heading', { level: 1, name: /can't find that page/ }),
    ).toBeDefined();
  });

  it('[D-40] the marker is read by nobody', async () => {
    open('category', {
      categories: [aCategory('warm', [aDish('Ketchup [m]', { descriptionLang: {} })])],
    });
    await screen.findByRole('link', { name: 'Ketchup' });
    expect(document.body.textContent).not.toContain('[m]');
  });
});
