import type {
  ClientCartEvent,
  ServerCartEvent,
  WithoutBase,
} from '@tallrik/domain/cart/cart-event';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { foldingCart } from '../../shared/testing/folding-cart.ts';
import { press, showPage } from '../../shared/testing/show-page.tsx';
import { soupLine } from '../../shared/testing/still-cart.ts';
import { ROUTES } from '../routes.tsx';
import { PageTopBar } from './PageTopBar.tsx';

afterEach(cleanup);

const line = (id: string, changes: object = {}) => ({ ...soupLine, id, ...changes });
const large = {
  variations: [{ id: 'large', title: 'Large', amount: soupLine.discount, groupId: 'size' }],
  removedVariations: ['dill'],
  message: 'No salt',
};
const code: WithoutBase<ClientCartEvent> = {
  type: 'SET_PROMO_CODE',
  id: 'code-1',
  code: 'SUMMER',
  discountRate: 10,
  discountType: 'PERCENTAGE',
  title: {},
  venues: [],
  categoryIds: [],
  offerType: 'ORDER_DISCOUNT',
};

const route = ROUTES.find(({ path }) => path === 'cart');
function Screen() {
  if (!route) throw new Error('No page for the cart');
  return <PageTopBar route={route} isAtTable={false} />;
}

async function show(
  start: (WithoutBase<ClientCartEvent> | WithoutBase<ServerCartEvent>)[],
  answers: Parameters<typeof showPage>[0]['answers'] = {},
) {
  const cart = foldingCart(start);
  const at = { pattern: '/order/:venueId/cart', at: '/order/venue-1/cart' };
  const shown = showPage({ Screen, ...at, cart, answers });
  if (inCart(cart).items.length > 0) await screen.findByRole('button', { name: 'Clear the cart' });
  return { ...shown, cart };
}
const inCart = (cart: ReturnType<typeof foldingCart>) => cart.session.snapshot().cart;

describe('the cart’s trash can', () => {
  it('[D-64] clears without a question, and undo brings back every dish as it was, with the comment', async () => {
    const { cart } = await show([
      { type: 'ADD_ITEMS', items: [line('a'), line('b'), line('c', large)] },
      { type: 'SET_COMMENT', comment: 'Ring twice' },
    ]);
    await press('Clear the cart');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
    expect(screen.queryByRole('button', { name: 'Clear the cart' })).toBeNull();
    await press('Undo');
    expect(inCart(cart).items).toMatchObject([soupOf({}), soupOf({}), soupOf(large)]);
    expect(inCart(cart).items.map(({ id }) => id)).not.toContain('a');
    expect(inCart(cart).comment).toBe('Ring twice');
    expect(screen.getByRole('button', { name: 'Clear the cart' })).toBeTruthy();
  });

  it('[D-64] [DISC-03] a code is asked for again, for only the server sets one', async () => {
    const requests: unknown[] = [];
    const { cart } = await show([{ type: 'ADD_ITEM', item: line('a') }, code], {
      ActivatePromoCode: (variables) => {
        requests.push(variables);
        return { activatePromoCode: { success: false, error: 'NOTFOUND' } };
      },
    });
    await press('Clear the cart');
    expect(inCart(cart).promoCode).toBeNull();
    await press('Undo');
    expect(requests).toMatchObject([{ code: 'SUMMER', cartId: 'cart-1', venueId: 'venue-1' }]);
    expect(await screen.findByText('We do not know that code. Check the spelling.')).toBeTruthy();
  });

  it('[D-55] what a fellow guest has put in meanwhile stays beside it', async () => {
    const { cart } = await show([{ type: 'ADD_ITEM', item: line('a') }]);
    await press('Clear the cart');
    act(() => cart.receive({ type: 'ADD_ITEM', item: line('b', { itemId: 'bread' }) }));
    await press('Undo');
    expect(inCart(cart).items.map(({ itemId }) => itemId)).toEqual(['bread', 'soup']);
  });

  it('[D-64] nothing is there twice where the server would not clear', async () => {
    const { cart } = await show([{ type: 'ADD_ITEM', item: line('a') }]);
    await press('Clear the cart');
    act(() => cart.refuse('PAYMENT_PENDING', 'CLEAR_CART'));
    await press('Undo');
    expect(inCart(cart).items.map(({ id }) => id)).toEqual(['a']);
  });

  it('[D-64] an order that was made meanwhile is left alone', async () => {
    const { cart } = await show([{ type: 'ADD_ITEM', item: line('a') }]);
    await press('Clear the cart');
    act(() => cart.receive({ type: 'ORDER_CREATED', orderId: 'order-1' }));
    await press('Undo');
    expect(cart.sent).toEqual([{ type: 'CLEAR_CART' }]);
  });
});

const soupOf = (changes: object) => {
  const { id: _id, ...soup } = line('', changes);
  return soup;
};
