import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { paths } from '../shared/paths.ts';
import { foldingCart } from '../shared/testing/folding-cart.ts';
import { showPage } from '../shared/testing/show-page.tsx';
import { soupLine } from '../shared/testing/still-cart.ts';
import { RefusalWatch } from './RefusalWatch.tsx';

afterEach(cleanup);

function show() {
  const cart = foldingCart([{ type: 'ADD_ITEM', item: soupLine }]);
  showPage({ Screen: RefusalWatch, pattern: '/', at: '/', cart });
  return cart;
}

describe('a change the server refuses', () => {
  it('[D-52] [D-143] [ERR-04] [ERR-07] [ERR-28] is said in words, each time anew', async () => {
    const cart = show();
    await act(async () => cart.refuse('OUT_OF_STOCK', 'ADD_ITEM'));
    expect(screen.getByText('There is not enough left of this.')).toBeTruthy();
    await act(async () => cart.refuse('OFFER_NOT_BETTER', 'SET_ORDER_OFFER'));
    expect(screen.getByText('You already have a better offer.')).toBeTruthy();
    await act(async () => cart.refuse('ERROR_USER_IS_REQUIRED', 'ADD_ITEM'));
    expect(screen.getByText('Sign in first, then try again.')).toBeTruthy();
    await act(async () => cart.refuse('SOMETHING_NEW', 'ADD_ITEM'));
    expect(screen.getByText(/Something unexpected happened. Try logging in again./)).toBeTruthy();
  });

  it('[ERR-04] who has to sign in first is told so', async () => {
    const cart = show();
    await act(async () => cart.refuse('ERROR_USER_IS_REQUIRED', 'ADD_ITEM'));
    expect(screen.getByText('Sign in first, then try again.')).toBeTruthy();
  });

  it.each([
    ['LINE_NOT_FOUND', 'REMOVE_ITEM'],
    ['AMOUNT_CHANGED', 'ADD_CLIENT_SIDE_PAYMENT'],
  ] as const)('[D-55] %s of %s needs no words here', async (code, eventType) => {
    const cart = show();
    await act(async () => cart.refuse(code, eventType));
    // A toast would bring a button to close it with; the one there is the test's own.
    expect(screen.queryAllByRole('button')).toEqual([screen.getByTestId('browser-back')]);
  });

  it('[D-375] a note that is refused is said in words, but on the cart by its dialog', async () => {
    const cart = show();
    await act(async () => cart.refuse('COMMENTS_DISABLED', 'SET_COMMENT'));
    expect(screen.getByText('This restaurant takes no comments.')).toBeDefined();
    cleanup();
    const cartPage = foldingCart([{ type: 'ADD_ITEM', item: soupLine }]);
    const { pattern, to } = paths.cart;
    showPage({ Screen: RefusalWatch, pattern, at: to('venue-1'), cart: cartPage });
    await act(async () => cartPage.refuse('COMMENTS_DISABLED', 'SET_COMMENT'));
    expect(screen.queryByText('This restaurant takes no comments.')).toBeNull();
    await act(async () => cartPage.refuse('OUT_OF_STOCK', 'ADD_ITEM'));
    expect(screen.getByText('There is not enough left of this.')).toBeDefined();
  });

  it('[D-58] a cart the server has let go of is left', async () => {
    const cart = show();
    await act(async () => cart.refuse('CART_NOT_FOUND', 'ADD_ITEM'));
    expect(cart.left).toHaveLength(1);
  });
});
