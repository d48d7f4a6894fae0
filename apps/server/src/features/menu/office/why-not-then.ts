import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { menusFor } from '@tallrik/domain/menu/active-menu';
import { whyNotThen } from '@tallrik/domain/menu/why-not-then';
import { parseInstant } from '@tallrik/domain/time/parse-instant';
import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, forbidden, notFound } from '../../../platform/graphql/errors.ts';
import { loadEditingWorld } from './editing-world.ts';
import { isEtaSynced } from './is-eta-synced.ts';
import type { FindVenue } from './menu-office-deps.ts';

export const makeWhyNotThen =
  (deps: {
    db: Database;
    findVenue: FindVenue;
  }): NonNullable<QueryResolvers<StaffContext>['whyNotThen']> =>
  async (_root, { companyId: wanted, venueId, serviceType, at: given }, context) => {
    const { companyId, venueIds } = officeCaller(context, {
      area: 'HOURS',
      access: 'READ',
      companyId: wanted,
    });
    if (venueIds !== 'ALL' && !venueIds.includes(venueId))
      throw forbidden('This is not of your venues');
    const venue = await deps.findVenue(companyId, venueId);
    if (!venue) throw notFound('Venue');
    const at = parseInstant(given);
    if (at === null) throw badInput('Not a time');
    const now = context.now();
    const { catalogue } = await loadEditingWorld(deps.db, companyId);
    const waitMinutes = minimumWaitMinutes(venue, await isEtaSynced(deps.db, companyId), now);
    const menus = menusFor(catalogue.menus, venueId, serviceType);
    const reasons = whyNotThen({ venue, menus, at, now, waitMinutes });
    return { canBeOrdered: reasons.length === 0, reasons, waitMinutes };
  };
