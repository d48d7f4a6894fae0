import { CURRENCIES } from '@tallrik/domain/money/currency';
import { minor } from '@tallrik/domain/money/minor';
import { z } from 'zod';
import type { Money } from '../money.ts';

/** Adyen's amounts are minor units too, with two decimals for each of our currencies. */
export const amountSchema = z.object({
  currency: z.enum(CURRENCIES),
  value: z.number().int(),
});

export type AdyenAmount = z.infer<typeof amountSchema>;

export const toMoney = ({ value, currency }: AdyenAmount): Money => ({
  amount: minor(value),
  currency,
});

export const toAdyenAmount = ({ amount, currency }: Money): AdyenAmount => ({
  value: amount,
  currency,
});
