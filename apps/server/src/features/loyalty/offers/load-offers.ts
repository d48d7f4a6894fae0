import type { Offer } from '@tallrik/domain/cart/offers/offer';

export type LoadOffers = (companyId: string, menu: object) => Promise<readonly Offer[]>;

/**
 * A company's offers, read once for each version of what it sells: a changed offer raises that version too, so that
 * a new menu always comes with its offers read anew. `menu` is the menu as it was loaded for that version.
 */
export function makeLoadOffers(deps: {
  findOffers: (companyId: string) => Promise<readonly Offer[]>;
}): LoadOffers {
  const cache = new WeakMap<object, Promise<readonly Offer[]>>();
  return (companyId, menu) => {
    const known = cache.get(menu);
    if (known) return known;
    const loading = deps.findOffers(companyId);
    cache.set(menu, loading);
    // A failed reading is not kept: the next guest tries again.
    loading.catch(() => cache.delete(menu));
    return loading;
  };
}
