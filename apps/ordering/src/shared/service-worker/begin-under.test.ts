import { expect, it } from 'vitest';
import { beginUnder } from './begin-under.ts';

const PAGE = { url: '/', focus: () => Promise.resolve() };

async function ask({ entry, openPages }: { entry: string; openPages: readonly number[] }) {
  let looks = 0;
  let waited = 0;
  let begun = 0;
  await beginUnder(entry, {
    files: ['/assets/entry-2.js'],
    wait: async (ms) => {
      waited += ms;
    },
    scope: {
      skipWaiting: async () => {
        begun += 1;
      },
      clients: {
        claim: () => Promise.resolve(),
        openWindow: () => Promise.resolve(),
        matchAll: async () => {
          const count = openPages[Math.min(looks, openPages.length - 1)] ?? 0;
          looks += 1;
          return Array.from({ length: count }, () => PAGE);
        },
      },
    },
  });
  return { begun, looks, waited };
}

const OWN = '/assets/entry-2.js';

it('[D-140] a worker begins at once under the only page, if it is of its own version', async () => {
  expect(await ask({ entry: OWN, openPages: [1] })).toEqual({ begun: 1, looks: 1, waited: 0 });
});

it('[D-140] a page that was just left does not keep the worker waiting for the next', async () => {
  expect(await ask({ entry: OWN, openPages: [2, 2, 1] })).toMatchObject({ begun: 1, looks: 3 });
});

it('[D-140] a page that stays keeps it waiting, and it stops looking after three seconds', async () => {
  expect(await ask({ entry: OWN, openPages: [2] })).toEqual({ begun: 0, looks: 5, waited: 3_000 });
});

it('[D-140] under a page of another version it neither begins nor looks again', async () => {
  const other = await ask({ entry: '/assets/entry-1.js', openPages: [1] });
  expect(other).toEqual({ begun: 0, looks: 1, waited: 0 });
});
