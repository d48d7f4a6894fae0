import type { OrderResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { notFound } from '../../../../platform/graphql/errors.ts';
import { findVenue } from '../../venues-store.ts';

/** The store block of a receipt; also of a venue that has closed for good since. */
export const makeOrderVenue =
  (deps: { db: Database }): NonNullable<OrderResolvers<GraphContext>['venue']> =>
  async ({ companyId, venueId }) => {
    const venue = await findVenue(deps.db, companyId, venueId);
    if (!venue) throw notFound('Venue');
    return venue;
  };
