import { expect, it } from 'vitest';
import { handOverTime, isForLater } from './hand-over.ts';

const createdAt = '2026-11-13T10:00:00Z';
const at = (iso: string) => Temporal.Instant.from(iso);

it('[TIME-01] [D-92] the kitchen begins with a pre-order in time for it to be done', () => {
  expect(handOverTime({ createdAt, desiredTime: '2026-11-13T18:00:00Z' }, 20)).toEqual(
    at('2026-11-13T17:40:00Z'),
  );
});

it('[TIME-01] what is wanted at once, or nearly so, begins at once', () => {
  expect(handOverTime({ createdAt, desiredTime: null }, 20)).toBeNull();
  expect(handOverTime({ createdAt, desiredTime: '2026-11-13T10:20:00Z' }, 20)).toBeNull();
});

it('is for later until its time has come', () => {
  expect(isForLater(at('2026-11-13T17:40:00Z'), at('2026-11-13T17:39:59Z'))).toBe(true);
  expect(isForLater(at('2026-11-13T17:40:00Z'), at('2026-11-13T17:40:00Z'))).toBe(false);
  expect(isForLater(null, at(createdAt))).toBe(false);
});
