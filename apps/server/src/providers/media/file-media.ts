import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isMediaKey, mediaUrl } from './media-port.ts';
import type { Media, MediaKey, StoredPicture } from './media-port.ts';
import {
  describePicture,
  readDescription,
  withFocus,
  type PictureDescription,
} from './picture-description.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Pictures as files: one folder a picture, in 256 folders so that none grows large. */
export function makeFileMedia(deps: { folder: string }): Media {
  const folderOf = (key: MediaKey): string => join(deps.folder, key.slice(0, 2), key);

  async function describe(key: MediaKey): Promise<PictureDescription | null> {
    if (!isMediaKey(key)) return null;
    const text = await readIfThere(join(folderOf(key), 'picture.json'));
    return text === null ? null : readDescription(text.toString('utf8'));
  }

  async function read(key: MediaKey, name: string, type: StoredPicture['type'] | null) {
    if (type === null) return null;
    return { bytes: await readFile(join(folderOf(key), name)), type };
  }

  return {
    put: async (key, picture) => {
      if (!isMediaKey(key)) throw new Error(`Not a media key: ${key}`);
      if ((await describe(key)) !== null) return;
      const folder = folderOf(key);
      const described = await describePicture(picture);
      // Written aside and moved at once: a server killed in the middle leaves no half picture.
      const aside = `${folder}.${randomUUID()}`;
      await mkdir(aside, { recursive: true });
      await writeFile(join(aside, 'original'), picture.bytes);
      if (picture.icon) await writeFile(join(aside, 'icon'), picture.icon.bytes);
      await writeFile(join(aside, 'picture.json'), JSON.stringify(described));
      try {
        await rename(aside, folder);
      } catch (error) {
        await rm(aside, { recursive: true, force: true });
        // Another process was faster with the same picture.
        if ((await describe(key)) === null) throw error;
      }
    },
    has: async (key) => (await describe(key)) !== null,
    get: async (key) => {
      const described = await describe(key);
      const picture = await read(key, 'original', described?.type ?? null);
      return picture && withFocus(picture, described);
    },
    getIcon: async (key) => read(key, 'icon', (await describe(key))?.iconType ?? null),
    previewOf: async (key) => (await describe(key))?.preview ?? null,
    remove: async (key) => {
      if (isMediaKey(key)) await rm(folderOf(key), { recursive: true, force: true });
    },
    url: mediaUrl,
  };
}
