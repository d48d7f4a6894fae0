import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import type { Catalogue } from '@tallrik/domain/menu/catalogue';
import { makeStationOf } from '@tallrik/domain/orders/stations';
import type { FindVenueForStaff } from '../../../../platform/auth/serve-venue.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { StaffContext } from '../../../../platform/graphql/context.ts';
import { administeredVenue } from '../../administered-venue.ts';
import { findVenueStations } from '../../stations/station-store.ts';

export const makeVenueStations =
  (deps: {
    db: Database;
    findVenue: FindVenueForStaff;
    loadMenu: (companyId: string) => Promise<Pick<Catalogue, 'items' | 'categories'>>;
  }): NonNullable<QueryResolvers<StaffContext>['venueStations']> =>
  async (_root, { venueId }, context) => {
    const { venue } = await administeredVenue(context, deps.findVenue, venueId);
    const [assigned, menu] = await Promise.all([
      findVenueStations(deps.db, venue.companyId, venue.id),
      deps.loadMenu(venue.companyId),
    ]);
    const stationOf = makeStationOf(assigned, menu);
    return {
      stations: [...assigned.stations],
      categories: menu.categories
        .filter(({ deleted }) => !deleted)
        .map(({ id, name, parentId }) => ({
          categoryId: id,
          name,
          parentId,
          stationId: assigned.ofCategory.get(id) ?? null,
        })),
      items: menu.items
        .filter(({ deleted }) => !deleted)
        .map(({ id, title }) => ({
          itemId: id,
          title,
          ownStationId: assigned.ofItem.get(id) ?? null,
          stationId: stationOf(id),
        })),
    };
  };
