import { emptyCart } from '@tallrik/domain/cart/fold-cart';
import { priceCart } from '@tallrik/domain/cart/price-cart';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CartScreen } from '../features/cart/CartScreen.tsx';
import { MenuScreen } from '../features/menu/list/MenuScreen.tsx';
import { StartScreen } from '../features/menu/start/StartScreen.tsx';
import { StoreListingScreen } from '../features/venues/store-listing/StoreListingScreen.tsx';
import { showPage, press, type ShowPage } from '../shared/testing/show-page.tsx';
import { teachMedia } from '../shared/testing/teach-media.ts';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import { aVenueAnswer, shopAnswers } from '../shared/testing/shop-answers.ts';
import { soupLine, stillCart } from '../shared/testing/still-cart.ts';
import { cartPageModule } from './CartPage.tsx';
import { firstScreenModule } from './first-screen/FirstScreen.tsx';
import { OrderTabs } from './shell/OrderTabs.tsx';
import { SideMenu } from './shell/SideMenu.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(true);
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soup = { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup' };
const soupCart = () =>
  stillCart([soup], {
    ...priceCart({ ...emptyCart, items: [soup] }, { categoriesOf: () => new Set() }),
    cartId: 'cart-1',
    venueId: 'venue-1',
    serviceType: 'TAKE_AWAY',
  });
const two = [aVenueAnswer(), aVenueAnswer({ id: 'venue-2', name: 'Vasastan' })];

const at = (Screen: ShowPage['Screen'], pattern: string, address: string) => ({
  Screen,
  pattern,
  at: address,
});
const PAGES = {
  landing: at(firstScreenModule.Screen, '/', '/'),
  table: at(firstScreenModule.Screen, '/', '/?v=venue-1&t=table-1'),
  venues: at(StoreListingScreen, '/order/:venueId/store-listing', '/order/venue-1/store-listing'),
  sideMenu: at(() => <SideMenu variant="standing" />, '/', '/'),
  tabs: at(() => <OrderTabs venueId="venue-1" current="start" layout="foot" />, '/', '/'),
  start: at(
    () => <StartScreen offers={{ areComing: false, render: () => null }} />,
    '/order/:venueId',
    '/order/venue-1',
  ),
  menu: at(MenuScreen, '/order/:venueId/menu', '/order/venue-1/menu'),
  cart: at(
    () => <CartScreen renderPayment={() => null} />,
    '/order/:venueId/cart',
    '/order/venue-1/cart',
  ),
};

type Settings = NonNullable<ShowPage['company']>;
const open = (page: keyof typeof PAGES, company: Settings, more: Partial<ShowPage> = {}) =>
  showPage({
    ...PAGES[page],
    company,
    cart: soupCart(),
    ...more,
    answers: {
      ...shopAnswers(),
      VenueList: () => ({ allVenues: two }),
      LandingContents: () => ({ intro: [], membership: [] }),
      News: () => ({ allContents: [] }),
      SideContents: () => ({ allContents: [] }),
      SocialMediaFeed: () => ({ getSocialMedia: { success: false, feed: [] } }),
      TablePage: () => ({
        Table: { id: 'table-1', code: '12', supportsPayLater: false, qrToken: 'token' },
      }),
      ...more.answers,
    },
  });

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const link = (name: string | RegExp) => screen.queryByRole('link', { name });
const text = (words: string | RegExp) => screen.queryByText(words);

type Row = {
  what: string;
  page: keyof typeof PAGES;
  on: Settings;
  off: Settings;
  /** There while on, not while off. */
  seen: () => Element | null;
  /** There in both, so that what is missing is not merely late. */
  also: () => Element | null;
};

// Every switch a guest can see, on and off; what it does in depth is each screen's own test.
const SWITCHES: Row[] = [
  {
    what: '[CONF-09] serviceTypes offers a way to order',
    page: 'venues',
    on: { configuration: { serviceTypes: ['EAT_HERE', 'TAKE_AWAY'] } },
    off: { configuration: { serviceTypes: ['TAKE_AWAY'] } },
    seen: () => button('Eat here'),
    also: () => button('Take away'),
  },
  {
    what: '[CONF-11] enableQrOrders seats a guest at the table',
    page: 'table',
    on: { configuration: { enableQrOrders: true } },
    off: { configuration: { enableQrOrders: false } },
    seen: () => screen.queryByRole('heading', { name: 'Table 12' }),
    also: () => text('Powered by Tallrik'),
  },
  {
    what: '[CONF-12] enableInvoicing invites to pay by invoice',
    page: 'sideMenu',
    on: { configuration: { enableInvoicing: true } },
    off: { configuration: { enableInvoicing: false } },
    seen: () => link(/invoice/i),
    also: () => link('Support'),
  },
  {
    what: '[CONF-13] enableTipping asks for a tip',
    page: 'cart',
    on: { configuration: { enableTipping: true } },
    off: { configuration: { enableTipping: false } },
    seen: () => text('Tip the team'),
    also: () => button(/^Pickup time/),
  },
  {
    what: '[CONF-14] disableComments takes the comment away',
    page: 'cart',
    on: { configuration: { disableComments: false } },
    off: { configuration: { disableComments: true } },
    seen: () => button(/^Comment/),
    also: () => button(/^Pickup time/),
  },
  {
    what: '[CONF-15] DISABLE_PICKUP_TIME takes the choice of a time out of the cart',
    page: 'cart',
    on: { configuration: { isPickupTimeDisabled: false } },
    off: { configuration: { isPickupTimeDisabled: true } },
    seen: () => button(/^Pickup time/),
    also: () => button(/^Comment/),
  },
  {
    what: '[CONF-15] DISABLE_PICKUP_TIME takes the order for later off a venue',
    page: 'venues',
    on: { configuration: { isPickupTimeDisabled: false } },
    off: { configuration: { isPickupTimeDisabled: true } },
    seen: () => button('Order for later'),
    also: () => button('Take away'),
  },
  {
    what: '[CONF-25] enablePromoCodes offers the discount code',
    page: 'cart',
    on: { configuration: { enablePromoCodes: true } },
    off: { configuration: { enablePromoCodes: false } },
    seen: () => button(/^Discount code/),
    also: () => button(/^Comment/),
  },
  {
    what: '[CONF-16] showCategoriesInGridView puts categories side by side',
    page: 'menu',
    on: { configuration: { showCategoriesInGridView: true } },
    off: { configuration: { showCategoriesInGridView: false } },
    seen: () => document.querySelector('[data-layout="grid"]'),
    also: () => link('warm'),
  },
  {
    what: '[CONF-18] greetingText heads the landing',
    page: 'landing',
    on: { configuration: { greetingText: 'Sit down' } },
    off: { configuration: { greetingText: null } },
    seen: () => screen.queryByRole('heading', { level: 1, name: 'Sit down' }),
    also: () => link('Order food'),
  },
  {
    what: '[CONF-18] navigationInfoText stands in the side menu',
    page: 'sideMenu',
    on: { configuration: { navigationInfoText: 'Closed on Mondays' } },
    off: { configuration: { navigationInfoText: null } },
    seen: () => text('Closed on Mondays'),
    also: () => link('Support'),
  },
  {
    what: '[CONF-19] landingPageIntro introduces',
    page: 'landing',
    on: { configuration: { landingPageIntro: 'Since 1952' } },
    off: { configuration: { landingPageIntro: null } },
    seen: () => text('Since 1952'),
    also: () => link('Order food'),
  },
  {
    what: '[CONF-19] aboutUs tells of the company',
    page: 'landing',
    on: { configuration: { aboutUs: 'A family of cooks' } },
    off: { configuration: { aboutUs: null } },
    seen: () => text('A family of cooks'),
    also: () => link('Order food'),
  },
  {
    what: '[CONF-20] LANDING_PAGE_SECTIONS adds a section',
    page: 'start',
    on: {
      configuration: {
        landingSections: [{ menuId: 'menu-1', title: 'Our pride', itemIds: ['Soup'] }],
      },
    },
    off: { configuration: { landingSections: [] } },
    seen: () => screen.queryByRole('region', { name: 'Our pride' }),
    also: () => screen.queryByRole('region', { name: 'warm' }),
  },
  {
    what: '[CONF-28] marketplaceId lists the venues by name',
    page: 'landing',
    on: {
      configuration: {
        marketplaceId: 'market-1',
        marketplace: { venues: [{ id: 'venue-1', name: 'Soho' }] },
      },
    },
    off: { configuration: { marketplaceId: null, marketplace: null } },
    seen: () => link('Soho'),
    also: () => text('Powered by Tallrik'),
  },
  {
    what: '[SHELL-05] hasMembershipCards shows the membership',
    page: 'sideMenu',
    on: { company: { hasMembershipCards: true } },
    off: { company: { hasMembershipCards: false } },
    seen: () => link('Membership'),
    also: () => link('Support'),
  },
  {
    what: '[VENUE-09] hasAppOrders opens the list',
    page: 'venues',
    on: { company: { hasAppOrders: true } },
    off: { company: { hasAppOrders: false } },
    seen: () => button('Take away'),
    also: () => screen.queryByRole('heading', { level: 1 }),
  },
];

describe('switches of the configuration', () => {
  it.each(SWITCHES)('$what', async ({ page, on, off, seen, also }) => {
    open(page, on);
    await waitFor(() => expect(seen()).not.toBeNull());
    expect(also()).not.toBeNull();
    cleanup();
    open(page, off);
    await waitFor(() => expect(also()).not.toBeNull());
    expect(seen()).toBeNull();
  });

  it('[CONF-10] enableAnonymousOrders lets a stranger have a cart', async () => {
    for (const isAnonymousOrderAllowed of [true, false]) {
      const { openedDialogs } = open('tabs', { configuration: { isAnonymousOrderAllowed } });
      screen.getByRole('link', { name: /Cart/ }).click();
      await waitFor(() => expect(openedDialogs).toEqual(isAnonymousOrderAllowed ? [] : ['LOGIN']));
      cleanup();
    }
  });

  it('[CONF-21] [CONF-22] the calls carry the company’s id and how many categories it wants', async () => {
    const { requests } = open('start', {
      configuration: { companyId: 'company-9', maxCategories: 7 },
    });
    await screen.findByRole('region', { name: 'warm' });
    const variablesOf = (name: string) =>
      requests.find(({ operation }) => operation === name)?.variables;
    expect(variablesOf('AppliedMenus')).toMatchObject({ companyId: 'company-9' });
    expect(variablesOf('StartCategories')).toMatchObject({ companyId: 'company-9', first: 7 });
  });

  it('[CONF-23] SYNC_ETA lets the kitchen’s own word count', async () => {
    const venue = aVenueAnswer({
      minimumPickupWaitTime: null,
      syncedEta: { minutes: 40, setAt: '2026-03-02T11:55:00Z' },
    });
    for (const [syncEta, minutes] of [
      [true, 40],
      [false, 15],
    ] as const) {
      open('start', { configuration: { syncEta } }, { answers: shopAnswers({ venue }) });
      expect(await screen.findByText(new RegExp(`about ${minutes} min`))).toBeDefined();
      cleanup();
    }
  });

  it.each([true, false])('[CONF-17] force3DSecure %s goes with the session', async (isForced) => {
    const cart = soupCart();
    const snapshot = cart.session.snapshot();
    const ready = { ...snapshot, cart: { ...snapshot.cart, isReadyForCheckout: true } };
    const { requests } = showPage({
      ...PAGES.cart,
      Screen: cartPageModule.Screen,
      cart: { ...cart, session: { ...cart.session, snapshot: () => ready } },
      company: { configuration: { force3DSecure: isForced, cardClientKey: 'test_KEY' } },
      answers: {
        ...shopAnswers(),
        InitAdyenSession: () => ({ initAdyenSession: { success: false, error: 'X' } }),
      },
    });
    await screen.findByText('Skärgårdssoppa');
    const sessions = () => requests.filter(({ operation }) => operation === 'InitAdyenSession');
    if (sessions().length === 0) await press(/^Pay/);
    await waitFor(() => expect(sessions()[0]?.variables).toMatchObject({ force3DS: isForced }));
  });
});
