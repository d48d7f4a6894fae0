import { checkPhone, defaultPhonePrefix, examplePhone } from '@tallrik/domain/accounts/phone';
import { useState } from 'react';
import { useCompany } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import type { DraftField } from './account-draft.ts';

/** A phone number that starts with the company's country, so that most guests type only their own digits (AUTH-14). */
export function usePhoneField([draft, setValue]: DraftField) {
  const t = useTranslate();
  const { company } = useCompany();
  const example = examplePhone(company);
  const value = draft || `${defaultPhonePrefix(company)} `;
  const [error, setError] = useState<string | null>(null);
  return {
    /** As the guest wrote it, to be read again. */
    value: value.trim(),
    hasNumber: draft.trim() !== '',
    field: {
      label: t('SignIn.Phone'),
      type: 'tel' as const,
      name: 'phone',
      hint: t('SignIn.PhoneExample', { example }),
      autoComplete: 'tel' as const,
      value,
      error,
      onChange: (typed: string) => {
        setValue(typed);
        setError(null);
      },
    },
    /** The number as it is sent, or null after saying what is wrong with it. */
    check: (): string | null => {
      const checked = checkPhone(value);
      if (checked.ok) return checked.value;
      setError(t(checked.error, { example }));
      return null;
    },
    complain: setError,
  };
}
