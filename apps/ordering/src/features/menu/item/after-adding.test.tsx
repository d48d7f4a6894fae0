import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goBackInBrowser, place, press, showPage } from '../../../shared/testing/show-page.tsx';
import { aCategory, aDish, shopAnswers } from '../../../shared/testing/shop-answers.ts';
import { stillCart } from '../../../shared/testing/still-cart.ts';
import { ItemScreen } from './ItemScreen.tsx';

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[ITEM-33] [F-61] back does not lead into the dish again, ready to be added twice', async () => {
  const cart = stillCart([]);
  showPage({
    Screen: ItemScreen,
    pattern: '/order/:venueId/item/:itemId',
    after: '/order/venue-1/cart',
    at: '/order/venue-1/item/Soup',
    cart,
    answers: shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Soup' });
  await press(/^Add/);
  expect(place()).toBe('/order/venue-1');
  await goBackInBrowser();
  expect(place()).toBe('/order/venue-1/cart');
  expect(cart.told).toHaveLength(1);
});
