import type { Currency } from '@tallrik/domain/money/currency';
import type { Minor } from '@tallrik/domain/money/minor';

export type Money = { amount: Minor; currency: Currency };
