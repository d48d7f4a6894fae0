import { expect, it } from 'vitest';
import { addStep, lastStep, UNDO_MS, withoutStep, type UndoStep } from './undo-steps.ts';

const step = (auditId: string, at = 0, page = 'menu'): UndoStep => ({
  auditId,
  page,
  text: auditId,
  at,
  refreshes: [],
});

it('[OFFICE-15] goes back step by step, twenty at most', () => {
  let steps: readonly UndoStep[] = [];
  for (let number = 1; number <= 25; number += 1) steps = addStep(steps, step(String(number)));
  expect(steps).toHaveLength(20);
  const undone: string[] = [];
  for (let last = lastStep(steps, 'menu', 0); last; last = lastStep(steps, 'menu', 0)) {
    undone.push(last.auditId);
    steps = withoutStep(steps, last);
  }
  expect([undone.at(0), undone.at(-1)]).toEqual(['25', '6']);
});

it('[OFFICE-15] only what was changed on this page, and for ten minutes', () => {
  const steps = [step('1', 0), step('2', 1_000, 'team')];
  expect(lastStep(steps, 'menu', UNDO_MS - 1)?.auditId).toBe('1');
  expect(lastStep(steps, 'menu', UNDO_MS)).toBeUndefined();
});
