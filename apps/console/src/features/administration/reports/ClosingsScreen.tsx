import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { formatMoneyExact } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { useServices } from '../../../shared/services.tsx';
import { dateName } from '../hours/hours-text.ts';
import { useOfficeLink } from '../office/office-address.ts';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { MoreButton } from '../parts/MoreButton.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { saveFile } from '../parts/save-file.ts';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { ClosingReadersSheet } from './ClosingReadersSheet.tsx';
import { ClosingSheet } from './ClosingSheet.tsx';
import { closingsCsv } from './closings-csv.ts';
import { useClosings, type Closing } from './closings-query.ts';
import styles from './Closings.module.css';

/** Closed days, newest first, and the one that is open as a sheet to print (MONEY-22). */
export function ClosingsScreen({ company, venueId, administrator }: OfficePageProps) {
  const t = useAdminText();
  const [isChoosing, setChoosing] = useState(false);
  const mayChoose =
    company.venues.length > 0 && reachOf(administrator.role, 'VENUES', 'WRITE') === 'ALL';
  const query = useClosings(company.id, venueId);
  const id = /^\/office\/reports\/closings\/([^/]+)/.exec(useLocation().pathname)?.[1];
  const closings = query.data?.pages.flatMap((page) => page.closings) ?? [];
  const open = closings.find((closing) => closing.id === id) ?? closings[0];
  return (
    <Section
      isWide
      title={t('Admin.Closing.Title')}
      actions={
        <>
          {mayChoose && (
            <button type="button" className={controls.quiet} onClick={() => setChoosing(true)}>
              <OfficeIcon name="mail" />
              {t('Admin.Closing.ByMail')}
            </button>
          )}
          {open && (
            <button
              type="button"
              className={controls.line}
              onClick={() =>
                saveFile(
                  `closings-${closings.at(-1)?.day}-${closings[0]?.day}.csv`,
                  new Blob([closingsCsv(t, closings, company)], { type: 'text/csv;charset=utf-8' }),
                )
              }
            >
              <OfficeIcon name="download" />
              {t('Admin.Sales.Export')}
            </button>
          )}
          {open && (
            <button type="button" className={controls.line} onClick={() => window.print()}>
              <OfficeIcon name="print" />
              {t('Admin.Closing.Print')}
            </button>
          )}
        </>
      }
    >
      <Remote query={query}>
        {() =>
          open ? (
            <div className={styles.columns}>
              <div className={styles.side}>
                <ClosingList
                  closings={closings}
                  open={open}
                  hasNames={venueId === null && company.venues.length > 1}
                />
                <MoreButton pages={query} />
              </div>
              <ClosingSheet closing={open} />
            </div>
          ) : (
            <p className={rows.empty}>{t('Admin.Closing.None')}</p>
          )
        }
      </Remote>
      {mayChoose && (
        <ClosingReadersSheet
          company={company}
          venueId={venueId}
          open={isChoosing}
          onClose={() => setChoosing(false)}
        />
      )}
    </Section>
  );
}

function ClosingList(props: { closings: readonly Closing[]; open: Closing; hasNames: boolean }) {
  const t = useAdminText();
  const link = useOfficeLink();
  const { language } = useMessages();
  const { timers } = useServices();
  const today = Temporal.Instant.fromEpochMilliseconds(timers.now())
    .toZonedDateTimeISO(Temporal.Now.timeZoneId())
    .toPlainDate();
  return (
    <ul className={styles.list}>
      {props.closings.map((closing) => (
        <li key={closing.id}>
          <Link
            className={styles.entry}
            to={link(`reports/closings/${closing.id}`)}
            {...(closing.id === props.open.id ? { 'aria-current': 'page' } : {})}
          >
            <span className={styles.day}>
              {dateName(language, Temporal.PlainDate.from(closing.day), today)}
              <span className={styles.muted}>
                {props.hasNames && `${closing.venueName}, `}
                {t('Admin.Closing.Number')} {closing.number}
              </span>
            </span>
            <span className={styles.sum}>
              {formatMoneyExact(minor(closing.turnover), closing.currency)}
              <span className={styles.muted}>
                {t('Admin.Orders.Count', { count: closing.orders })}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
