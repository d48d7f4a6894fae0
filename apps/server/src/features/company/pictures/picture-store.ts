import type { ImageSize } from '@tallrik/domain/company/layout';
import type { Localized } from '@tallrik/domain/company/languages';
import {
  type Frame,
  PICTURE_PURPOSES,
  type PicturePurpose,
} from '@tallrik/domain/company/pictures';
import { z } from 'zod';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { Pictures } from '../../../platform/database/generated/tables.ts';
import type { Selectable } from 'kysely';

/** 32 hex digits, as addresses have them, of a row's id. */
export const keyOfPicture = (id: string): string => id.replaceAll('-', '');

const KEY = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;
/** The row's id of a key; null where the text is none. */
export const idOfPicture = (key: string): string | null =>
  key.length === 32 && KEY.test(key) ? key.replace(KEY, '$1-$2-$3-$4-$5') : null;

export type StoredOfficePicture = ImageSize & {
  id: string;
  version: number;
  purpose: PicturePurpose;
  isDrawing: boolean;
  colour: string;
  crop: Frame | null;
  focusX: number;
  focusY: number;
  descriptionLang: Localized;
  createdAt: Date;
  original: ImageSize & { id: string };
};

const frameSchema = z
  .object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() })
  .nullable();
const textSchema = z.record(z.string(), z.string());

type Row = Selectable<Pictures> & { uploadWidth: number | null; uploadHeight: number | null };

const read = ({ uploadWidth, uploadHeight, ...row }: Row): StoredOfficePicture => ({
  id: row.id,
  version: row.version,
  purpose: columnOneOf(PICTURE_PURPOSES, row.purpose),
  isDrawing: row.isDrawing,
  width: row.width,
  height: row.height,
  colour: row.colour,
  crop: frameSchema.parse(row.crop),
  focusX: row.focusX,
  focusY: row.focusY,
  descriptionLang: textSchema.parse(row.descriptionLang),
  createdAt: row.createdAt,
  original: {
    id: row.originalId ?? row.id,
    width: uploadWidth ?? row.width,
    height: uploadHeight ?? row.height,
  },
});

const picturesOf = (db: Database, companyId: string) =>
  db
    .selectFrom('pictures')
    .leftJoin('pictures as upload', 'upload.id', 'pictures.originalId')
    .selectAll('pictures')
    .select(['upload.width as uploadWidth', 'upload.height as uploadHeight'])
    .where('pictures.companyId', '=', companyId);

export async function findPictures(
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<StoredOfficePicture[]> {
  if (ids.length === 0) return [];
  const rows = await picturesOf(db, companyId)
    .where('pictures.id', 'in', [...ids])
    .execute();
  return rows.map(read);
}

/** Whether it is the company's; it then stays until the transaction ends: the nightly job forgets what nothing shows. */
export const holdPicture = async (trx: Database, companyId: string, id: string): Promise<boolean> =>
  (await trx
    .selectFrom('pictures')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst()) !== undefined;

/** Newest first, after the one that ended the page before. Uploads that were cut anew show as what they were cut to. */
export async function listPictures(
  db: Database,
  companyId: string,
  { after, most }: { after: string | null; most: number },
): Promise<StoredOfficePicture[]> {
  const last = after === null ? null : ((await findPictures(db, companyId, [after]))[0] ?? null);
  const rows = await picturesOf(db, companyId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('pictures as cut')
            .select('cut.id')
            .whereRef('cut.originalId', '=', 'pictures.id'),
        ),
      ),
    )
    .$if(last !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('pictures.createdAt', 'pictures.id'),
          '<',
          tuple(last?.createdAt ?? new Date(0), last?.id ?? ''),
        ),
      ),
    )
    .orderBy('pictures.createdAt', 'desc')
    .orderBy('pictures.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(read);
}

/** What the company's pictures take up. */
export async function bytesOfPictures(db: Database, companyId: string): Promise<number> {
  const { bytes } = await db
    .selectFrom('pictures')
    .select(({ fn }) => fn.sum<string | null>('bytes').as('bytes'))
    .where('companyId', '=', companyId)
    .executeTakeFirstOrThrow();
  return Number(bytes ?? 0);
}
