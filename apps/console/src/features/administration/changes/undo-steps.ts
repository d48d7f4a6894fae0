import { UNDO_MINUTES } from '@tallrik/domain/company/office-limits';
import type { Refreshes } from './change-reporter.ts';

/** So many steps back, each for as long as the server keeps it (OFFICE-15, O-04). */
const MOST_STEPS = 20;
export const UNDO_MS = UNDO_MINUTES * 60_000;

/** A change that can be taken back, on the page where it was made. */
export type UndoStep = {
  auditId: string;
  page: string;
  text: string;
  at: number;
  refreshes: Refreshes;
};

export const addStep = (steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] =>
  [...steps, step].slice(-MOST_STEPS);

/** The last one of this page that is not too long ago. */
export const lastStep = (
  steps: readonly UndoStep[],
  page: string,
  now: number,
): UndoStep | undefined => steps.findLast((step) => step.page === page && now - step.at < UNDO_MS);

export const withoutStep = (steps: readonly UndoStep[], step: UndoStep): readonly UndoStep[] =>
  steps.filter((other) => other !== step);
