import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import {
  VenuePrintersDocument,
  VenueStationsDocument,
  type PrinterPartsFragment,
} from '../generated/graphql.ts';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { codeOf } from '../../../shared/messages/error-text.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { PrinterForm } from './PrinterForm.tsx';
import { PrinterRow } from './PrinterRow.tsx';
import { SetupProblem } from './SetupField.tsx';
import styles from './setup.module.css';

/** What a CloudPRNT printer has to ask; shown once, because nobody keeps it. */
type Shown = { path: string } | null;
type Editing = PrinterPartsFragment | 'NEW' | null;

/** KITCHEN-11: the printers of a venue. */
export function PrinterSetup(props: {
  venueId: string;
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
}) {
  const { venueId } = props;
  const t = useAdminText();
  const { api } = useServices();
  const [edited, setEdited] = useState<Editing>(null);
  const setEditing = (printer: Editing) => {
    setEdited(printer);
    props.onEditing(printer !== null);
  };
  const editing = props.isEditing ? edited : null;
  const [shown, setShown] = useState<Shown>(null);
  const setup = useQuery({
    queryKey: ['venue-printers', venueId],
    queryFn: async ({ signal }) => {
      const [{ venuePrinters }, { venueStations }] = await Promise.all([
        api.call(VenuePrintersDocument, { venueId }, signal),
        api.call(VenueStationsDocument, { venueId }, signal),
      ]);
      return { printers: venuePrinters, stations: venueStations.stations };
    },
    retry: false,
    staleTime: 0,
  });
  if (setup.error) return <SetupProblem text={adminErrorText(t, codeOf(setup.error))} />;
  if (!setup.data) return <p role="status">{t('Console.Loading')}</p>;
  if (editing !== null)
    return (
      <PrinterForm
        venueId={venueId}
        printer={editing === 'NEW' ? null : editing}
        stations={setup.data.stations}
        onSaved={(path) => {
          setEditing(null);
          setShown(path === null ? null : { path });
          void setup.refetch();
        }}
        onCancel={() => setEditing(null)}
      />
    );
  return (
    <>
      {shown && (
        <div className={page.notice} role="status">
          <p>{t('Admin.Setup.CloudAddress')}</p>
          <code className={styles.address}>{`${window.location.origin}${shown.path}`}</code>
        </div>
      )}
      {setup.data.printers.length === 0 && <p>{t('Admin.Setup.NoPrinters')}</p>}
      <ul className={styles.rows}>
        {setup.data.printers.map((printer) => (
          <PrinterRow
            key={printer.id}
            printer={printer}
            onEdit={() => setEditing(printer)}
            onAddress={(path) => setShown({ path })}
            onChanged={() => {
              setShown(null);
              void setup.refetch();
            }}
          />
        ))}
      </ul>
      <button
        type="button"
        className={classNames(controls.solid, controls.big)}
        onClick={() => setEditing('NEW')}
      >
        <Icon name="plus" />
        {t('Admin.Setup.AddPrinter')}
      </button>
    </>
  );
}
