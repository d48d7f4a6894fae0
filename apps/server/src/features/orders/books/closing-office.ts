import type {
  MutationResolvers,
  QueryResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { checkEmail } from '@tallrik/domain/accounts/checks';
import { isUuid } from '@tallrik/domain/is-uuid';
import { MOST_CLOSING_READERS } from '@tallrik/domain/orders/books/closing-readers';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { administered } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { readClosingReaders, replaceClosingReaders } from './closing-readers.ts';

/** Who gets a venue's closings every morning: owners choose (MONEY-22). */
export function makeClosingOffice({ db, newId }: { db: Database; newId: () => string }) {
  const venueOf = async (companyId: string, venueId: string): Promise<string> => {
    const venue = isUuid(venueId)
      ? await db
          .selectFrom('venues')
          .select('id')
          .where('companyId', '=', companyId)
          .where('id', '=', venueId)
          .executeTakeFirst()
      : undefined;
    if (!venue) throw notFound('Venue');
    return venue.id;
  };
  const closingReaders: NonNullable<QueryResolvers<StaffContext>['closingReaders']> = async (
    _root,
    { companyId: wanted, venueId: asked },
    context,
  ) => {
    const { companyId } = administered(context, wanted, ['VENUES', 'WRITE']);
    return readClosingReaders(db, { companyId, venueId: await venueOf(companyId, asked) });
  };
  const saveClosingReaders: NonNullable<
    MutationResolvers<StaffContext>['saveClosingReaders']
  > = async (_root, { companyId: wanted, venueId: asked, ...given }, context) => {
    const { staff, companyId } = administered(context, wanted, ['VENUES', 'WRITE']);
    const venueId = await venueOf(companyId, asked);
    const staffIds = [...new Set(given.staffIds)];
    if (staffIds.length + given.emails.length > MOST_CLOSING_READERS)
      return { success: false, error: 'LIMIT_REACHED' };
    const emails = new Map<string, string>();
    for (const [place, typed] of given.emails.entries()) {
      const checked = checkEmail(typed);
      if (!checked.ok) return { success: false, error: 'FIELD_INVALID', field: `emails.${place}` };
      const same = checked.value.toLowerCase();
      emails.set(same, emails.get(same) ?? checked.value);
    }
    const { people } = await readClosingReaders(db, { companyId, venueId });
    if (staffIds.some((id) => !people.some((person) => person.id === id)))
      return { success: false, error: 'FIELD_INVALID', field: 'staffIds' };
    const readers = { staffIds, emails: [...emails.values()] };
    await db.transaction().execute(async (trx) => {
      await replaceClosingReaders(trx, { companyId, venueId }, readers, newId);
      // Addresses are in the table; the log, read by more people, holds how many (D-128).
      const details = { count: staffIds.length + emails.size };
      const entry = { action: 'saveClosingReaders', subjectId: venueId, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
    });
    return { success: true, error: null };
  };
  return { Query: { closingReaders }, Mutation: { saveClosingReaders } };
}
