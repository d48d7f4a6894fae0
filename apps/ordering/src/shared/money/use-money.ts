import { formatMoney } from '@tallrik/domain/money/format-money';
import type { Minor } from '@tallrik/domain/money/minor';
import { useCallback } from 'react';
import { useCompany } from '../services/services.tsx';

/** Writes an amount in the company's currency. */
export function useMoney(): (amount: Minor) => string {
  const { currency } = useCompany();
  return useCallback((amount) => formatMoney(amount, currency), [currency]);
}
