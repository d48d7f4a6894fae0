import { useQueryClient } from '@tanstack/react-query';
import {
  createContext,
  use,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { useServices } from '../../../shared/services.tsx';
import { UndoChangeDocument } from '../generated/graphql.ts';
import { ChangeReporterContext, type ChangeReporter } from './change-reporter.ts';
import { useUnsent } from './use-unsent.ts';
import { addStep, lastStep, UNDO_MS, withoutStep, type UndoStep } from './undo-steps.ts';

/** What the head of the page says of the last change. */
export type SaveStatus =
  | { step: 'IDLE' }
  | { step: 'SAVING' }
  | { step: 'SAVED'; text: string }
  | { step: 'NOT_SAVED'; code: string; retry: (() => void) | null }
  /** Made on another page, and not saved yet. */
  | { step: 'UNSENT'; count: number; retry: () => void }
  | { step: 'UNDONE'; text: string }
  | { step: 'NOT_UNDONE'; code: string };

type Changes = {
  status: SaveStatus;
  /** Words of what would be taken back; null: nothing. */
  undoable: string | null;
  undo: () => void;
};

const ChangesContext = createContext<Changes | null>(null);
/** Null outside of the office. */
export const useOfficeChanges = (): Changes | null => use(ChangesContext);

const IDLE: SaveStatus = { step: 'IDLE' };

/** Keeps what was changed on a page, says how it went, and takes it back (O-04, OFFICE-15). */
export function OfficeChanges(props: {
  /** The page that is open: what was done on another one is not taken back from here. */
  page: string;
  children: ReactNode;
}) {
  const { page } = props;
  const { api, timers } = useServices();
  const queryClient = useQueryClient();
  const [steps, setSteps] = useState<readonly UndoStep[]>([]);
  const [said, setSaid] = useState<{ page: string; status: SaveStatus }>({ page, status: IDLE });
  const [isUndoing, setUndoing] = useState(false);

  const { count, send, keep, arrived, isSendingAgain } = useUnsent();
  const pageNow = useRef(page);
  useEffect(() => {
    pageNow.current = page;
  }, [page]);

  const reporter = useMemo<ChangeReporter>(() => {
    const say = (status: SaveStatus) => setSaid({ page, status });
    return {
      begin: () => {
        // Tried again by itself: what the head says stays until there is something new to say.
        if (!isSendingAgain()) say({ step: 'SAVING' });
      },
      done: ({ text, auditId, refreshes }) => {
        const status = { step: 'SAVED', text } as const;
        setSaid({ page: arrived() ? pageNow.current : page, status });
        if (auditId === null) return;
        const step = { auditId, page, text, at: timers.now(), refreshes };
        setSteps((before) => addStep(before, step));
        // The button goes when it can no longer keep its promise.
        timers.after(UNDO_MS, () => setSteps((before) => withoutStep(before, step)));
      },
      failed: (code, retry, isKept = false) => {
        const isWaiting = isKept && retry !== null && code === 'UNREACHABLE';
        if (isWaiting) keep(retry);
        say({ step: 'NOT_SAVED', code, retry: isWaiting ? send : retry });
      },
    };
  }, [page, timers, keep, send, arrived, isSendingAgain]);

  const last = lastStep(steps, page, timers.now());
  const undo = useCallback(async () => {
    if (!last || isUndoing) return;
    setUndoing(true);
    setSaid({ page, status: { step: 'SAVING' } });
    let code: string | null;
    try {
      code = (await api.call(UndoChangeDocument, { auditId: last.auditId })).undoChange.error;
    } catch (error) {
      code = codeOf(error);
    }
    setUndoing(false);
    setSaid({
      page,
      status: code === null ? { step: 'UNDONE', text: last.text } : { step: 'NOT_UNDONE', code },
    });
    // What was not answered may be tried again; what was refused stays refused.
    if (code !== 'UNREACHABLE') setSteps((before) => withoutStep(before, last));
    await Promise.all(
      last.refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })),
    );
  }, [api, isUndoing, last, page, queryClient]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
      if (!isUndo || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return;
      event.preventDefault();
      void undo();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [undo]);

  const changes = useMemo<Changes>(
    () => ({
      status:
        said.page === page
          ? said.status
          : count > 0
            ? { step: 'UNSENT', count, retry: send }
            : IDLE,
      undoable: last && !isUndoing ? last.text : null,
      undo: () => void undo(),
    }),
    [said, page, last, isUndoing, undo, count, send],
  );
  return (
    <ChangeReporterContext value={reporter}>
      <ChangesContext value={changes}>{props.children}</ChangesContext>
    </ChangeReporterContext>
  );
}

/** There the browser takes back letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;
