import type { Checked } from '@tallrik/domain/accounts/checks';
import { useState } from 'react';
import type { TranslationKey } from '../../shared/translate/translate.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import type { DraftField } from './account-draft.ts';

/** A text with one of the domain's checks: complains when asked, and forgives with the next letter. */
export function useCheckedField(
  check: (typed: string) => Checked<TranslationKey & string>,
  [value, setValue]: DraftField,
) {
  const t = useTranslate();
  const [error, setError] = useState<string | null>(null);
  return {
    value,
    field: {
      value,
      error,
      onChange: (typed: string) => {
        setValue(typed);
        setError(null);
      },
    },
    check: (): string | null => {
      const checked = check(value);
      if (checked.ok) return checked.value;
      setError(t(checked.error));
      return null;
    },
    complain: setError,
  };
}
