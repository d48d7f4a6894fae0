import { afterEach, expect, it, vi } from 'vitest';
import { startServiceWorker } from './start-service-worker.ts';

afterEach(() => vi.unstubAllGlobals());

/** A page whose worker, by now, answers for it; `workerStart` says whether it did when the page came. */
async function openPage(workerStart: number) {
  const told: unknown[] = [];
  const worker = { postMessage: (message: unknown) => told.push(message) };
  const entries = {
    navigation: [{ workerStart }],
    resource: [
      { name: 'https://eat.example/assets/menu.js' },
      { name: 'https://eat.example/graphql' },
      { name: 'https://eat.example/media/soup?w=560' },
    ],
  };
  const register = vi.fn(async () => undefined);
  const ready = Promise.resolve({ active: worker });
  vi.stubGlobal('navigator', { serviceWorker: { controller: worker, ready, register } });
  vi.stubGlobal('location', { href: 'https://eat.example/smash/order/v1#soup' });
  vi.stubGlobal('performance', {
    getEntriesByType: (type: keyof typeof entries) => entries[type],
  });
  await startServiceWorker('/smash');
  expect(register).toHaveBeenCalledWith('/smash/service-worker.js', {
    scope: '/smash/',
    updateViaCache: 'none',
  });
  return told;
}

it('[SHELL-26] [D-140] a page that came before its worker is handed over, also where the worker was quick to take over', async () => {
  expect(await openPage(0)).toEqual([
    {
      type: 'KEEP',
      addresses: [
        'https://eat.example/smash/order/v1',
        'https://eat.example/assets/menu.js',
        'https://eat.example/media/soup?w=560',
      ],
    },
  ]);
});

it('a page that came through its worker is not handed over again', async () => {
  expect(await openPage(12.5)).toEqual([]);
});
