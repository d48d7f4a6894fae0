import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstInteraction, LOOKED_LONG_MS } from './first-interaction.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

async function waited(): Promise<{ hasStirred: () => boolean }> {
  let hasStirred = false;
  void firstInteraction(window).then(() => {
    hasStirred = true;
  });
  await vi.advanceTimersByTimeAsync(LOOKED_LONG_MS - 1);
  return { hasStirred: () => hasStirred };
}

it.each(['pointerdown', 'scroll', 'keydown'])('a %s is a sign', async (sign) => {
  const { hasStirred } = await waited();
  expect(hasStirred()).toBe(false);
  document.body.dispatchEvent(new Event(sign, { bubbles: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(hasStirred()).toBe(true);
});

it('so is a long look', async () => {
  const { hasStirred } = await waited();
  expect(hasStirred()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(hasStirred()).toBe(true);
});
