import type { QueryClient } from '@tanstack/react-query';
import type { CatalogueSlice } from './menu-queries.ts';

type Known = Pick<CatalogueSlice, 'items' | 'upsellGroups'>;

/** Whatever lists of dishes this visit has read: menu, start page, landing sections, recommendations. */
const LISTS = ['menu-categories', 'start-shelf', 'landing-items', 'recommendations'];

/** A dish as the card that was tapped knew it, so that its page opens at once; null when nobody read of it. */
export function knownDish(queryClient: QueryClient, itemId: string): Known | null {
  for (const list of LISTS) {
    for (const [, known] of queryClient.getQueriesData<Known>({ queryKey: [list] })) {
      if (known?.items.some(({ id }) => id === itemId)) return known;
    }
  }
  return null;
}
