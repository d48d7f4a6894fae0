import { useShowToast } from '@tallrik/ui/ToastRegion';
import { useState } from 'react';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { errorText } from '../../shared/translate/error-text.ts';
import type { TranslationKey } from '../../shared/translate/translate.ts';

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'UNEXPECTED_ERROR_OCCURRED';

/** One call at a time; whatever breaks on the way is said under the form's own title. */
export function useSending(failureTitle: TranslationKey) {
  const t = useTranslate();
  const showToast = useShowToast();
  const [isSending, setSending] = useState(false);
  const complain = (code: string, message?: string | null) =>
    showToast({
      title: t(failureTitle),
      text: message ?? errorText(t, code),
      tone: 'danger',
      icon: 'alert',
    });
  async function send(work: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setSending(true);
    try {
      await work();
    } catch (error) {
      complain(codeOf(error));
    } finally {
      setSending(false);
    }
  }
  return { isSending, send, complain };
}
