import { minor } from '@tallrik/domain/money/minor';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import {
  aCategory,
  aDish,
  aGroup,
  type Shop,
  shopAnswers,
} from '../../shared/testing/shop-answers.ts';
import { press, showPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { CartScreen } from './CartScreen.tsx';

const cream = { id: 'cream', amount: minor(0), title: 'cream', groupId: 'extras' };
const soup = (id: string, changes: object = {}) => ({
  ...soupLine,
  id,
  itemId: 'Soup',
  entryId: 'entry-Soup',
  title: 'Soup',
  variations: [cream],
  ...changes,
});
const extras = aGroup('extras', ['cream', 'dill'], {
  type: 'MULTIPLE',
  required: false,
  preselectedVariations: ['dill'],
});
const shopWith = (inventory: Shop['inventory']): Shop => ({
  categories: [aCategory('warm', [aDish('Soup', { modificationGroups: [{ id: 'extras' }] })])],
  groups: [extras],
  inventory,
});

async function show(items: ReturnType<typeof soup>[], inventory: Shop['inventory']) {
  const cart = foldingCart([{ type: 'ADD_ITEMS', items }]);
  showPage({
    Screen: () => <CartScreen renderPayment={() => null} />,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart,
    answers: shopAnswers(shopWith(inventory)),
  });
  await vi.waitFor(() => expect(screen.queryAllByRole('listitem').length).toBeGreaterThan(0));
  return cart;
}
const named = () =>
  within(screen.getByRole('alertdialog', { name: 'Something ran out' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

describe('a choice that has run out', () => {
  it('[CART-33] [ITEM-22] [F-07] takes its dish out of the cart, and both are named', async () => {
    const items = [soup('a'), soup('b', { variations: [] })];
    const cart = await show(items, [{ itemId: 'cream', outOfStock: true, count: null }]);
    expect(cart.sent).toEqual([{ type: 'REMOVE_ITEM', id: 'a' }]);
    expect(named()).toEqual(['Soup (cream)']);
  });

  it('[CART-33] [ITEM-22] [F-07] also where it comes with the dish, unless the guest has taken it off', async () => {
    const items = [soup('a'), soup('b', { removedVariations: ['dill'] })];
    const cart = await show(items, [{ itemId: 'dill', outOfStock: true, count: null }]);
    await vi.waitFor(() => expect(cart.sent).toEqual([{ type: 'REMOVE_ITEM', id: 'a' }]));
    expect(named()).toEqual(['Soup (dill)']);
  });

  it('[ITEM-20] [ITEM-22] [F-07] of which one is left, no second is added', async () => {
    const cart = await show([soup('a')], [{ itemId: 'cream', outOfStock: false, count: 1 }]);
    await press(/One more/);
    expect(cart.sent).toEqual([]);
  });
});
