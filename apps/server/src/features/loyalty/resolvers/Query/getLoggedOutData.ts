import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadDefaultOffers } from '../../offers/default-offers.ts';

export const makeGetLoggedOutData =
  (deps: {
    loadDefaultOffers: LoadDefaultOffers;
  }): NonNullable<QueryResolvers<GraphContext>['getLoggedOutData']> =>
  async (_root, { companyId }) => ({ defaultOffers: await deps.loadDefaultOffers(companyId) });
