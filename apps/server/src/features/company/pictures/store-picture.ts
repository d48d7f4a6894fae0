import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import {
  isTooSmall,
  type FocusPoint,
  PICTURE_LIMITS,
  smallestPicture,
  type PicturePurpose,
} from '@tallrik/domain/company/pictures';
import { sql } from 'kysely';
import { addAuditEntry } from '../../../platform/auth/audit-log.ts';
import type { OfficeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import { bytesOfPictures, keyOfPicture } from './picture-store.ts';
import type { PicturePorts } from './pictures-port.ts';
import { withBytes } from './with-bytes.ts';

export type PictureAnswer =
  | { key: string; url: string; width: number; height: number; colour: string }
  | {
      error: StaffErrorCode;
      /** Why it cannot be read, or how large it is and would have to be. */
      reason?: string;
      width?: number;
      height?: number;
      least?: { width: number; height: number };
    };

/** Takes in what somebody uploaded: row, log and bytes, or nothing of it (O-13). Null: there is no such company. */
export const makeStorePicture =
  (deps: PicturePorts & { db: Database; now: () => Temporal.Instant; newId: () => string }) =>
  async (
    { staff, companyId }: Pick<OfficeCaller, 'staff' | 'companyId'>,
    bytes: Buffer,
    { purpose, focus }: { purpose: PicturePurpose; focus: FocusPoint },
  ): Promise<PictureAnswer | null> => {
    if (!(await isCompany(deps.db, companyId))) return null;
    const picture = await deps.preparePicture(bytes, purpose === 'LOGO');
    if (picture.isRefused) {
      return picture.why === 'TOO_LARGE'
        ? { error: 'PICTURE_TOO_LARGE' }
        : { error: 'PICTURE_NOT_READABLE', reason: picture.why };
    }
    const { width, height } = picture;
    // A drawing has no pixels to be too few.
    if (picture.type !== 'image/svg+xml' && isTooSmall(purpose, picture)) {
      const least = smallestPicture(purpose, picture);
      return { error: 'PICTURE_TOO_SMALL', width, height, least };
    }
    const bytesKept = picture.bytes.length;
    const isFull = async (db: Database) =>
      (await bytesOfPictures(db, companyId)) + bytesKept > PICTURE_LIMITS.bytesOfCompany;
    if (await isFull(deps.db)) return { error: 'LIMIT_REACHED' };
    const id = deps.newId();
    const now = deps.now();
    const isDrawing = picture.type === 'image/svg+xml';
    const kept = { bytes: picture.bytes, type: picture.type, focus };
    return withBytes(deps, id, kept, (found) =>
      deps.db.transaction().execute(async (trx): Promise<PictureAnswer> => {
        // One after the other: several at once would all be the last below the limit.
        await sql`select pg_advisory_xact_lock(hashtextextended(${`office:${companyId}:PICTURE`}, 0))`.execute(
          trx,
        );
        if (await isFull(trx)) return { error: 'LIMIT_REACHED' };
        const colour = found ?? '#ffffff';
        await trx
          .insertInto('pictures')
          .values({
            id,
            companyId,
            purpose,
            isDrawing,
            width,
            height,
            bytes: bytesKept,
            colour,
            focusX: focus.x,
            focusY: focus.y,
            staffId: staff.staffId,
            createdAt: new Date(now.epochMilliseconds),
          })
          .execute();
        const details = { kind: 'PICTURE', created: true, purpose };
        const entry = { action: 'uploadPicture', subjectId: id, details, companyId };
        await addAuditEntry(trx, staff, entry, now);
        const key = keyOfPicture(id);
        return { key, url: deps.media.url(key), width, height, colour };
      }),
    );
  };

const isCompany = async (db: Database, companyId: string): Promise<boolean> =>
  (await db.selectFrom('companies').select('id').where('id', '=', companyId).executeTakeFirst()) !==
  undefined;
