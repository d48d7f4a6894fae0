import { MIDDLE, PICTURE_LIMITS, PICTURE_PURPOSES } from '@tallrik/domain/company/pictures';
import type { Database } from '../../../platform/database/database.ts';
import { bytesOfPictures } from '../pictures/picture-store.ts';
import type { PicturePorts } from '../pictures/pictures-port.ts';
import { at, type RenamedArchive } from './import-archive.ts';
import { ArchiveRefusedError, type OpenedArchive } from './open-archive.ts';
import { ZipBrokenError, ZipTooLargeError } from './read-zip.ts';
import { insertRows, type Row } from './write-archive.ts';

export type StoredPicture = {
  id: string;
  width: number;
  height: number;
  bytes: number;
  colour: string;
  isDrawing: boolean;
};

const partOf = (value: unknown): number =>
  typeof value === 'number' && value >= 0 && value <= 1 ? value : MIDDLE.x;

/** Every picture decoded and stored as an upload is (O-13); the first that cannot be read ends it, and all go again. */
export async function storePictures(
  { preparePicture, media }: Pick<PicturePorts, 'preparePicture' | 'media'>,
  archive: OpenedArchive,
  { files, news }: RenamedArchive,
): Promise<{ stored: StoredPicture[]; forget: () => Promise<void> }> {
  const known = new Map(
    rowsIn(files.get('pictures')).map((row) => [String(row['id']).replaceAll('-', ''), row]),
  );
  const stored: StoredPicture[] = [];
  const keys: string[] = [];
  const forget = async () => {
    for (const key of keys) await media.remove(key);
  };
  try {
    for (const [old, name] of archive.pictures) {
      const key = news.keys.get(old) ?? '';
      const row = known.get(key) ?? {};
      const bytes = await unpacked(archive, name);
      const picture = await preparePicture(bytes, name.endsWith('.svg'));
      if (picture.isRefused)
        throw new ArchiveRefusedError([
          { place: name, value: picture.why, code: 'PICTURE_NOT_READABLE' },
        ]);
      keys.push(key);
      const focus = { x: partOf(row['focus_x']), y: partOf(row['focus_y']) };
      await media.put(key, { bytes: picture.bytes, type: picture.type, focus });
      stored.push({
        id: news.ids.get(idOf(old)) ?? '',
        width: picture.width,
        height: picture.height,
        bytes: picture.bytes.length,
        colour: (await media.previewOf(key))?.colour ?? '#ffffff',
        isDrawing: picture.type === 'image/svg+xml',
      });
    }
  } catch (error) {
    await forget();
    throw error;
  }
  return { stored, forget };
}

async function unpacked(archive: OpenedArchive, name: string) {
  try {
    return await archive.bytesOf(name);
  } catch (error) {
    if (!(error instanceof ZipTooLargeError) && !(error instanceof ZipBrokenError)) throw error;
    throw new ArchiveRefusedError([{ place: name, value: '', code: 'PICTURE_NOT_READABLE' }]);
  }
}

const idOf = (key: string): string =>
  key.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const rowsIn = (json: unknown): Row[] => (Array.isArray(json) ? (json as Row[]) : []);

/** The rows of what was stored; what was only named gets one too, so that it counts and can be chosen. */
export async function insertPictures(
  trx: Database,
  companyId: string,
  { stored, rows }: { stored: readonly StoredPicture[]; rows: readonly Row[] },
  made: { staffId: string; at: Temporal.Instant },
): Promise<void> {
  const total = stored.reduce((sum, { bytes }) => sum + bytes, 0);
  if ((await bytesOfPictures(trx, companyId)) + total > PICTURE_LIMITS.bytesOfCompany)
    throw new ArchiveRefusedError([{ place: 'pictures', value: '', code: 'LIMIT_REACHED' }]);
  const written = new Map(rows.map((row) => [row['id'], row]));
  const ids = new Set(stored.map(({ id }) => id));
  const all = stored.map(({ isDrawing, ...picture }): Row => {
    const row = written.get(picture.id);
    const original = row?.['original_id'];
    return {
      purpose: PICTURE_PURPOSES[0],
      ...row,
      ...picture,
      is_drawing: isDrawing,
      original_id: typeof original === 'string' && ids.has(original) ? original : null,
      staff_id: made.staffId,
      created_at: made.at.toString(),
    };
  });
  const isCut = (row: Row) => row['original_id'] !== null;
  await at('pictures', async () => {
    // What was cut names what it was cut from.
    await insertRows(
      trx,
      companyId,
      'pictures',
      all.filter((row) => !isCut(row)),
    );
    await insertRows(trx, companyId, 'pictures', all.filter(isCut));
  });
}
