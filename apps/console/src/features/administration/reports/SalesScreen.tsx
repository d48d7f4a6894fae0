import { useSearchParams } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { saveFile } from '../parts/save-file.ts';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { readSalesWish } from './sales-address.ts';
import { salesCsv } from './sales-csv.ts';
import { useSales } from './sales-query.ts';
import { countsText } from './sales-words.ts';
import { SalesChart } from './SalesChart.tsx';
import { SalesChoices } from './SalesChoices.tsx';
import { SalesFigures } from './SalesFigures.tsx';
import { SalesTable } from './SalesTable.tsx';
import styles from './Sales.module.css';

/** Sales over days by whatever is asked, as picture and table with the same figures (MONEY-18, MONEY-19, MONEY-24). */
export function SalesScreen({ company, venueId }: OfficePageProps) {
  const t = useAdminText();
  const { language } = useMessages();
  const { timers } = useServices();
  const [search] = useSearchParams();
  const today = Temporal.Instant.fromEpochMilliseconds(timers.now())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDate()
    .toString();
  const wish = readSalesWish(search, today);
  const query = useSales(company.id, venueId, wish);
  const words = { t, language, today };
  const report = query.data;
  return (
    <Section
      isWide
      title={t('Admin.Office.reports')}
      actions={
        report && (
          <button
            type="button"
            className={controls.line}
            onClick={() =>
              saveFile(
                `sales-${report.from}-${report.to}-${report.by.toLowerCase()}.csv`,
                new Blob([salesCsv(words, report, company)], { type: 'text/csv;charset=utf-8' }),
              )
            }
          >
            <OfficeIcon name="download" />
            {t('Admin.Sales.Export')}
          </button>
        )
      }
    >
      <SalesChoices wish={wish} today={today} />
      {wish.days === null ? (
        <p className={rows.empty}>{t('Admin.Sales.DaysInvalid')}</p>
      ) : (
        <Remote query={query}>
          {(found) => (
            <>
              <SalesFigures report={found} currency={company.currency} />
              <SalesChart words={words} report={found} currency={company.currency} />
              <p className={styles.counts}>
                <OfficeIcon name="help" />
                {countsText(words, found)}
              </p>
              <SalesTable words={words} report={found} currency={company.currency} />
            </>
          )}
        </Remote>
      )}
    </Section>
  );
}
