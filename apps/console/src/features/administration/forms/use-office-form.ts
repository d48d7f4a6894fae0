import { use, useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { makeDrafts, type Draft } from './drafts.ts';
import {
  basesOf,
  changedOf,
  editFields,
  shownOf,
  withoutFields,
  withoutSaved,
  type Edits,
} from './edits.ts';
import { LeaveContext, useUnsaved } from './leave.ts';

/**
 * A form over something that is saved: it knows what was typed, keeps it for a day where it was not saved, follows what
 * others change in fields nobody types in, and asks before it is left. Give its component the thing's id as key.
 */
export function useOfficeForm<Fields extends object>(given: {
  /** What it is about, such as `VENUE:id`; null: nothing of it is kept. */
  key: string | null;
  /** As it was read: plain JSON. */
  saved: Fields;
  /** `base`: what stood there when typing began. True when it is saved. */
  save: (changed: Partial<Fields>, base: Partial<Fields>) => Promise<boolean>;
  /** Never kept on a device. */
  secrets?: readonly (keyof Fields)[];
}) {
  const { saved, save, secrets = [] } = given;
  const { memory, timers } = useServices();
  const staffId = use(LeaveContext)?.staffId ?? null;
  const drafts = useMemo(() => makeDrafts(memory, timers.now), [memory, timers]);
  const draftKey = staffId === null || given.key === null ? null : `${staffId} ${given.key}`;
  const [edits, setEdits] = useState<Edits<Fields>>({});
  const [draft, setDraft] = useState<Draft | null>(() =>
    draftKey === null ? null : drafts.read(draftKey),
  );
  const [isSaving, setSaving] = useState(false);
  const changed = changedOf(edits, saved);
  const isDirty = Object.keys(changed).length > 0;

  const keep = (next: Edits<Fields>) => {
    setEdits(next);
    if (draftKey === null) return;
    const kept = withoutFields(next, secrets);
    if (Object.keys(kept).length > 0) drafts.keep(draftKey, kept as Draft['edits']);
    else drafts.forget(draftKey);
  };
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });
  const submit = async (): Promise<boolean> => {
    if (!isDirty) return true;
    setSaving(true);
    const isSaved = await save(changed, basesOf(edits)).finally(() => setSaving(false));
    // Others' values that were taken instead of these are not typed any more either.
    if (isSaved) keep(withoutSaved(latest.current, changed));
    return isSaved;
  };
  const discard = () => keep({});
  // What is on its way, or saved and not yet read again, is not asked about; refused, it is still kept as a draft.
  useUnsaved(isDirty && !isSaving, { save: submit, discard });
  useSaveKey(isDirty, () => void submit());

  const isOffered =
    draft !== null &&
    !isDirty &&
    Object.keys(changedOf(draft.edits as Edits<Fields>, saved)).length > 0;
  return {
    fields: shownOf(edits, saved),
    set: (typed: Partial<Fields>) => {
      setDraft(null);
      keep(editFields(edits, saved, typed));
    },
    isDirty,
    changed,
    submit,
    discard,
    /** What was typed before a reload or an expired session. */
    draft: isOffered
      ? {
          at: draft.at,
          restore: () => {
            setDraft(null);
            keep(draft.edits as Edits<Fields>);
          },
          discard: () => {
            setDraft(null);
            discard();
          },
        }
      : null,
  };
}

/** Ctrl+S or Cmd+S, in a field as well (OFFICE-08). */
function useSaveKey(isDirty: boolean, submit: () => void): void {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    if (!isDirty) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isDirty]);
}
