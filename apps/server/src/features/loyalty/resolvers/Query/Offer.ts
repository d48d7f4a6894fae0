import type { QueryResolvers } from '@tallrik/contract/generated/resolvers';
import { offersAt } from '@tallrik/domain/cart/offers/offers-at';
import { isOfferInApp } from '@tallrik/domain/cart/offers/visible-offers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { OfferAnswers } from '../../offers/offer-answer.ts';
import { findOffersById } from '../../offers/offer-store.ts';

export const makeOffer =
  (deps: {
    db: Database;
    offerAnswers: OfferAnswers;
  }): NonNullable<QueryResolvers<GraphContext>['Offer']> =>
  async (_root, { id }, { now }) => {
    const offers = offersAt(await findOffersById(deps.db, [id]), now()).filter(isOfferInApp);
    return (await deps.offerAnswers(offers))[0] ?? null;
  };
