import { useMutation, useQueryClient } from '@tanstack/react-query';
import { codeOf } from '../../shared/messages/error-text.ts';

type Answer = { error?: string | null };

/**
 * One change at a time: what the server refused is a code, as is what never reached it. What was read before is read
 * again, also after a refusal: somebody else may have been first.
 */
export function useChange<Given, Result extends Answer>(change: {
  send: (given: Given) => Promise<Result>;
  /** Beginning of the keys of what is shown differently afterwards. */
  refreshes: readonly (readonly string[])[];
  onDone?: (result: Result, given: Given) => void;
}) {
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: change.send,
    onSuccess: (result, given) => {
      if (!result.error) change.onDone?.(result, given);
    },
    onSettled: () =>
      Promise.all(change.refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
  const code = mutation.error ? codeOf(mutation.error) : (mutation.data?.error ?? null);
  return {
    run: (given: Given) => {
      if (!mutation.isPending) mutation.mutate(given);
    },
    isBusy: mutation.isPending,
    code,
    result: mutation.data && !mutation.data.error ? mutation.data : null,
    reset: mutation.reset,
  };
}
