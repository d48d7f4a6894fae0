import type { VenueResolvers } from '@tallrik/contract/generated/resolvers';
import { exceptionsNear } from '@tallrik/domain/venues/exceptions-near';
import type { GraphContext } from '../../../../platform/graphql/context.ts';

export const exceptions: NonNullable<VenueResolvers<GraphContext>['exceptions']> = (
  venue,
  _none,
  context,
) => exceptionsNear(venue, context.now()).map((near) => ({ ...near, ranges: [...near.ranges] }));
