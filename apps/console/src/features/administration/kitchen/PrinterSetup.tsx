import { useQuery } from '@tanstack/react-query';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import page from '../../../shared/controls/page.module.css';
import {
  PrintTestTicketDocument,
  RemovePrinterDocument,
  RenewPrinterAddressDocument,
  VenuePrintersDocument,
  VenueStationsDocument,
  type PrinterPartsFragment,
} from '../generated/graphql.ts';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { codeOf } from '../../../shared/speech/error-text.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { PrinterForm } from './PrinterForm.tsx';
import { SetupProblem } from './SetupField.tsx';
import styles from './setup.module.css';
import { useSetupChange } from './use-setup-change.ts';

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
            onChanged={() => void setup.refetch()}
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

function PrinterRow(props: {
  printer: PrinterPartsFragment;
  onEdit: () => void;
  onAddress: (path: string) => void;
  onChanged: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { isBusy, problem, change } = useSetupChange();
  const { printer } = props;
  const { id, name } = printer;
  const test = () =>
    change(
      async () => (await api.call(PrintTestTicketDocument, { printerId: id })).printTestTicket,
    );
  const remove = async () => {
    const isRemoved = await change(
      async () => (await api.call(RemovePrinterDocument, { id })).removePrinter,
    );
    if (isRemoved) props.onChanged();
  };
  const renew = () =>
    change(async () => {
      const { renewPrinterAddress } = await api.call(RenewPrinterAddressDocument, { id });
      if (renewPrinterAddress.cloudPrntPath) props.onAddress(renewPrinterAddress.cloudPrntPath);
      return renewPrinterAddress;
    });
  return (
    <li className={styles.printer}>
      <p>
        <b>{name}</b>
        <br />
        {[
          t(`Admin.Setup.${printer.kind}`),
          printer.host === null ? printer.mac : `${printer.host}:${printer.port}`,
          t(`Admin.Setup.${printer.moment}`),
        ]
          .filter(Boolean)
          .join(', ')}
      </p>
      {printer.trouble && <p>{t(`Console.Printer.${printer.trouble}`, { printer: name })}</p>}
      <div className={styles.actions}>
        <button
          type="button"
          className={controls.line}
          disabled={isBusy}
          onClick={() => void test()}
        >
          {t('Admin.Setup.Test')}
        </button>
        <button type="button" className={controls.line} onClick={props.onEdit}>
          {t('Admin.Setup.Change')}
        </button>
        {printer.kind === 'CLOUDPRNT' && (
          <button
            type="button"
            className={controls.line}
            disabled={isBusy}
            onClick={() => void renew()}
          >
            {t('Admin.Setup.NewAddress')}
          </button>
        )}
        <button
          type="button"
          className={controls.line}
          disabled={isBusy}
          onClick={() => void remove()}
        >
          {t('Admin.Setup.Remove', { name })}
        </button>
      </div>
      <SetupProblem text={problem} />
    </li>
  );
}
