import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import { aCategory, aDish, aMenu, type Shop, shopAnswers } from '../shared/testing/shop-answers.ts';
import { press, showPage } from '../shared/testing/show-page.tsx';
import { soupLine } from '../shared/testing/still-cart.ts';
import { teachMedia } from '../shared/testing/teach-media.ts';
import { cartPageModule } from './CartPage.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const line = (title: string) => ({
  ...soupLine,
  id: title,
  itemId: title,
  entryId: `entry-${title}`,
  title,
  amount: minor(10_000),
});
const shop = (served: string[]): Shop => ({
  categories: [aCategory('warm', [aDish('Soup'), aDish('Bread')])],
  menus: [aMenu(served)],
});

/** A cart with soup and bread; the server refuses to open a payment for it. */
function openCart(served: () => string[], why: Why = {}) {
  const cart = foldingCart([{ type: 'ADD_ITEMS', items: [line('Soup'), line('Bread')] }]);
  const refused = { success: false, error: why.error ?? 'ITEM_NOT_ON_MENU', response: null };
  const session = vi.fn(() => {
    why.onSession?.();
    return { initAdyenSession: refused };
  });
  const answers = () => shopAnswers({ ...shop(served()), inventory: why.inventory?.() ?? [] });
  showPage({
    Screen: cartPageModule.Screen,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart,
    answers: {
      ...answers(),
      AppliedMenus: () => answers().AppliedMenus(),
      VenueInventory: () => answers().VenueInventory(),
      InitAdyenSession: session,
    },
    company: { configuration: { cardClientKey: 'test_KEY' } },
  });
  return { cart, session };
}
type Why = {
  error?: string;
  inventory?: () => Shop['inventory'];
  /** In the moment the payment is asked for: the page knows nothing of it yet. */
  onSession?: () => void;
};
const openDialogs = () =>
  [...document.querySelectorAll('dialog[open] h2')].map(({ textContent }) => textContent);

describe('dishes that have left the menu while the guest is about to pay', () => {
  it('[TIME-26] [TIME-27] [TIME-28] [F-48] one dialog names them, and none is left once it is confirmed', async () => {
    const { cart, session } = openCart(() => ['Soup']);
    await vi.waitFor(() => expect(session).toHaveBeenCalled(), { timeout: 4_000 });
    await act(async () => undefined);
    expect(openDialogs()).toEqual(['Not on the menu any more']);
    const dialog = screen.getByRole('alertdialog', { name: 'Not on the menu any more' });
    expect(within(dialog).getByRole('listitem').textContent).toBe('Bread');
    await press('OK');
    expect(cart.sent).toEqual([{ type: 'REMOVE_ITEM', id: 'Bread' }]);
  });

  it('[TIME-27] [F-48] a page that did not know yet asks for the menu, and then names them', async () => {
    let served = ['Soup', 'Bread'];
    const { session } = openCart(() => served, {
      onSession: () => {
        served = ['Soup'];
      },
    });
    await vi.waitFor(() => expect(session).toHaveBeenCalled(), { timeout: 4_000 });
    await vi.waitFor(() => expect(openDialogs()).toEqual(['Not on the menu any more']), {
      timeout: 4_000,
    });
  });
});

describe('dishes that have run out while the guest is about to pay', () => {
  const noBread = [{ itemId: 'Bread', outOfStock: true, count: null }];
  const everything = () => ['Soup', 'Bread'];

  it('[CART-34] [PAY-07] [F-48] one dialog names them, not the server’s word above it', async () => {
    const { session } = openCart(everything, { error: 'OUT_OF_STOCK', inventory: () => noBread });
    await vi.waitFor(() => expect(session).toHaveBeenCalled(), { timeout: 4_000 });
    await act(async () => undefined);
    expect(openDialogs()).toEqual(['Something ran out']);
    await press('OK');
    expect(openDialogs()).toEqual([]);
  });

  it('[CART-34] [F-48] a page that did not know yet asks for the stock, and then names them', async () => {
    let inventory: Shop['inventory'] = [];
    const { session } = openCart(everything, {
      error: 'OUT_OF_STOCK',
      inventory: () => inventory,
      onSession: () => {
        inventory = noBread;
      },
    });
    await vi.waitFor(() => expect(session).toHaveBeenCalled(), { timeout: 4_000 });
    await vi.waitFor(() => expect(openDialogs()).toEqual(['Something ran out']), {
      timeout: 4_000,
    });
  });

  it('[CART-34] [TIME-28] [F-48] [D-213] what left the menu is told first, what ran out after it', async () => {
    openCart(() => ['Bread'], { error: 'OUT_OF_STOCK', inventory: () => noBread });
    await vi.waitFor(() => expect(openDialogs()).toHaveLength(1), { timeout: 4_000 });
  });

  it('[PAY-07] [F-48] what the server says of something else waits until the page has been answered', async () => {
    const { session } = openCart(() => ['Soup'], { error: 'VENUE_CLOSED' });
    await vi.waitFor(() => expect(session).toHaveBeenCalled(), { timeout: 4_000 });
    await act(async () => undefined);
    expect(openDialogs()).toEqual(['Not on the menu any more']);
    await press('OK');
    await vi.waitFor(() => expect(openDialogs()).toEqual(['Check your order']), { timeout: 4_000 });
  });
});
