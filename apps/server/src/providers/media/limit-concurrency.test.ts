import { describe, expect, it } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

describe('taking turns', () => {
  it('never runs more than it has places for, and runs everything', async () => {
    const runLimited = limitConcurrency(2);
    let running = 0;
    let most = 0;
    const job = async (): Promise<number> => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      return most;
    };
    const done = await Promise.all(Array.from({ length: 7 }, () => runLimited(job)));
    expect(done).toHaveLength(7);
    expect(most).toBe(2);
  });

  it('gives the place on when a job fails', async () => {
    const runLimited = limitConcurrency(1);
    await expect(runLimited(() => Promise.reject(new Error('burnt')))).rejects.toThrow('burnt');
    expect(await runLimited(async () => 'served')).toBe('served');
  });
});
