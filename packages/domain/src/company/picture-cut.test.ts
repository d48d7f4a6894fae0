import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pixelsOf, problemOfCut, usefulCrop, WHOLE } from './picture-cut.ts';
import { MIDDLE } from './pictures.ts';

const upload = { width: 2_000, height: 1_000, purpose: 'DISH', isDrawing: false } as const;
const cut = (crop: typeof WHOLE | null, focus = MIDDLE) => problemOfCut({ crop, focus }, upload);

describe('a cut', () => {
  it('[CATALOG-32] lies inside its upload, and so does its focus point', () => {
    expect(cut(null)).toBeNull();
    expect(cut({ left: 0.1, top: 0.2, width: 0.5, height: 0.8 })).toBeNull();
    for (const wrong of [
      { left: -0.1, top: 0, width: 1, height: 1 },
      { left: 0.5, top: 0, width: 0.6, height: 1 },
      { left: 0, top: 0, width: 0, height: 1 },
      { left: 0, top: 0, width: Number.NaN, height: 1 },
    ])
      expect(cut(wrong)).toEqual({ code: 'FIELD_INVALID', field: 'crop' });
    expect(cut(null, { x: 1.1, y: 0 })).toEqual({ code: 'FIELD_INVALID', field: 'focus' });
    expect(cut(null, { x: Number.NaN, y: 0 })).toMatchObject({ field: 'focus' });
  });

  it('[CATALOG-31] leaves as much as a dish must have', () => {
    expect(cut({ left: 0, top: 0, width: 0.28, height: 0.368 })).toBeNull();
    expect(cut({ left: 0, top: 0, width: 0.279, height: 1 })).toMatchObject({
      code: 'PICTURE_TOO_SMALL',
    });
  });

  it('of a drawing has no frame', () => {
    const drawing = { ...upload, isDrawing: true };
    expect(problemOfCut({ crop: WHOLE, focus: MIDDLE }, drawing)).not.toBeNull();
    expect(problemOfCut({ crop: null, focus: MIDDLE }, drawing)).toBeNull();
  });

  it('is never empty nor beyond an edge, in pixels', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const side = fc.integer({ min: 1, max: 3_000 });
    fc.assert(
      fc.property(part, part, part, part, side, side, (left, top, w, h, width, height) => {
        const frame = pixelsOf({ left, top, width: w, height: h }, { width, height });
        expect(frame.width).toBeGreaterThan(0);
        expect(frame.height).toBeGreaterThan(0);
        expect(frame.left + frame.width).toBeLessThanOrEqual(width);
        expect(frame.top + frame.height).toBeLessThanOrEqual(height);
      }),
    );
  });

  it('of everything is none', () => {
    expect(usefulCrop(WHOLE)).toBeNull();
    expect(usefulCrop(null)).toBeNull();
    const half = { ...WHOLE, width: 0.5 };
    expect(usefulCrop(half)).toBe(half);
  });
});
