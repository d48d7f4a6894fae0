import type { Currency } from './currency.ts';
import { formatCount } from './format-count.ts';
import type { Minor } from './minor.ts';

type Notation = {
  symbol: string;
  symbolComes: 'before' | 'after';
  /** Where `decimalSign` comes from; one locale per currency (D-16). */
  locale: string;
  decimalSign: ',' | '.';
};

// Written out instead of asked from Intl: browsers and Node ship different locale data (sign, spaces),
// and a price that differs by one invisible character breaks hydration of the server's page.
export const NOTATIONS: Record<Currency, Notation> = {
  DKK: notation('kr', 'after', 'da-DK', ','),
  EUR: notation('€', 'before', 'nl-NL', ','),
  GBP: notation('£', 'before', 'en-GB', '.'),
  NOK: notation('nkr', 'after', 'nb-NO', ','),
  SEK: notation('kr', 'after', 'sv-SE', ','),
  USD: notation('$', 'before', 'en-US', '.'),
  TRY: notation('₺', 'before', 'tr-TR', ','),
};

const NO_BREAK_SPACE = '\u00a0';

/** A price on screen: `1 250 kr`, `10,50 kr`, `£10.50`, `£10` (D-16, D-17, D-18). */
export function formatMoney(amount: Minor, currency: Currency): string {
  const cents = centsOf(amount);
  return write(amount, currency, cents === '00' ? '' : cents);
}

/** A price on a bookkeeping document (receipt by mail, invoice): always two decimals (D-17). */
export function formatMoneyExact(amount: Minor, currency: Currency): string {
  return write(amount, currency, centsOf(amount));
}

function write(amount: Minor, currency: Currency, decimals: string): string {
  const { symbol, symbolComes, decimalSign } = NOTATIONS[currency];
  const sign = amount < 0 ? '-' : '';
  const whole = formatCount(Math.trunc(Math.abs(amount) / 100));
  const number = decimals === '' ? whole : `${whole}${decimalSign}${decimals}`;
  return symbolComes === 'before'
    ? `${sign}${symbol}${number}`
    : `${sign}${number}${NO_BREAK_SPACE}${symbol}`;
}

function centsOf(amount: Minor): string {
  return String(Math.abs(amount) % 100).padStart(2, '0');
}

function notation(
  symbol: string,
  symbolComes: Notation['symbolComes'],
  locale: string,
  decimalSign: Notation['decimalSign'],
): Notation {
  return { symbol, symbolComes, locale, decimalSign };
}
