import { useChange } from '../use-change.ts';
import { catalogueKey } from './catalogue-query.ts';

type Answer = { error: string | null; field?: string | null; auditId?: string | null };

/**
 * What is done to things of the menu as a whole. Who sends it puts the answer on the screen: a menu of 2,000 dishes is
 * not read again for each of them.
 */
export function useMenuChange(companyId: string) {
  const change = useChange<{ send: () => Promise<Answer>; words: string }, Answer>({
    send: ({ send }) => send(),
    refreshes: [catalogueKey(companyId)],
    done: (_answer, { words }) => words,
    isPut: true,
    isQueued: true,
  });
  return {
    /** True when it is done. */
    run: (words: string, send: () => Promise<Answer>) => change.wait({ send, words }),
    isBusy: change.isBusy,
    code: change.code,
  };
}
