import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Whether two secrets are the same, told by no clock. Digests are compared: texts of equal length may have unequal
 * numbers of bytes, for which `timingSafeEqual` throws, and an error tells a caller more than a refusal.
 */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));
