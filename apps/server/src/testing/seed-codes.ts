import { randomUUID } from 'node:crypto';
import type { Database } from '../platform/database/database.ts';

/** A code, a series of one, and an offer and a stamp card with the code's id. */
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
  await db
    .insertInto('offers')
    .values({ id: code, companyId, type: 'ORDER_DISCOUNT', discountRate: 10, isDefault: true })
    .execute();
  await db
    .insertInto('stampCards')
    .values({ id: code, companyId, name: 'Ten', requiredCount: 10 })
    .execute();
}
