import type { EditProblem } from '@tallrik/domain/menu/editing/edit-problem';
import { useState } from 'react';

/**
 * A field of something that exists: what is typed stands here until it is left, then it is saved; what breaks a rule is
 * not sent, and the old value is still live (OFFICE-09).
 */
export function useSavedText(field: {
  saved: string;
  check: (text: string) => EditProblem | null;
  onSave: (text: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);
  const problem = typed === null ? null : field.check(typed);
  return {
    value: typed ?? field.saved,
    problem,
    onChange: setTyped,
    commit: () => {
      if (typed === null || problem !== null) return;
      setTyped(null);
      if (typed !== field.saved) field.onSave(typed);
    },
    cancel: () => setTyped(null),
  };
}
