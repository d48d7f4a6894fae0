import { expect, it } from 'vitest';
import { makeKeyedMutex } from './keyed-mutex.ts';

it('[D-55] two phones on one cart take turns, and nobody waits for another cart', async () => {
  const runExclusive = makeKeyedMutex();
  const log: string[] = [];
  let finishFirst = () => undefined as void;
  const isFirstDone = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  const first = runExclusive('cart', async () => {
    await isFirstDone;
    log.push('first');
  });
  const second = runExclusive('cart', async () => log.push('second'));
  await runExclusive('other', async () => log.push('other'));
  expect(log).toEqual(['other']);
  finishFirst();
  await Promise.all([first, second]);
  expect(log).toEqual(['other', 'first', 'second']);
});

it('[D-55] what fails holds nobody up', async () => {
  const runExclusive = makeKeyedMutex();
  const failed = runExclusive('cart', async () => {
    throw new Error('no database');
  });
  const next = runExclusive('cart', async () => 'taken');
  await expect(failed).rejects.toThrow('no database');
  expect(await next).toBe('taken');
});
