import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import { companyOfVenue, findVenue, isShown } from '../../venues-store.ts';

export const makeVenue =
  (deps: { db: Database }): NonNullable<QueryResolvers<GraphContext>['Venue']> =>
  async (_root, { id }) => {
    const companyId = await companyOfVenue(deps.db, id);
    const venue = companyId && (await findVenue(deps.db, companyId, id));
    return venue && isShown(venue) ? venue : null;
  };
