import type { OrderStatus } from '@tallrik/domain/orders/order';
import type { ReadyPart } from '@tallrik/domain/orders/station-parts';
import type { Database } from '../../../platform/database/database.ts';

const dateOf = (at: Temporal.Instant): Date => new Date(at.epochMilliseconds);

export async function insertPart(
  db: Database,
  companyId: string,
  orderId: string,
  part: {
    stationId: string;
    /** The dishes it is marked with. */
    positions: number[];
    staffId: string;
    version: number;
    at: Temporal.Instant;
  },
): Promise<void> {
  await db
    .insertInto('orderParts')
    .values({ ...part, companyId, orderId, at: dateOf(part.at) })
    // Marked before with fewer dishes: this mark is the one that counts.
    .onConflict((conflict) =>
      conflict.columns(['orderId', 'stationId']).doUpdateSet((row) => ({
        positions: row.ref('excluded.positions'),
        staffId: row.ref('excluded.staffId'),
        version: row.ref('excluded.version'),
        at: row.ref('excluded.at'),
      })),
    )
    .execute();
}

export async function findPart(
  db: Database,
  companyId: string,
  orderId: string,
  stationId: string,
): Promise<ReadyPart | null> {
  const row = await db
    .selectFrom('orderParts')
    .select(['stationId', 'staffId', 'version', 'at'])
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('stationId', '=', stationId)
    .executeTakeFirst();
  return row ? { ...row, at: row.at.toISOString() } : null;
}

export async function deletePart(
  db: Database,
  companyId: string,
  orderId: string,
  stationId: string,
): Promise<void> {
  await db
    .deleteFrom('orderParts')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('stationId', '=', stationId)
    .execute();
}

/** Of a move that is taken back: the part it was marked with is not ready either. Whose it was. */
export async function deletePartOfVersion(
  db: Database,
  companyId: string,
  orderId: string,
  version: number,
): Promise<string[]> {
  const rows = await db
    .deleteFrom('orderParts')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('version', '=', version)
    .returning('stationId')
    .execute();
  return rows.map(({ stationId }) => stationId);
}

export type PartWriting = {
  version: number;
  status: OrderStatus;
  staffId: string;
  stationName: string;
  /** Of a part that is taken back: the version its mark made. */
  undoesVersion: number | null;
  at: Temporal.Instant;
};

/** The order stays where it is; its version rises, so that every board reads it anew. */
export async function writePartMove(
  db: Database,
  companyId: string,
  orderId: string,
  { version, status, staffId, stationName, undoesVersion, at }: PartWriting,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ version })
    .where('companyId', '=', companyId)
    .where('id', '=', orderId)
    .execute();
  await db
    .insertInto('orderMoves')
    .values({
      companyId,
      orderId,
      version,
      fromStatus: status,
      toStatus: status,
      actor: 'STAFF',
      staffId,
      stationName,
      undoesVersion,
      at: dateOf(at),
    })
    .execute();
}
