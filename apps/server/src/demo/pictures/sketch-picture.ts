import sharp from 'sharp';
import type { PaintPicture } from './paint-picture.ts';
import { FRAME_SIZES } from './recipe.ts';

const PAPER = { r: 214, g: 202, b: 184 };

/**
 * A sheet of coloured paper in the right size. A painting takes a second of a processor: browser tests that look at
 * hundreds of pictures would wait for paint instead of for the page.
 */
export const sketchPicture: PaintPicture = ({ frame }) =>
  sharp({ create: { ...FRAME_SIZES[frame], channels: 3, background: PAPER } })
    .webp({ effort: 0 })
    .toBuffer();
