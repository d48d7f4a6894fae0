import { isTokenUsable, type OfferToken } from '../../loyalty/offer-token.ts';
import type { UsableOffer } from '../decide/cart-world.ts';
import type { Offer } from './offer.ts';
import { isOfferForVenue, isOfferInApp } from './visible-offers.ts';

/**
 * D-57, D-74: what a guest may take at a venue: the offers for everybody, and those of the tokens held. An offer
 * that only single-use tokens open can be taken once in a cart.
 */
export function usableOffers(
  offers: readonly Offer[],
  tokens: readonly Pick<OfferToken, 'id' | 'offerId' | 'singleUse' | 'used' | 'expired'>[],
  venueId: string,
): UsableOffer[] {
  return offers
    .filter((offer) => isOfferInApp(offer) && isOfferForVenue(offer, venueId))
    .flatMap((offer) => {
      if (offer.isDefault) return [{ ...offer, isSingleUse: false }];
      const held = tokens.filter((token) => token.offerId === offer.id && isTokenUsable(token));
      if (held.length === 0) return [];
      return [{ ...offer, isSingleUse: held.every((token) => token.singleUse) }];
    });
}
