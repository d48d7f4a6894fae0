import type { ImageSize } from './layout.ts';
import { type FocusPoint, type Frame, isTooSmall, type PicturePurpose } from './pictures.ts';

/** How a picture is cut out of its upload: a frame in parts of the upload, and what must stay in sight of what is left. */
export type PictureCut = { crop: Frame | null; focus: FocusPoint };

export const WHOLE: Frame = { left: 0, top: 0, width: 1, height: 1 };

/** A frame so near to the whole takes nothing away that anybody would see. */
const NEXT_TO_NOTHING = 0.002;

export type CutProblem =
  | { code: 'FIELD_INVALID'; field: 'crop' | 'focus' }
  | { code: 'PICTURE_TOO_SMALL'; field: 'crop' };

/** What is wrong with a cut, if anything is. A drawing is shown whole: there is nothing to cut. */
export function problemOfCut(
  { crop, focus }: PictureCut,
  upload: ImageSize & { purpose: PicturePurpose; isDrawing: boolean },
): CutProblem | null {
  if (!isPart(focus.x) || !isPart(focus.y)) return { code: 'FIELD_INVALID', field: 'focus' };
  if (crop === null) return null;
  const { left, top, width, height } = crop;
  const isInside =
    !upload.isDrawing &&
    [left, top, width, height].every(isPart) &&
    left + width <= 1 + NEXT_TO_NOTHING &&
    top + height <= 1 + NEXT_TO_NOTHING &&
    width > 0 &&
    height > 0;
  if (!isInside) return { code: 'FIELD_INVALID', field: 'crop' };
  return isTooSmall(upload.purpose, pixelsOf(crop, upload))
    ? { code: 'PICTURE_TOO_SMALL', field: 'crop' }
    : null;
}

/** The frame in pixels of its picture, wholly inside and never empty. */
export function pixelsOf(crop: Frame, picture: ImageSize): Frame {
  const left = Math.min(Math.round(crop.left * picture.width), picture.width - 1);
  const top = Math.min(Math.round(crop.top * picture.height), picture.height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round(crop.width * picture.width), picture.width - left)),
    height: Math.max(1, Math.min(Math.round(crop.height * picture.height), picture.height - top)),
  };
}

/** Null where the frame is the whole picture. */
export const usefulCrop = (crop: Frame | null): Frame | null =>
  crop !== null && crop.width >= 1 - NEXT_TO_NOTHING && crop.height >= 1 - NEXT_TO_NOTHING
    ? null
    : crop;

const isPart = (value: number): boolean => value >= 0 && value <= 1;
