import { useState } from 'react';
import { codeOf, errorText } from '../../../shared/speech/error-text.ts';
import { useTranslate } from '../../../shared/speech/use-speech.tsx';

type Answer = { success: boolean; error: string | null };

/** A change that the server may refuse: whether it is on its way, and what became of it in words. */
export function useSetupChange(): {
  isBusy: boolean;
  problem: string | null;
  /** True when it is done. */
  change: (send: () => Promise<Answer>) => Promise<boolean>;
} {
  const t = useTranslate();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  return {
    isBusy,
    problem,
    change: async (send) => {
      setBusy(true);
      try {
        const { success, error } = await send();
        setProblem(success ? null : errorText(t, error ?? ''));
        return success;
      } catch (error) {
        setProblem(errorText(t, codeOf(error)));
        return false;
      } finally {
        setBusy(false);
      }
    },
  };
}
