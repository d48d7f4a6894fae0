import { minor } from '@tallrik/domain/money/minor';
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { press } from '../../shared/testing/show-page.tsx';
import {
  filled,
  modalTitle,
  preparePayment,
  settled,
  showPayment,
  soup,
} from './testing/payment-page.tsx';

vi.mock('./card-payment/CardDropIn.tsx', () => import('./testing/drop-in-stand-in.tsx'));

beforeEach(preparePayment);
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** An order for the table's bill, pressed; the server answers what a test says. */
async function orderForLater() {
  const { cart } = showPayment(filled({ type: 'MARK_AS_PAY_LATER_ORDER' }));
  await press('Order, pay later');
  await settled();
  const sent = cart.sent.find(({ type }) => type === 'ADD_CLIENT_SIDE_PAYMENT');
  const paymentId = sent && 'id' in sent ? String(sent.id) : null;
  return {
    refuse: (resultCode: string, ...before: Parameters<typeof cart.receive>) =>
      act(() => cart.receive(...before, { type: 'PAYMENT_FAILED', paymentId, resultCode })),
  };
}

it.each([
  ['COMMENTS_DISABLED', 'This restaurant takes no comments.'],
  ['VENUE_CLOSED', 'The restaurant is closed at that time. Choose another time.'],
  ['CREDIT_LIMIT_REACHED', "Your company's limit for invoices is reached. Please pay by card."],
])('[D-161] [F-02] an order without a card that is refused for %s says so', async (code, words) => {
  const { refuse } = await orderForLater();
  refuse(code);
  expect(modalTitle()).toBe('Check your order');
  expect(screen.getByText(words)).toBeDefined();
});

it('[D-52] [F-03] a new price that came with the refusal is shown beside the old one', async () => {
  const { refuse } = await orderForLater();
  const lines = [{ id: soup.id, amount: minor(12_000), vatRate: soup.vatRate }];
  refuse('AMOUNT_CHANGED', { type: 'CART_REPRICED', lines });
  expect(modalTitle()).toBe('Check your order');
  expect(screen.getByText(/120/)).toBeDefined();
  expect(screen.getByText(/100/)).toBeDefined();
});

it('what only a provider could have said stays a payment that did not go through', async () => {
  const { refuse } = await orderForLater();
  refuse('CANCELLED');
  expect(modalTitle()).toBe('The payment did not go through');
});

it('[D-375] a note that was refused on its way is told before anything is ordered', async () => {
  const { cart } = showPayment(filled({ type: 'MARK_AS_PAY_LATER_ORDER' }));
  await act(async () => cart.refuse('COMMENTS_DISABLED', 'SET_COMMENT'));
  expect(modalTitle()).toBe('Check your order');
  expect(screen.getByText('This restaurant takes no comments.')).toBeDefined();
  expect(cart.sent.filter(({ type }) => type === 'ADD_CLIENT_SIDE_PAYMENT')).toEqual([]);
});
