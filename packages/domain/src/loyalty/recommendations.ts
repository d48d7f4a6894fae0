/** D-121: how far back a guest's own orders count. */
export const RECOMMENDATION_DAYS = 180;
/** A row of cards, not a second menu. */
export const MAX_RECOMMENDATIONS = 10;

/**
 * What the guest bought most, filled with the venue's best sellers; each dish once, and only those that may be
 * shown here.
 */
export function recommendedItems(
  boughtMost: readonly string[],
  bestSellers: readonly string[],
  isShown: (itemId: string) => boolean,
): string[] {
  return [...new Set([...boughtMost, ...bestSellers])]
    .filter(isShown)
    .slice(0, MAX_RECOMMENDATIONS);
}
