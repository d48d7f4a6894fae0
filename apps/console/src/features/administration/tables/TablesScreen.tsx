import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useServices } from '../../../shared/services.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import {
  RotateTableDocument,
  VenueTablesDocument,
  type VenueTablesQuery,
} from '../generated/graphql.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Remote } from '../parts/Remote.tsx';
import rows from '../parts/rows.module.css';
import { Section } from '../parts/Section.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { useChange } from '../use-change.ts';
import { useVenueChoice } from '../venues/use-venue-choice.tsx';

type Table = VenueTablesQuery['venueTables'][number];

const tablesKey = (venueId: string) => ['admin', 'tables', venueId] as const;

/** The tables of a restaurant, and a new code for one whose old one is in the wrong hands (D-101). */
export function TablesScreen(props: { company: AdministeredCompany; venueId: string | null }) {
  const t = useAdminText();
  const { venue, picker } = useVenueChoice(props.company.venues, props.venueId);
  return (
    <Section title={t('Admin.Section.tables')}>
      {venue === undefined ? (
        <p className={rows.empty}>{t('Admin.Tables.NoVenues')}</p>
      ) : (
        <>
          {picker}
          <VenueTables key={venue.id} venueId={venue.id} />
        </>
      )}
    </Section>
  );
}

function VenueTables({ venueId }: { venueId: string }) {
  const t = useAdminText();
  const { api } = useServices();
  const [rotated, setRotated] = useState<Table | null>(null);
  const tables = useQuery({
    queryKey: tablesKey(venueId),
    queryFn: async ({ signal }) =>
      (await api.call(VenueTablesDocument, { venueId }, signal)).venueTables,
  });
  const rotate = useChange({
    send: async (given: { venueId: string; tableId: string }) =>
      (await api.call(RotateTableDocument, given)).rotateTable,
    refreshes: [tablesKey(venueId)],
    onDone: () => setRotated(null),
  });
  return (
    <>
      <Remote query={tables}>
        {(all) =>
          all.length === 0 ? (
            <p className={rows.empty}>{t('Admin.Tables.None')}</p>
          ) : (
            <ul className={rows.rows}>
              {all.map((table) => (
                <TableRow key={table.id} table={table} onRotate={() => setRotated(table)} />
              ))}
            </ul>
          )
        }
      </Remote>
      {rotated && (
        <ConfirmSheet
          open
          title={t('Admin.Tables.RotateFor', { number: rotated.code })}
          text={t('Admin.Tables.RotateText')}
          action={t('Admin.Tables.Rotate')}
          isDangerous
          isBusy={rotate.isBusy}
          code={rotate.code}
          onConfirm={() => rotate.run({ venueId, tableId: rotated.id })}
          onClose={() => {
            rotate.reset();
            setRotated(null);
          }}
        />
      )}
    </>
  );
}

function TableRow({ table, onRotate }: { table: Table; onRotate: () => void }) {
  const t = useAdminText();
  return (
    <li className={classNames(rows.row, !table.active && rows.off)}>
      <div className={rows.main}>
        <span className={rows.name}>{t('Console.Order.Table', { number: table.code })}</span>
        <code className={rows.more}>{table.id}</code>
      </div>
      <div className={rows.end}>
        {!table.active && <span className={rows.bad}>{t('Admin.Off')}</span>}
        {table.supportsPayLater && <span className={rows.tag}>{t('Console.Order.PayLater')}</span>}
        <button
          type="button"
          className={controls.line}
          aria-haspopup="dialog"
          aria-label={t('Admin.Tables.RotateFor', { number: table.code })}
          onClick={onRotate}
        >
          {t('Admin.Tables.Rotate')}
        </button>
      </div>
    </li>
  );
}
