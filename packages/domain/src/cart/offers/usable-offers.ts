import { isTokenUsable, type OfferToken } from '../../loyalty/offer-token.ts';
import type { UsableOffer } from '../decide/cart-world.ts';
import type { Offer } from './offer.ts';
import { isOfferForVenue, isOfferInApp } from './visible-offers.ts';

/**
 * D-57, D-74: what a guest may take at a venue: the offers for everybody, and those of the tokens held. A token is one
 * unit of its offer in an order, whether it is used up by it or not.
 */
export function usableOffers(
  offers: readonly Offer[],
  tokens: readonly Pick<OfferToken, 'id' | 'offerId' | 'singleUse' | 'used' | 'expired'>[],
  venueId: string,
): UsableOffer[] {
  return offers
    .filter((offer) => isOfferInApp(offer) && isOfferForVenue(offer, venueId))
    .flatMap((offer): UsableOffer[] => {
      if (offer.isDefault) return [{ ...offer, unitLimit: null }];
      const usableTokens = tokens.filter(
        (token) => token.offerId === offer.id && isTokenUsable(token),
      );
      return usableTokens.length === 0 ? [] : [{ ...offer, unitLimit: usableTokens.length }];
    });
}
