import type { MutationResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import { writeAudit } from '../../../../platform/auth/audit-log.ts';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { administeredVenue } from '../../administered-venue.ts';
import { findVenueStations, lockVenue, replaceAssignments } from '../../stations/station-store.ts';

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size !== ids.length;

export const makeAssignStations =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadMenu: (companyId: string) => Promise<Pick<Catalogue, 'items' | 'categories'>>;
    publishPaceChange: (venueId: string) => void;
  }): NonNullable<MutationResolvers<StaffContext>['assignStations']> =>
  async (_root, { venueId, categories, items }, context) => {
    const { staff, venue } = await administeredVenue(context, deps.findVenue, venueId);
    const { companyId } = venue;
    const refuse = (error: string) => ({ success: false, error, position: null });
    const menu = await deps.loadMenu(companyId);
    const isOfMenu = (all: readonly { id: string }[], ids: readonly string[]) => {
      const known = new Set(all.map(({ id }) => id));
      return !hasTwice(ids) && ids.every((id) => known.has(id));
    };
    const areOwn =
      isOfMenu(
        menu.categories,
        categories.map(({ categoryId }) => categoryId),
      ) &&
      isOfMenu(
        menu.items,
        items.map(({ itemId }) => itemId),
      );
    if (!areOwn) return refuse('MENU_UNKNOWN');
    const isDone = await deps.db.transaction().execute(async (trx): Promise<boolean> => {
      await lockVenue(trx, companyId, venue.id);
      const { stations } = await findVenueStations(trx, companyId, venue.id);
      const own = new Set(stations.map(({ id }) => id));
      if (![...categories, ...items].every(({ stationId }) => own.has(stationId))) return false;
      await replaceAssignments(trx, companyId, venue.id, { categories, items });
      const details = { categories: categories.length, items: items.length };
      const entry = { action: 'assignStations', subjectId: venue.id, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
      return true;
    });
    if (!isDone) return refuse('STATION_UNKNOWN');
    deps.publishPaceChange(venue.id);
    return { success: true, error: null, position: null };
  };
