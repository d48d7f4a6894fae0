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

/** What decides where a level stands among the others. */
type Standing = Pick<MembershipLevel, 'id' | 'pointsRequired' | 'discountPercentage' | 'deleted'>;

/** LOYAL-04: from here on a level is for staff or internal use and no guest sees it (D-118). */
export const INTERNAL_FROM_DISCOUNT_PERCENT = 50;
export const INTERNAL_FROM_POINTS = 500_000_000;

export const isInternalLevel = (
  level: Pick<MembershipLevel, 'discountPercentage' | 'pointsRequired'>,
): boolean =>
  level.discountPercentage >= INTERNAL_FROM_DISCOUNT_PERCENT ||
  level.pointsRequired >= INTERNAL_FROM_POINTS;

/** LOYAL-04: the levels guests know, lowest first. */
export const shownLevels = <Level extends Standing>(levels: readonly Level[]): Level[] =>
  byPoints(levels).filter((level) => !isInternalLevel(level));

/** LOYAL-06, D-118: the second by points, or the only one. */
export function defaultLevel<Level extends Standing>(levels: readonly Level[]): Level | null {
  const shown = shownLevels(levels);
  return shown[1] ?? shown[0] ?? null;
}

/** The level these points have reached; nobody falls below the default one (D-75). */
export function levelReached<Level extends Standing>(
  points: number,
  levels: readonly Level[],
): Level | null {
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

/** GUESTS-06: the level the company has given a card holds as long as it is there and above what the points reach. */
export function levelOrGiven(
  reached: MembershipLevel | null,
  givenLevelId: string | null,
  levels: readonly MembershipLevel[],
): MembershipLevel | null {
  const given = levels.find(({ id }) => id === givenLevelId);
  return given && isBeyond(given, reached) ? given : reached;
}

/** GUESTS-06: whether a level can be given to who has these points; one they have reached is theirs already. */
export const canBeGiven = (level: Standing, points: number, levels: readonly Standing[]): boolean =>
  isBeyond(level, levelReached(points, levels));

const isBeyond = (level: Standing, reached: Standing | null): boolean =>
  !level.deleted && (isInternalLevel(level) || isAbove(level, reached));

/**
 * GROWTH-23, GROWTH-24: the level of a card after the company has changed its levels. Earned levels follow the points;
 * one given beyond them is kept as long as it is there and above what the points reach.
 */
export function levelAfterChange(
  card: { points: number; levelId: string | null; givenLevelId?: string | null },
  before: readonly MembershipLevel[],
  after: readonly MembershipLevel[],
): { level: MembershipLevel | null; move: 'RISES' | 'FALLS' | null } {
  const was = levelOfCard(card.levelId, before);
  const now = after.find(({ id }) => id === was?.id) ?? null;
  const reached = levelOrGiven(levelReached(card.points, after), card.givenLevelId ?? null, after);
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

const isAbove = (one: Standing, other: Standing | null): boolean =>
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

const byPoints = <Level extends Standing>(levels: readonly Level[]): Level[] =>
  levels
    .filter((level) => !level.deleted)
    .toSorted((one, other) => one.pointsRequired - other.pointsRequired);
