import { checkPhone, defaultPhonePrefix } from '@tallrik/domain/accounts/phone';
import { useState } from 'react';
import { useCompany } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';

/** A phone number that starts with the company's country, so that most guests type only their own digits (AUTH-14). */
export function usePhoneField(initial = '') {
  const t = useTranslate();
  const { company } = useCompany();
  const prefix = defaultPhonePrefix(company);
  const [value, setValue] = useState(initial || `${prefix} `);
  const [error, setError] = useState<string | null>(null);
  return {
    value,
    field: {
      label: t('SignIn.Phone'),
      type: 'tel' as const,
      name: 'phone',
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
      setError(t(checked.error, { example: `${prefix} 701 234 567` }));
      return null;
    },
    complain: setError,
  };
}
