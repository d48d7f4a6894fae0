import type { CompanyResolvers } from '@tallrik/contract/generated/resolvers';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { LoadDefaultOffers } from '../../offers/default-offers.ts';

export const makeCompanyDefaultOffers =
  (deps: {
    loadDefaultOffers: LoadDefaultOffers;
  }): NonNullable<CompanyResolvers<GraphContext>['defaultOffers']> =>
  ({ id }) =>
    deps.loadDefaultOffers(id);
