import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { Venue } from '@tallrik/domain/venues/venue';
import { isShown } from '../../venues-store.ts';

export const makeVenue =
  (deps: {
    findVenueById: (venueId: string) => Promise<Venue | null>;
  }): NonNullable<QueryResolvers<GraphContext>['Venue']> =>
  async (_root, { id }) => {
    const venue = await deps.findVenueById(id);
    return venue && isShown(venue) ? venue : null;
  };
