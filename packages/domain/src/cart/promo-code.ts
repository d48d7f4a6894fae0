import type { Localized } from '../company/languages.ts';
import type { DiscountType } from './cart-event.ts';

/** DATA-34 with what the server keeps beside it. Null limits and dates mean none. */
export type PromoCode = {
  id: string;
  code: string;
  active: boolean;
  discountType: DiscountType;
  discountRate: number;
  title: Localized;
  venues: string[];
  categoryIds: string[];
  offerType: 'ORDER_DISCOUNT';
  activeFrom: string | null;
  activeUntil: string | null;
  requiresUser: boolean;
  useLimit: number | null;
  useLimitPerUser: number | null;
};

/** In the order they are checked; the first failure wins and reveals nothing about the rest (D-69). */
export const PROMO_CODE_REFUSALS = [
  'NOTFOUND',
  'INACTIVE',
  'NOTACTIVEYET',
  'EXPIRED',
  'OUTOFHOURS',
  'INVALIDVENUE',
  'NOUSER',
  'USELIMIT',
] as const;
export type PromoCodeRefusal = (typeof PROMO_CODE_REFUSALS)[number];

export type PromoCodeUse = {
  now: Temporal.Instant;
  venueId: string;
  userId: string | null;
  /** Whether the code's weekly hours, if it has any, contain this moment in the venue's zone. */
  isWithinHours: boolean;
  /** Reserved and counted uses (D-70), of everybody and of this user. */
  uses: number;
  usesByUser: number;
};

/** Null is a yes. Asked on activation, again for the session and again for the order (D-69). */
export function refusalOfPromoCode(
  code: PromoCode | null,
  use: PromoCodeUse,
): PromoCodeRefusal | null {
  if (!code) return 'NOTFOUND';
  if (!code.active) return 'INACTIVE';
  if (code.activeFrom !== null && isBefore(use.now, code.activeFrom)) return 'NOTACTIVEYET';
  if (code.activeUntil !== null && !isBefore(use.now, code.activeUntil)) return 'EXPIRED';
  if (!use.isWithinHours) return 'OUTOFHOURS';
  if (code.venues.length > 0 && !code.venues.includes(use.venueId)) return 'INVALIDVENUE';
  if ((code.requiresUser || code.useLimitPerUser !== null) && use.userId === null) return 'NOUSER';
  if (isReached(code.useLimit, use.uses) || isReached(code.useLimitPerUser, use.usesByUser)) {
    return 'USELIMIT';
  }
  return null;
}

/** D-69: trimmed, case-insensitive. Codes are stored in this form. */
export const normalisePromoCode = (typed: string): string => typed.trim().toUpperCase();

const isBefore = (now: Temporal.Instant, moment: string): boolean =>
  Temporal.Instant.compare(now, Temporal.Instant.from(moment)) < 0;

const isReached = (limit: number | null, uses: number): boolean => limit !== null && uses >= limit;
