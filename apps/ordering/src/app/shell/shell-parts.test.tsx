import { ApiError } from '@tallrik/contract/client/api-error';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLocation, useNavigate } from '../../shared/router/router.tsx';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { LanguageButton } from '../../shared/translate/LanguageButton.tsx';
import { MessagesProvider, useMessages } from '../../shared/translate/use-translate.tsx';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { place, press, showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { shopAnswers } from '../../shared/testing/shop-answers.ts';
import { soupLine, stillCart } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { RestoreOrderScreen } from '../../features/cart/RestoreOrderScreen.tsx';
import { ROUTES } from '../routes.tsx';
import { onSamePage, usePageKey } from '../../shared/screens/page-key.ts';
import { HomeLogo } from './HomeLogo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { Shell } from './Shell.tsx';
import { SideMenu } from './SideMenu.tsx';
import { StoredAlert } from './StoredAlert.tsx';

// Loaded beforehand: how long a chunk takes is not what these tests ask.
beforeAll(async () => {
  await import('../../shared/translate/LanguageSheet.tsx');
});
beforeEach(() => {
  teachNativeDialogs();
  teachMedia(true);
});
afterEach(cleanup);

const frame = {
  VenueList: () => ({ allVenues: [] }),
  SideContents: () => ({ allContents: [] }),
  CurrentTime: () => ({ currentTime: new Date().toISOString() }),
};
const open = (Screen: ShowPage['Screen'], more: Partial<ShowPage> = {}) =>
  showPage({
    Screen,
    pattern: '/order/:venueId',
    at: '/order/venue-1',
    ...more,
    answers: { ...shopAnswers(), ...frame, ...more.answers },
  });

describe('the tabs of an order', () => {
  const Tabs = () => <OrderTabs venueId="venue-1" current="start" layout="foot" />;
  const off = { configuration: { isAnonymousOrderAllowed: false } };
  const tapCart = async () => {
    const isFollowed = await act(async () =>
      fireEvent.click(screen.getByRole('link', { name: /Cart/ })),
    );
    return isFollowed ? 'FOLLOWED' : 'STOPPED';
  };

  it('[SHELL-14] [SHELL-15] Start, Menu and Cart, with the number of dishes', () => {
    open(Tabs, { cart: stillCart([soupLine, { ...soupLine, id: 'line-2' }]) });
    const tabs = screen.getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual([
      '/order/venue-1',
      '/order/venue-1/menu',
      '/order/venue-1/cart',
    ]);
    expect(tabs[0]?.getAttribute('aria-current')).toBe('page');
    expect(tabs[2]?.textContent).toContain('2');
  });

  it('[SHELL-16] [CONF-10] Cart opens the login for somebody who may not have one', async () => {
    const { openedDialogs } = open(Tabs, { company: off });
    expect(await tapCart()).toBe('STOPPED');
    expect(openedDialogs).toEqual(['LOGIN']);
  });

  it.each<[string, Partial<ShowPage>, string | null]>([
    ['anonymous orders', {}, null],
    ['an account', { company: off, signedInAs: 'user-1' }, null],
    ['a table’s token', { company: off }, 'token'],
  ])('[SHELL-16] with %s it opens', async (_with, more, qrToken) => {
    const { openedDialogs, localData } = open(Tabs, more);
    if (qrToken) act(() => localData.set('qrOrder', qrToken));
    expect(await tapCart()).toBe('FOLLOWED');
    expect(openedDialogs).toEqual([]);
  });
});

describe('the logo', () => {
  const tapLogo = () => act(async () => fireEvent.click(screen.getByRole('link')));

  it('[SHELL-17] [ERR-24] with dishes in the cart it asks, then clears them and leads home', async () => {
    const cart = stillCart([soupLine]);
    open(HomeLogo, { cart });
    await tapLogo();
    expect(place()).toBe('/order/venue-1');
    await screen.findByText('Your cart will be cleared. Do you want to go on?');
    expect(screen.getByText('The start page begins a new order.')).toBeDefined();
    await press('Clear the cart');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(cart.left).toEqual(['cart-1']);
    expect(place()).toBe('/');
  });

  it('[SHELL-17] [D-64] [F-32] a no keeps everything, and opens the cart', async () => {
    const cart = stillCart([soupLine]);
    open(HomeLogo, { cart });
    await tapLogo();
    await screen.findByRole('alertdialog');
    await press('Keep my cart');
    expect(cart.sent).toEqual([]);
    expect(place()).toBe('/order/venue-1/cart');
  });
});

describe('the side menu', () => {
  it('[D-07] [CONF-18] carries the company’s line under its entries, and its greeting', async () => {
    open(() => <SideMenu variant="standing" />, {
      company: {
        configuration: { navigationInfoText: 'Kitchen open till ten', greetingText: 'Welcome in' },
      },
    });
    expect(await screen.findByText('Kitchen open till ten')).toBeDefined();
    expect(screen.getByText('Welcome in')).toBeDefined();
    cleanup();
    open(() => <SideMenu variant="standing" />, {
      company: { configuration: { greetingText: null } },
    });
    await screen.findByRole('link', { name: 'Support' });
    expect(screen.queryByText('Kitchen open till ten')).toBeNull();
  });
});

describe('the generic alert', () => {
  it('[DATA-39] [SHELL-24] [D-155] says once what an earlier page left, with OK', async () => {
    const localData = openLocalData('story-company', null);
    localData.set('alert', { title: 'Signed out', description: 'Your account was closed.' });
    open(StoredAlert, { services: { localData } });
    const alert = screen.getByRole('alertdialog', { name: 'Signed out' });
    expect(alert.textContent).toContain('Your account was closed.');
    expect(alert.hasAttribute('open')).toBe(true);
    await press('OK');
    expect(localData.get('alert')).toBeNull();
  });
});

describe('the language picker', () => {
  const Picker = ({ chosen }: { chosen: string[] }) => {
    const messages = useMessages();
    return (
      <MessagesProvider
        messages={{ ...messages, changeLanguage: async (language) => void chosen.push(language) }}
      >
        <LanguageButton />
      </MessagesProvider>
    );
  };
  const openPicker = async (more: Partial<ShowPage> = {}) => {
    const chosen: string[] = [];
    open(() => <Picker chosen={chosen} />, more);
    await press(/^Language/);
    return { chosen, sheet: await screen.findByRole('dialog') };
  };
  const checked = () => screen.getByRole('radio', { checked: true }).getAttribute('value');

  it('[SHELL-22] [SHELL-23] preselects the present language; only confirming keeps another', async () => {
    const { chosen, sheet } = await openPicker();
    expect(checked()).toBe('en');
    fireEvent.click(within(sheet).getByRole('radio', { name: 'Svenska' }));
    await press('Close');
    expect(chosen).toEqual([]);
    await press(/^Language/);
    expect(checked()).toBe('en');
    fireEvent.click(within(sheet).getByRole('radio', { name: 'Svenska' }));
    await press('Use this language');
    expect(chosen).toEqual(['se']);
  });

  it('[I18N-05] [D-15] offers the company’s languages, or all six', async () => {
    await openPicker();
    expect(screen.getAllByRole('radio')).toHaveLength(6);
    cleanup();
    await openPicker({ company: { company: { languages: ['en', 'tr'] } } });
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});

describe('a stack screen', () => {
  const Category = () => (
    <Shell route={ROUTES.find(({ path }) => path === 'category')!}>
      <p>Soups</p>
    </Shell>
  );
  const drag = () => {
    const page = screen.getByText('Soups');
    const at = (x: number) => ({ clientX: x, clientY: 200 });
    fireEvent.touchStart(page, { touches: [at(10)] });
    fireEvent.touchMove(page, { touches: [at(100)] });
    fireEvent.touchMove(page, { touches: [at(150)] });
    fireEvent.touchEnd(page, { touches: [], changedTouches: [at(150)] });
  };

  it('[SHELL-20] [D-26] opened by a link, the drag leads home and never out of the app', async () => {
    open(Category, {
      pattern: '/order/:venueId/menu/:categoryId',
      at: '/order/venue-1/menu/warm',
    });
    await screen.findByText('Soups');
    // The gesture's code comes after the page.
    await vi.dynamicImportSettled();
    await act(async () => drag());
    await waitFor(() => expect(place()).toBe('/'));
  });
});

describe('/order', () => {
  const Restore = () => (
    <>
      <RestoreOrderScreen />
      <output data-testid="key">{useLocation().key}</output>
    </>
  );
  const openOrder = (at: string, more: Partial<ShowPage>) =>
    showPage({ Screen: Restore, pattern: '/order', at, ...more });

  it('[ROUTE-09] [D-23] goes on where the stored cart is', async () => {
    openOrder('/order', { cart: stillCart([soupLine], { serviceType: 'EAT_HERE' }) });
    await waitFor(() => expect(place()).toBe('/order/venue-1'));
  });

  it('[D-23] takes the cart from the address first', async () => {
    const cart = stillCart([], { venueId: null });
    const adopted: string[] = [];
    const session = { ...cart.session, adoptCart: (id: string) => void adopted.push(id) };
    const cartId = '0b9d3c52-7a41-4c1e-9a55-1f3f8a2f6c10';
    openOrder(`/order?cartId=${cartId}`, { cart: { ...cart, session } });
    expect(adopted).toEqual([cartId]);
    expect(place()).toBe(`/order?cartId=${cartId}`);
  });

  it('[D-23] [F-53] a cart id that is none is no reason to wait for ever', async () => {
    const cart = stillCart([soupLine]);
    const adopted: string[] = [];
    const session = { ...cart.session, adoptCart: (id: string) => void adopted.push(id) };
    openOrder('/order?cartId=cart-9', { cart: { ...cart, session } });
    await waitFor(() => expect(place()).toBe('/order/venue-1'));
    expect(adopted).toEqual([]);
  });

  it.each<[string, unknown, { tableId: string | null; qrOrder: string | null }]>([
    [
      'its own',
      { id: 'table-1', code: '12', supportsPayLater: false, qrToken: 'token' },
      { tableId: 'table-1', qrOrder: 'token' },
    ],
    [
      'of another venue',
      { id: 'table-1', code: '12', supportsPayLater: false, qrToken: null },
      { tableId: null, qrOrder: null },
    ],
    ['nobody knows', null, { tableId: null, qrOrder: null }],
    ['that is none', new ApiError('BAD_USER_INPUT', 'no', null), { tableId: null, qrOrder: null }],
  ])(
    '[ROUTE-09] [D-22] [F-30] asks the server about a table %s before it keeps it',
    async (_which, answer, stored) => {
      const requests: unknown[] = [];
      const { localData } = openOrder('/order?t=table-1', {
        cart: stillCart([soupLine]),
        answers: {
          TablePage: (variables: unknown) => {
            requests.push(variables);
            return answer instanceof Error ? Promise.reject(answer) : { Table: answer };
          },
        },
      });
      await waitFor(() => expect(place()).toBe('/order/venue-1'));
      expect(requests).toEqual([{ id: 'table-1', venueId: 'venue-1' }]);
      expect({ tableId: localData.get('tableId'), qrOrder: localData.get('qrOrder') }).toEqual(
        stored,
      );
    },
  );

  it('[D-23] without a cart it leads home', async () => {
    openOrder('/order', { cart: stillCart([], { venueId: null }) });
    await waitFor(() => expect(place()).toBe('/'));
  });
});

describe('the menu button', () => {
  function Page() {
    const navigate = useNavigate();
    const pageKey = usePageKey();
    return (
      <>
        <MenuButton />
        <button type="button" onClick={() => navigate('/order/venue-1?v=1', onSamePage(pageKey))}>
          Put right
        </button>
        <button type="button" onClick={() => navigate('/order/venue-1?v=1')}>
          Move on
        </button>
      </>
    );
  }

  it('[SHELL-01] [ROUTE-08] [D-256] its menu stays open when the page only puts its address right, and closes by moving on', async () => {
    open(Page);
    await press('Open the menu');
    const menu = () => screen.queryByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(menu()).not.toBeNull());
    await press('Put right');
    expect(menu()).not.toBeNull();
    await press('Move on');
    await waitFor(() => expect(menu()).toBeNull());
  });
});
