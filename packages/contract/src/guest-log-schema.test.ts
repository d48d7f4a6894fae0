import { describe, expect, it } from 'vitest';
import { readGuestLog } from './guest-log-schema.ts';

const read = (entry: object) => readGuestLog({ entries: [entry] }).ok;

describe('what a guest’s app may tell', () => {
  it.each([
    { event: 'challenge_finished', cartId: 'cart-1', status: 'cancelled' },
    { event: 'payment_dropin_error', cartId: 'cart-1', code: 'NETWORK_ERROR' },
    { event: 'payment_error', cartId: 'cart-1', code: 'Refused' },
    { event: 'pay_button_stuck', cartId: 'cart-1' },
  ])('[PAY-14] [PAY-26] [PAY-39] $event', (entry) => expect(read(entry)).toBe(true));

  it('[F-41] a mistake of the page, of a bounded length', () => {
    const report = { event: 'page_error', name: 'TypeError', message: 'x is undefined', stack: '' };
    expect(read(report)).toBe(true);
    expect(read({ ...report, name: 'not a name' })).toBe(false);
    expect(read({ ...report, message: 'a'.repeat(301) })).toBe(false);
    expect(read({ ...report, stack: 'a'.repeat(4_001) })).toBe(false);
    expect(read({ ...report, url: 'https://eat.example/orderstatus/1' })).toBe(false);
  });

  it.each([
    { event: 'payment_error', cartId: 'cart-1', code: 'Sofia Lindqvist was refused' },
    { event: 'payment_error', cartId: 'cart-1', code: 'Refused', holder: 'Sofia' },
    { event: 'challenge_finished', cartId: 'cart-1', status: 'Y' },
    { event: 'signed_in', cartId: 'cart-1' },
  ])('[D-128] nothing that could name a person: %j', (entry) => expect(read(entry)).toBe(false));
});
