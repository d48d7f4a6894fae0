import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './when-quiet.ts';

let fileCame = (): void => undefined;
let isObserving = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(told: () => void) {
        fileCame = told;
      }
      observe = () => {
        isObserving = true;
      };
      disconnect = () => {
        isObserving = false;
      };
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('waits two seconds from the last file on, and listens no longer', async () => {
  let isQuiet = false;
  void whenQuiet().then(() => {
    isQuiet = true;
  });
  await vi.advanceTimersByTimeAsync(1_900);
  fileCame();
  await vi.advanceTimersByTimeAsync(1_900);
  expect([isQuiet, isObserving]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(100);
  expect([isQuiet, isObserving]).toEqual([true, false]);
});
