import { describe, expect, it } from 'vitest';
import { makeWriteProbe, PROBE_EVERY_MS, whyNoWrites } from './write-probe.ts';

describe('asking a database to write', () => {
  it('[D-283] [F-96] is done once in some seconds, however often it is asked for, and again when they are over', async () => {
    let queryCount = 0;
    let nowMs = 0;
    const released: unknown[] = [];
    const failure = Object.assign(new Error('no space left'), { code: '53100' });
    const client = {
      query: () => {
        queryCount += 1;
        return queryCount === 1 ? Promise.reject(failure) : Promise.resolve([{ rows: [] }]);
      },
      release: (isBroken: unknown) => void released.push(isBroken),
    };
    const probe = makeWriteProbe({ connect: async () => client } as never, () => nowMs);
    await expect(probe()).rejects.toBe(failure);
    nowMs = PROBE_EVERY_MS - 1;
    await expect(probe()).rejects.toBe(failure);
    expect(queryCount).toBe(1);
    nowMs = PROBE_EVERY_MS;
    await expect(probe()).resolves.toBeUndefined();
    expect(queryCount).toBe(2);
    // The connection in which something failed is thrown away, the other one is kept.
    expect(released).toEqual([true, false]);
  });

  it('[D-283] names what it knows, also behind another error, and nothing else', () => {
    const full = Object.assign(new Error('no'), { code: '53100' });
    expect(whyNoWrites(new Error('Migration 0001 failed', { cause: full }))).toContain('disk');
    expect(whyNoWrites(Object.assign(new Error('no'), { code: '23505' }))).toBeNull();
    expect(whyNoWrites('53100')).toBeNull();
  });
});
