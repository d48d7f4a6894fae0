import { useState } from 'react';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { errorText } from '../../shared/translate/error-text.ts';
import type { TranslationKey } from '../../shared/translate/translate.ts';

export type FormFailure = { title: string; text: string };

type FieldName = 'phone' | 'password' | 'code';
type Complain = (text: string) => void;

/** What a guest can put right in one field is said there; everything else is the form's. */
const FIELD_OF_CODE: Readonly<Record<string, FieldName>> = {
  ERROR_INVALID_CREDENTIALS: 'password',
  ERROR_NOT_VALID_PHONE_NUMBER: 'phone',
  USER_ALREADY_EXISTS: 'phone',
  ERROR_USER_ALREADY_EXISTS: 'phone',
  ERROR_FAIL_VERIFY_PHONE: 'code',
};

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'UNEXPECTED_ERROR_OCCURRED';

/**
 * One call at a time. Whatever breaks on the way is said in the form, beside the field it is about where it is about
 * one: as a toast it lay on the button that was needed next, and was gone before it was read (D-185).
 */
export function useSending(
  failureTitle: TranslationKey,
  fields: Partial<Record<FieldName, Complain>>,
) {
  const t = useTranslate();
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<FormFailure | null>(null);
  function complain(code: string, message?: string | null): void {
    const title = t(failureTitle);
    const text = message ?? errorText(t, code);
    const field = FIELD_OF_CODE[code];
    const markField = field && fields[field];
    if (markField) markField(field === 'code' ? text : `${title}. ${text}`);
    else setFailure({ title, text });
  }
  async function send(work: () => Promise<void>): Promise<void> {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      await work();
    } catch (error) {
      complain(codeOf(error));
    } finally {
      setSending(false);
    }
  }
  return { isSending, failure, send, complain };
}
