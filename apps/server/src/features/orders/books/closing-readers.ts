import type { ClosingReaders } from '@tallrik/contract/generated/staff-resolvers';
import { reachOf, STAFF_ROLES, isVenueRole } from '@tallrik/domain/accounts/staff-rights';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

type Place = { companyId: string; venueId: string };

/** Whoever may read the figures of the venue anyway: a mail opens no door (O-02). */
export const mayReadClosings = (
  { role: written, venueIds }: { role: string; venueIds: readonly string[] },
  venueId: string,
): boolean => {
  const role = columnOneOf(STAFF_ROLES, written);
  return (
    reachOf(role, 'REPORTS', 'READ') !== 'NONE' &&
    (!isVenueRole(role) || venueIds.includes(venueId))
  );
};

/** Who can be chosen, who is, and the addresses that were typed. */
export async function readClosingReaders(
  db: Database,
  { companyId, venueId }: Place,
): Promise<ClosingReaders> {
  const people = await db
    .selectFrom('staffMembers')
    .select(['id', 'name', 'email', 'role', 'venueIds'])
    .where('companyId', '=', companyId)
    .where('active', '=', true)
    .where('isDevice', '=', false)
    .where('role', '<>', 'PLATFORM_ADMIN')
    .orderBy('name')
    .orderBy('id')
    .execute();
  const chosen = await db
    .selectFrom('closingReaders')
    .select(['staffId', 'email'])
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .orderBy('email')
    .execute();
  return {
    people: people
      .filter((person) => person.email !== '' && mayReadClosings(person, venueId))
      .map(({ id, name, email }) => ({
        id,
        name,
        email,
        isChosen: chosen.some(({ staffId }) => staffId === id),
      })),
    emails: chosen.flatMap(({ email }) => email ?? []),
  };
}

export async function replaceClosingReaders(
  trx: Database,
  { companyId, venueId }: Place,
  readers: { staffIds: readonly string[]; emails: readonly string[] },
  newId: () => string,
): Promise<void> {
  await trx
    .deleteFrom('closingReaders')
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .execute();
  const rows = [
    ...readers.staffIds.map((staffId) => ({ staffId, email: null })),
    ...readers.emails.map((email) => ({ staffId: null, email })),
  ].map((reader) => ({ ...reader, id: newId(), companyId, venueId }));
  if (rows.length > 0) await trx.insertInto('closingReaders').values(rows).execute();
}

/** Written with the closing: a server that dies afterwards finds the jobs, and each mail is one row. */
export async function addClosingMails(
  trx: Database,
  { companyId, venueId, closingId }: Place & { closingId: string },
  newId: () => string,
): Promise<void> {
  const readers = await trx
    .selectFrom('closingReaders')
    .select(['staffId', 'email'])
    .where('companyId', '=', companyId)
    .where('venueId', '=', venueId)
    .execute();
  for (const reader of readers) {
    const id = newId();
    await trx
      .insertInto('closingMails')
      .values({ ...reader, id, companyId, closingId })
      .execute();
    await addJob(trx, 'mail-closing', { companyId, mailId: id }, { key: `closing:${id}` });
  }
}
