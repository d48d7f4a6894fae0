import type { Database } from '../platform/database/database.ts';
import { fixedId } from './fixed-id.ts';

/** A payout of one line that moves nothing. */
export async function seedPayout(
  db: Database,
  { companyId, id, staffNumber }: { companyId: string; id: string; staffNumber: number },
): Promise<void> {
  const sums = { taken: 0, back: 0, fees: 0, paidOut: 0, difference: 0 };
  await db
    .insertInto('payouts')
    .values({
      id,
      companyId,
      merchantAccount: 'Shop',
      batch: 1,
      currency: 'SEK',
      fingerprint: id,
      ...sums,
      lines: 1,
      takenInAt: new Date(0),
      takenInBy: fixedId(900_000 + staffNumber),
    })
    .execute();
}
