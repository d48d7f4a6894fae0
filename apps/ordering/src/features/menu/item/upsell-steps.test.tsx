import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { place, press, showPage } from '../../../shared/testing/show-page.tsx';
import {
  aCategory,
  aDish,
  aMenu,
  anUpsellGroup,
  type Shop,
  shopAnswers,
} from '../../../shared/testing/shop-answers.ts';
import { stillCart } from '../../../shared/testing/still-cart.ts';
import { ItemScreen } from './ItemScreen.tsx';

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const soup = (changes: object) => aCategory('warm', [aDish('Soup', changes)]);

async function openSoup(shop: Shop) {
  const cart = stillCart([]);
  showPage({
    Screen: ItemScreen,
    pattern: '/order/:venueId/item/:itemId',
    at: '/order/venue-1/item/Soup',
    cart,
    answers: shopAnswers(shop),
  });
  await screen.findByRole('heading', { level: 1, name: 'Soup' });
  return { cart };
}

describe('what is offered beside it', () => {
  const beside: Shop = {
    categories: [
      soup({
        upsales: [
          anUpsellGroup('Bread?', ['Bread', 'Nobody sells it']),
          anUpsellGroup('Hidden', ['Bread'], { hideInApp: true }),
          anUpsellGroup('A drink?', ['Water', 'Juice'], { enableMultiSelect: false }),
        ],
      }),
    ],
    others: [aDish('Bread'), aDish('Water'), aDish('Juice'), aDish('Nobody sells it')],
    menus: [aMenu(['Soup', 'Bread', 'Water', 'Juice'])],
  };
  const title = () => screen.getByRole('heading', { level: 1 }).textContent;
  const more = (name: string) =>
    within(screen.getByRole('group', { name: new RegExp(name) })).getByRole<HTMLButtonElement>(
      'button',
      { name: 'One more' },
    );

  it('[ITEM-04] [ITEM-06] [ITEM-07] [ITEM-35] [D-46] one group a step, then everything together', async () => {
    const { cart } = await openSoup(beside);
    await press(/^Add/);
    expect(title()).toBe('Bread?');
    expect(screen.getByRole('img', { name: 'Step 1 of 2' })).toBeDefined();
    expect(screen.queryByText('Nobody sells it')).toBeNull();
    await act(async () => fireEvent.click(more('Bread')));
    await press(/^Add/);
    expect(title()).toBe('A drink?');
    expect(cart.sent).toEqual([]);
    await act(async () => fireEvent.click(more('Water')));
    await press(/^Add/);
    expect(cart.sent).toEqual([
      {
        type: 'ADD_ITEMS',
        items: ['Soup', 'Bread', 'Water'].map((itemId) => expect.objectContaining({ itemId })),
      },
    ]);
    expect(place()).toBe('/order/venue-1');
  });

  it('[ITEM-03] [ITEM-06] [F-60] [D-212] says no thanks until something is chosen, then adds, and always what it costs', async () => {
    const { cart } = await openSoup(beside);
    await press('One more');
    await press(/^Add/);
    const button = () => screen.getByRole('button', { name: /kr$/ });
    expect(button().textContent).toBe('No thanks200\u00a0kr');
    await act(async () => fireEvent.click(more('Bread')));
    expect(button().textContent).toBe('Add300\u00a0kr');
    await press(/^Add/);
    // What was taken in the step before is paid for here too, and this step is still to be answered.
    expect(title()).toBe('A drink?');
    expect(button().textContent).toBe('No thanks300\u00a0kr');
    await press(/^No thanks/);
    expect(cart.sent).toHaveLength(1);
  });

  it('[ITEM-08] back leads to the step before, then to the dish', async () => {
    await openSoup(beside);
    await press(/^Add/);
    await press(/^No thanks/);
    await press('Back');
    expect(title()).toBe('Bread?');
    await press('Back');
    expect(title()).toBe('Soup');
  });

  it('[ITEM-15] [ITEM-19] [D-46] starts at none; where one may be chosen, the second plus is off', async () => {
    await openSoup(beside);
    await press(/^Add/);
    await press(/^No thanks/);
    expect(screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value)).toEqual([
      '0',
      '0',
    ]);
    await act(async () => fireEvent.click(more('Water')));
    expect(more('Water').disabled).toBe(true);
    expect(more('Juice').disabled).toBe(true);
  });
});
