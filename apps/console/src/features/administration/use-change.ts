import { useMutation, useQueryClient } from '@tanstack/react-query';
import { use, useId } from 'react';
import { codeOf } from '../../shared/messages/error-text.ts';
import { ChangeReporterContext } from './changes/change-reporter.ts';

type Answer = { error?: string | null; field?: string | null; auditId?: string | null };

/**
 * One change at a time: what the server refused is a code, as is what never reached it. What was read before is read
 * again, also after a refusal: somebody else may have been first.
 */
export function useChange<Given, Result extends Answer>(change: {
  send: (given: Given) => Promise<Result>;
  /** Beginning of the keys of what is shown differently afterwards. */
  refreshes: readonly (readonly string[])[];
  /** What happened, in words: the head of the page says it, and takes it back where there is an `auditId`. */
  done?: (result: Result, given: Given) => string;
  onDone?: (result: Result, given: Given) => void;
  /** What was answered is on the screen already: it is read again only after a refusal, or when it is taken back. */
  isPut?: boolean;
  /** Each is sent, one after the other; otherwise a second tap while one is on its way is none. */
  isQueued?: boolean;
}) {
  const queryClient = useQueryClient();
  const reporter = use(ChangeReporterContext);
  const queue = useId();
  const { done, refreshes, isPut = false, isQueued = false } = change;
  const mutation = useMutation({
    ...(isQueued ? { scope: { id: queue } } : {}),
    mutationFn: (given: Given) => {
      if (done) reporter?.begin();
      return change.send(given);
    },
    onSuccess: (result, given) => {
      if (done && result.error) reporter?.failed(result.error, null);
      if (result.error) return;
      if (done)
        reporter?.done({ text: done(result, given), auditId: result.auditId ?? null, refreshes });
      change.onDone?.(result, given);
    },
    onError: (error, given) => {
      // What stands alone and is put on the screen by its answer needs nobody to wait for it.
      if (done) reporter?.failed(codeOf(error), () => mutation.mutate(given), isPut && isQueued);
    },
    onSettled: async (result) => {
      if (isPut && result && !result.error) return;
      await Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
  const code = mutation.error ? codeOf(mutation.error) : (mutation.data?.error ?? null);
  const isFree = isQueued || !mutation.isPending;
  return {
    run: (given: Given) => {
      if (isFree) mutation.mutate(given);
    },
    /** True when it is done. */
    wait: async (given: Given): Promise<boolean> => {
      if (!isFree) return false;
      try {
        return !(await mutation.mutateAsync(given)).error;
      } catch {
        // Why is in `code`.
        return false;
      }
    },
    isBusy: mutation.isPending,
    code,
    /** The path of the wrong field. */
    field: mutation.data?.field ?? null,
    result: mutation.data && !mutation.data.error ? mutation.data : null,
    reset: mutation.reset,
  };
}
