import { Buffer } from 'node:buffer';
import type { Media, MediaKey, NewPicture } from '../../providers/media/media-port.ts';
import type { DemoPicture } from './demo-picture.ts';
import { LOGOS } from './logos.ts';
import { makePainter } from './paint-picture.ts';
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

export type DemoGallery = {
  /** The media store, in which a demo picture that nobody has painted yet is painted when it is asked for. */
  media: Media;
  /** Paints what is missing, one after the other, until done or told to stop: nobody waits for it. */
  paintAll: (stop: AbortSignal) => Promise<void>;
};

/** Opens the doors before the paint is dry: painting all pictures takes longer than a newcomer's patience. */
export function openDemoGallery(store: Media, pictures: readonly DemoPicture[]): DemoGallery {
  const byKey = new Map(pictures.map((picture) => [picture.key, picture]));
  const underWay = new Map<MediaKey, Promise<void>>();
  const paintPicture = makePainter();

  async function ensure(key: MediaKey): Promise<void> {
    const picture = byKey.get(key);
    if (!picture || (await store.has(key))) return;
    // Two guests who ask for the same picture at once wait for the same brush.
    const painting =
      underWay.get(key) ??
      made(picture, paintPicture)
        .then((painted) => store.put(key, painted))
        .finally(() => underWay.delete(key));
    underWay.set(key, painting);
    await painting;
  }

  return {
    media: {
      ...store,
      get: async (key) => {
        await ensure(key);
        return store.get(key);
      },
      getIcon: async (key) => {
        await ensure(key);
        return store.getIcon(key);
      },
      previewOf: async (key) => {
        await ensure(key);
        return store.previewOf(key);
      },
    },
    paintAll: async (stop) => {
      for (const { key } of pictures) {
        if (stop.aborted) return;
        await ensure(key);
      }
    },
  };
}
