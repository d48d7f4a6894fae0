import { type Currency, DEFAULT_CURRENCY } from './currency.ts';

/** The one currency a company's carts, menus and payments are in (D-159). */
export function currencyOfCompany(company: {
  country: string;
  defaultCurrency: Currency | null;
}): Currency {
  if (company.country === 'TR') return 'TRY';
  return company.defaultCurrency ?? DEFAULT_CURRENCY;
}
