import type { UserResolvers } from '@tallrik/contract/generated/resolvers';
import { offersAt } from '@tallrik/domain/cart/offers/offers-at';
import { isOfferInApp } from '@tallrik/domain/cart/offers/visible-offers';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { OfferAnswers } from '../../offers/offer-answer.ts';
import { findOffersById } from '../../offers/offer-store.ts';
import { ownerOf } from '../../signed-in.ts';
import { stampAnswer } from '../../stamps/stamp-answer.ts';
import { findStampCards } from '../../stamps/stamp-store.ts';

export const makeUserStampCards =
  (deps: {
    db: Database;
    offerAnswers: OfferAnswers;
  }): NonNullable<UserResolvers<GraphContext>['stampCards']> =>
  async (account, _args, { viewer, now }) => {
    const owner = ownerOf(account, viewer);
    if (!owner) return [];
    const cards = await findStampCards(deps.db, owner.companyId, owner.userId, now());
    const offerIds = [...new Set(cards.flatMap(({ offerId }) => offerId ?? []))];
    const offers = offersAt(await findOffersById(deps.db, offerIds), now()).filter(isOfferInApp);
    const answers = await deps.offerAnswers(offers);
    return cards.map(({ offerId, stamps, ...card }) => ({
      ...card,
      count: stamps.length,
      stamps: stamps.map(stampAnswer),
      offer: answers.find(({ id }) => id === offerId) ?? null,
    }));
  };
