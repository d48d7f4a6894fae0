import { ApiError } from '@tallrik/contract/client/api-error';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PathName } from '../shared/paths.ts';
import { foldingCart } from '../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import {
  aMenu,
  aVenueAnswer,
  openDaily,
  type Shop,
  shopAnswers,
} from '../shared/testing/shop-answers.ts';
import { place, press, showPage, type ShowPage } from '../shared/testing/show-page.tsx';
import { soupLine } from '../shared/testing/still-cart.ts';
import { teachMedia } from '../shared/testing/teach-media.ts';
import { openLocalData } from '../shared/local-data/local-data.ts';
import { AppRoutes } from './AppRoutes.tsx';
import { ROUTES } from './routes.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(true);
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A page as the app shows it: with its guard, its frame, and whatever stands on every page. */
async function visit(path: PathName, page: Partial<ShowPage> & { at: string }) {
  await ROUTES.find((route) => route.path === path)?.screen.preload();
  const localData = openLocalData('story-company', null);
  localData.set('serviceType', 'TAKE_AWAY');
  localData.set('cookieConsent', true);
  return {
    ...showPage({
      Screen: AppRoutes,
      pattern: '*',
      services: { localData, renderedData: localData },
      ...page,
      answers: {
        CurrentTime: () => ({ currentTime: new Date().toISOString() }),
        SideContents: () => ({ allContents: [] }),
        VenueList: () => ({ allVenues: [] }),
        LandingContents: () => ({ intro: [], membership: [] }),
        News: () => ({ allContents: [] }),
        SocialMediaFeed: () => ({ getSocialMedia: { success: false, feed: [] } }),
        ...shopAnswers(),
        ...page.answers,
      },
    }),
    localData,
  };
}

describe('starting over on the cart page', () => {
  const soup = { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup' };
  const cartWith = (shop: Shop) => {
    const cart = foldingCart([{ type: 'ADD_ITEM', item: soup }]);
    const answers = shopAnswers(shop);
    return { cart, page: visit('cart', { at: '/order/venue-1/cart', cart, answers }) };
  };

  it('[TIME-24] [TIME-25] [F-46] an expired menu clears cart and id, and leads to / itself', async () => {
    const dinner = aMenu(['Soup'], { availabilities: openDaily('17:00', '22:00') });
    const { cart, page } = cartWith({ menus: [dinner] });
    const { localData } = await page;
    await screen.findByRole('alertdialog', { name: 'The menu has changed' });
    await press('Start over');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(cart.left).toEqual(['cart-1']);
    expect(localData.get('serviceType')).toBeNull();
    expect(place()).toBe('/');
  });

  it('[TIME-18] [TIME-19] [F-46] a time that cannot be changed is begun anew, at / itself', async () => {
    const lunch = aMenu(['Soup'], { availabilities: openDaily('11:00', '14:00') });
    const { cart, page } = cartWith({ menus: [lunch] });
    await page;
    await screen.findByRole('button', { name: /^Pickup time/ });
    await press(/^Pickup time/);
    await press('Start over');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(cart.left).toEqual(['cart-1']);
    expect(place()).toBe('/');
  });

  it('[ROUTE-05] [ROUTE-06] opened without a service type, an ordering page still leads to its venue', async () => {
    const localData = openLocalData('story-company', null);
    await visit('menu', {
      at: '/order/venue-1/menu',
      services: { localData, renderedData: localData },
    });
    await vi.waitFor(() => expect(place()).toBe('/?v=venue-1'));
  });
});

describe('an address opens its page', () => {
  const heading = (level: number, name: string) => () =>
    screen.findByRole('heading', { level, name });
  const PAGES: [rule: string, path: PathName, at: string, seen: () => Promise<HTMLElement>][] = [
    ['[ROUTE-10]', 'start', '/order/venue-1', heading(2, 'warm')],
    ['[D-260]', 'start', '/Order/venue-1/', heading(2, 'warm')],
    ['[ROUTE-11]', 'menu', '/order/venue-1/menu', heading(1, 'Menu')],
    ['[ROUTE-12]', 'category', '/order/venue-1/menu/warm', heading(1, 'warm')],
    ['[ROUTE-13]', 'item', '/order/venue-1/item/Soup', heading(1, 'Soup')],
    ['[ROUTE-14]', 'itemOfCategory', '/order/venue-1/menu/warm/item/Soup', heading(1, 'Soup')],
    [
      '[ROUTE-15]',
      'cart',
      '/order/venue-1/cart',
      () => screen.findByRole('button', { name: /^Pickup time/ }),
    ],
    ['[ROUTE-16]', 'storeListing', '/store-listing', heading(1, 'Our restaurants')],
    [
      '[ROUTE-16]',
      'venueStoreListing',
      '/order/venue-1/store-listing',
      heading(1, 'Our restaurants'),
    ],
  ];

  it.each(PAGES)('%s %s: %s', async (_rule, path, at, seen) => {
    const soup = { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup' };
    await visit(path, {
      at,
      cart: foldingCart([{ type: 'ADD_ITEM', item: soup }]),
      answers: {
        ...shopAnswers(),
        VenueList: () => ({ allVenues: [aVenueAnswer()] }),
        LoggedOutOffers: () => ({ getLoggedOutData: { defaultOffers: [] } }),
        InitAdyenSession: () => ({ initAdyenSession: { success: false, error: 'X' } }),
      },
    });
    expect(await seen()).toBeDefined();
    expect(place()).toBe(at);
  });
});

describe('the venue behind an order', () => {
  const venueRequests = (names: string[]) => names.filter((name) => name === 'VenuePage').length;
  const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));

  it('[API-09] [F-52] is asked for again on the menu, and not in the cart', async () => {
    vi.useFakeTimers();
    const cart = foldingCart([
      { type: 'ADD_ITEM', item: { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup' } },
    ]);
    const onMenu = await visit('menu', { at: '/order/venue-1/menu', cart });
    await pass(1);
    expect(venueRequests(onMenu.requestedOperations())).toBe(1);
    await pass(30_100);
    expect(venueRequests(onMenu.requestedOperations())).toBe(2);
    cleanup();
    const inCart = await visit('cart', { at: '/order/venue-1/cart', cart });
    await pass(1);
    expect(venueRequests(inCart.requestedOperations())).toBe(1);
    await pass(95_000);
    expect(venueRequests(inCart.requestedOperations())).toBe(1);
  });
});

describe('an address with an id that is none', () => {
  const malformed = () => Promise.reject(new ApiError('BAD_USER_INPUT', 'no', null));

  it.each<[string, PathName, string]>([
    ['[ROUTE-17]', 'orderStatus', '/orderstatus/not-an-order'],
    ['[ROUTE-17]', 'venueOrder', '/order/v1/order/not-an-order'],
    ['[ROUTE-19]', 'cheque', '/cheque/not-a-bill'],
    ['[ROUTE-20]', 'payOrSplit', '/cheque/not-a-bill/pay_or_split'],
    ['[ROUTE-21]', 'chequeCheckout', '/cheque/not-a-bill/checkout'],
    // Ids by their form, which the server refuses all the same.
    ['[ROUTE-17]', 'orderStatus', '/orderstatus/0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10'],
    ['[ROUTE-19]', 'cheque', '/cheque/0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10'],
  ])('%s [F-53] %s: %s says that there is nothing', async (_rule, path, at) => {
    await visit(path, { at, answers: { HistoryOrder: malformed, ChequePage: malformed } });
    expect(await screen.findByText(/We can't find that (page|bill)/)).toBeDefined();
    expect(screen.queryByText('Something went wrong')).toBeNull();
  });
});

describe('an order that was left', () => {
  const soup = { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup' };
  const twoSoups = () => foldingCart([{ type: 'ADD_ITEMS', items: [soup, { ...soup, id: 'b' }] }]);
  const bar = () => screen.queryByRole('link', { name: /^Continue your order/ });
  const OUTSIDE: [PathName, string][] = [
    ['landing', '/'],
    ['landing', '/?v=venue-1'],
    ['storeListing', '/store-listing'],
    ['news', '/news'],
    ['membership', '/membership'],
    ['support', '/support'],
    ['cookies', '/cookies'],
    ['privacyPolicy', '/privacy-policy'],
    ['orderStatus', '/orderstatus/0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10'],
  ];
  const answers = {
    HistoryOrder: () => ({ getHistoryOrder: null }),
    Levels: () => ({ allMembershipLevels: [] }),
    LoggedOutOffers: () => ({ getLoggedOutData: { defaultOffers: [] } }),
  };

  it.each(OUTSIDE)(
    '[D-178] [F-32] on %s (%s) is one tap away, with its dishes and sum',
    async (path, at) => {
      await visit(path, { at, cart: twoSoups(), answers });
      const link = await screen.findByRole('link', { name: /^Continue your order/ });
      expect(link.textContent?.replaceAll('\u00a0', ' ')).toBe(
        'Continue your order2 items · 338 kr',
      );
      await act(async () => link.click());
      expect(place()).toBe('/order/venue-1/cart');
    },
  );

  it('[D-178] [F-32] is not offered on the pages of the order, empty, or once it is ordered', async () => {
    await visit('menu', { at: '/order/venue-1/menu', cart: twoSoups() });
    await screen.findByRole('heading', { name: 'Menu' });
    expect(bar()).toBeNull();
    cleanup();
    await visit('support', { at: '/support', cart: foldingCart() });
    await screen.findByRole('heading', { level: 1 });
    expect(bar()).toBeNull();
    cleanup();
    const ordered = twoSoups();
    ordered.receive({ type: 'ORDER_CREATED', orderId: 'order-1' });
    await visit('support', { at: '/support', cart: ordered });
    await screen.findByRole('heading', { level: 1 });
    expect(bar()).toBeNull();
  });

  it('[D-178] [F-32] the empty cart of another venue leads to the full one', async () => {
    await visit('cart', { at: '/order/venue-2/cart', cart: twoSoups() });
    await screen.findByRole('heading', { name: 'Your cart is empty' });
    expect(bar()?.getAttribute('href')).toBe('/order/venue-1/cart');
  });
});
