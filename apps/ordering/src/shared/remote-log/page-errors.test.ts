import type { GuestLogEntry } from '@tallrik/contract/guest-log';
import { readGuestLog } from '@tallrik/contract/guest-log-schema';
import { expect, it } from 'vitest';
import { reportPageErrors } from './page-errors.ts';

function open() {
  const listeners = new Map<string, (event: object) => void>();
  const reported: GuestLogEntry[] = [];
  reportPageErrors(
    {
      addEventListener: (kind: string, listener: unknown) =>
        void listeners.set(kind, listener as (event: object) => void),
    },
    { info: (entry) => reported.push(entry) },
  );
  return {
    reported,
    fail: (error: unknown) => listeners.get('error')?.({ error }),
    reject: (reason: unknown) => listeners.get('unhandledrejection')?.({ reason }),
  };
}

it('[SUPPORT-10] [F-41] a mistake of a script and a promise nobody looked after are told, in a shape the server takes', () => {
  const { reported, fail, reject } = open();
  fail(new TypeError('x is undefined'.padEnd(400, '.')));
  reject(new RangeError('too much'));
  expect(reported).toMatchObject([
    { event: 'page_error', name: 'TypeError' },
    { event: 'page_error', name: 'RangeError', message: 'too much' },
  ]);
  expect(readGuestLog({ entries: reported }).ok).toBe(true);
});

it('[F-41] what is no error of ours is not told, and no page tells for ever', () => {
  const { reported, fail, reject } = open();
  fail(null);
  reject('cancelled');
  expect(reported).toEqual([]);
  for (let times = 0; times < 20; times += 1) fail(new Error('again'));
  expect(reported).toHaveLength(5);
});
