import { formatCount } from '@tallrik/domain/money/format-count';
import { formatMoney, formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { BarChart, Legend } from '../figures/BarChart.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { dateLocale } from '../hours/hours-text.ts';
import { Panel } from '../parts/Panel.tsx';
import rows from '../parts/rows.module.css';
import type { Sales, SalesRow } from './sales-query.ts';
import { amountTitle, besideTitle, rowName, type Words } from './sales-words.ts';
import styles from './Sales.module.css';

const IN_TIME: ReadonlySet<string> = new Set(['DAY', 'HOUR', 'WEEKDAY', 'MONTH', 'REJECT_HOUR']);
/** A picture of more names is no picture; all of them are in the table. */
const MOST_NAMES = 10;
const MOST_LABELS = 10;

/** The report as a picture: bars in their order where it is about time, else the largest first. */
export function SalesChart(props: {
  words: Words;
  report: Sales;
  currency: AdministeredCompany['currency'];
}) {
  const { words, report } = props;
  const { t } = words;
  const isInTime = IN_TIME.has(report.by);
  const hasToday = report.by === 'DAY' && report.to === words.today;
  const hasBefore = report.rows.some(({ before }) => before != null);
  return (
    <Panel
      title={`${amountTitle(t, report.by)} (${props.currency}): ${t(`Admin.Sales.By.${report.by}`)}`}
      aside={
        report.rows.length > 0 && (
          <Legend
            entries={[
              { kind: 'BAR', text: t('Admin.Sales.These') },
              ...(hasToday ? [{ kind: 'NOW' as const, text: t('Admin.Sales.TodaySoFar') }] : []),
              ...(hasBefore && isInTime
                ? [{ kind: 'BEFORE' as const, text: besideTitle(t, report) }]
                : []),
            ]}
          />
        )
      }
    >
      {report.rows.length === 0 ? (
        <p className={rows.empty}>{t('Admin.Sales.Nothing')}</p>
      ) : isInTime ? (
        <TimeBars {...props} />
      ) : (
        <NameBars {...props} />
      )}
    </Panel>
  );
}

type ChartProps = Parameters<typeof SalesChart>[0];

function TimeBars({ words, report, currency }: ChartProps) {
  const every = Math.ceil(report.rows.length / MOST_LABELS);
  return (
    <BarChart
      bars={report.rows.map((row, place) => ({
        key: row.key,
        label: report.rows.length <= 12 || place % every === 0 ? shortName(words, report, row) : '',
        value: row.amount / 100,
        before: row.before == null ? null : row.before / 100,
        isNow: report.by === 'DAY' && row.key === words.today,
      }))}
      axisText={formatCount}
      tipText={({ key }) => {
        const row = report.rows.find((one) => one.key === key);
        return row
          ? `${rowName(words, report.by, row)}: ${formatMoneyExact(minor(row.amount), currency)}`
          : '';
      }}
    />
  );
}

function shortName(words: Words, { by }: Sales, row: SalesRow): string {
  const locale = dateLocale(words.language);
  if (by === 'DAY')
    return Temporal.PlainDate.from(row.key).toLocaleString(locale, {
      day: 'numeric',
      month: 'short',
    });
  if (by === 'MONTH')
    return Temporal.PlainDate.from(`${row.key}-01`).toLocaleString(locale, { month: 'short' });
  if (by === 'WEEKDAY')
    return Temporal.PlainDate.from('2024-01-01')
      .add({ days: Number(row.key) - 1 })
      .toLocaleString(locale, { weekday: 'short' });
  return row.key;
}

function NameBars({ words, report, currency }: ChartProps) {
  const most = Math.max(1, ...report.rows.map(({ amount }) => amount));
  return (
    <ul className={styles.names} aria-hidden="true">
      {report.rows.slice(0, MOST_NAMES).map((row) => (
        <li key={row.key} className={styles.name}>
          <span className={styles.nameText}>{rowName(words, report.by, row)}</span>
          <span className={styles.track}>
            <span
              className={styles.fill}
              style={{ inlineSize: `${(Math.max(0, row.amount) / most) * 100}%` }}
            />
          </span>
          <span className={styles.amount}>{formatMoney(minor(row.amount), currency)}</span>
        </li>
      ))}
    </ul>
  );
}
