import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';

/** A code, and a series of one. */
export async function seedCodes(
  db: Database,
  companyId: string,
  { code, series }: { code: string; series: string },
): Promise<void> {
  const terms = { companyId, discountType: 'PERCENTAGE', discountRate: 10 };
  await db.insertInto('promoCodeSeries').values({ id: series, companyId, prefix: 'F-' }).execute();
  await db
    .insertInto('promoCodes')
    .values([
      { ...terms, id: code, code: 'TENTH' },
      { ...terms, id: randomUUID(), code: 'F-ONE', seriesId: series },
    ])
    .execute();
}
