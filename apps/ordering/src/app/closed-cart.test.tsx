import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldingCart } from '../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import {
  aCategory,
  aDish,
  aMenu,
  aVenueAnswer,
  openDaily,
  type Shop,
  shopAnswers,
} from '../shared/testing/shop-answers.ts';
import { press, showPage, type ShowPage } from '../shared/testing/show-page.tsx';
import { soupLine } from '../shared/testing/still-cart.ts';
import { teachMedia } from '../shared/testing/teach-media.ts';
import { cartPageModule } from './CartPage.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

const line = { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup', title: 'Soup' };
const soup = { type: 'ADD_ITEM', item: line } as const;
// The stories' clock stands at 13:00 in Stockholm, on a Monday.
const closedUntilSix: Shop = {
  categories: [aCategory('warm', [aDish('Soup')])],
  venue: aVenueAnswer({ availabilities: openDaily('18:00', '22:00') }),
};

async function show(
  page: Partial<ShowPage> & { shop?: Shop; cart: ReturnType<typeof foldingCart> },
) {
  const shown = showPage({
    Screen: cartPageModule.Screen,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    ...page,
    answers: {
      ...shopAnswers(page.shop ?? closedUntilSix),
      TableBills: () => ({ Table: null }),
      ...page.answers,
    },
  });
  await screen.findByRole('heading', { name: 'Soup' });
  return shown;
}
const isSheetOpen = () => document.querySelector('dialog[open]') !== null;
const isPayThere = () => screen.queryByRole('button', { name: /^Pay/ }) !== null;

describe('the cart of a closed venue', () => {
  it('[ERR-25] [ERR-27] [D-85] [D-176] [F-33] says when it opens, in no red, and opens nothing by itself', async () => {
    await show({ cart: foldingCart([soup]) });
    expect(screen.getByText('Closed · opens Mon 18:00')).toBeTruthy();
    expect(screen.getByText(/Choose a later time and we will cook/)).toBeTruthy();
    expect(screen.queryByText(/Ready in about/)).toBeNull();
    expect(isSheetOpen()).toBe(false);
    await press(/^Pickup time/);
    expect(isSheetOpen()).toBe(true);
    expect(screen.queryByText(/We are closed at that time/)).toBeNull();
  });

  it('[D-85] [F-33] [PAY-02] has Choose a time where Pay would stand, and the first slot behind it', async () => {
    const cart = foldingCart([soup]);
    const { localData } = await show({ cart });
    expect(localData.get('hasTimeControlledMenus')).toBe(false);
    expect(isPayThere()).toBe(false);
    await press('Choose a time');
    await press('Continue');
    expect(cart.sent).toEqual([{ type: 'SET_PICKUP_TIME', time: '2026-03-02T17:00:00Z' }]);
    expect(isPayThere()).toBe(true);
    expect(screen.queryByRole('button', { name: 'Choose a time' })).toBeNull();
  });

  it('[ERR-27] [D-85] [F-33] only a time that was chosen and cannot be had is called wrong', async () => {
    const cart = foldingCart([soup, { type: 'SET_PICKUP_TIME', time: '2026-03-02T15:00:00Z' }]);
    await show({ cart });
    expect(screen.getAllByText('We are closed at that time. Choose another one.')).toHaveLength(1);
    await press('Choose a time');
    expect(screen.getAllByText('We are closed at that time. Choose another one.')).toHaveLength(2);
    await press('Continue');
    expect(cart.sent).toEqual([{ type: 'SET_PICKUP_TIME', time: '2026-03-02T17:00:00Z' }]);
    expect(screen.queryByText(/We are closed at that time/)).toBeNull();
  });

  it('[D-85] [F-33] [DATA-39] [D-232] [F-51] menus by the hour: the way on is to start over, and it is remembered', async () => {
    const menus = [aMenu(['Soup'], { availabilities: openDaily('10:00', '22:00') })];
    const cart = foldingCart([soup]);
    const { localData } = await show({ cart, shop: { ...closedUntilSix, menus } });
    // [DATA-39] For the pages that load no menu (D-232).
    expect(localData.get('hasTimeControlledMenus')).toBe(true);
    await press('Choose a time');
    await press('Start over');
    expect(cart.left).toEqual(['cart-1']);
  });

  it('[D-85] [F-33] where no time can be chosen the menu is the way on, not a dead button', async () => {
    const company = { configuration: { isPickupTimeDisabled: true } };
    await show({ cart: foldingCart([soup]), company });
    expect(isPayThere()).toBe(false);
    expect(screen.getByRole('link', { name: 'See menu' }).getAttribute('href')).toBe(
      '/order/venue-1/menu',
    );
  });

  it('[D-85] a payment under way keeps its button, whatever the hour', async () => {
    const pending = foldingCart([soup]);
    pending.receive({
      type: 'ADD_CLIENT_SIDE_PAYMENT',
      id: 'session',
      paymentType: 'ADYEN',
      amount: line.amount,
      tip: line.discount,
      payload: null,
      transactionId: null,
    });
    await show({ cart: pending });
    expect(screen.queryByRole('button', { name: 'Choose a time' })).toBeNull();
  });

  it('[TIME-17] [D-34] at a table nobody is asked for another time', async () => {
    const { localData } = await show({ cart: foldingCart([soup], 'EAT_HERE') });
    expect(screen.getByRole('button', { name: /^When/ })).toBeTruthy();
    act(() => localData.set('qrOrder', 'table-token'));
    expect(screen.queryByRole('button', { name: /^When/ })).toBeNull();
    expect(screen.getByText('Closed · opens Mon 18:00')).toBeTruthy();
    expect(screen.queryByText(/Choose a later time/)).toBeNull();
    expect(screen.getByRole('link', { name: 'See menu' })).toBeTruthy();
  });

  it('[F-55] [F-33] what is taken away names no table and has its time, though its guest sits at one', async () => {
    const { localData, requestedOperations } = await show({
      cart: foldingCart([soup], 'TAKE_AWAY'),
      answers: {
        TableBills: () => ({
          Table: { id: 'table-1', code: '12', supportsPayLater: true, cheques: [] },
        }),
      },
    });
    await act(async () => {
      localData.set('tableId', 'table-1');
      localData.set('qrOrder', 'table-token');
    });
    await waitFor(() => expect(requestedOperations()).toContain('TableBills'));
    expect(screen.queryByText(/Table 12/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose a time' })).toBeTruthy();
  });
});
