import type { Look } from '@tallrik/domain/company/look';
import type { Database } from '../../../platform/database/database.ts';
import { readLook } from './look-store.ts';

/** So long what guests saw can be published again (LOOK-08). */
const KEPT = { months: 12 } as const;
const MOST_SHOWN = 100;

const oldest = (now: Temporal.Instant): Date =>
  new Date(now.toZonedDateTimeISO('UTC').subtract(KEPT).epochMilliseconds);

export type EarlierLook = {
  id: string;
  look: Look;
  replacedAt: Date;
  replacedBy: string | null;
};

/** What guests see now gives way to another look. */
export async function keepLook(
  trx: Database,
  kept: {
    id: string;
    companyId: string;
    configurationId: string;
    look: Look;
    staffId: string;
  },
  now: Temporal.Instant,
): Promise<void> {
  const { look, ...row } = kept;
  const replacedAt = new Date(now.epochMilliseconds);
  await trx
    .insertInto('earlierLooks')
    .values({ ...row, look: JSON.stringify(look), replacedAt })
    .execute();
  await trx
    .deleteFrom('earlierLooks')
    .where('companyId', '=', kept.companyId)
    .where('configurationId', '=', kept.configurationId)
    .where('replacedAt', '<', oldest(now))
    .execute();
}

/** Those of the last twelve months, the newest first; one of them, where it is named. */
export async function findEarlierLooks(
  db: Database,
  of: { companyId: string; configurationId: string; id?: string },
  now: Temporal.Instant,
): Promise<EarlierLook[]> {
  const rows = await db
    .selectFrom('earlierLooks')
    .leftJoin('staffMembers', 'staffMembers.id', 'earlierLooks.staffId')
    .select(['earlierLooks.id', 'look', 'replacedAt', 'staffMembers.name as replacedBy'])
    .where('earlierLooks.companyId', '=', of.companyId)
    .where('configurationId', '=', of.configurationId)
    .where('replacedAt', '>=', oldest(now))
    .$if(of.id !== undefined, (query) => query.where('earlierLooks.id', '=', of.id ?? ''))
    .orderBy('replacedAt', 'desc')
    .orderBy('earlierLooks.id')
    .limit(MOST_SHOWN)
    .execute();
  return rows.map((row) => ({ ...row, look: readLook(row.look) }));
}
