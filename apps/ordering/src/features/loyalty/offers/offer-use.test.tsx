import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../../shared/testing/native-dialogs.ts';
import {
  aCategory,
  aDish,
  aGroup,
  type Shop,
  shopAnswers,
  words,
} from '../../../shared/testing/shop-answers.ts';
import { press, showPage } from '../../../shared/testing/show-page.tsx';
import type { ShownOffer } from '../home-query.ts';
import { OfferDialog } from './OfferDialog.tsx';

const card = (type: ShownOffer['type'], isPersonal: boolean): ShownOffer => ({
  id: 'offer-1',
  type,
  name: { en: 'The Full Set' },
  description: { en: 'One of each' },
  venues: [],
  image: null,
  isPersonal,
});
const detail = (type: ShownOffer['type'], changes: object) => ({
  id: 'offer-1',
  type,
  context: 'APP',
  discountRate: null,
  discountType: null,
  price: null,
  stages: [],
  items: [],
  nameLang: words('The Full Set'),
  descriptionLang: words('One of each'),
  venues: [],
  image: null,
  createdAt: '2026-01-01T00:00:00Z',
  ...changes,
});
const stage = (id: string, items: string[], discountRate: number | null = null) => ({
  id,
  nameLang: words(id),
  items: items.map((item) => ({ id: item })),
  discountRate,
  discountType: discountRate === null ? null : 'PERCENTAGE',
});
const shop: Shop = {
  categories: [
    aCategory('warm', [
      aDish('Burger', { modificationGroups: [{ id: 'bun' }] }),
      aDish('Fries'),
      aDish('Cola'),
      aDish('Water'),
    ]),
  ],
  groups: [aGroup('bun', ['Brioche', 'Rye'])],
};

async function show(
  type: ShownOffer['type'],
  changes: object = {},
  options: {
    venueId?: string | null;
    signedInAs?: string;
    shop?: Shop;
    isPersonal?: boolean;
    configuration?: { isAnonymousOrderAllowed: boolean };
  } = {},
) {
  const cart = foldingCart();
  const onClose = vi.fn();
  const { venueId = 'venue-1', signedInAs = 'user-1', isPersonal = false } = options;
  const Screen = () => (
    <OfferDialog offer={card(type, isPersonal)} venueId={venueId} onClose={onClose} />
  );
  const shown = showPage({
    Screen,
    pattern: '/',
    at: '/',
    cart,
    company: { configuration: options.configuration ?? {} },
    ...(signedInAs !== '' && { signedInAs }),
    answers: {
      ...shopAnswers(options.shop ?? shop),
      OfferDetail: () => ({ Offer: detail(type, changes) }),
    },
  });
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  return { ...shown, cart, onClose };
}
const choose = (name: string) =>
  act(async () => screen.getByRole('radio', { name: new RegExp(`^${name}`) }).click());
const takeButton = () => screen.getAllByRole('button', { name: /^Use the offer/ }).at(-1);
const isOff = () => takeButton()?.hasAttribute('disabled');

beforeEach(teachNativeDialogs);
afterEach(cleanup);

describe('using an offer', () => {
  it('[DISC-15] [D-181] [F-39] one for everybody needs no account', async () => {
    const { cart } = await show(
      'ORDER_DISCOUNT',
      { discountRate: 10, discountType: 'PERCENTAGE' },
      { signedInAs: '' },
    );
    expect(screen.queryByRole('button', { name: 'Sign in to use it' })).toBeNull();
    await press(/^Use the offer/);
    expect(cart.sent).toMatchObject([{ type: 'SET_ORDER_OFFER', id: 'offer-1' }]);
  });

  it('[DISC-15] [D-181] where only account holders order, a visitor is prompted to sign in', async () => {
    const configuration = { isAnonymousOrderAllowed: false };
    const { openedDialogs } = await show('ORDER_DISCOUNT', {}, { signedInAs: '', configuration });
    await press('Sign in to use it');
    expect(openedDialogs).toEqual(['LOGIN']);
  });

  it('[DISC-15] for a personal one a visitor who is not signed in is prompted to', async () => {
    const { openedDialogs } = await show(
      'ORDER_DISCOUNT',
      {},
      { signedInAs: '', isPersonal: true },
    );
    expect(screen.queryByRole('button', { name: 'Use the offer' })).toBeNull();
    await press('Sign in to use it');
    expect(openedDialogs).toEqual(['LOGIN']);
  });

  it('[D-74] one that is only shown has nothing to use', async () => {
    await show('VISUAL');
    expect(screen.queryByRole('button', { name: /offer|Sign in/ })).toBeNull();
  });

  it('[D-74] without a venue the way leads to the venues', async () => {
    await show('ORDER_DISCOUNT', {}, { venueId: null });
    expect(screen.getByRole('link', { name: 'Choose a restaurant' }).getAttribute('href')).toBe(
      '/store-listing',
    );
  });

  it('[CART-12] [DISC-05] one for the order is set on the order', async () => {
    const { cart, onClose } = await show('ORDER_DISCOUNT', {
      discountRate: 8,
      discountType: 'PERCENTAGE',
    });
    await press('Use the offer');
    expect(cart.sent).toEqual([
      {
        type: 'SET_ORDER_OFFER',
        id: 'offer-1',
        title: 'The Full Set',
        discountRate: 8,
        discountType: 'PERCENTAGE',
      },
    ]);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('[CART-15] [D-74] a staged bundle wants one dish of each stage, and what the dish needs to be told', async () => {
    const { cart } = await show('STAGED_BUNDLE', {
      price: 15_000,
      stages: [stage('The burger', ['Burger']), stage('The drink', ['Cola', 'Water'])],
    });
    await press('Use the offer');
    await choose('Cola');
    expect(isOff()).toBe(true);
    await choose('Brioche');
    expect(isOff()).toBe(false);
    expect(takeButton()?.textContent?.replaceAll('\u00a0', ' ')).toBe('Use the offer150 kr');
    await press(/^Use the offer/);
    expect(cart.sent).toMatchObject([
      {
        type: 'ADD_OFFER',
        offer: { id: 'offer-1' },
        items: [
          { itemId: 'Burger', variations: [{ id: 'Brioche' }], offerId: 'offer-1' },
          { itemId: 'Cola' },
        ],
      },
    ]);
    expect(cart.session.snapshot().cart.due).toBe(15_000);
  });

  it('[D-49] [D-50] [D-74] [F-65] its dishes have picture, price, sizes and allergens as on their pages', async () => {
    const size = (id: string, absolutePrice: number) => ({
      id,
      name: id,
      nameLang: words(id),
      price: 0,
      absolutePrice,
    });
    const image = 'https://pictures.test/dish';
    const soup = aDish('Soup', {
      image,
      allergens: ['milk'],
      sizes: { id: 'sizes', type: 'Size', variations: [size('Cup', 8_000), size('Bowl', 12_000)] },
    });
    const beer = aDish('Beer', { image, allergens: ['gluten'], ageRestricted: true });
    await show(
      'STAGED_BUNDLE',
      { price: 15_000, stages: [stage('Warm', ['Soup']), stage('To drink', ['Beer', 'Cola'])] },
      { shop: { categories: [aCategory('warm', [soup, beer, aDish('Cola')])] } },
    );
    await press('Use the offer');
    const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
    expect(screen.getByRole('heading', { name: 'Soup' }).parentElement?.textContent).toMatch(
      /100\skr/,
    );
    expect(document.querySelectorAll(`img[src^="${image}"]`)).toHaveLength(2);
    expect(screen.getByRole('radio', { name: /^Bowl\s+120\skr/ })).toBeTruthy();
    expect(screen.getByRole('radio', { name: /^Beer\s+100\skr/ })).toBeTruthy();
    expect(text()).toContain('Milk');
    expect(text()).not.toContain('Gluten');
    await choose('Beer');
    expect(text()).toContain('Gluten');
    expect(text()).toContain('Age limit');
    // Nothing is missing but the size, and the button says what the offer costs at least.
    expect(isOff()).toBe(true);
    expect(takeButton()?.textContent?.replaceAll('\u00a0', ' ')).toBe('Use the offer150 kr');
    await choose('Bowl');
    expect(takeButton()?.textContent?.replaceAll('\u00a0', ' ')).toBe('Use the offer190 kr');
  });

  it('[D-74] a bundle has its dishes, two of the same as well', async () => {
    const { cart } = await show('BUNDLE', {
      price: 25_000,
      items: [{ id: 'Fries' }, { id: 'Fries' }, { id: 'Cola' }],
    });
    await press('Use the offer');
    await press(/^Use the offer/);
    expect(cart.session.snapshot().cart).toMatchObject({ subtotal: 30_000, due: 25_000 });
  });

  it('[D-74] each stage has its own discount in STAGED_INDIVIDUAL', async () => {
    const { cart } = await show('STAGED_INDIVIDUAL', {
      stages: [stage('A drink', ['Cola']), stage('A side', ['Fries'], 60)],
    });
    await press('Use the offer');
    await press(/^Use the offer/);
    expect(cart.session.snapshot().cart.due).toBe(14_000);
  });

  it('[D-74] ITEM_DISCOUNT takes one of its dishes', async () => {
    const { cart } = await show('ITEM_DISCOUNT', {
      discountRate: 50,
      discountType: 'PERCENTAGE',
      items: [{ id: 'Fries' }, { id: 'Cola' }],
    });
    await press('Use the offer');
    await choose('Fries');
    await press(/^Use the offer/);
    expect(cart.session.snapshot().cart.due).toBe(5_000);
  });

  it('[ITEM-20] what has run out cannot fill an offer, and that is said', async () => {
    const inventory = [{ itemId: 'Cola', outOfStock: true, count: 0 }];
    await show(
      'STAGED_BUNDLE',
      { price: 15_000, stages: [stage('The drink', ['Cola'])] },
      { shop: { ...shop, inventory } },
    );
    await press('Use the offer');
    expect(screen.getByText(/Something in this offer is not served right now/)).toBeTruthy();
    expect(isOff()).toBe(true);
  });
});
