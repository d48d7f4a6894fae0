export type Stamp = { id: string; seen: boolean };

/** The parts of a stamp card that rules look at (DATA-26, DATA-32). */
export type StampCard = {
  id: string;
  requiredCount: number;
  stamps: Stamp[];
  /** Empty means every venue. */
  venues: string[];
};

/** LOYAL-10 */
export const isStampCardShown = (
  card: Pick<StampCard, 'venues'>,
  venueId: string | null,
): boolean => card.venues.length === 0 || (venueId !== null && card.venues.includes(venueId));

/** LOYAL-08, LOYAL-11: one place per required stamp, filled from the left. */
export const stampPlaces = ({
  requiredCount,
  stamps,
}: Pick<StampCard, 'requiredCount' | 'stamps'>): ('ACTIVE' | 'INACTIVE')[] =>
  Array.from({ length: requiredCount }, (_, at) => (at < stamps.length ? 'ACTIVE' : 'INACTIVE'));

export const isCardFull = (card: Pick<StampCard, 'requiredCount' | 'stamps'>): boolean =>
  card.stamps.length >= card.requiredCount;

/** LOYAL-12: until the guest has said OK, that is, until every stamp is seen. */
export const isFinishDue = (card: Pick<StampCard, 'requiredCount' | 'stamps'>): boolean =>
  isCardFull(card) && card.stamps.some(({ seen }) => !seen);

/** LOYAL-13: the stamps OK marks as seen. */
export const stampsToMarkSeen = (card: Pick<StampCard, 'stamps'>): string[] =>
  card.stamps.filter(({ seen }) => !seen).map(({ id }) => id);

/** D-119: one stamp per qualifying dish of a COMPLETED order; no list means every dish qualifies. */
export const stampsEarned = (
  orderedItemIds: readonly string[],
  qualifyingItemIds: readonly string[],
): number =>
  qualifyingItemIds.length === 0
    ? orderedItemIds.length
    : orderedItemIds.filter((id) => qualifyingItemIds.includes(id)).length;
