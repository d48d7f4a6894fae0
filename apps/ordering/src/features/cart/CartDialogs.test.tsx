import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useOffering } from '../../shared/menu/use-offering.ts';
import { teachNativeDialogs } from '../../shared/testing/native-dialogs.ts';
import { press, showPage } from '../../shared/testing/show-page.tsx';
import { aMenu, openDaily, type Shop, shopAnswers } from '../../shared/testing/shop-answers.ts';
import { soupLine, stillCart } from '../../shared/testing/still-cart.ts';
import { teachMedia } from '../../shared/testing/teach-media.ts';
import { CartDialogs } from './CartDialogs.tsx';
import { PickupTimeSheet } from './PickupTimeSheet.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

const line = (id: string, entryId: string): CartLine => ({ ...soupLine, id, title: id, entryId });

function Dialogs({ isTimePrompted }: { isTimePrompted: boolean }) {
  const { cart } = useCart();
  const state = useOffering('venue-1');
  if (state.kind !== 'READY') return null;
  const { offering } = state;
  return (
    <>
      <CartDialogs cart={cart} offering={offering} />
      <PickupTimeSheet
        isOpen={isTimePrompted}
        onClose={() => undefined}
        cart={cart}
        offering={offering}
        facts={{ ...offering, now: offering.at }}
        isVenueOpen
      />
    </>
  );
}

function open(lines: CartLine[], shop: Shop, isTimePrompted = false) {
  const cart = stillCart(lines);
  const { localData } = showPage({
    Screen: () => <Dialogs isTimePrompted={isTimePrompted} />,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart,
    answers: shopAnswers(shop),
  });
  localData.set('serviceType', 'TAKE_AWAY');
  return { ...cart, localData };
}
const shown = async (name: string) => {
  const dialog = await screen.findByRole('alertdialog', { name });
  expect(dialog.hasAttribute('open')).toBe(true);
  return dialog;
};

// The stories' clock stands at 13:00 in Stockholm.
const dinner = aMenu(['Soup'], { availabilities: openDaily('17:00', '22:00') });
const lunch = aMenu(['Soup'], { availabilities: openDaily('11:00', '14:00') });

describe('a menu that has ended', () => {
  it('[TIME-24] says so; confirming clears the cart and forgets it', async () => {
    const { sent, left, localData } = open([line('Soup', 'entry-Soup')], { menus: [dinner] });
    const dialog = await shown('The menu has changed');
    expect(dialog.textContent).toContain('is not served at this time any more');
    await press('Start over');
    expect(sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(left).toEqual(['cart-1']);
    expect(localData.get('serviceType')).toBeNull();
  });
});

describe('dishes that are not sold any more', () => {
  it('[TIME-26] [TIME-27] [TIME-28] are named; confirming takes them out and keeps the rest', async () => {
    const lines = [line('Soup', 'entry-Soup'), line('Old pie', 'gone'), line('Old cake', 'gone-2')];
    const { sent } = open(lines, {});
    const dialog = await shown('Not on the menu any more');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Old pie', 'Old cake']);
    await press('OK');
    expect(sent).toEqual([
      { type: 'REMOVE_ITEM', id: 'Old pie' },
      { type: 'REMOVE_ITEM', id: 'Old cake' },
    ]);
  });
});

describe('the time of an order from a menu with hours', () => {
  it('[TIME-18] cannot be changed; starting over clears everything', async () => {
    const { sent, left } = open([line('Soup', 'entry-Soup')], { menus: [lunch] }, true);
    const dialog = await shown('Pickup time');
    expect(dialog.textContent).toMatch(/go back to the start and select a new time/i);
    await press('Start over');
    expect(sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(left).toEqual(['cart-1']);
  });
});
