import type { Buffer } from 'node:buffer';
import { loadSharp } from './load-sharp.ts';
import { mediaKeyIn } from './media-port.ts';
import type { SizePicture } from './resize.ts';

const SIDE = 512;
/** Phones cut icons into circles and drops; what lies within the middle four fifths always stays. */
const SAFE_SIDE = 360;
const MAX_CACHED = 200;

/** The logo on a full square of the brand's colour, so that no shape cuts into it. */
export function makeMaskableIcon(deps: { sizePicture: SizePicture }) {
  const cache = new Map<string, Buffer>();
  return async (logoUrl: string, background: string): Promise<Buffer | null> => {
    const key = mediaKeyIn(logoUrl);
    const name = `${key} ${background}`;
    const known = cache.get(name);
    if (key === null || known) return known ?? null;
    const logo = await deps.sizePicture(key, { width: SIDE, height: SIDE }, 'png');
    if (logo === null) return null;
    const sharp = await loadSharp();
    const small = await sharp(logo).resize(SAFE_SIDE, SAFE_SIDE).toBuffer();
    const icon = await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background } })
      .composite([{ input: small }])
      .png()
      .toBuffer();
    if (cache.size >= MAX_CACHED) cache.clear();
    cache.set(name, icon);
    return icon;
  };
}
