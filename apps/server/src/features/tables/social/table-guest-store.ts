import type { GuestAtTable } from '@tallrik/domain/tables/social-table';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

export type TableGuest = GuestAtTable & { hasLeft: boolean };

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

const guestRows = (db: Database, companyId: string, sittingId: string) =>
  db
    .selectFrom('tableGuests')
    .select(['id', 'number', 'name', 'cartIds', 'seenAt', 'leftAt'])
    .where('companyId', '=', companyId)
    .where('sittingId', '=', sittingId)
    .orderBy('number');

type Row = Awaited<ReturnType<ReturnType<typeof guestRows>['execute']>>[number];

const guestOf = ({ seenAt, leftAt, ...guest }: Row): TableGuest => ({
  ...guest,
  seenAt: Temporal.Instant.fromEpochMilliseconds(seenAt.getTime()),
  hasLeft: leftAt !== null,
});

/** Everybody who joined, those who left again among them. */
export const findGuests = async (
  db: Database,
  companyId: string,
  sittingId: string,
): Promise<TableGuest[]> => (await guestRows(db, companyId, sittingId).execute()).map(guestOf);

export async function findGuestByKey(
  db: Database,
  companyId: string,
  sittingId: string,
  keyHash: Buffer,
): Promise<TableGuest | null> {
  const row = await guestRows(db, companyId, sittingId)
    .where('keyHash', '=', keyHash)
    .executeTakeFirst();
  return row ? guestOf(row) : null;
}

/** Writes the guest as they are now, and that their phone was heard. */
export async function saveGuest(
  db: Database,
  companyId: string,
  sittingId: string,
  guest: TableGuest & { keyHash: Buffer },
): Promise<void> {
  const seenAt = dateOf(guest.seenAt);
  const values = {
    number: guest.number,
    name: guest.name,
    cartIds: sql<string[]>`${guest.cartIds}::uuid[]`,
    seenAt,
    leftAt: guest.hasLeft ? seenAt : null,
  };
  await db
    .insertInto('tableGuests')
    .values({
      ...values,
      id: guest.id,
      keyHash: guest.keyHash,
      companyId,
      sittingId,
      joinedAt: seenAt,
    })
    .onConflict((conflict) => conflict.columns(['sittingId', 'keyHash']).doUpdateSet(values))
    .execute();
}
