import type { Currency } from '../money/currency.ts';
import type { Language } from './languages.ts';

type Preset = { currency: Currency; language: Language; phoneCode: string };

/**
 * Where a company can be opened, with what it begins with there. Each has its VAT rates (`money/vat`): in any other country it
 * could sell nothing.
 */
export const COUNTRY_PRESETS = {
  DE: { currency: 'EUR', language: 'en', phoneCode: '+49' },
  DK: { currency: 'DKK', language: 'dk', phoneCode: '+45' },
  ES: { currency: 'EUR', language: 'es', phoneCode: '+34' },
  FI: { currency: 'EUR', language: 'se', phoneCode: '+358' },
  FR: { currency: 'EUR', language: 'en', phoneCode: '+33' },
  GB: { currency: 'GBP', language: 'en', phoneCode: '+44' },
  IE: { currency: 'EUR', language: 'en', phoneCode: '+353' },
  NL: { currency: 'EUR', language: 'en', phoneCode: '+31' },
  NO: { currency: 'NOK', language: 'no', phoneCode: '+47' },
  SE: { currency: 'SEK', language: 'se', phoneCode: '+46' },
  TR: { currency: 'TRY', language: 'tr', phoneCode: '+90' },
} as const satisfies Readonly<Record<string, Preset>>;

export type Country = keyof typeof COUNTRY_PRESETS;

export const COUNTRIES = Object.keys(COUNTRY_PRESETS) as Country[];

/** What a company begins with in a country; null where it could sell nothing (SETUP-03). */
export const countryPreset = (country: string): Preset | null =>
  COUNTRIES.some((known) => known === country) ? COUNTRY_PRESETS[country as Country] : null;
