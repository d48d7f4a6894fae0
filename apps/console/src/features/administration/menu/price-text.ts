import type { Currency } from '@tallrik/domain/money/currency';
import { NOTATIONS } from '@tallrik/domain/money/format-money';

/** An amount as it stands in a field: `155`, `9.50`; the currency's sign stands beside it. */
export function priceText(amount: number | null, currency: Currency): string {
  if (amount === null) return '';
  const cents = amount % 100;
  const whole = String(Math.trunc(amount / 100));
  const { decimalSign } = NOTATIONS[currency];
  return cents === 0 ? whole : `${whole}${decimalSign}${String(cents).padStart(2, '0')}`;
}
