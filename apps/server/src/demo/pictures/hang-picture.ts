import { Buffer } from 'node:buffer';
import type { Media, MediaKey, NewPicture } from '../../providers/media/media-port.ts';
import type { DemoPicture } from './demo-picture.ts';
import { LOGOS } from './logos.ts';
import type { PaintPicture } from './paint-picture.ts';

async function made(picture: DemoPicture, paintPicture: PaintPicture): Promise<NewPicture> {
  if (picture.kind === 'painting') {
    return { bytes: await paintPicture(picture.recipe), type: 'image/webp' };
  }
  const { wordmark, icon } = LOGOS[picture.brand];
  return {
    bytes: Buffer.from(wordmark),
    type: 'image/svg+xml',
    icon: { bytes: Buffer.from(icon), type: 'image/svg+xml' },
  };
}

/** Paints one demo picture and puts it into the store. */
export type HangPicture = (key: MediaKey) => Promise<void>;

export function makeHangPicture(
  store: Pick<Media, 'put'>,
  pictures: readonly DemoPicture[],
  paintPicture: PaintPicture,
): HangPicture {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  return async (key) => {
    const picture = byKey.get(key);
    if (!picture) throw new Error(`The demo has no picture ${key}`);
    await store.put(key, await made(picture, paintPicture));
  };
}
