import { expect, it } from 'vitest';
import { CURRENCIES } from './currency.ts';
import { currencyOfCompany } from './currency-of-company.ts';

it('[I18N-11] [D-159] a Turkish company always uses TRY', () => {
  expect(currencyOfCompany({ country: 'TR', defaultCurrency: 'EUR' })).toBe('TRY');
});

it('[D-159] any other company uses its own currency', () => {
  expect(currencyOfCompany({ country: 'SE', defaultCurrency: 'EUR' })).toBe('EUR');
});

it('[I18N-12] without a currency it is SEK', () => {
  expect(currencyOfCompany({ country: 'GB', defaultCurrency: null })).toBe('SEK');
});

it('[I18N-07] knows seven currencies', () => {
  expect(CURRENCIES).toEqual(['DKK', 'EUR', 'GBP', 'NOK', 'SEK', 'USD', 'TRY']);
});
