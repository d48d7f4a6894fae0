import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import {
  PrintTestTicketDocument,
  RemovePrinterDocument,
  RenewPrinterAddressDocument,
  type PrinterPartsFragment,
} from '../generated/graphql.ts';
import { useServices } from '../../../shared/services.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { SetupProblem } from './SetupField.tsx';
import styles from './setup.module.css';
import { useSetupChange } from './use-setup-change.ts';

/** What silences a printer is asked about first: beside its other buttons it is one slip of a finger away. */
type Silencing = 'REMOVE' | 'ADDRESS';

/** One printer of a venue, and what can be done with it. */
export function PrinterRow(props: {
  printer: PrinterPartsFragment;
  onEdit: () => void;
  onAddress: (path: string) => void;
  onChanged: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { isBusy, problem, change } = useSetupChange();
  const [asked, setAsked] = useState<Silencing | null>(null);
  const [isTested, setIsTested] = useState(false);
  const { printer } = props;
  const { id, name } = printer;
  const test = async () => {
    setIsTested(false);
    const isSent = await change(
      async () => (await api.call(PrintTestTicketDocument, { printerId: id })).printTestTicket,
    );
    setIsTested(isSent);
  };
  const silence: Record<Silencing, () => Promise<void>> = {
    REMOVE: async () => {
      const isRemoved = await change(
        async () => (await api.call(RemovePrinterDocument, { id })).removePrinter,
      );
      if (isRemoved) props.onChanged();
    },
    ADDRESS: async () => {
      await change(async () => {
        const { renewPrinterAddress } = await api.call(RenewPrinterAddressDocument, { id });
        if (renewPrinterAddress.cloudPrntPath) props.onAddress(renewPrinterAddress.cloudPrntPath);
        return renewPrinterAddress;
      });
    },
  };
  const ask = (what: Silencing) => {
    setIsTested(false);
    setAsked(what);
  };
  const action = (text: string, onClick: () => void, isOff = isBusy) => (
    <button type="button" className={controls.line} disabled={isOff} onClick={onClick}>
      {text}
    </button>
  );
  const remove = t('Admin.Setup.Remove', { name });
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
      {printer.trouble && (
        <p className={styles.trouble}>
          {t(`Console.Printer.${printer.trouble}`, { printer: name })}
        </p>
      )}
      {printer.missedTickets > 0 && (
        <p className={styles.trouble}>
          {t('Admin.Setup.Missed', { count: printer.missedTickets })}
        </p>
      )}
      {asked === null ? (
        <div className={styles.actions}>
          {action(t('Admin.Setup.Test'), () => void test())}
          {action(t('Admin.Setup.Change'), props.onEdit, false)}
          {printer.kind === 'CLOUDPRNT' &&
            action(t('Admin.Setup.NewAddress'), () => ask('ADDRESS'))}
          {action(remove, () => ask('REMOVE'))}
        </div>
      ) : (
        <>
          <p role="alert">{t(`Admin.Setup.Ask.${asked}`, { name })}</p>
          <div className={styles.answers}>
            {action(asked === 'REMOVE' ? remove : t('Admin.Setup.NewAddress'), () => {
              setAsked(null);
              void silence[asked]();
            })}
            {action(t('Admin.Setup.Cancel'), () => setAsked(null))}
          </div>
        </>
      )}
      {isTested && <p role="status">{t('Console.Printer.Sent', { printer: name })}</p>}
      <SetupProblem text={problem} />
    </li>
  );
}
