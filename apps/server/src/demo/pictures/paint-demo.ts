import type { Media, MediaKey } from '../../providers/media/media-port.ts';
import type { HangPicture } from './hang-picture.ts';

export type DemoGallery = {
  /** The media store, in which a demo picture that nobody has painted yet is painted when it is asked for. */
  media: Media;
  /** Paints what is missing, one after the other, until done or told to stop: nobody waits for it. */
  paintAll: (stop: AbortSignal) => Promise<void>;
};

/** Opens the doors before the paint is dry: painting all pictures takes longer than a newcomer's patience. */
export function openDemoGallery(
  store: Media,
  keys: ReadonlySet<MediaKey>,
  hangPicture: HangPicture,
): DemoGallery {
  const underWay = new Map<MediaKey, Promise<void>>();

  async function ensure(key: MediaKey): Promise<void> {
    if (!keys.has(key) || (await store.has(key))) return;
    // Two guests who ask for the same picture at once wait for the same brush.
    const painting = underWay.get(key) ?? hangPicture(key).finally(() => underWay.delete(key));
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
      for (const key of keys) {
        if (stop.aborted) return;
        await ensure(key);
      }
    },
  };
}
