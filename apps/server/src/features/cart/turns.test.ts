import { expect, it } from 'vitest';
import { makeTurns } from './turns.ts';

it('[D-55] two phones on one cart take turns, and nobody waits for another cart', async () => {
  const inTurn = makeTurns();
  const told: string[] = [];
  let finishFirst = () => undefined as void;
  const isFirstDone = new Promise<void>((resolve) => {
    finishFirst = resolve;
  });
  const first = inTurn('cart', async () => {
    await isFirstDone;
    told.push('first');
  });
  const second = inTurn('cart', async () => told.push('second'));
  await inTurn('other', async () => told.push('other'));
  expect(told).toEqual(['other']);
  finishFirst();
  await Promise.all([first, second]);
  expect(told).toEqual(['other', 'first', 'second']);
});

it('[D-55] what fails holds nobody up', async () => {
  const inTurn = makeTurns();
  const failed = inTurn('cart', async () => {
    throw new Error('no database');
  });
  const next = inTurn('cart', async () => 'taken');
  await expect(failed).rejects.toThrow('no database');
  expect(await next).toBe('taken');
});
