import type { Offer } from '@tallrik/domain/cart/offers/offer';
import { offersAt, type OfferTerms } from '@tallrik/domain/cart/offers/offers-at';

/** Those guests have at that moment; archived ones too, which carts still name. */
export type LoadOffers = (
  companyId: string,
  menu: object,
  now: Temporal.Instant,
) => Promise<readonly Offer[]>;

type TimedOffer = Offer & OfferTerms;

/**
 * A company's offers, read once for each version of what it sells: a changed offer raises that version too, so that
 * a new menu always comes with its offers read anew. `menu` is the menu as it was loaded for that version. Which of
 * them count is asked with the clock, every time (GROWTH-16).
 */
export function makeLoadOffers(deps: {
  findOffers: (companyId: string) => Promise<readonly TimedOffer[]>;
}): LoadOffers {
  const cache = new WeakMap<object, Promise<readonly TimedOffer[]>>();
  const load = (companyId: string, menu: object) => {
    const known = cache.get(menu);
    if (known) return known;
    const loading = deps.findOffers(companyId);
    cache.set(menu, loading);
    // A failed reading is not kept: the next guest tries again.
    loading.catch(() => cache.delete(menu));
    return loading;
  };
  return async (companyId, menu, now) => offersAt(await load(companyId, menu), now);
}
