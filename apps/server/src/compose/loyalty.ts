import { offersUsedBy } from '@tallrik/domain/cart/offers/offers-used';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import { findAccount } from '../features/accounts/account-store.ts';
import type { CartBroadcast } from '../features/cart/cart-broadcast.ts';
import type { FollowUps } from '../features/cart/put-cart-event.ts';
import { makeWriteToCart } from '../features/cart/write-to-cart.ts';
import type { Hold } from '../features/checkout/hold.ts';
import { makeCheckDiscounts } from '../features/loyalty/check-discounts.ts';
import { findLoyaltyTerms } from '../features/loyalty/company-terms.ts';
import { makeSettleLoyalty } from '../features/loyalty/earning/settle-loyalty.ts';
import { guestRights } from '../features/loyalty/guest-rights.ts';
import { makeOpenCard } from '../features/loyalty/membership/open-card.ts';
import { makeLoadDefaultOffers } from '../features/loyalty/offers/default-offers.ts';
import { makeItemOffersAfter } from '../features/loyalty/offers/item-offers.ts';
import { makeLoadOffers } from '../features/loyalty/offers/load-offers.ts';
import { makeOfferAnswers } from '../features/loyalty/offers/offer-answer.ts';
import { makeOrderOfferAfter } from '../features/loyalty/offers/order-offer-after.ts';
import { findOffers, findOffersById } from '../features/loyalty/offers/offer-store.ts';
import { makeTokenHold } from '../features/loyalty/offers/token-hold.ts';
import { makeActivatePromoCode } from '../features/loyalty/promo/activate-promo-code.ts';
import { makeFindPromoGuest } from '../features/loyalty/promo/promo-guest.ts';
import { makePromoHold } from '../features/loyalty/promo/promo-hold.ts';
import { makeTakePromoTry, PROMO_TRY_WINDOW } from '../features/loyalty/promo/promo-tries.ts';
import { makeRecommend } from '../features/loyalty/recommendations/recommend.ts';
import { makeGrantReferral } from '../features/loyalty/referral/grant-referral.ts';
import { makeCompanyDefaultOffers } from '../features/loyalty/resolvers/Company/defaultOffers.ts';
import { makeActivatePromoCodeMutation } from '../features/loyalty/resolvers/Mutation/activatePromoCode.ts';
import { makeUpdateStamp } from '../features/loyalty/resolvers/Mutation/updateStamp.ts';
import { makeAllMembershipLevels } from '../features/loyalty/resolvers/Query/allMembershipLevels.ts';
import { makeGetLoggedOutData } from '../features/loyalty/resolvers/Query/getLoggedOutData.ts';
import { makeGetNextMembershipLevel } from '../features/loyalty/resolvers/Query/getNextMembershipLevel.ts';
import { makeHomepageUserQuery } from '../features/loyalty/resolvers/Query/homepageUserQuery.ts';
import { makeOffer } from '../features/loyalty/resolvers/Query/Offer.ts';
import { makeUserMembershipCard } from '../features/loyalty/resolvers/User/membershipCard.ts';
import { makeUserRecommendations } from '../features/loyalty/resolvers/User/recommendations.ts';
import { makeUserStampCards } from '../features/loyalty/resolvers/User/stampCards.ts';
import { makeUserStamps } from '../features/loyalty/resolvers/User/stamps.ts';
import { makeUserTokens } from '../features/loyalty/resolvers/User/tokens.ts';
import { findOrder } from '../features/orders/order-store.ts';
import { companyOfVenue } from '../features/venues/venues-store.ts';
import { makeCountedTries } from '../platform/auth/counted-tries.ts';
import { makeKeyedHash } from '../platform/auth/keyed-hash.ts';
import type { Database } from '../platform/database/database.ts';
import type { Shops } from './shops.ts';

export type LoyaltyDeps = {
  db: Database;
  /** For what is looked up beside an open transaction: it must not wait for a second connection of the same pool. */
  reads: Database;
  now: () => Temporal.Instant;
  newId: () => string;
  /** The deployment's seed, 64 hex digits: phones and tries are kept as keyed hashes only. */
  seed: string;
  shops: Pick<Shops, 'loadCatalogue'>;
  broadcast: CartBroadcast;
};

/** Codes, offers, levels, stamps: what a guest is given, kept while paying, and earns. */
export function composeLoyalty({ db, reads, now, newId, seed, shops, broadcast }: LoyaltyDeps) {
  const hashUse = makeKeyedHash(seed, 'promo use');
  const hashPhone = (phone: string): string => hashUse(phone).toString('hex');
  const findGuest = makeFindPromoGuest({ hashPhone });
  const tries = makeCountedTries({
    db,
    hash: makeKeyedHash(seed, 'try'),
    window: PROMO_TRY_WINDOW,
  });

  const loadItems = async (companyId: string) =>
    (await shops.loadCatalogue(companyId))?.linked.items ?? new Map<string, never>();
  const loadOffers = makeLoadOffers({ findOffers: (companyId) => findOffers(reads, companyId) });
  const loadDefaultOffers = makeLoadDefaultOffers({ loadMenu: shops.loadCatalogue, loadOffers });
  const offerAnswers = makeOfferAnswers({ loadItems });
  const itemOffersAfter = makeItemOffersAfter({ loadOffers });
  const orderOfferAfter = makeOrderOfferAfter({ loadOffers });
  const followUps: FollowUps = async (trx, { shop, cart, event, viewer }, at) => {
    const { companyId, venueId, type: eventType } = event;
    const changed = { companyId, venueId, menu: shop.catalogue, cart, eventType, viewer };
    return [...(await itemOffersAfter(trx, changed, at)), ...(await orderOfferAfter(changed))];
  };
  const takesPromoCodes = async (trx: Database, companyId: string) =>
    (await findLoyaltyTerms(trx, companyId))?.takesPromoCodes ?? false;
  const activatePromoCode = makeActivatePromoCode({
    writeToCart: makeWriteToCart({ db, broadcast, now, newId }),
    findGuest,
    takesPromoCodes: (companyId) => takesPromoCodes(db, companyId),
    now,
  });
  const recommend = makeRecommend({
    db,
    loadItems,
    companyOfVenue: (venueId) => companyOfVenue(db, venueId),
    bagItemOf: async (companyId) => (await findLoyaltyTerms(db, companyId))?.bagItemId ?? null,
  });
  const holds: readonly Hold[] = [makePromoHold({ findGuest, newId }), makeTokenHold({ now })];

  return {
    standing: guestRights,
    holds,
    checkDiscounts: makeCheckDiscounts({ findGuest, takesPromoCodes, loadOffers }),
    followUps,
    /** The offers an order names on its lines. */
    offersOf: (trx: Database, cart: PricedCart) => findOffersById(trx, offersUsedBy(cart)),
    onActivated: makeOpenCard({ newId }),
    grantReferral: makeGrantReferral({ hashPhone, newId, now }),
    jobs: { 'settle-loyalty': makeSettleLoyalty({ db, findOrder, newId, now }) },
    resolvers: {
      Query: {
        allMembershipLevels: makeAllMembershipLevels({
          db,
          accountCompanyOf: async (companyId) =>
            (await findLoyaltyTerms(db, companyId))?.accountCompanyId ?? null,
        }),
        getLoggedOutData: makeGetLoggedOutData({ loadDefaultOffers }),
        getNextMembershipLevel: makeGetNextMembershipLevel({ db }),
        homepageUserQuery: makeHomepageUserQuery({
          findAccount: (companyId, userId) => findAccount(db, companyId, userId),
        }),
        Offer: makeOffer({ db, offerAnswers }),
      },
      Mutation: {
        activatePromoCode: makeActivatePromoCodeMutation({
          activatePromoCode,
          takePromoTry: makeTakePromoTry({ tries }),
        }),
        updateStamp: makeUpdateStamp({ db }),
      },
      Company: { defaultOffers: makeCompanyDefaultOffers({ loadDefaultOffers }) },
      User: {
        membershipCard: makeUserMembershipCard({ db }),
        stamps: makeUserStamps({ db }),
        stampCards: makeUserStampCards({ db, offerAnswers }),
        tokens: makeUserTokens({ db, offerAnswers }),
        recommendations: makeUserRecommendations({ recommend }),
      },
    },
  };
}

export type Loyalty = ReturnType<typeof composeLoyalty>;
