import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { place, press, showPage, type ShowPage } from '../../shared/testing/show-page.tsx';
import { soupLine, stillCart } from '../../shared/testing/still-cart.ts';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { tokenOf } from '../../shared/testing/test-tokens.ts';
import { HomePage } from './HomePage.tsx';
import { OfferStrip } from '../../features/loyalty/offers/OfferStrip.tsx';
import { firstScreenModule } from './FirstScreen.tsx';

// Loaded beforehand: how long a chunk takes is not what these tests ask.
beforeAll(async () => {
  await import('../../features/loyalty/offers/OfferDialog.tsx');
  await import('../../shared/rich-text/RichText.tsx');
  await import('../../shared/translate/LanguageSheet.tsx');
  await import('../../features/accounts/ActivateCodeScreen.tsx');
});
beforeEach(teachNativeDialogs);
afterEach(cleanup);

const venue = (id: string, name: string) => ({
  id,
  name,
  active: true,
  deleted: false,
  timeZone: 'Europe/Stockholm',
  minimumPickupWaitTime: 15,
  location: null,
  availabilities: [],
  deliveryRates: [],
});
const two = [venue('v1', 'Soho'), venue('v2', 'Camden')];

const offer = {
  id: 'offer-1',
  type: 'ORDER_DISCOUNT',
  nameLang: { en: 'Ten off' },
  descriptionLang: { en: 'Ten percent off everything' },
  venues: [],
  image: null,
};
const stampCard = {
  id: 'card-1',
  name: 'Burgers',
  nameLang: { en: 'Burger card' },
  description: null,
  descriptionLang: { en: 'The fifth is free' },
  details: { en: 'Small print' },
  count: 2,
  requiredCount: 5,
  stamps: [
    { id: 's1', seen: true },
    { id: 's2', seen: true },
  ],
  venues: [],
};
const user = { id: 'user-1', name: 'Åsa Lind', easyId: '1042', deleted: false, activated: true };

const article = {
  id: 'news-1',
  slug: 'news-1',
  types: ['NEWSLETTER'],
  createdAt: '2026-02-01T10:00:00Z',
  updatedAt: '2026-02-01T10:00:00Z',
  title: { en: 'New autumn menu' },
  subTitle: {},
  text: { en: '<p>Mushrooms.</p>' },
};

function open(page: Partial<ShowPage> & { stamps?: object[] } = {}) {
  return showPage({
    Screen: firstScreenModule.Screen,
    pattern: '/',
    at: '/',
    ...page,
    answers: {
      VenueList: () => ({ allVenues: two }),
      VenuePage: () => ({ Venue: two[0] }),
      LandingContents: () => ({ intro: [], membership: [] }),
      News: () => ({ allContents: [article] }),
      SideContents: () => ({ allContents: [] }),
      SocialMediaFeed: () => ({
        getSocialMedia: {
          success: true,
          feed: [
            {
              socialType: 'INSTAGRAM',
              items: Array.from({ length: 7 }, (_, at) => ({
                id: `post-${at}`,
                link: `https://example.org/${at}`,
                mediaUrl: `/media/${at}`,
              })),
            },
          ],
        },
      }),
      LoggedOutOffers: () => ({ getLoggedOutData: { defaultOffers: [offer] } }),
      SignedInGuest: () => ({ User: user }),
      Home: () => ({
        homepageUserQuery: {
          id: 'user-1',
          tokens: [],
          stampCards: [{ ...stampCard, ...(page.stamps ? { stamps: page.stamps } : {}) }],
          company: { defaultOffers: [offer] },
        },
      }),
      MarkStampSeen: ({ id }: { id: string }) => ({ updateStamp: { id, seen: true } }),
      TablePage: () => ({
        Table: { id: 'table-1', code: '12', supportsPayLater: true, qrToken: 'token' },
      }),
      ...page.answers,
    },
  });
}

describe('the landing', () => {
  it('[ROUTE-01] [LAND-08] [LAND-09] [SHELL-22] has a language button and the way to the food', async () => {
    open();
    const order = await screen.findByRole('link', { name: 'Order food' });
    expect(order.getAttribute('href')).toBe('/store-listing');
    await press(/Language/);
    const english = await screen.findByRole<HTMLInputElement>('radio', { name: 'English' });
    expect(english.checked).toBe(true);
  });

  it('[LAND-10] [CONF-19] introduces itself to signed-out guests only', async () => {
    open();
    expect(await screen.findByText('Lagat i dag, av det som finns nu.')).toBeDefined();
    cleanup();
    open({ signedInAs: 'user-1' });
    await screen.findByText('Hi Åsa');
    expect(screen.queryByText('Lagat i dag, av det som finns nu.')).toBeNull();
  });

  it('[D-123] [CONTENT-07] the content store’s introduction wins', async () => {
    open({
      answers: {
        LandingContents: () => ({
          intro: [{ slug: 'HOME_INTRO', text: { en: '<p>From the archipelago</p>' } }],
          membership: [],
        }),
      },
    });
    expect(await screen.findByText('From the archipelago')).toBeDefined();
    expect(screen.queryByText('Lagat i dag, av det som finns nu.')).toBeNull();
  });

  it('[LAND-11] [F-124] invites to membership where there is one, by a link that says where it leads', async () => {
    open({ company: { company: { hasMembershipCards: true } } });
    const more = await screen.findByRole('link', { name: 'Read more: Become a member' });
    expect(more.getAttribute('href')).toBe('/membership');
    cleanup();
    open();
    await screen.findByRole('link', { name: 'Order food' });
    expect(screen.queryByRole('link', { name: /^Read more/ })).toBeNull();
  });

  it('[LAND-12] shows the latest newsletter', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'New autumn menu' });
    expect(link.getAttribute('href')).toBe('/latestnews/news-1');
  });

  it('[LAND-13] [CONF-19] tells about us only when there is something', async () => {
    open({ company: { configuration: { aboutUs: 'Since 1952' } } });
    expect(await screen.findByText('Since 1952')).toBeDefined();
    cleanup();
    open();
    await screen.findByRole('link', { name: 'Order food' });
    expect(screen.queryByText('About us')).toBeNull();
  });

  it('[LAND-14] [F-121] shows the first 5 pictures of the feed, sized, when they come near', async () => {
    open();
    const pictures = await screen.findAllByRole<HTMLImageElement>('img', { name: /from our feed/ });
    expect(pictures).toHaveLength(5);
    for (const picture of pictures) {
      expect(picture.srcset).toMatch(/w=200&h=200 200w, .*w=400&h=400 400w, .*w=720&h=720 720w$/);
      expect([picture.getAttribute('loading'), picture.width, picture.height]).toEqual([
        'lazy',
        400,
        400,
      ]);
      expect(picture.dataset).toHaveProperty('onlyNear');
    }
  });

  it('[CONTENT-08] a feed that fails draws nothing', async () => {
    open({ answers: { SocialMediaFeed: () => Promise.reject(new Error('gone')) } });
    await screen.findByText('New autumn menu');
    expect(screen.queryByText('Follow us')).toBeNull();
  });

  it('[ROUTE-03] [D-28] a marketplace lists its venues by name', async () => {
    open({
      company: {
        configuration: {
          marketplaceId: 'market-1',
          marketplace: { venues: [{ id: 'v1', name: 'Soho' }] },
        },
      },
    });
    const link = await screen.findByRole('link', { name: 'Soho' });
    expect(link.getAttribute('href')).toBe('/?v=v1');
  });

  it('[ROUTE-08] a single venue is opened as such', async () => {
    open({ answers: { VenueList: () => ({ allVenues: [two[0]] }) } });
    await waitFor(() => expect(place()).toBe('/?v=v1'));
  });
});

describe('home', () => {
  it('[ROUTE-04] [D-20] [LAND-02] [LAND-04] shows hero, venues, stamp cards and offers', async () => {
    open({ signedInAs: 'user-1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hi Åsa' })).toBeDefined();
    expect(await screen.findByRole('button', { name: /Camden/ })).toBeDefined();
    expect(await screen.findByRole('button', { name: /Burger card/ })).toBeDefined();
    expect(await screen.findByRole('button', { name: /Ten off/ })).toBeDefined();
  });

  it('[LAND-03] [D-27] a QR order hides hero and venues', async () => {
    const { localData } = open({ signedInAs: 'user-1' });
    await screen.findByRole('heading', { level: 1, name: 'Hi Åsa' });
    act(() => localData.set('qrOrder', 'token'));
    expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
    expect(screen.queryByRole('button', { name: /Camden/ })).toBeNull();
  });

  it('[LAND-05] [LAND-06] [VENUE-17] with dishes in the cart it asks, then leaves the cart and opens the store listing', async () => {
    const cart = stillCart([soupLine]);
    open({ signedInAs: 'user-1', cart });
    await screen.findByRole('button', { name: /Camden/ });
    await press(/Camden/);
    expect(place()).toBe('/');
    await press('Clear the cart');
    expect(cart.told).toEqual([{ type: 'CLEAR_CART' }]);
    expect(cart.left).toEqual(['cart-1']);
    expect(place()).toBe('/store-listing');
  });

  it('[LOYAL-08] [LOYAL-09] [LOYAL-11] a stamp card counts, and opens its details', async () => {
    open({ signedInAs: 'user-1' });
    const tile = await screen.findByRole('button', { name: /Burger card/ });
    expect(tile.textContent).toContain('2/5');
    expect(tile.textContent).toContain('The fifth is free');
    await press(/Burger card/);
    const circles = screen.getByRole('list', { name: '2 of 5 stamps' });
    expect(circles.querySelectorAll('svg')).toHaveLength(2);
    expect(circles.querySelectorAll('li')).toHaveLength(5);
  });

  it('[LOYAL-12] [LOYAL-13] a full card says so, and OK marks every stamp as seen', async () => {
    const stamps = Array.from({ length: 5 }, (_, at) => ({ id: `s${at}`, seen: at < 3 }));
    const { asked } = open({ signedInAs: 'user-1', stamps });
    expect(await screen.findByText(/Your stamp card is full/)).toBeDefined();
    await press('OK');
    const seen = asked.filter(({ operation }) => operation === 'MarkStampSeen');
    expect(seen.map(({ variables }) => variables)).toEqual([{ id: 's3' }, { id: 's4' }]);
  });
});

describe('the landing of a venue', () => {
  const atTable = (page: Partial<ShowPage> = {}) => open({ at: '/?v=v1&t=table-1', ...page });

  it('[ROUTE-02] [LAND-15] shows the number of the table', async () => {
    atTable();
    expect(await screen.findByRole('heading', { name: 'Table 12' })).toBeDefined();
  });

  it('[LAND-15] [D-21] shows -- and the ways to order without one', async () => {
    open({ at: '/?v=v1' });
    expect(await screen.findByText('Table --')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Take away' })).toBeDefined();
  });

  it('[LAND-16] Begin waits for the socket', async () => {
    const waiting = stillCart([]);
    const snapshot = { ...waiting.session.snapshot(), socketState: 'CLOSED' as const };
    atTable({ cart: { ...waiting, session: { ...waiting.session, snapshot: () => snapshot } } });
    const begin = await screen.findByRole<HTMLButtonElement>('button', { name: 'Connecting' });
    expect(begin.disabled).toBe(true);
    cleanup();
    atTable();
    const ready = await screen.findByRole<HTMLButtonElement>('button', { name: 'Begin' });
    expect(ready.disabled).toBe(false);
  });

  it('[LAND-17] [F-40] offers sign-in to a visitor and greets a member', async () => {
    const { doors } = atTable();
    await screen.findByRole('heading', { name: 'Table 12' });
    // Points are promised only where there are any (F-40).
    expect(screen.queryByText(/points/)).toBeNull();
    await press('Sign in');
    expect(doors).toEqual(['SIGN_IN']);
    cleanup();
    atTable({ company: { company: { hasMembershipCards: true } } });
    expect(await screen.findByRole('button', { name: 'Sign in and collect points' })).toBeDefined();
    cleanup();
    atTable({ signedInAs: 'user-1' });
    expect(await screen.findByText('Hi Åsa')).toBeDefined();
  });

  it('[SHELL-13] gives a guest at a table no menu', async () => {
    atTable();
    await screen.findByRole('heading', { name: 'Table 12' });
    expect(screen.queryByRole('button', { name: 'Open the menu' })).toBeNull();
  });

  it('[TABLE-09] [D-22] keeps table and token', async () => {
    const { localData } = atTable();
    await waitFor(() => expect(localData.get('tableId')).toBe('table-1'));
    expect(localData.get('qrOrder')).toBe('token');
  });

  it('[LAND-18] ends with who makes it', async () => {
    atTable();
    expect(await screen.findByText('Powered by Tallrik')).toBeDefined();
  });
});

describe('an unfinished sign-up', () => {
  const comeBack = () => {
    const localData = openLocalData('story-company', null);
    localData.set('temporaryAuthToken', tokenOf('user-1'));
    open({
      services: { localData, renderedData: localData },
      answers: { ActivatePhone: () => ({ activatePhone: {} }) },
    });
    return localData;
  };

  it('[AUTH-20] [D-114] is met with the question for the code, as a page', async () => {
    const localData = comeBack();
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '1234' } });
    await press('Continue');
    expect(localData.get('authToken')).toBe(tokenOf('user-1'));
  });

  it('[D-114] holds nobody up', async () => {
    const localData = comeBack();
    await screen.findByLabelText('Code');
    await press('Continue as guest');
    expect(localData.get('temporaryAuthToken')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Order food' })).toBeDefined();
  });
});

describe('home of a single venue', () => {
  it('[LAND-07] choosing it leads to /', async () => {
    open({
      Screen: HomePage,
      pattern: '/home',
      at: '/home',
      signedInAs: 'user-1',
      answers: { VenueList: () => ({ allVenues: [two[0]] }) },
    });
    await screen.findByRole('button', { name: /Soho/ });
    await press(/Soho/);
    expect(place()).toBe('/');
  });
});

describe('an offer', () => {
  const openOffer = async (page: Partial<ShowPage>) => {
    const shown = open({ Screen: () => <OfferStrip venueId={null} />, ...page });
    fireEvent.click(await screen.findByRole('button', { name: /Ten off/ }));
    await screen.findByRole('alertdialog');
    return shown;
  };

  it('[DISC-15] [D-181] opens in a dialog, and asks a visitor to sign in where nobody orders without an account', async () => {
    const { doors } = await openOffer({
      company: { configuration: { isAnonymousOrderAllowed: false } },
    });
    expect(screen.getByRole('alertdialog').textContent).toContain('Ten percent off everything');
    await press('Sign in to use it');
    expect(doors).toEqual(['LOGIN']);
  });

  it('[NATIVE-07] [D-130] an address that names it opens it', async () => {
    open({ Screen: () => <OfferStrip venueId={null} />, at: '/?offer=offer-1' });
    expect((await screen.findByRole('alertdialog')).textContent).toContain('Ten percent off');
  });

  it('[DISC-15] asks a signed-in guest nothing', async () => {
    await openOffer({ signedInAs: 'user-1' });
    expect(screen.queryByRole('button', { name: 'Sign in to use it' })).toBeNull();
  });
});
