import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { aCategory, aDish, shopAnswers } from '../../shared/testing/shop-answers.ts';
import { press, showPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { CartScreen } from './CartScreen.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

const soup = (id: string) => ({
  ...soupLine,
  id,
  itemId: 'Soup',
  entryId: 'entry-Soup',
  title: 'Soup',
  amount: minor(10_000),
});
const half = {
  id: 'half',
  type: 'ITEM_DISCOUNT',
  context: 'APP',
  discountRate: 50,
  discountType: 'PERCENTAGE',
  price: null,
  stages: [],
  items: [{ id: 'Soup' }],
  nameLang: { en: 'Half-price soup' },
  descriptionLang: {},
  venues: [],
  image: null,
  createdAt: '2026-01-01T00:00:00Z',
};

async function showTwoSoups(unitLimit: number | null) {
  const cart = foldingCart([{ type: 'ADD_ITEMS', items: [soup('a'), soup('b')] }]);
  showPage({
    Screen: () => <CartScreen renderPayment={() => null} />,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart,
    answers: {
      ...shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
      OfferDetail: () => ({ Offer: half }),
    },
  });
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBeGreaterThan(0));
  const offers = [{ itemId: 'Soup', offerId: 'half', unitLimit }];
  act(() => cart.receive({ type: 'ITEM_OFFERS_CHANGED', offers }));
  await vi.waitFor(() => screen.getByText('Half-price soup'));
  return cart;
}
const quantities = () =>
  screen
    .getAllByRole('listitem')
    .map((row) => within(row).getByRole<HTMLInputElement>('spinbutton').value);

describe('an offer for dishes in the cart', () => {
  it('[D-74] [D-214] [F-65] one tap takes it for every portion, and they stay one row', async () => {
    const cart = await showTwoSoups(null);
    expect(screen.getByText('2 × Soup')).toBeDefined();
    await press('Use the offer');
    expect(cart.sent).toMatchObject([
      {
        type: 'ADD_OFFER',
        offer: { id: 'half' },
        items: [{ discount: 5_000 }, { discount: 5_000 }],
        replaces: ['a', 'b'],
      },
    ]);
    expect(quantities()).toEqual(['2']);
  });

  it('[D-74] [D-214] [F-65] the dishes stay as they were when the server refuses the offer', async () => {
    const cart = await showTwoSoups(null);
    await press('Use the offer');
    act(() => cart.refuse('OFFER_NOT_AVAILABLE', 'ADD_OFFER'));
    expect(cart.session.snapshot().cart.items.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(quantities()).toEqual(['2']);
  });

  it('[D-74] [D-214] [F-01] [F-65] a token is one portion: the other keeps its price, and both are one row', async () => {
    const cart = await showTwoSoups(1);
    await press('Use the offer');
    expect(cart.sent).toMatchObject([
      { type: 'ADD_OFFER', offer: { id: 'half' }, items: [{ discount: 5_000 }], replaces: ['a'] },
    ]);
    expect(quantities()).toEqual(['2']);
    expect(screen.getByText('1 × Half-price soup')).toBeDefined();
    expect(cart.session.snapshot().cart.due).toBe(15_000);
    // Nothing is left to take it for: the panel is gone with its title.
    expect(screen.queryByRole('button', { name: 'Use the offer' })).toBeNull();
    expect(screen.queryByText('For what is in your cart')).toBeNull();
  });

  it('[D-74] [D-214] [F-01] [F-65] one more is one with the offer while a token is left, then one at its own price', async () => {
    const cart = await showTwoSoups(3);
    await press('Use the offer');
    await press('One more');
    await press('One more');
    expect(cart.sent.slice(1)).toMatchObject([
      { type: 'ADD_OFFER', offer: { id: 'half' }, items: [{ discount: 5_000 }] },
      { type: 'ADD_ITEMS', items: [{ discount: 0, offerId: null, offerTitle: null }] },
    ]);
    expect(quantities()).toEqual(['4']);
    expect(screen.getByText('3 × Half-price soup')).toBeDefined();
  });

  it('[D-214] [F-65] one less is first the one at its own price', async () => {
    const cart = await showTwoSoups(1);
    await press('Use the offer');
    await press('One less');
    expect(cart.sent.at(-1)).toMatchObject({ type: 'REMOVE_ITEM', id: 'b' });
    expect(cart.session.snapshot().cart.due).toBe(5_000);
  });
});

describe('offers by their names', () => {
  it('[D-332] [I18N-01] on the order, on a dish and in the sums they are in the reader’s language', async () => {
    const half = {
      offerId: 'half',
      offerTitle: 'Halva priset',
      offerTitleLang: { se: 'Halva priset', en: 'Half price' },
      discount: minor(5_000),
    };
    const cart = foldingCart([
      { type: 'ADD_ITEMS', items: [{ ...soup('a'), ...half }, soup('b')] },
      {
        type: 'SET_ORDER_OFFER',
        id: 'eight',
        title: 'Åtta procent på allt',
        titleLang: { se: 'Åtta procent på allt', en: 'Eight percent off' },
        discountRate: 8,
        discountType: 'PERCENTAGE',
      },
    ]);
    showPage({
      Screen: () => <CartScreen renderPayment={() => null} />,
      pattern: '/order/:venueId/cart',
      at: '/order/venue-1/cart',
      cart,
      answers: shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
    });
    expect(await screen.findByText(/Half price/)).toBeDefined();
    expect(screen.getAllByText(/Eight percent off/).length).toBeGreaterThan(1);
    expect(screen.queryByText(/Halva priset|Åtta procent/)).toBeNull();
  });

  it('[D-332] a stream from before keeps the plain one', async () => {
    const cart = foldingCart([
      { type: 'ADD_ITEMS', items: [{ ...soup('a'), offerId: 'x', offerTitle: 'Halva priset' }] },
    ]);
    showPage({
      Screen: () => <CartScreen renderPayment={() => null} />,
      pattern: '/order/:venueId/cart',
      at: '/order/venue-1/cart',
      cart,
      answers: shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
    });
    expect(await screen.findByText(/Halva priset/)).toBeDefined();
  });
});
