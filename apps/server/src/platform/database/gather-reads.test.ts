import { describe, expect, it } from 'vitest';
import { gatherReads } from './gather-reads.ts';

describe('[D-280] [F-99] readings that are gathered', () => {
  it('those who ask in one moment are one reading, each with its own answer; who comes later is another', async () => {
    const readings: (readonly string[])[] = [];
    const read = gatherReads(async (keys) => {
      readings.push(keys);
      return new Map(keys.filter((key) => key !== 'none').map((key) => [key, key.toUpperCase()]));
    });
    const late = async () => {
      await Promise.resolve();
      return read('c');
    };
    expect(await Promise.all([read('a'), read('b'), read('a'), late(), read('none')])).toEqual([
      'A',
      'B',
      'A',
      'C',
      undefined,
    ]);
    expect(await read('a')).toBe('A');
    expect(readings).toEqual([['a', 'b', 'none', 'c'], ['a']]);
  });

  it('a reading that fails fails for those who asked, and is tried again by the next', async () => {
    let isAway = true;
    const read = gatherReads(async (keys) => {
      if (isAway) throw new Error('away');
      return new Map(keys.map((key) => [key, 1]));
    });
    const results = await Promise.allSettled([read('a'), read('b')]);
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    isAway = false;
    expect(await read('a')).toBe(1);
  });
});
