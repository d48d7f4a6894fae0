import { describe, expect, it } from 'vitest';
import { makeCoalescedRead } from './coalesced-read.ts';

/** A price that changes, and readings that end when the test says so. */
function openResponseCache() {
  const source = { price: 1, readings: 0 };
  const ends: (() => void)[] = [];
  const read = makeCoalescedRead(async () => {
    source.readings += 1;
    const seen = source.price;
    await new Promise<void>((end) => ends.push(end));
    return seen;
  });
  const endReading = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { source, read, endReading };
}

describe('a fresh reading', () => {
  it('[D-133] never answers with what was read before the question', async () => {
    const { source, read, endReading } = openResponseCache();
    const before = read('company');
    source.price = 2;
    const after = read('company');
    await endReading();
    await endReading();
    expect(await before).toBe(1);
    expect(await after).toBe(2);
  });

  it('is shared by all who ask while another one runs', async () => {
    const { source, read, endReading } = openResponseCache();
    const reads = Array.from({ length: 100 }, () => read('company'));
    await endReading();
    await endReading();
    expect(await Promise.all(reads)).toHaveLength(100);
    expect(source.readings).toBe(2);
  });

  it('of one company does not wait for another one’s', async () => {
    const { source, read, endReading } = openResponseCache();
    const both = [read('one'), read('other')];
    expect(source.readings).toBe(2);
    await endReading();
    await endReading();
    expect(await Promise.all(both)).toEqual([1, 1]);
  });

  it('is tried again after one that failed', async () => {
    let isDown = true;
    const read = makeCoalescedRead(async () => {
      if (isDown) throw new Error('the database is down');
      return 'open';
    });
    await expect(read('company')).rejects.toThrow('the database is down');
    isDown = false;
    expect(await read('company')).toBe('open');
  });
});
