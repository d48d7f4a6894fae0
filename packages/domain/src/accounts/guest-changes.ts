import { cleanLine } from '../menu/editing/texts.ts';
import type { StaffRole } from './staff-rights.ts';

/** How far points are corrected at once (GUESTS-05). */
export const POINT_CORRECTION = { most: 100_000, mostOfManager: 1_000 } as const;
/** Why points are corrected, or a guest is blocked. */
export const GUEST_REASON = { least: 5, most: 200 } as const;

/** Null: not a number of points this role may give or take. */
export function checkPointCorrection(points: number, role: StaffRole): number | null {
  const most = role === 'VENUE_MANAGER' ? POINT_CORRECTION.mostOfManager : POINT_CORRECTION.most;
  return Number.isInteger(points) && points !== 0 && Math.abs(points) <= most ? points : null;
}

export type CheckedReason = { ok: true; reason: string } | { ok: false; isMissing: boolean };

export function checkGuestReason(typed: string): CheckedReason {
  if (typed.length > 2 * GUEST_REASON.most) return { ok: false, isMissing: false };
  const reason = typed.trim();
  if (reason.length > GUEST_REASON.most) return { ok: false, isMissing: false };
  return reason.length < GUEST_REASON.least ? { ok: false, isMissing: true } : { ok: true, reason };
}

/** What a correction moves: points never fall below 0 (GUESTS-05). */
export const correctedBy = (points: number, correction: number): number =>
  Math.max(0, points + correction) - points;

/** GUESTS-13, in characters. */
export const LONGEST_GUEST_NOTE = 500;

/** A note as it is kept: lines stay, what cannot be printed goes; null where it is too long. */
export function checkGuestNote(typed: string): string | null {
  if (typed.length > 4 * LONGEST_GUEST_NOTE) return null;
  const lines = typed.split('\n').map((line) => cleanLine(line));
  const note = lines.join('\n').trim();
  return [...note].length <= LONGEST_GUEST_NOTE ? note : null;
}
