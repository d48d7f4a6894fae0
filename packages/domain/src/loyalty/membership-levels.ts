import type { Localized } from '../company/languages.ts';

export type MembershipLevel = {
  id: string;
  title: Localized;
  description: Localized;
  pointsRequired: number;
  primaryColor: string | null;
  secondaryColor: string | null;
  image: string | null;
  discountPercentage: number;
  deleted: boolean;
};

/** LOYAL-04: from here on a level is for staff or internal use and no guest sees it (D-118). */
export const INTERNAL_FROM_DISCOUNT_PERCENT = 50;
export const INTERNAL_FROM_POINTS = 500_000_000;

export const isInternalLevel = (
  level: Pick<MembershipLevel, 'discountPercentage' | 'pointsRequired'>,
): boolean =>
  level.discountPercentage >= INTERNAL_FROM_DISCOUNT_PERCENT ||
  level.pointsRequired >= INTERNAL_FROM_POINTS;

/** LOYAL-04: the levels guests know, lowest first. */
export const shownLevels = (levels: readonly MembershipLevel[]): MembershipLevel[] =>
  byPoints(levels).filter((level) => !isInternalLevel(level));

/** LOYAL-06, D-118: the second by points, or the only one. */
export function defaultLevel(levels: readonly MembershipLevel[]): MembershipLevel | null {
  const shown = shownLevels(levels);
  return shown[1] ?? shown[0] ?? null;
}

/** The level these points have reached; nobody falls below the default one (D-75). */
export function levelReached(
  points: number,
  levels: readonly MembershipLevel[],
): MembershipLevel | null {
  const start = defaultLevel(levels);
  const reached = shownLevels(levels).findLast((level) => level.pointsRequired <= points);
  if (!start || !reached) return start;
  return reached.pointsRequired > start.pointsRequired ? reached : start;
}

/**
 * The level of a card whose points have changed. Earned levels follow the points both ways; a level the company has
 * given beyond them, or one for its own people, is not taken away by an order.
 */
export function levelAfterPoints(
  points: { before: number; now: number },
  current: MembershipLevel | null,
  levels: readonly MembershipLevel[],
): MembershipLevel | null {
  const reached = levelReached(points.now, levels);
  if (!current || current.deleted) return reached;
  if (isInternalLevel(current) || !reached) return current;
  const wasGiven = current.pointsRequired > points.before;
  return wasGiven && current.pointsRequired > reached.pointsRequired ? current : reached;
}

/**
 * GROWTH-23, GROWTH-24: the level of a card after the company has changed its levels. Earned levels follow the points;
 * one given beyond them is kept as long as it is there and above what the points reach.
 */
export function levelAfterChange(
  card: { points: number; levelId: string | null },
  before: readonly MembershipLevel[],
  after: readonly MembershipLevel[],
): { level: MembershipLevel | null; move: 'RISES' | 'FALLS' | null } {
  const was = levelOfCard(card.levelId, before);
  const now = after.find(({ id }) => id === was?.id) ?? null;
  const reached = levelReached(card.points, after);
  if (!was || !now) return { level: reached, move: null };
  const earned = levelReached(card.points, before);
  const wasGiven = isInternalLevel(was) || !earned || was.pointsRequired > earned.pointsRequired;
  const isKept =
    !now.deleted && wasGiven && (isInternalLevel(now) || isAbove(now, reached) || !reached);
  const level = isKept ? now : reached;
  if (level === null || level.id === now.id) return { level, move: null };
  return { level, move: isAbove(level, now) ? 'RISES' : 'FALLS' };
}

/** The level a card is on: the one it names while that is there, else the default (LOYAL-06). */
export const levelOfCard = (
  levelId: string | null,
  levels: readonly MembershipLevel[],
): MembershipLevel | null =>
  levels.find(({ id, deleted }) => id === levelId && !deleted) ?? defaultLevel(levels);

const isAbove = (one: MembershipLevel, other: MembershipLevel | null): boolean =>
  one.pointsRequired > (other?.pointsRequired ?? -1);

/** The next one up, internal levels included: whether points are hidden depends on it (LOYAL-05). */
export const nextLevel = (
  current: MembershipLevel,
  levels: readonly MembershipLevel[],
): MembershipLevel | null =>
  byPoints(levels).find((level) => level.pointsRequired > current.pointsRequired) ?? null;

export const pointsNeeded = (points: number, next: MembershipLevel): number =>
  Math.max(0, next.pointsRequired - points);

export type DisplayedPoints =
  | { areHidden: true }
  /** `ring` is how full the ring around the points is, 0 to 1. */
  | { areHidden: false; points: number; ring: number };

/** LOYAL-05, LOYAL-07, D-118 */
export function displayedPoints(points: number, next: MembershipLevel | null): DisplayedPoints {
  if (!next) return { areHidden: false, points, ring: 1 };
  if (isInternalLevel(next)) return { areHidden: true };
  const shown = Math.min(points, next.pointsRequired);
  return { areHidden: false, points: shown, ring: ringOf(shown, next.pointsRequired) };
}

/** LOYAL-03, D-118: "level n of m" and the points it reaches over; `to` is null at the top. */
export type LevelPlace = {
  level: MembershipLevel;
  n: number;
  m: number;
  from: number;
  to: number | null;
};

export function levelPlaces(levels: readonly MembershipLevel[]): LevelPlace[] {
  const shown = shownLevels(levels);
  return shown.map((level, at) => {
    const above = shown[at + 1];
    const to = above ? above.pointsRequired - 1 : null;
    return { level, n: at + 1, m: shown.length, from: level.pointsRequired, to };
  });
}

const ringOf = (points: number, goal: number): number =>
  goal > 0 ? Math.max(0, Math.min(1, points / goal)) : 1;

const byPoints = (levels: readonly MembershipLevel[]): MembershipLevel[] =>
  levels
    .filter((level) => !level.deleted)
    .toSorted((one, other) => one.pointsRequired - other.pointsRequired);
