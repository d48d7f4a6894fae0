export const CURRENCIES = ['DKK', 'EUR', 'GBP', 'NOK', 'SEK', 'USD', 'TRY'] as const;
export type Currency = (typeof CURRENCIES)[number];
export const DEFAULT_CURRENCY: Currency = 'SEK';
