import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Media } from '../../providers/media/media-port.ts';
import { demoCompanies } from '../demo-companies.ts';
import { FRAME_SIZES } from './recipe.ts';
import { pictureFile, readPreviews, withShippedPictures } from './shipped-pictures.ts';

const FOLDER = fileURLToPath(new URL('painted', import.meta.url));
const pictures = demoCompanies().flatMap((company) => company.pictures);
const paintings = pictures.flatMap((picture) => (picture.kind === 'painting' ? [picture] : []));
const dishes = paintings.filter(({ recipe }) => recipe.name.startsWith('dish/'));
const nameOf = ({ recipe }: (typeof dishes)[number]) => `${recipe.brand}/${recipe.name}`;

/** What an eye keeps of a picture: its middle, where the dish is, as 12 × 12 colours. */
async function impressionOf(key: string): Promise<Buffer> {
  const { width, height } = FRAME_SIZES.dish;
  const side = Math.round(Math.min(width, height) * 0.62);
  const box = { left: (width - side) >> 1, top: (height - side) >> 1, width: side, height: side };
  return sharp(pictureFile(FOLDER, key)).extract(box).resize(12, 12).removeAlpha().raw().toBuffer();
}

const difference = (one: Buffer, other: Buffer): number =>
  one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

/** Of 255, on average over all colours. One drawing on two tablecloths may pass it: that is what the recipes are for. */
const MIN_DISTANCE = 12;

describe('the demo’s pictures', () => {
  it('[F-69] are all there on the first look, and none that nobody asks for', async () => {
    const files = await readdir(FOLDER);
    expect(files.filter((name) => name.endsWith('.avif')).toSorted()).toEqual(
      paintings.map(({ key }) => `${key}.avif`).toSorted(),
    );
    expect(Object.keys(await readPreviews(FOLDER)).toSorted()).toEqual(
      paintings.map(({ key }) => key).toSorted(),
    );
  });

  it('[F-69] no two dishes of all companies are drawn alike', () => {
    const drawnAs = new Map<string, string[]>();
    for (const dish of dishes) {
      const { food, tint } = dish.recipe;
      const look = JSON.stringify([food, tint]);
      drawnAs.set(look, [...(drawnAs.get(look) ?? []), nameOf(dish)]);
    }
    expect([...drawnAs.values()].filter((names) => names.length > 1)).toEqual([]);
  });

  describe('looked at', () => {
    let impressions: Map<string, Buffer>;
    beforeAll(async () => {
      impressions = new Map(
        await Promise.all(
          dishes.map(async (dish) => [nameOf(dish), await impressionOf(dish.key)] as const),
        ),
      );
    }, 120_000);

    it('[F-69] every dish can be told from every other one, whatever it lies on', () => {
      const seen = [...impressions];
      const alike = seen.flatMap(([name, one], place) =>
        seen
          .slice(place + 1)
          .filter(([, other]) => difference(one, other) < MIN_DISTANCE)
          .map(([other, two]) => `${name} and ${other}: ${difference(one, two).toFixed(1)}`),
      );
      expect(alike).toEqual([]);
    });
  });
});

describe('the media store of the demo', () => {
  const store: Media = {
    put: async () => undefined,
    has: async () => false,
    get: async () => null,
    getIcon: async () => null,
    previewOf: async () => null,
    remove: async () => undefined,
    url: (key) => `/media/${key}`,
  };
  const open = () => withShippedPictures(store, pictures, FOLDER);
  const [painting] = paintings;
  const logo = pictures.find(({ kind }) => kind === 'logo');

  it('[F-69] has paintings with their previews, and logos with their icons', async () => {
    const media = await open();
    const key = painting?.key ?? '';
    expect(await media.has(key)).toBe(true);
    expect((await media.get(key))?.type).toBe('image/avif');
    expect(await media.getIcon(key)).toBeNull();
    expect((await media.previewOf(key))?.blur).toMatch(/^data:image\/webp;base64,/);
    expect((await media.get(logo?.key ?? ''))?.type).toBe('image/svg+xml');
    expect((await media.getIcon(logo?.key ?? ''))?.type).toBe('image/svg+xml');
  });

  it('leaves every other picture to the store behind it', async () => {
    const media = await open();
    const other = 'f'.repeat(32);
    expect([await media.has(other), await media.get(other), await media.previewOf(other)]).toEqual([
      false,
      null,
      null,
    ]);
    expect(await media.getIcon(other)).toBeNull();
  });
});
