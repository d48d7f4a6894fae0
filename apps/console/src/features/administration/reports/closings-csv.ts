import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import type { AdminTranslate } from '../use-admin-text.tsx';
import type { Closing } from './closings-query.ts';

/** The closed days that are shown, one a line: under one heading (MONEY-24). */
export function closingsCsv(
  t: AdminTranslate,
  closings: readonly Closing[],
  { country }: { country: string },
): string {
  const style = csvStyleOf(country);
  const money = (amount: number) => (amount / 100).toFixed(2).replace('.', style.decimal);
  const vatOf = (rates: Closing['sales']) => money(rates.reduce((sum, { vat }) => sum + vat, 0));
  const refunded = t('Admin.Orders.Refunded');
  return writeCsv(
    [
      [
        t('Admin.Sales.By.DAY'),
        t('Admin.Sales.By.VENUE'),
        t('Admin.Closing.Number'),
        t('Admin.Company.Currency'),
        t('Admin.Figures.Orders'),
        t('Admin.Closing.Dishes'),
        t('Admin.Sales.Fees'),
        t('Admin.Sales.Discounts'),
        t('Admin.Figures.Turnover'),
        t('Admin.Orders.VatSum'),
        t('Admin.Orders.Tip'),
        refunded,
        `${refunded}, ${t('Admin.Orders.VatSum')}`,
      ],
      ...closings.map((closing) => [
        closing.day,
        closing.venueName,
        String(closing.number),
        closing.currency,
        String(closing.orders),
        money(closing.dishes),
        money(closing.fees),
        money(closing.discount),
        money(closing.turnover),
        vatOf(closing.sales),
        money(closing.tips),
        money(closing.refunded),
        vatOf(closing.back),
      ]),
    ],
    style,
  );
}
