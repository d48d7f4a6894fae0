import type { UserResolvers } from '@tallrik/contract/generated/resolvers';
import { offersAt } from '@tallrik/domain/cart/offers/offers-at';
import type { Database } from '../../../../platform/database/database.ts';
import type { GraphContext } from '../../../../platform/graphql/context.ts';
import type { OfferAnswers } from '../../offers/offer-answer.ts';
import { findOffersById } from '../../offers/offer-store.ts';
import { findTokensOfUser } from '../../offers/token-store.ts';
import { ownerOf } from '../../signed-in.ts';

export const makeUserTokens =
  (deps: {
    db: Database;
    offerAnswers: OfferAnswers;
  }): NonNullable<UserResolvers<GraphContext>['tokens']> =>
  async (account, _args, { viewer, now }) => {
    const owner = ownerOf(account, viewer);
    if (!owner) return [];
    const tokens = await findTokensOfUser(deps.db, owner.companyId, owner.userId, now());
    const offerIds = [...new Set(tokens.map(({ offerId }) => offerId))];
    const offers = offersAt(await findOffersById(deps.db, offerIds), now());
    const answers = await deps.offerAnswers(offers);
    return tokens.flatMap(({ id, singleUse, used, expired, offerId }) => {
      const offer = answers.find((answer) => answer.id === offerId);
      return offer ? [{ id, singleUse, used, expired, offer }] : [];
    });
  };
