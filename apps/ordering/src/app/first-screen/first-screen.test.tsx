import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { place, press, type ShowPage } from '../../shared/testing/show-page.tsx';
import { openDaily } from '../../shared/testing/shop-answers.ts';
import { soupLine, stillCart } from '../../shared/testing/still-cart.ts';
import { openLocalData } from '../../shared/local-data/local-data.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { tokenOf } from '../../shared/testing/test-tokens.ts';
import { HomePage } from './HomePage.tsx';
import { OfferStrip } from '../../features/loyalty/offers/OfferStrip.tsx';
import { open, two } from './testing/open-first-screen.ts';

// Loaded beforehand: how long a chunk takes is not what these tests ask.
beforeAll(async () => {
  await import('../../features/loyalty/offers/OfferDialog.tsx');
  await import('../../shared/rich-text/RichText.tsx');
  await import('../../shared/translate/LanguageSheet.tsx');
  await import('../../features/accounts/ActivateCodeScreen.tsx');
});
beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

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
  it('[ROUTE-03] [D-20] [F-69] is a member’s first page at a marketplace too, and lists its venues by name', async () => {
    open({
      signedInAs: 'user-1',
      company: {
        configuration: {
          marketplaceId: 'market-1',
          marketplace: { venues: two.map(({ id, name }) => ({ id, name })) },
        },
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'Hi Åsa' })).toBeDefined();
    for (const { name } of two)
      expect(await screen.findByRole('button', { name: new RegExp(name) })).toBeDefined();
    expect(await screen.findByRole('button', { name: /Burger card/ })).toBeDefined();
  });

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
    await screen.findByRole('alertdialog');
    await press('Clear the cart');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(cart.left).toEqual(['cart-1']);
    expect(place()).toBe('/store-listing');
  });

  it('[LAND-05] [D-64] [F-32] the cart’s own venue asks nothing and keeps it', async () => {
    const cart = stillCart([soupLine], { venueId: 'v2', serviceType: 'TAKE_AWAY' });
    open({ signedInAs: 'user-1', cart });
    await screen.findByRole('button', { name: /Camden/ });
    await press(/Camden/);
    expect(cart.sent).toEqual([]);
    expect(cart.left).toEqual([]);
    expect(place()).toBe('/store-listing');
  });

  it('[F-33] [D-176] a venue that is closed says when it opens', async () => {
    const evenings = { ...two[1], availabilities: openDaily('17:00', '22:00') };
    open({
      signedInAs: 'user-1',
      answers: { VenueList: () => ({ allVenues: [two[0], evenings] }) },
    });
    const camden = await screen.findByRole('button', { name: /Camden/ });
    expect(camden.textContent).toContain('Closed · opens Mon 17:00');
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

  it('[LOYAL-10] a stamp card for some venues is shown at those only', async () => {
    const card = (id: string, venues: string[]) => ({
      id,
      name: id,
      nameLang: { en: `Card ${id}` },
      description: null,
      descriptionLang: {},
      details: {},
      count: 0,
      requiredCount: 5,
      stamps: [],
      venues,
    });
    const Home = () => ({
      homepageUserQuery: {
        id: 'user-1',
        tokens: [],
        stampCards: [card('everywhere', []), card('soho', ['v1']), card('camden', ['v2'])],
        company: { defaultOffers: [] },
      },
    });
    const shown = () =>
      screen
        .getAllByRole('button', { name: /Card (everywhere|soho|camden)/ })
        .map(({ textContent }) => textContent);
    const one = { VenueList: () => ({ allVenues: [two[0]] }) };
    open({ signedInAs: 'user-1', at: '/?v=v1', answers: { Home, ...one } });
    await screen.findByRole('button', { name: /Card everywhere/ });
    expect(shown()).toHaveLength(2);
    expect(screen.getByRole('button', { name: /Card soho/ })).toBeDefined();
    cleanup();
    open({ signedInAs: 'user-1', answers: { Home } });
    await screen.findByRole('button', { name: /Card everywhere/ });
    expect(shown()).toHaveLength(1);
  });

  it('[LOYAL-12] [LOYAL-13] a full card says so, and OK marks every stamp as seen', async () => {
    const stamps = Array.from({ length: 5 }, (_, at) => ({ id: `s${at}`, seen: at < 3 }));
    const { requests } = open({ signedInAs: 'user-1', stamps });
    expect(await screen.findByText(/Your stamp card is full/)).toBeDefined();
    await press('OK');
    const seen = requests.filter(({ operation }) => operation === 'MarkStampSeen');
    expect(seen.map(({ variables }) => variables)).toEqual([{ id: 's3' }, { id: 's4' }]);
  });
});

describe('an unfinished sign-up', () => {
  const comeBack = () => {
    const localData = openLocalData('story-company', null);
    localData.set('temporaryAuthToken', tokenOf('user-1'));
    const { openedDialogs } = open({
      services: { localData, renderedData: localData },
      answers: {
        ActivatePhone: () => ({ activatePhone: {} }),
        OwnActivation: () => ({ User: { id: 'user-1', activated: false, phone: '+46701740605' } }),
      },
    });
    return { localData, openedDialogs };
  };

  it('[AUTH-20] [D-114] is met with the question for the code, as a page', async () => {
    const { localData } = comeBack();
    fireEvent.change(await screen.findByLabelText('Code'), { target: { value: '1234' } });
    await press('Continue');
    expect(localData.get('authToken')).toBe(tokenOf('user-1'));
  });

  it('[D-114] holds nobody up', async () => {
    const { localData } = comeBack();
    await screen.findByLabelText('Code');
    await press('Continue as guest');
    expect(localData.get('temporaryAuthToken')).toBeNull();
    expect(await screen.findByRole('link', { name: 'Order food' })).toBeDefined();
  });

  it('[D-114] [D-230] [F-62] says where the code went, and a wrong number can be mended', async () => {
    const { localData, openedDialogs } = comeBack();
    expect(await screen.findByText('We sent a code to +46701740605.')).toBeDefined();
    await press('Change the number');
    expect(localData.get('temporaryAuthToken')).toBeNull();
    expect(openedDialogs).toEqual(['SIGN_UP']);
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
    const { openedDialogs } = await openOffer({
      company: { configuration: { isAnonymousOrderAllowed: false } },
    });
    expect(screen.getByRole('alertdialog').textContent).toContain('Ten percent off everything');
    await press('Sign in to use it');
    expect(openedDialogs).toEqual(['LOGIN']);
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
