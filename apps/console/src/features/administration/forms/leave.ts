import { createContext, use, useCallback, useEffect, useRef } from 'react';

/** A form with changes that are not saved. */
export type UnsavedForm = { save: () => Promise<boolean>; discard: () => void };

export type Leave = {
  /** Until the answer is called, leaving asks about this form. */
  register: (form: UnsavedForm) => () => void;
  /** Goes at once, or after the question. */
  leave: (go: () => void) => void;
  /** Whose drafts these are. */
  staffId: string;
};
export const LeaveContext = createContext<Leave | null>(null);

/** For what is left without an address changing, such as a sheet that is closed. */
export function useLeave(): (go: () => void) => void {
  const guard = use(LeaveContext);
  return useCallback((go) => (guard ? guard.leave(go) : go()), [guard]);
}

/** While something is not saved, leaving the page asks (OFFICE-11). */
export function useUnsaved(isDirty: boolean, form: UnsavedForm): void {
  const register = use(LeaveContext)?.register;
  const latest = useRef(form);
  useEffect(() => {
    latest.current = form;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    return register?.({
      save: () => latest.current.save(),
      discard: () => latest.current.discard(),
    });
  }, [isDirty, register]);
}
