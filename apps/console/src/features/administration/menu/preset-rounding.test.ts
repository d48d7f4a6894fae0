import { describe, expect, it } from 'vitest';
import { presetRounding } from './preset-rounding.ts';

describe('the rounding that is chosen before', () => {
  it('[CATALOG-37] is as coarse as the prices are, and no coarser', () => {
    expect(presetRounding([10_500, 9_000])).toBe('TO_1');
    expect(presetRounding([1_050, 900])).toBe('TO_050');
    expect(presetRounding([895, 1_125])).toBe('TO_005');
    expect(presetRounding([895, 299])).toBe('NONE');
    expect(presetRounding([])).toBe('TO_1');
  });
});
