import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenNetworkIdle } from './when-network-idle.ts';

let fileCame = (): void => undefined;
let isObserving = false;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(callback: () => void) {
        fileCame = callback;
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
  let isNetworkIdle = false;
  void whenNetworkIdle().then(() => {
    isNetworkIdle = true;
  });
  await vi.advanceTimersByTimeAsync(1_900);
  fileCame();
  await vi.advanceTimersByTimeAsync(1_900);
  expect([isNetworkIdle, isObserving]).toEqual([false, true]);
  await vi.advanceTimersByTimeAsync(100);
  expect([isNetworkIdle, isObserving]).toEqual([true, false]);
});
