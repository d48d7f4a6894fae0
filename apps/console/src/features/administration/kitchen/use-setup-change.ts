import { useState } from 'react';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';

type Answer = { success: boolean; error: string | null };

/** A change that the server may refuse: whether it is on its way, and what became of it in words. */
export function useSetupChange(): {
  isBusy: boolean;
  problem: string | null;
  /** True when it is done. */
  change: (send: () => Promise<Answer>) => Promise<boolean>;
} {
  const t = useAdminText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    change: async (send) => {
      setBusy(true);
      try {
        const { success, error } = await send();
        setProblem(success ? null : adminErrorText(t, error ?? ''));
        return success;
      } catch (error) {
        setProblem(adminErrorText(t, codeOf(error)));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
