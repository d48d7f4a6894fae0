import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import { servedVenue, type FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import { mustHaveRight } from '../../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { answerTables } from '../../office/office-table.ts';
import type { FindGuestAddress } from '../../office/table-address.ts';
import { rotateTable } from '../../rotate-table.ts';

/** Every guest of the table has to scan anew: a decision for who runs the place, not for a busy evening's staff. */
export const makeRotateTable =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    newId: () => string;
    findGuestAddress: FindGuestAddress;
  }): NonNullable<MutationResolvers<StaffContext>['rotateTable']> =>
  async (_root, { venueId, tableId }, context) => {
    const { staff, venue } = await servedVenue(context, deps.findVenue, venueId);
    mustHaveRight(staff, 'TABLE_CODES', 'WRITE');
    const { companyId } = venue;
    const now = context.now();
    const rotated = await deps.db.transaction().execute(async (trx) => {
      const which = { id: tableId, venueId: venue.id, newId: deps.newId() };
      const fresh = await rotateTable(trx, companyId, which, now);
      // The new id is a key to the table: the log, read by more people than may sit there, does not hold it.
      const entry = { action: 'rotateTable', subjectId: tableId, details: { venueId }, companyId };
      if (fresh) await writeAudit(trx, staff, entry, now);
      return fresh;
    });
    if (!rotated) throw notFound('Table');
    const tables = await answerTables(deps, companyId, venue.id);
    return {
      success: true,
      error: null,
      table: tables.find(({ id }) => id === rotated.id) ?? null,
    };
  };
