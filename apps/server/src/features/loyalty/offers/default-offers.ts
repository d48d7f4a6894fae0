import { defaultOffers } from '@tallrik/domain/cart/offers/visible-offers';
import type { Offer } from '@tallrik/domain/cart/offers/offer';
import type { LinkedItem } from '@tallrik/contract/linked-catalogue';
import type { LoadOffers } from './load-offers.ts';
import { offerAnswer, type OfferAnswer } from './offer-answer.ts';

export type LoadDefaultOffers = (companyId: string) => Promise<OfferAnswer[]>;

/** What every guest of a company sees, newest first (DISC-08, D-153); nothing for a company that does not exist. */
export const makeLoadDefaultOffers =
  (deps: {
    loadMenu: (
      companyId: string,
    ) => Promise<{ catalogue: object; linked: { items: ReadonlyMap<string, LinkedItem> } } | null>;
    loadOffers: LoadOffers;
    now: () => Temporal.Instant;
  }): LoadDefaultOffers =>
  async (companyId) => {
    const menu = await deps.loadMenu(companyId);
    if (!menu) return [];
    const offers: readonly Offer[] = await deps.loadOffers(companyId, menu.catalogue, deps.now());
    return defaultOffers(offers).map((offer) => offerAnswer(offer, menu.linked.items));
  };
