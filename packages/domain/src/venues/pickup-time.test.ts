import { expect, it } from 'vitest';
import { momentOf, parsePickupTime, pickupTimeInForce } from './pickup-time.ts';

const now = Temporal.Instant.from('2026-06-05T12:00:00Z');
const pickupTimeOf = (text: string, isPickupTimeDisabled = false) =>
  pickupTimeInForce(text, { now, waitMinutes: 15, isPickupTimeDisabled }).toString();

it('[TIME-33] a time earlier than now plus the wait becomes ASAP', () => {
  expect(pickupTimeOf('2026-06-05T12:14:59Z')).toBe('ASAP');
  expect(pickupTimeOf('2026-06-05T12:15:00Z')).toBe('2026-06-05T12:15:00Z');
});

it('[CONF-15] [F-06] where no time can be chosen, every time is ASAP', () => {
  expect(pickupTimeOf('2026-06-05T18:00:00Z', true)).toBe('ASAP');
});

it('[TIME-06] nothing but ASAP and an instant is a pickup time', () => {
  expect(parsePickupTime('ASAP')).toBe('ASAP');
  expect(parsePickupTime('asap')).toBeNull();
  expect(parsePickupTime('12:15')).toBeNull();
  expect(pickupTimeOf('12:15')).toBe('ASAP');
});

it('[TIME-29] menus are asked about the pickup time, or about now', () => {
  const time = now.add({ hours: 2 });
  expect(momentOf('ASAP', now)).toBe(now);
  expect(momentOf(time, now)).toBe(time);
});
