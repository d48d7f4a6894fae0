import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { checkStations } from '@tallrik/domain/orders/stations';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { administeredVenue } from '../../administered-venue.ts';
import { findPrinters, printsOnlyFor } from '../../printing/printer-store.ts';
import { findVenueStations, lockVenue, replaceStations } from '../../stations/station-store.ts';

export const makeSetVenueStations =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    newId: () => string;
    publishPaceChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['setVenueStations']> =>
  async (_root, { venueId, stations: typed }, context) => {
    const { staff, venue } = await administeredVenue(context, deps.findVenue, venueId);
    const checked = checkStations(typed);
    const refuse = (error: string, position: number | null = null) => ({
      success: false,
      error,
      position,
    });
    if (!checked.ok) return refuse(checked.error.code, checked.error.position);
    const { companyId } = venue;
    const refusal = await deps.db.transaction().execute(async (trx) => {
      await lockVenue(trx, companyId, venue.id);
      const { stations } = await findVenueStations(trx, companyId, venue.id);
      const own = new Set(stations.map(({ id }) => id));
      // An id of another venue, or the same one twice, names no station here.
      const stranger = checked.value.findIndex(({ id }) => id != null && !own.delete(id));
      if (stranger !== -1) return refuse('STATION_UNKNOWN', stranger);
      // What is left of `own` goes. A printer of none but those would from now on print for all of them (D-350).
      const printers = await findPrinters(trx, companyId, venue.id);
      if (printsOnlyFor(printers, [...own])) return refuse('STATION_HAS_PRINTER');
      await replaceStations(
        trx,
        companyId,
        venue.id,
        checked.value.map(({ id, name, colour }) => ({ id: id ?? deps.newId(), name, colour })),
      );
      const details = { stations: checked.value.map(({ name }) => name) };
      const entry = { action: 'setVenueStations', subjectId: venue.id, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
      return null;
    });
    if (refusal) return refusal;
    deps.publishPaceChange(venue.id);
    return { success: true, error: null, position: null };
  };
