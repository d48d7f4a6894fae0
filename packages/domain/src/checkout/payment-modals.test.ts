import { expect, it } from 'vitest';
import {
  challengeStatusLabel,
  outcomeOf,
  PAYMENT_MODALS,
  paymentReturnOf,
} from './payment-modals.ts';

it.each([
  ['[PAY-21]', 'Authorised', 'PaymentComplete', false],
  ['[PAY-21]', 'Received', 'PaymentComplete', false],
  ['[PAY-22]', 'ApiError', 'Error', true],
  ['[PAY-23]', 'Refused', 'PaymentRefused', false],
  ['[PAY-24]', 'Cancelled', 'PaymentError', false],
  ['[PAY-24]', '', 'PaymentError', false],
])('%s %s shows %s', (_rule, resultCode, modal, remountsDropIn) => {
  expect(outcomeOf(resultCode)).toEqual({ modal, remountsDropIn });
});

it('[PAY-26] the challenge status in words', () => {
  expect(['Y', 'N', 'U', 'N/A', '?'].map(challengeStatusLabel)).toEqual([
    'success',
    'failed',
    'cancelled',
    'not available',
    'unknown',
  ]);
});

it('[PAY-27] [PAY-28] [D-80] what the address says after a return', () => {
  const none = { redirectResult: null, sessionId: null, pp: null };
  expect(paymentReturnOf(none)).toEqual({ type: 'NONE' });
  expect(paymentReturnOf({ ...none, sessionId: 's' })).toEqual({ type: 'NONE' });
  expect(paymentReturnOf({ ...none, sessionId: 's', pp: '' })).toEqual({
    type: 'CONFIRMING',
    sessionId: 's',
  });
  expect(paymentReturnOf({ redirectResult: 'r', sessionId: 's', pp: '1' })).toEqual({
    type: 'SUBMIT_DETAILS',
    redirectResult: 'r',
    sessionId: 's',
  });
});

it('[PAY-37] the thirteen modals', () => {
  expect(new Set(PAYMENT_MODALS).size).toBe(13);
});
