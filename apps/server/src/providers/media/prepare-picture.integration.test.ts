import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePreparePicture } from './prepare-picture.ts';

const LIMITS = { patienceMs: 60_000, memory: 640 * 1024 * 1024, drawingWorkMs: 20_000 };
const drawing = (size: string, inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>`);
const SHAPE = '<rect width="90" height="90" fill="#fff"/>';

describe('the process that decodes a foreign picture', () => {
  it('[O-13] keeps a drawing as it was drawn, with the size it says', async () => {
    const prepare = makePreparePicture(LIMITS);
    const small = await prepare(drawing('viewBox="0 0 40 20"', SHAPE), true);
    expect(small).toMatchObject({ isRefused: false, width: 40, height: 20, type: 'image/svg+xml' });
    const large = await prepare(drawing('width="6000" height="3000"', SHAPE), true);
    expect(large).toMatchObject({ isRefused: false, width: 2_400, height: 1_200 });
  });

  it('[O-13] refuses a drawing that is small as it stands and costly in the sizes guests ask for', async () => {
    // Masks in masks: each is drawn twice for the next.
    const masks = Array.from({ length: 9 }, (_, place) => {
      const shape = `<rect width="90" height="90" fill="#fff" mask="url(#m${place - 1})"/>`;
      return `<mask id="m${place}">${place === 0 ? SHAPE : shape + shape}</mask>`;
    });
    const costly = `${masks.join('')}<rect width="90" height="90" mask="url(#m8)"/>`;
    const prepare = makePreparePicture({ ...LIMITS, drawingWorkMs: 1_500 });
    expect(await prepare(drawing('width="90" height="90"', costly), true)).toEqual({
      isRefused: true,
      why: 'BROKEN',
    });
  });

  it('[O-13] ends where it takes more memory than it may', async () => {
    const photo = {
      create: { width: 4_000, height: 3_000, channels: 3, background: '#c33' },
    } as const;
    const bytes = await sharp(photo).png().toBuffer();
    const prepare = makePreparePicture({ ...LIMITS, memory: 8 * 1024 * 1024 });
    expect(await prepare(bytes, false)).toEqual({ isRefused: true, why: 'TOO_LARGE' });
  });
});
