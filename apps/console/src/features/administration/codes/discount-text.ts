import { formatMoney } from '@tallrik/domain/money/format-money';
import type { Currency } from '@tallrik/domain/money/currency';
import { minor } from '@tallrik/domain/money/minor';
import type { OfficeCode } from './codes-query.ts';

/** `15 %` or `£5`. */
export const discountText = (
  { discountType, discountRate }: Pick<OfficeCode, 'discountType' | 'discountRate'>,
  currency: Currency,
): string =>
  discountType === 'AMOUNT'
    ? formatMoney(minor(Math.round(discountRate)), currency)
    : `${discountRate} %`;
