import { describe, expect, it } from 'vitest';
import { differences, recordMigrations, withNew } from './released-migrations.mjs';

const KNOWN = { '0001_a': 'sum-a', '0002_b': 'sum-b' };

describe('released migrations', () => {
  it('[F-90] those in the tree are on record as they were released', async () => {
    expect(await recordMigrations({ isCheck: true })).toEqual({ code: 0, output: '' });
  });

  it('[F-90] an edited, a removed and a forgotten one are each said', () => {
    expect(differences(KNOWN, Object.entries(KNOWN))).toEqual([]);
    expect(
      differences(KNOWN, [
        ['0001_a', 'sum-other'],
        ['0003_c', 'sum-c'],
      ]),
    ).toEqual([
      expect.stringContaining('0001_a was edited'),
      expect.stringContaining('0002_b was removed'),
      expect.stringContaining('0003_c is not on record'),
    ]);
  });

  it('[F-90] a new one is added, and no record is ever written over', () => {
    expect(
      withNew(KNOWN, [
        ['0001_a', 'sum-other'],
        ['0003_c', 'sum-c'],
      ]),
    ).toEqual({ ...KNOWN, '0003_c': 'sum-c' });
  });
});
