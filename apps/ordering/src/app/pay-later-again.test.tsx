import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { foldingCart } from '../shared/testing/folding-cart.ts';
import { teachNativeDialogs } from '../shared/testing/native-dialogs.ts';
import { aCategory, aDish, shopAnswers } from '../shared/testing/shop-answers.ts';
import { press, showPage } from '../shared/testing/show-page.tsx';
import { soupLine } from '../shared/testing/still-cart.ts';
import { teachMedia } from '../shared/testing/teach-media.ts';
import { cartPageModule } from './CartPage.tsx';

beforeEach(() => {
  teachNativeDialogs();
  teachMedia(false);
});
afterEach(cleanup);

const line = { ...soupLine, itemId: 'Soup', entryId: 'entry-Soup', title: 'Soup' };
const choice = () => screen.queryByRole('group', { name: 'When would you like to pay?' });

/** At a table that may pay later, ordered for its bill; the order has not been answered yet. */
async function orderForLater() {
  const cart = foldingCart([{ type: 'ADD_ITEM', item: line }], 'EAT_HERE');
  const { localData } = showPage({
    Screen: cartPageModule.Screen,
    pattern: '/order/:venueId/cart',
    at: '/order/venue-1/cart',
    cart,
    answers: {
      ...shopAnswers({ categories: [aCategory('warm', [aDish('Soup')])] }),
      TableBills: () => ({
        Table: { id: 'table-1', code: '12', supportsPayLater: true, cheques: [] },
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Soup' });
  await act(async () => {
    localData.set('tableId', 'table-1');
    localData.set('qrOrder', 'table-token');
  });
  await waitFor(() => expect(choice()).not.toBeNull());
  await press('Order, pay later');
  expect(choice()).toBeNull();
  const sent = cart.sent.find(({ type }) => type === 'ADD_CLIENT_SIDE_PAYMENT');
  const paymentId = sent && 'id' in sent ? String(sent.id) : null;
  return {
    cart,
    failed: { type: 'PAYMENT_FAILED', paymentId, resultCode: 'VENUE_CLOSED' } as const,
  };
}

it('[PAY-15] [D-331] an order to the bill that is refused brings the choice between later and now back', async () => {
  const { cart, failed } = await orderForLater();
  act(() => cart.receive({ ...failed, endsPayLater: true }));
  expect(screen.getByText(/The restaurant is closed at that time/)).toBeTruthy();
  expect(choice()).not.toBeNull();
});

it('[D-331] a refusal of before that rule leaves the mark, and nothing is to be chosen', async () => {
  const { cart, failed } = await orderForLater();
  act(() => cart.receive(failed));
  expect(choice()).toBeNull();
});
