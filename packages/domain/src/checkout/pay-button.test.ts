import { expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import { payButton, type PayButtonFacts } from './pay-button.ts';

const now = Temporal.Instant.from('2026-03-02T11:00:30Z');
const facts: PayButtonFacts = {
  isReadyForCheckout: true,
  isLoading: false,
  isCreatingSession: false,
  isVenueOpen: true,
  isPayLaterOrder: false,
  lastPaymentAt: null,
  now,
  due: minor(10_000),
  tip: minor(500),
};
const isEnabled = (fields: Partial<PayButtonFacts>) => payButton({ ...facts, ...fields }).isEnabled;
const label = (fields: Partial<PayButtonFacts>) => payButton({ ...facts, ...fields }).label;

it('[PAY-11] [D-85] enabled when the venue is open and nothing speaks against it', () => {
  expect(isEnabled({})).toBe(true);
  expect(isEnabled({ isVenueOpen: false })).toBe(false);
});

it('[PAY-08] [PAY-09] disabled while not ready, loading or creating a session', () => {
  expect(isEnabled({ isReadyForCheckout: false })).toBe(false);
  expect(isEnabled({ isLoading: true })).toBe(false);
  expect(isEnabled({ isCreatingSession: true })).toBe(false);
});

it('[PAY-10] locked for 30 s after a payment', () => {
  expect(isEnabled({ lastPaymentAt: now })).toBe(false);
  expect(isEnabled({ lastPaymentAt: now.subtract({ milliseconds: 29_999 }) })).toBe(false);
  expect(isEnabled({ lastPaymentAt: now.subtract({ seconds: 30 }) })).toBe(true);
  expect(isEnabled({ lastPaymentAt: now.add({ hours: 1 }) })).toBe(true);
});

it('[PAY-12] the text is Loading, PayLater, or Pay with total plus tips', () => {
  expect(label({})).toEqual({ text: 'PAY', amount: 10_500 });
  expect(label({ isPayLaterOrder: true })).toEqual({ text: 'PAY_LATER' });
  expect(label({ isLoading: true, isPayLaterOrder: true })).toEqual({ text: 'LOADING' });
  expect(label({ isCreatingSession: true })).toEqual({ text: 'LOADING' });
});
