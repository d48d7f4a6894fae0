import type { ImageSize } from '@tallrik/domain/company/layout';
import { usefulCrop, WHOLE } from '@tallrik/domain/company/picture-cut';
import { type FocusPoint, type Frame, frameAround } from '@tallrik/domain/company/pictures';

/** How a picture is being cut: frame and focus point, both in parts of the upload, as they are drawn over it. */
export type PictureEdit = { crop: Frame; focus: FocusPoint };

type Cut = { crop?: Frame | null; focusX: number; focusY: number };

/** The server keeps the focus point in parts of what is left of the picture. */
export function editOf({ crop, focusX, focusY }: Cut): PictureEdit {
  const frame = crop ?? WHOLE;
  return {
    crop: frame,
    focus: { x: frame.left + focusX * frame.width, y: frame.top + focusY * frame.height },
  };
}

export const cutOf = ({ crop, focus }: PictureEdit) => ({
  crop: usefulCrop(crop),
  focusX: within((focus.x - crop.left) / crop.width),
  focusY: within((focus.y - crop.top) / crop.height),
});

/** Never outside of the frame: what is cut away cannot be what matters. */
export const withFocus = ({ crop }: PictureEdit, { x, y }: FocusPoint): PictureEdit => ({
  crop,
  focus: {
    x: between(x, crop.left, crop.left + crop.width),
    y: between(y, crop.top, crop.top + crop.height),
  },
});

export type Corner = 'START' | 'END';

/** One corner of the frame is moved, the other stays; what is left has at least the size that is asked for. */
export function withCorner(
  { crop, focus }: PictureEdit,
  corner: Corner,
  { x, y }: FocusPoint,
  least: { width: number; height: number },
): PictureEdit {
  const right = crop.left + crop.width;
  const lower = crop.top + crop.height;
  const width = Math.min(least.width, 1);
  const height = Math.min(least.height, 1);
  const left = corner === 'START' ? between(x, 0, Math.max(0, right - width)) : crop.left;
  const top = corner === 'START' ? between(y, 0, Math.max(0, lower - height)) : crop.top;
  const end = {
    x: corner === 'END' ? between(x, Math.min(1, crop.left + width), 1) : right,
    y: corner === 'END' ? between(y, Math.min(1, crop.top + height), 1) : lower,
  };
  return withFocus({ crop: { left, top, width: end.x - left, height: end.y - top }, focus }, focus);
}

/** Which part of the upload a size shows, in parts of the upload: what the server will cut, before it does. */
export function shownPart(edit: PictureEdit, upload: ImageSize, size: ImageSize): Frame {
  const { crop } = edit;
  const cut = { width: crop.width * upload.width, height: crop.height * upload.height };
  const { focusX, focusY } = cutOf(edit);
  const frame = frameAround(cut, size, { x: focusX, y: focusY });
  return {
    left: crop.left + frame.left / upload.width,
    top: crop.top + frame.top / upload.height,
    width: frame.width / upload.width,
    height: frame.height / upload.height,
  };
}

const between = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);
const within = (value: number): number => (Number.isFinite(value) ? between(value, 0, 1) : 0.5);
