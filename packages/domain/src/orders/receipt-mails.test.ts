import { expect, it } from 'vitest';
import { mayMailReceipt } from './receipt-mails.ts';

const now = Temporal.Instant.from('2026-11-13T18:30:00Z');
const ago = (minutes: number) => now.subtract({ minutes });

it('[D-98] a receipt is mailed three times an hour', () => {
  expect(mayMailReceipt([], now)).toBe(true);
  expect(mayMailReceipt([ago(1), ago(2)], now)).toBe(true);
  expect(mayMailReceipt([ago(1), ago(2), ago(59)], now)).toBe(false);
});

it('[D-98] and again once the hour is over', () => {
  expect(mayMailReceipt([ago(1), ago(2), ago(60)], now)).toBe(true);
});
