import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { classNames } from '@tallrik/ui/class-names';
import type { AdministeredCompany } from '../administered-company.ts';
import { Panel } from '../parts/Panel.tsx';
import type { Sales } from './sales-query.ts';
import { columnsOf, rowName, type Words } from './sales-words.ts';
import styles from './Sales.module.css';

/** The same figures as the picture above, and how dishes become the turnover (MONEY-19). */
export function SalesTable(props: {
  words: Words;
  report: Sales;
  currency: AdministeredCompany['currency'];
}) {
  const { words, report, currency } = props;
  const { t } = words;
  const { by } = report;
  const columns = columnsOf(words, report, currency);
  // The last days are what somebody looks for first.
  const rows = by === 'DAY' || by === 'MONTH' ? report.rows.toReversed() : report.rows;
  return (
    <Panel title={t('Admin.Sales.Table')} aside={t('Admin.Sales.Amounts', { currency })}>
      <div
        className={styles.scroll}
        role="group"
        aria-label={t(`Admin.Sales.By.${by}`)}
        tabIndex={0}
      >
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(`Admin.Sales.By.${by}`)}</th>
              {columns.map(({ name, title }) => (
                <th key={name} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.key}>
                <th scope="row">
                  {rowName(words, by, row)}
                  {by === 'DAY' && row.key === words.today && (
                    <span className={styles.soFar}> {t('Admin.Sales.SoFar')}</span>
                  )}
                </th>
                {columns.map(({ name, text, isMuted }) => (
                  <td key={name} className={classNames(isMuted && styles.muted)}>
                    {text(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {by === 'ITEM' || by === 'CATEGORY'
                  ? t('Admin.Sales.Dishes')
                  : t('Admin.Sales.All')}
              </th>
              {columns.map(({ name, total }) => (
                <td key={name}>{total}</td>
              ))}
            </tr>
            {(by === 'ITEM' || by === 'CATEGORY') && (
              <ToTurnover {...props} columns={columns.length} />
            )}
          </tfoot>
        </table>
      </div>
    </Panel>
  );
}

/** Dishes and fees less discounts: the turnover, to the minor unit. */
function ToTurnover(props: Parameters<typeof SalesTable>[0] & { columns: number }) {
  const { t } = props.words;
  const { fees, discount, turnover } = props.report.total;
  const lines = [
    [t('Admin.Sales.Fees'), fees],
    [t('Admin.Sales.Discounts'), discount === 0 ? 0 : -discount],
    [t('Admin.Figures.Turnover'), turnover],
  ] as const;
  return lines.map(([name, amount], place) => (
    <tr key={name} className={classNames(place === lines.length - 1 && styles.last)}>
      <th scope="row">{name}</th>
      <td>{''}</td>
      <td>{formatMoneyExact(minor(amount), props.currency)}</td>
      {props.columns > 2 && <td colSpan={props.columns - 2}>{''}</td>}
    </tr>
  ));
}
