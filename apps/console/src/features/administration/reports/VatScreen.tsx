import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import type { Currency } from '@tallrik/domain/money/currency';
import { csvStyleOf, writeCsv } from '@tallrik/domain/menu/editing/csv';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import { dateLocale } from '../hours/hours-text.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { Panel } from '../parts/Panel.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { saveFile } from '../parts/save-file.ts';
import { Section } from '../parts/Section.tsx';
import { Select } from '../parts/Select.tsx';
import { useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { AccountingSheet } from './AccountingSheet.tsx';
import { useVatReport, type VatMonth } from './closings-query.ts';
import { VatTable } from './VatTable.tsx';
import styles from './Closings.module.css';

const YEARS_BACK = 7;

/** VAT per rate and month, of sales and of refunds apart: the sum of the closings (MONEY-23). */
export function VatScreen(props: OfficePageProps) {
  const { company, venueId } = props;
  const [isBooking, setBooking] = useState(false);
  const mayBook = reachOf(props.administrator.role, 'REPORTS', 'READ') === 'ALL';
  const t = useAdminText();
  const { language } = useMessages();
  const { timers } = useServices();
  const [search, setSearch] = useSearchParams();
  const thisYear = new Date(timers.now()).getUTCFullYear();
  const years = Array.from({ length: YEARS_BACK }, (_none, back) => String(thisYear - back));
  const year = years.find((one) => one === search.get('year')) ?? String(thisYear);
  const query = useVatReport(company.id, venueId, {
    fromMonth: `${year}-01`,
    toMonth: `${year}-12`,
  });
  const monthName = (month: string) =>
    Temporal.PlainDate.from(`${month}-01`).toLocaleString(dateLocale(language), {
      month: 'long',
      year: 'numeric',
    });
  return (
    <Section
      isWide
      title={t('Admin.Vat.Title')}
      actions={
        <>
          {mayBook && (
            <button type="button" className={controls.line} onClick={() => setBooking(true)}>
              {t('Admin.Accounting.Title')}
            </button>
          )}
          {query.data && query.data.length > 0 && (
            <button
              type="button"
              className={controls.line}
              onClick={() =>
                saveFile(
                  `vat-${year}.csv`,
                  new Blob([vatCsv(t, query.data, company)], { type: 'text/csv;charset=utf-8' }),
                )
              }
            >
              <OfficeIcon name="download" />
              {t('Admin.Sales.Export')}
            </button>
          )}
        </>
      }
    >
      {mayBook && <AccountingSheet {...props} open={isBooking} onClose={() => setBooking(false)} />}
      <p className={styles.text}>{t('Admin.Vat.Text')}</p>
      <div className={styles.year}>
        <Select
          label={t('Admin.Vat.Year')}
          value={year}
          options={years.map((value) => ({ value, text: value }))}
          onChange={(value) =>
            setSearch(
              (before) => {
                const after = new URLSearchParams(before);
                after.set('year', value);
                return after;
              },
              { replace: true },
            )
          }
        />
      </div>
      <Remote query={query}>
        {(months) =>
          months.length === 0 ? (
            <p className={rows.empty}>{t('Admin.Vat.None')}</p>
          ) : (
            <div className={styles.months}>
              {months.toReversed().map((month) => (
                <Panel
                  key={month.month}
                  title={monthName(month.month)}
                  aside={t('Admin.Vat.Days', { count: month.days })}
                >
                  <VatTable
                    caption={t('Admin.Sales.Title')}
                    rows={month.sales}
                    currency={company.currency}
                  />
                  {month.back.length > 0 && (
                    <VatTable
                      caption={t('Admin.Vat.Refunds')}
                      rows={month.back}
                      currency={company.currency}
                    />
                  )}
                </Panel>
              ))}
            </div>
          )
        }
      </Remote>
    </Section>
  );
}

/** A line per month, kind and rate; a heading in words, then names that stay (MONEY-24). */
export function vatCsv(
  t: AdminTranslate,
  months: readonly VatMonth[],
  { country, currency }: { country: string; currency: Currency },
): string {
  const style = csvStyleOf(country);
  const money = (amount: number) => (amount / 100).toFixed(2).replace('.', style.decimal);
  const lines = (month: string, kind: string, of: VatMonth['sales']) =>
    of.map(({ rate, gross, net, vat }) => [
      month,
      kind,
      String(rate).replace('.', style.decimal),
      money(gross),
      money(net),
      money(vat),
    ]);
  return writeCsv(
    [
      [
        t('Admin.Sales.By.MONTH'),
        t('Admin.Vat.Kind'),
        t('Admin.Closing.Rate'),
        ...[t('Admin.Orders.WithVat'), t('Admin.Orders.WithoutVat'), t('Admin.Orders.VatSum')].map(
          (title) => `${title} (${currency})`,
        ),
      ],
      ...months.flatMap(({ month, sales, back }) => [
        ...lines(month, t('Admin.Sales.Title'), sales),
        ...lines(month, t('Admin.Vat.Refunds'), back),
      ]),
    ],
    style,
  );
}
