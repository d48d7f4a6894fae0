import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import type { Database } from '../../../platform/database/database.ts';
import { holdPicture, idOfPicture } from './picture-store.ts';

const addressOf = (key: string): string => `/media/${key}`;

/**
 * What is written where a picture was chosen: its address, null where it is taken away, nothing where it was left out.
 * It has to be the company's own, or what stands there already (O-13).
 */
export async function chosenPicture(
  trx: Database,
  companyId: string,
  {
    key,
    stands,
    field = 'pictureKey',
  }: { key: string | null | undefined; stands?: string | null | undefined; field?: string },
): Promise<{ image?: string | null } | { error: StaffErrorCode; field: string }> {
  if (key === undefined) return {};
  if (key === null) return { image: null };
  if (stands != null && stands === addressOf(key)) return {};
  const id = idOfPicture(key);
  const isHeld = id !== null && (await holdPicture(trx, companyId, id));
  return isHeld ? { image: addressOf(key) } : { error: 'PICTURE_NOT_YOURS', field };
}
