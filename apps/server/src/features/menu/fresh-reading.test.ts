import { describe, expect, it } from 'vitest';
import { makeFreshReading } from './fresh-reading.ts';

/** A price that changes, and readings that end when the test says so. */
function openResponseCache() {
  const shelf = { price: 1, readings: 0 };
  const ends: (() => void)[] = [];
  const read = makeFreshReading(async () => {
    shelf.readings += 1;
    const seen = shelf.price;
    await new Promise<void>((end) => ends.push(end));
    return seen;
  });
  const endReading = async () => {
    ends.shift()?.();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { shelf, read, endReading };
}

describe('a fresh reading', () => {
  it('[D-133] never answers with what was read before the question', async () => {
    const { shelf, read, endReading } = openResponseCache();
    const before = read('company');
    shelf.price = 2;
    const after = read('company');
    await endReading();
    await endReading();
    expect(await before).toBe(1);
    expect(await after).toBe(2);
  });

  it('is shared by all who ask while another one runs', async () => {
    const { shelf, read, endReading } = openResponseCache();
    const asked = Array.from({ length: 100 }, () => read('company'));
    await endReading();
    await endReading();
    expect(await Promise.all(asked)).toHaveLength(100);
    expect(shelf.readings).toBe(2);
  });

  it('of one company does not wait for another one’s', async () => {
    const { shelf, read, endReading } = openResponseCache();
    const both = [read('one'), read('other')];
    expect(shelf.readings).toBe(2);
    await endReading();
    await endReading();
    expect(await Promise.all(both)).toEqual([1, 1]);
  });

  it('is tried again after one that failed', async () => {
    let isDown = true;
    const read = makeFreshReading(async () => {
      if (isDown) throw new Error('the database is down');
      return 'open';
    });
    await expect(read('company')).rejects.toThrow('the database is down');
    isDown = false;
    expect(await read('company')).toBe('open');
  });
});
