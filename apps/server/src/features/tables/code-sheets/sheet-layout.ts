import {
  codesOnPage,
  SHEET_GRIDS,
  type AddressSheet,
  type CodeSheet,
} from '@tallrik/domain/tables/code-sheets';

/** A printed code with its words, around the middle of where it stands. */
export type Place = {
  page: number;
  /** Which of the codes. */
  code: number;
  x: number;
  y: number;
  scale: number;
  /** Seen from the other side of the table. */
  isUpsideDown: boolean;
};

export type Paper = { width: number; height: number };
type Grid = { paper: Paper; columns: number; rows: number; scale: number };

const A4 = { width: 595.28, height: 841.89 };
const A6 = { width: 297.64, height: 419.53 };
/** The radius of a round sticker. */
export const STICKER_RADIUS = 94;

/** How large the code is at scale 1, and how far its middle stands above that of the whole. */
export const CODE = { size: 190, above: 34 } as const;

/** How large a code with its words is; 1 fits a postcard. */
const SCALES: Readonly<Record<CodeSheet | AddressSheet, number>> = {
  A4: 1.9,
  A6: 1,
  A4_1: 1.9,
  A4_2: 1.1,
  A4_6: 0.74,
  A4_12: 0.54,
  TENTS: 1,
  ROUND: 0.5,
};

export const gridOf = (sheet: CodeSheet | AddressSheet): Grid => ({
  ...SHEET_GRIDS[sheet],
  paper: sheet === 'A6' ? A6 : A4,
  scale: SCALES[sheet],
});

/** Where each code stands, page by page. */
export function layOut(sheet: CodeSheet | AddressSheet, count: number): Place[] {
  const { paper, columns, rows, scale } = gridOf(sheet);
  const faces = sheet === 'TENTS' ? rows : 1;
  const onPage = codesOnPage(sheet);
  return Array.from({ length: count }).flatMap((_, code) => {
    const place = code % onPage;
    return Array.from({ length: faces }, (_face, face) => ({
      page: Math.floor(code / onPage),
      code,
      x: ((place % columns) + 0.5) * (paper.width / columns),
      y: ((faces > 1 ? face : Math.floor(place / columns)) + 0.5) * (paper.height / rows),
      scale,
      isUpsideDown: faces > 1 && face === 0,
    }));
  });
}

/** The square of a code, with the white around it that readers need. */
export function squareOf(place: Place): { x: number; y: number; size: number } {
  const size = CODE.size * place.scale;
  const above = CODE.above * place.scale * (place.isUpsideDown ? -1 : 1);
  return { x: place.x - size / 2, y: place.y - above - size / 2, size };
}
