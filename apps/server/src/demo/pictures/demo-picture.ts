import { createHash } from 'node:crypto';
import { LOGOS } from './logos.ts';
import type { Brand, Frame, PictureRecipe } from './recipe.ts';

/** Raised when the painting changes: addresses are cached for ever, so a new look needs a new one. */
const PAINTING_VERSION = 2;

export type DemoPicture = { key: string } & (
  | { kind: 'painting'; recipe: PictureRecipe }
  | { kind: 'logo'; brand: Brand }
);

/** What a picture shows, without where it hangs. */
export type PictureCard = Omit<PictureRecipe, 'brand' | 'name' | 'frame'>;

const keyOf = (content: string): string =>
  createHash('sha256').update(`${PAINTING_VERSION}/${content}`).digest('hex').slice(0, 32);

/** Collects a company's pictures while its data is put together, and gives their addresses. */
export type PictureWall = {
  painting: (name: string, frame: Frame, card: PictureCard) => string;
  logo: () => string;
  pictures: () => DemoPicture[];
};

export function makePictureWall(brand: Brand): PictureWall {
  const hung = new Map<string, DemoPicture>();
  const hang = (picture: DemoPicture): string => {
    hung.set(picture.key, picture);
    return `/media/${picture.key}`;
  };
  return {
    painting: (name, frame, card) => {
      const recipe: PictureRecipe = { brand, name, frame, ...card };
      return hang({ key: keyOf(JSON.stringify(recipe)), kind: 'painting', recipe });
    },
    logo: () => {
      const { wordmark, icon } = LOGOS[brand];
      return hang({ key: keyOf(wordmark + icon), kind: 'logo', brand });
    },
    pictures: () => [...hung.values()],
  };
}
