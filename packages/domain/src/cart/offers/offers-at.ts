import type { Offer } from './offer.ts';

/** When an offer counts, and what its archiving left (GROWTH-16, GROWTH-18). */
export type OfferTerms = {
  paused: boolean;
  /** Null: without a first or last moment. */
  startsAt: string | null;
  endsAt: string | null;
  /** Archived, but who holds a right to it may still use it. */
  areRightsKept: boolean;
};

export const OFFER_STATES = ['RUNNING', 'NOT_YET', 'PAUSED', 'ENDED', 'ARCHIVED'] as const;
export type OfferState = (typeof OFFER_STATES)[number];

/** How an offer stands, as the office says it (GROWTH-11). */
export function offerState(
  offer: Pick<Offer, 'deleted'> & OfferTerms,
  now: Temporal.Instant,
): OfferState {
  if (offer.deleted) return 'ARCHIVED';
  if (isPast(offer.endsAt, now)) return 'ENDED';
  if (offer.paused) return 'PAUSED';
  return offer.startsAt === null || isPast(offer.startsAt, now) ? 'RUNNING' : 'NOT_YET';
}

/**
 * A company's offers as guests have them at a moment: paused ones, those before their first moment and those after
 * their last are left out. An archived one whose rights were kept is still there for who holds one (GROWTH-18).
 */
export const offersAt = <One extends Offer & OfferTerms>(
  offers: readonly One[],
  now: Temporal.Instant,
): One[] =>
  offers.flatMap((offer) => {
    const standing = { ...offer, deleted: offer.deleted && !offer.areRightsKept };
    return offerState(standing, now) === 'RUNNING' ? [standing] : [];
  });

const isPast = (moment: string | null, now: Temporal.Instant): boolean =>
  moment !== null && Temporal.Instant.compare(Temporal.Instant.from(moment), now) <= 0;
