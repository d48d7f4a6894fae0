import { describe, expect, it } from 'vitest';
import { emptySince, narrowColumns } from './empty-columns.ts';

const counts = (PENDING: number, PREPARING: number, READY: number) => ({
  PENDING,
  PREPARING,
  READY,
});

describe('[F-74] [D-274] columns take the width of empty ones', () => {
  it('at once on the first board, and give it back with the first card', () => {
    const first = emptySince(null, counts(3, 2, 0), 0);
    expect(narrowColumns(first, 0)).toEqual(['READY']);
    const next = emptySince(first, counts(3, 1, 1), 1_000);
    expect(narrowColumns(next, 1_000)).toEqual([]);
  });

  it('not before the last move into it could be taken back, so that nothing moves under a finger', () => {
    const full = emptySince(null, counts(3, 2, 1), 0);
    const emptied = emptySince(full, counts(3, 2, 0), 5_000);
    expect(narrowColumns(emptied, 34_999)).toEqual([]);
    const later = emptySince(emptied, counts(4, 2, 0), 35_000);
    expect(narrowColumns(later, 35_000)).toEqual(['READY']);
  });

  it('all keep theirs while there is nothing at all, and before the first board', () => {
    expect(narrowColumns(emptySince(null, counts(0, 0, 0), 0), 0)).toEqual([]);
    expect(narrowColumns(null, 0)).toEqual([]);
  });
});
