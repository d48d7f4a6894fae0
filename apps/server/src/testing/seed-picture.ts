import type { Database } from '../platform/database/database.ts';
import { fixedId } from './fixed-id.ts';

/** A row of the library, without any bytes behind it; answers its key. */
export async function seedPicture(
  db: Database,
  of: { companyId: string; staffNumber: number; number?: number; bytes?: number; createdAt?: Date },
): Promise<string> {
  const id = fixedId(930_000 + (of.number ?? 1));
  await db
    .insertInto('pictures')
    .values({
      id,
      companyId: of.companyId,
      purpose: 'DISH',
      isDrawing: false,
      width: 1_200,
      height: 800,
      bytes: of.bytes ?? 1_000,
      colour: '#aa3311',
      staffId: fixedId(900_000 + of.staffNumber),
      createdAt: of.createdAt ?? new Date('2026-01-01T12:00:00Z'),
    })
    .execute();
  return id.replaceAll('-', '');
}
