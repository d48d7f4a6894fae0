import type { Account } from '@tallrik/domain/accounts/account';
import { offersUsedBy } from '@tallrik/domain/cart/offers/offers-used';
import type { PricedCart } from '@tallrik/domain/cart/cart';
import { makeCheckDiscounts } from './check-discounts.ts';
import { findLoyaltyTerms } from './company-terms.ts';
import { movePoints } from './earning/move-points.ts';
import { moveStamp } from './earning/staff-stamp.ts';
import { makeSettleLoyalty } from './earning/settle-loyalty.ts';
import { guestRights } from './guest-rights.ts';
import { giveLevel, makeEndGivenLevel } from './membership/give-level.ts';
import { makeOpenCard } from './membership/open-card.ts';
import { makeCodeOperations } from './office/code-operations.ts';
import { makeCodeQueries, type PromoRefusalText } from './office/code-queries.ts';
import { makeLevelOperations } from './office/level-operations.ts';
import { codeSubject, seriesSubject } from './office/office-code.ts';
import { levelSubject } from './office/office-level.ts';
import { referralCodeSubject, referralSubject } from './office/office-referral.ts';
import { makeReferralOperations } from './office/referral-operations.ts';
import { makeGiveOffer } from './office/give-offer.ts';
import { makeOfferOffice, type ChosenPicture } from './office/offer-operations.ts';
import { makeStampCardOffice } from './office/stamp-card-operations.ts';
import { offerSubject } from './office/office-offer.ts';
import { makeLoadDefaultOffers } from './offers/default-offers.ts';
import { makeItemOffersAfter } from './offers/item-offers.ts';
import { makeLoadOffers } from './offers/load-offers.ts';
import { makeOfferAnswers } from './offers/offer-answer.ts';
import { makeOrderOfferAfter } from './offers/order-offer-after.ts';
import { findOffers, findOffersById } from './offers/offer-store.ts';
import { makeTokenReservation } from './offers/token-reservation.ts';
import { makeActivatePromoCode } from './promo/activate-promo-code.ts';
import { makeFindPromoGuest } from './promo/promo-guest.ts';
import { makePromoReservation } from './promo/promo-reservation.ts';
import { makeTakePromoTry, PROMO_TRY_WINDOW } from './promo/promo-tries.ts';
import { makeRecommend } from './recommendations/recommend.ts';
import { makeGrantReferral } from './referral/grant-referral.ts';
import { makeCompanyDefaultOffers } from './resolvers/Company/defaultOffers.ts';
import { makeActivatePromoCodeMutation } from './resolvers/Mutation/activatePromoCode.ts';
import { makeUpdateStamp } from './resolvers/Mutation/updateStamp.ts';
import { makeAllMembershipLevels } from './resolvers/Query/allMembershipLevels.ts';
import { makeGetLoggedOutData } from './resolvers/Query/getLoggedOutData.ts';
import { makeGetNextMembershipLevel } from './resolvers/Query/getNextMembershipLevel.ts';
import { makeHomepageUserQuery } from './resolvers/Query/homepageUserQuery.ts';
import { makeOffer } from './resolvers/Query/Offer.ts';
import { makeUserMembershipCard } from './resolvers/User/membershipCard.ts';
import { makeUserRecommendations } from './resolvers/User/recommendations.ts';
import { makeUserStampCards } from './resolvers/User/stampCards.ts';
import { makeUserStamps } from './resolvers/User/stamps.ts';
import { makeUserTokens } from './resolvers/User/tokens.ts';
import { makeCountedTries } from '../../platform/auth/counted-tries.ts';
import { makeKeyedHash } from '../../platform/auth/keyed-hash.ts';
import type { Database } from '../../platform/database/database.ts';
import type { FollowUps, EntitlementSource } from '../cart/cart-port.ts';
import type { Reservation } from '../checkout/checkout-port.ts';
import type { LoadCatalogue } from '../menu/menu-port.ts';
import type { Office } from '../../platform/office/office.ts';

type LoyaltyDeps = {
  db: Database;
  /** For what is looked up beside an open transaction: it must not wait for a second connection of the same pool. */
  reads: Database;
  now: () => Temporal.Instant;
  newId: () => string;
  /** The deployment's seed, 64 hex digits: phones and tries are kept as keyed hashes only. */
  seed: string;
  loadCatalogue: LoadCatalogue;
  companyOfVenue: (venueId: string) => Promise<string | null>;
  writeToCart: Parameters<typeof makeActivatePromoCode>[0]['writeToCart'];
  findAccount: (db: Database, companyId: string, userId: string) => Promise<Account | null>;
  findOrder: Parameters<typeof makeSettleLoyalty>[0]['findOrder'];
  office: Office;
  promoRefusalText: PromoRefusalText;
  chosenPicture: ChosenPicture;
};

/** Codes, offers, levels, stamps: what a guest is given, kept while paying, and earns. */
export function makeLoyalty(deps: LoyaltyDeps) {
  const { db, reads, now, newId, seed, loadCatalogue } = deps;
  const hashUse = makeKeyedHash(seed, 'promo use');
  const hashPhone = (phone: string): string => hashUse(phone).toString('hex');
  const findGuest = makeFindPromoGuest({ hashPhone });
  const tries = makeCountedTries({
    db,
    hash: makeKeyedHash(seed, 'try'),
    window: PROMO_TRY_WINDOW,
  });

  const loadItems = async (companyId: string) =>
    (await loadCatalogue(companyId))?.linked.items ?? new Map<string, never>();
  const loadOffers = makeLoadOffers({ findOffers: (companyId) => findOffers(reads, companyId) });
  const loadDefaultOffers = makeLoadDefaultOffers({
    loadMenu: loadCatalogue,
    loadOffers,
    now,
  });
  const offerAnswers = makeOfferAnswers({ loadItems });
  const itemOffersAfter = makeItemOffersAfter({ loadOffers });
  const orderOfferAfter = makeOrderOfferAfter({ loadOffers });
  const followUps: FollowUps = async (trx, { shop, cart, event, viewer }, at) => {
    const { companyId, venueId, type: eventType } = event;
    const changed = { companyId, venueId, menu: shop.catalogue, cart, eventType, viewer };
    return [...(await itemOffersAfter(trx, changed, at)), ...(await orderOfferAfter(changed, at))];
  };
  const takesPromoCodes = async (trx: Database, companyId: string) =>
    (await findLoyaltyTerms(trx, companyId))?.takesPromoCodes ?? false;
  const activatePromoCode = makeActivatePromoCode({
    writeToCart: deps.writeToCart,
    findGuest,
    takesPromoCodes: (companyId) => takesPromoCodes(db, companyId),
    now,
  });
  const recommend = makeRecommend({
    db,
    loadItems,
    companyOfVenue: deps.companyOfVenue,
    bagItemOf: async (companyId) => (await findLoyaltyTerms(db, companyId))?.bagItemId ?? null,
  });
  const reservations: readonly Reservation[] = [
    makePromoReservation({ findGuest, newId }),
    makeTokenReservation({ now }),
  ];
  const entitlements: EntitlementSource = guestRights;
  deps.office.define(codeSubject);
  deps.office.define(seriesSubject);
  deps.office.define(levelSubject);
  deps.office.define(referralSubject);
  deps.office.define(referralCodeSubject);
  const levels = makeLevelOperations(deps);
  const referral = makeReferralOperations(deps);
  deps.office.define(offerSubject);
  const offerOffice = makeOfferOffice(deps);
  const stampCardOffice = makeStampCardOffice(deps);
  deps.office.define(stampCardOffice.subject);

  return {
    reservations,
    entitlements,
    checkDiscounts: makeCheckDiscounts({ findGuest, takesPromoCodes, loadOffers }),
    followUps,
    /** The offers an order names on its lines. */
    offersOf: (trx: Database, cart: PricedCart) => findOffersById(trx, offersUsedBy(cart)),
    onActivated: makeOpenCard({ newId }),
    movePoints: (
      trx: Database,
      user: { id: string; companyId: string },
      move: Parameters<typeof movePoints>[2],
    ) => movePoints(trx, user, move, newId),
    grantReferral: makeGrantReferral({ hashPhone, newId, now }),
    /** One stamp by somebody of the restaurant (GUESTS-06). */
    moveStamp: (
      trx: Database,
      user: { id: string; companyId: string },
      giver: Parameters<typeof moveStamp>[2],
      move: Parameters<typeof moveStamp>[3],
    ) => moveStamp(trx, user, giver, move, newId),
    giveLevel: (
      trx: Database,
      user: { id: string; companyId: string },
      given: Parameters<typeof giveLevel>[2],
      at: Temporal.Instant,
    ) => giveLevel(trx, user, given, { newId, now: at }),
    jobs: {
      'settle-loyalty': makeSettleLoyalty({ db, findOrder: deps.findOrder, newId, now }),
      'end-given-level': makeEndGivenLevel(deps),
    },
    guestResolvers: {
      Query: {
        allMembershipLevels: makeAllMembershipLevels({
          db,
          accountCompanyOf: async (companyId) =>
            (await findLoyaltyTerms(db, companyId))?.accountCompanyId ?? null,
        }),
        getLoggedOutData: makeGetLoggedOutData({ loadDefaultOffers }),
        getNextMembershipLevel: makeGetNextMembershipLevel({ db }),
        homepageUserQuery: makeHomepageUserQuery({
          findAccount: (companyId, userId) => deps.findAccount(db, companyId, userId),
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
    },
    staffResolvers: {
      Query: {
        ...makeCodeQueries({ ...deps, takesPromoCodes }),
        ...levels.Query,
        ...referral.Query,
        ...offerOffice.queries,
        ...stampCardOffice.queries,
      },
      Mutation: {
        ...makeCodeOperations(deps),
        ...levels.Mutation,
        ...referral.Mutation,
        ...offerOffice.mutations,
        ...stampCardOffice.mutations,
        giveOffer: makeGiveOffer(deps),
      },
    },
    /** Its fields of a guest; accounts closes them until the phone is verified. */
    userFields: {
      membershipCard: makeUserMembershipCard({ db }),
      stamps: makeUserStamps({ db }),
      stampCards: makeUserStampCards({ db, offerAnswers }),
      tokens: makeUserTokens({ db, offerAnswers }),
      recommendations: makeUserRecommendations({ recommend }),
    },
  };
}
