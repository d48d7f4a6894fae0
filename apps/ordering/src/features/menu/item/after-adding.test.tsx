import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { goBackInBrowser, place, press, showPage } from '../../../shared/testing/show-page.tsx';
import { aCategory, aDish, shopAnswers } from '../../../shared/testing/shop-answers.ts';
import { stillCart } from '../../../shared/testing/still-cart.ts';
import { makeConnectionStatus } from '../../../shared/graphql-client/connection-status.ts';
import type { Services } from '../../../shared/services/services.tsx';
import { ItemScreen } from './ItemScreen.tsx';

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function addSoup(services: Partial<Services> = {}) {
  const cart = stillCart([]);
  showPage({
    Screen: ItemScreen,
    pattern: '/order/:venueId/item/:itemId',
    after: '/order/venue-1/cart',
    at: '/order/venue-1/item/Soup',
    cart,
    services,
    answers: shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
  });
  await screen.findByRole('heading', { level: 1, name: 'Soup' });
  await press(/^Add/);
  expect(place()).toBe('/order/venue-1');
  return cart;
}

it('[ITEM-33] [F-61] back does not lead into the dish again, ready to be added twice', async () => {
  const cart = await addSoup();
  await goBackInBrowser();
  expect(place()).toBe('/order/venue-1/cart');
  expect(cart.sent).toHaveLength(1);
});

it('[ITEM-30] [D-140] [F-54] without a network the dish is added all the same, and marked as not sent yet', async () => {
  const connection = makeConnectionStatus();
  connection.report(false);
  const cart = await addSoup({ connection });
  expect(cart.sent).toHaveLength(1);
  expect(screen.getByText('Added to the cart').parentElement?.textContent).toBe(
    'Added to the cartNot sent yet',
  );
});
