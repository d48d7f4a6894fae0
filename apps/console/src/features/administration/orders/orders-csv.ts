import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import type { AdministeredCompany } from '../administered-company.ts';
import type { AdminTranslate } from '../use-admin-text.tsx';
import { paymentText, serviceText, stateOf, type OrderRow } from './payment-text.ts';

/** What one file holds at most (MONEY-24). */
export const MOST_EXPORTED = 100_000;

/** Orders as a file for a spreadsheet, without the guests' names: a heading, then the rows (MONEY-24). */
export function ordersCsv(
  t: AdminTranslate,
  orders: readonly OrderRow[],
  { country, venues }: Pick<AdministeredCompany, 'country' | 'venues'>,
): string {
  const style = csvStyleOf(country);
  const money = (amount: number) => (amount / 100).toFixed(2).replace('.', style.decimal);
  const zones = [...new Set(orders.map(({ timeZone }) => timeZone))].join(', ');
  const heading = [
    t('Admin.Orders.Number'),
    `${t('Admin.Orders.Time')} (${zones})`,
    t('Admin.Sales.By.VENUE'),
    t('Admin.Sales.By.SERVICE_TYPE'),
    t('Admin.Orders.State'),
    t('Admin.Orders.Payment'),
    t('Admin.Orders.Total'),
    t('Admin.Orders.Tip'),
    t('Admin.Orders.Refunded'),
    t('Admin.Company.Currency'),
    'ID',
  ];
  return writeCsv(
    [
      heading,
      ...orders.map((order) => [
        order.easyId,
        momentOf(order),
        venues.find(({ id }) => id === order.venueId)?.name ?? order.venueId,
        order.isTest ? `TEST ${serviceText(t, order)}` : serviceText(t, order),
        t(stateOf(order).word),
        paymentText(t, order),
        money(order.total),
        money(order.tip),
        money(order.refunded),
        order.currency,
        order.id,
      ]),
    ],
    style,
  );
}

/** On the venue's wall. */
const momentOf = ({ createdAt, timeZone }: OrderRow): string => {
  const at = Temporal.Instant.from(createdAt).toZonedDateTimeISO(timeZone);
  return `${at.toPlainDate().toString()} ${at.toPlainTime().toString({ smallestUnit: 'second' })}`;
};
