import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePictureRenderer } from './paint-picture.ts';
import { FRAME_SIZES } from './recipe.ts';
import type { PictureRecipe } from './recipe.ts';

const soup: PictureRecipe = {
  brand: 'nordbro',
  name: 'soup',
  frame: 'square',
  tone: 1,
  food: ['stew'],
  around: ['lemon'],
};

describe('painting', () => {
  it('gives the same bytes for the same recipe, whoever paints it', async () => {
    const [one, other] = await Promise.all([
      makePictureRenderer()(soup),
      makePictureRenderer()(soup),
    ]);
    expect(one.equals(other)).toBe(true);
  });

  it('gives two dishes of the same food different pictures', async () => {
    const paint = makePictureRenderer();
    const [one, other] = await Promise.all([paint(soup), paint({ ...soup, name: 'other soup' })]);
    expect(one.equals(other)).toBe(false);
  });

  it.each(['nordbro', 'smash', 'lokanta'] as const)('fills its frame at %s', async (brand) => {
    const { width, height, hasAlpha } = await sharp(
      await makePictureRenderer()({ ...soup, brand, frame: 'offer' }),
    ).metadata();
    expect({ width, height, hasAlpha }).toEqual({ ...FRAME_SIZES.offer, hasAlpha: false });
  });

  it('refuses a plate with too much on it', async () => {
    const heaped = { ...soup, food: Array.from({ length: 6 }, () => 'stew' as const) };
    await expect(makePictureRenderer()(heaped)).rejects.toThrow('6 foods on a plate');
  });
});
