import { addMinor, type Minor, subtractMinor, ZERO } from './minor.ts';
import { multiplyHalfUp } from './part-of.ts';
import { hundredthsOfPercent } from './percentage.ts';

/**
 * The VAT inside a price that includes it (CART-41): gross - gross / (1 + rate/100),
 * written as gross * rate / (100 + rate) so that nothing is rounded before the end.
 */
export function vatOf(gross: Minor, rate: number): Minor {
  const hundredths = hundredthsOfPercent(rate);
  return multiplyHalfUp(gross, hundredths, 10_000 + hundredths);
}

export const netOf = (gross: Minor, rate: number): Minor =>
  subtractMinor(gross, vatOf(gross, rate));

export type VatOfRate = { rate: number; amount: Minor; net: Minor };

/** One row per rate, lowest first. Rounded once per rate, not per line, so that a receipt's sums agree (D-61). */
export function vatPerRate(lines: readonly { gross: Minor; rate: number }[]): VatOfRate[] {
  const grossOfRate = new Map<number, Minor>();
  for (const { gross, rate } of lines) {
    grossOfRate.set(rate, addMinor(grossOfRate.get(rate) ?? ZERO, gross));
  }
  return [...grossOfRate]
    .sort(([rate], [otherRate]) => rate - otherRate)
    .map(([rate, gross]) => ({ rate, amount: vatOf(gross, rate), net: netOf(gross, rate) }));
}

export const totalVatOf = (rates: readonly VatOfRate[]): Minor =>
  addMinor(...rates.map((rate) => rate.amount));

/**
 * The rates food and drink may be sold at, by country of the company (D-59).
 * A country that is not here sells nothing until its rates are added: a wrong VAT is worse than no sale.
 */
const VAT_RATES: Readonly<Record<string, readonly number[]>> = {
  SE: [0, 6, 12, 25],
  GB: [0, 5, 20],
  NO: [0, 12, 15, 25],
  ES: [0, 4, 10, 21],
  DK: [0, 25],
  TR: [0, 1, 10, 20],
  DE: [0, 7, 19],
  FI: [0, 10, 13.5, 14, 25.5],
  FR: [0, 2.1, 5.5, 10, 20],
  IE: [0, 9, 13.5, 23],
  NL: [0, 9, 21],
};

export const vatRatesOf = (country: string): readonly number[] => VAT_RATES[country] ?? [];

export function isKnownVatRate(rate: number | null | undefined, country: string): rate is number {
  return typeof rate === 'number' && vatRatesOf(country).includes(rate);
}
