import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOf, editOf, shownPart, withCorner, withFocus } from './picture-editing.ts';

const least = { width: 0.3, height: 0.3 };
const whole = editOf({ focusX: 0.5, focusY: 0.5 });

describe('[CATALOG-32] cutting a picture', () => {
  it('is sent as parts of what is left, and read back as parts of the upload', () => {
    const cut = { crop: { left: 0.2, top: 0.4, width: 0.5, height: 0.5 }, focusX: 0.5, focusY: 1 };
    const edit = editOf(cut);
    expect(edit.focus.x).toBeCloseTo(0.45);
    expect(edit.focus.y).toBeCloseTo(0.9);
    expect(cutOf(edit)).toEqual(cut);
    expect(cutOf(whole)).toEqual({ crop: null, focusX: 0.5, focusY: 0.5 });
  });

  it('keeps the focus point inside of the frame, and the frame large enough', () => {
    const smaller = withCorner(whole, 'START', { x: 0.9, y: 0.1 }, least);
    expect(smaller.crop.left).toBeCloseTo(0.7);
    expect(smaller.crop.width).toBeCloseTo(0.3);
    expect(smaller.focus.x).toBeCloseTo(0.7);
    expect(withFocus(smaller, { x: 0, y: 0.5 }).focus.x).toBeCloseTo(0.7);
    const end = withCorner(smaller, 'END', { x: 0, y: 2 }, least);
    expect(end.crop.left + end.crop.width).toBeCloseTo(1);
    expect(end.crop.top + end.crop.height).toBeCloseTo(1);
  });

  it('shows in every size a part that lies inside of the frame, of the size’s shape', () => {
    const part = fc.double({ min: 0, max: 1, noNaN: true });
    const upload = { width: 2_000, height: 1_400 };
    const size = { width: 560, height: 368 };
    fc.assert(
      fc.property(part, part, part, part, part, part, (x, y, left, top, right, lower) => {
        const start = withCorner(whole, 'START', { x: left, y: top }, least);
        const edit = withFocus(withCorner(start, 'END', { x: right, y: lower }, least), { x, y });
        const shown = shownPart(edit, upload, size);
        const { crop } = edit;
        expect(shown.left).toBeGreaterThanOrEqual(crop.left - 0.001);
        expect(shown.left + shown.width).toBeLessThanOrEqual(crop.left + crop.width + 0.001);
        expect(shown.top + shown.height).toBeLessThanOrEqual(crop.top + crop.height + 0.001);
        const shape = (shown.width * upload.width) / (shown.height * upload.height);
        expect(shape).toBeCloseTo(size.width / size.height, 1);
      }),
    );
  });
});
