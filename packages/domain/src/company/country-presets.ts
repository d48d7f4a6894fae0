import type { Currency } from '../money/currency.ts';
import type { Language } from './languages.ts';

type Preset = { currency: Currency; language: Language };

/**
 * Where a company can be opened, with what it begins with there. Each has its VAT rates (`money/vat`): in any other country it
 * could sell nothing.
 */
export const COUNTRY_PRESETS = {
  DE: { currency: 'EUR', language: 'en' },
  DK: { currency: 'DKK', language: 'dk' },
  ES: { currency: 'EUR', language: 'es' },
  FI: { currency: 'EUR', language: 'se' },
  FR: { currency: 'EUR', language: 'en' },
  GB: { currency: 'GBP', language: 'en' },
  IE: { currency: 'EUR', language: 'en' },
  NL: { currency: 'EUR', language: 'en' },
  NO: { currency: 'NOK', language: 'no' },
  SE: { currency: 'SEK', language: 'se' },
  TR: { currency: 'TRY', language: 'tr' },
} as const satisfies Readonly<Record<string, Preset>>;

export type Country = keyof typeof COUNTRY_PRESETS;

export const COUNTRIES = Object.keys(COUNTRY_PRESETS) as Country[];
