import { expect, it } from 'vitest';
import { currencyOfCompany } from '../money/currency-of-company.ts';
import { vatRatesOf } from '../money/vat.ts';
import { checkPhone, examplePhone } from '../accounts/phone.ts';
import { COUNTRIES, COUNTRY_PRESETS, countryPreset } from './country-presets.ts';

it.each(COUNTRIES)('[F-85] [D-59] [D-291] a company in %s can sell something', (country) => {
  expect(vatRatesOf(country)).not.toEqual([]);
});

it.each(COUNTRIES)('[D-159] in %s it begins with the currency it will have', (country) => {
  const { currency } = COUNTRY_PRESETS[country];
  expect(currencyOfCompany({ country, defaultCurrency: currency })).toBe(currency);
});

it.each(COUNTRIES)('[SETUP-03] %s has a phone code with which numbers are read', (country) => {
  const { phoneCode } = COUNTRY_PRESETS[country];
  expect(checkPhone(examplePhone({ code: phoneCode, country })).ok).toBe(true);
});

it.each(['XX', 'constructor', 'se', ''])('[SETUP-03] %j presets nothing', (country) => {
  expect(countryPreset(country)).toBeNull();
});
