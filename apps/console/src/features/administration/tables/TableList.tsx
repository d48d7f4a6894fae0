import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import type { AdministeredCompany } from '../administered-company.ts';
import { Panel } from '../parts/Panel.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeVenue } from '../venues/use-office-venues.ts';
import { RotateSheet } from './RotateSheet.tsx';
import { TableRow } from './TableRow.tsx';
import styles from './Tables.module.css';
import { TableSheet } from './TableSheet.tsx';
import { useSaveTable, type VenueTable } from './use-table-changes.ts';

const FILTERS = {
  all: () => true,
  payLater: ({ supportsPayLater }: VenueTable) => supportsPayLater,
  notInUse: ({ active }: VenueTable) => !active,
} as const satisfies Readonly<Record<string, (table: VenueTable) => boolean>>;
type Filter = keyof typeof FILTERS;
const FILTER_NAMES = Object.keys(FILTERS) as Filter[];

/** Each row draws a code: of a hall of 500 the rest comes when it is asked for. */
const ROWS_AT_ONCE = 60;

export function TableList(props: {
  company: AdministeredCompany;
  venue: OfficeVenue;
  tables: readonly VenueTable[];
}) {
  const t = useAdminText();
  const { company, venue, tables } = props;
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const [openId, setOpenId] = useState<string | null>(null);
  const [isRotating, setRotating] = useState(false);
  const save = useSaveTable({ companyId: company.id, venueId: venue.id });
  const shown = tables.filter(FILTERS[filter]);
  const open = tables.find(({ id }) => id === openId);
  return (
    <Panel
      title={t('Admin.Tables.Count', { count: tables.length })}
      aside={
        tables.length > 0 && (
          <button
            type="button"
            className={controls.line}
            aria-haspopup="dialog"
            onClick={() => setRotating(true)}
          >
            {t('Admin.Tables.RotateSeveral')}
          </button>
        )
      }
    >
      {tables.length === 0 ? (
        <p className={rows.empty}>{t('Admin.Tables.None')}</p>
      ) : (
        <>
          <div className={styles.chips} role="group" aria-label={t('Admin.Tables.Show')}>
            {FILTER_NAMES.map((name) => (
              <button
                key={name}
                type="button"
                className={styles.chip}
                aria-pressed={filter === name}
                onClick={() => setFilter(name)}
              >
                {t(`Admin.Tables.Filter.${name}`)}{' '}
                <span className={styles.count}>{tables.filter(FILTERS[name]).length}</span>
              </button>
            ))}
          </div>
          <div className={styles.names} aria-hidden="true">
            <span>{t('Admin.Tables.Table')}</span>
            <span>{t('Admin.Tables.PayLater')}</span>
          </div>
          <ul aria-label={t('Admin.Section.tables')}>
            {shown.slice(0, most).map((table) => (
              <TableRow
                key={table.id}
                table={table}
                timeZone={venue.timeZone}
                onPayLater={(supportsPayLater) => save.run(table, { supportsPayLater })}
                onOpen={() => setOpenId(table.id)}
              />
            ))}
          </ul>
          {shown.length > most && (
            <button
              type="button"
              className={controls.line}
              onClick={() => setMost(most + ROWS_AT_ONCE)}
            >
              {t('Console.Find.More')}
            </button>
          )}
          {shown.length === 0 && <p className={rows.empty}>{t('Admin.Tables.NoneSuch')}</p>}
        </>
      )}
      {open && (
        <TableSheet
          key={open.id}
          company={company}
          venueId={venue.id}
          table={open}
          onClose={() => setOpenId(null)}
        />
      )}
      {isRotating && (
        <RotateSheet
          companyId={company.id}
          venueId={venue.id}
          tables={tables}
          onClose={() => setRotating(false)}
        />
      )}
    </Panel>
  );
}
