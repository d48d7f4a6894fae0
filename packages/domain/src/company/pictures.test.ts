import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { frameAround, guestSizes, isTooSmall, MIDDLE, smallestPicture } from './pictures.ts';

describe('the smallest picture', () => {
  it('[O-13] of a dish fills its card', () => {
    expect(isTooSmall('DISH', { width: 560, height: 368 })).toBe(false);
    expect(isTooSmall('DISH', { width: 559, height: 4_000 })).toBe(true);
    expect(isTooSmall('DISH', { width: 4_000, height: 367 })).toBe(true);
    expect(isTooSmall('STAMP', { width: 32, height: 32 })).toBe(false);
    expect(isTooSmall('STAMP', { width: 31, height: 32 })).toBe(true);
  });

  it('of a landing page stands or lies as the picture does', () => {
    expect(smallestPicture('LANDING', { width: 1, height: 2 })).toEqual({
      width: 1_080,
      height: 1_920,
    });
    expect(smallestPicture('LANDING', { width: 2, height: 1 })).toEqual({
      width: 1_920,
      height: 1_080,
    });
    expect(smallestPicture('DISH', { width: 1, height: 2 })).toEqual({ width: 560, height: 368 });
  });
});

it('[CATALOG-32] guests get a dish in five sizes, a landing picture in two', () => {
  const named = (purpose: 'DISH' | 'LANDING' | 'LOGO') =>
    guestSizes(purpose).map(({ size }) => `${size.width}x${size.height}`);
  expect(named('DISH')).toEqual(['560x368', '408x272', '192x130', '944x480', '780x864']);
  expect(named('LANDING')).toEqual(['1080x1920', '1920x1080']);
  expect(named('LOGO')).toEqual([]);
});

describe('a size cut around the focus point', () => {
  const photo = { width: 2_000, height: 1_000 };

  it('[O-13] lies around it, and never beyond an edge', () => {
    const square = { width: 100, height: 100 };
    const lefts = [0, 0.25, 0.4, 0.5, 1].map((x) => frameAround(photo, square, { x, y: 0.5 }).left);
    expect(lefts).toEqual([0, 0, 300, 500, 1_000]);
    expect(frameAround(photo, { width: 1_000, height: 100 }, { x: 0, y: 0.9 })).toEqual({
      left: 0,
      top: 800,
      width: 2_000,
      height: 200,
    });
  });

  it('is the largest of its shape, wholly inside', () => {
    const side = fc.integer({ min: 1, max: 3_000 });
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(side, side, side, side, part, part, (width, height, w, h, x, y) => {
        const frame = frameAround({ width, height }, { width: w, height: h }, { x, y });
        expect(frame.left).toBeGreaterThanOrEqual(0);
        expect(frame.top).toBeGreaterThanOrEqual(0);
        expect(frame.left + frame.width).toBeLessThanOrEqual(width);
        expect(frame.top + frame.height).toBeLessThanOrEqual(height);
        expect(frame.width === width || frame.height === height).toBe(true);
      }),
    );
    expect(frameAround(photo, photo, MIDDLE)).toEqual({ left: 0, top: 0, ...photo });
  });
});
