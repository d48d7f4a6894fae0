import type { FocusPoint } from '@tallrik/domain/company/pictures';
import type { Database } from '../../../platform/database/database.ts';
import { keyOfPicture } from './picture-store.ts';
import type { PicturePorts } from './pictures-port.ts';

type Put = PicturePorts['media']['put'];

/**
 * Stores the bytes of a new picture, then writes its row: a row without its bytes would be a hole in somebody's menu.
 * Where no row came of it, refused or failed, the bytes go again.
 */
export async function withBytes<Result>(
  {
    db,
    media,
  }: { db: Database; media: Pick<PicturePorts['media'], 'put' | 'remove' | 'previewOf'> },
  id: string,
  picture: Parameters<Put>[1] & { focus: FocusPoint },
  write: (colour: string | null) => Promise<Result>,
): Promise<Result> {
  const key = keyOfPicture(id);
  try {
    await media.put(key, picture);
    return await write((await media.previewOf(key))?.colour ?? null);
  } finally {
    // Asked, not guessed: a connection that broke at the very end may have written the row.
    if (!(await isThere(db, id).catch(() => true))) await media.remove(key);
  }
}

const isThere = async (db: Database, id: string): Promise<boolean> =>
  (await db.selectFrom('pictures').select('id').where('id', '=', id).executeTakeFirst()) !==
  undefined;
