import {
  CODE_PAGES,
  PRINT_MOMENTS,
  PRINTER_KINDS,
  PRINTER_PORT,
  TICKET_KINDS,
} from '@tallrik/domain/orders/printers';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import {
  AddPrinterDocument,
  ChangePrinterDocument,
  type PrinterPartsFragment,
} from '../generated/graphql.ts';
import { useServices } from '../../../shared/services.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { SetupField, SetupProblem, SetupSelect } from './SetupField.tsx';
import styles from './setup.module.css';
import type { VenueStations } from './StationMenu.tsx';
import { useSetupChange } from './use-setup-change.ts';

type Typed = Pick<
  PrinterPartsFragment,
  'name' | 'kind' | 'codePage' | 'moment' | 'prints' | 'stationIds'
> & { host: string; port: string; paper: string; copies: string };

const typedOf = (printer: PrinterPartsFragment | null): Typed => ({
  name: printer?.name ?? '',
  kind: printer?.kind ?? 'CLOUDPRNT',
  host: printer?.host ?? '',
  port: String(printer?.port ?? PRINTER_PORT),
  codePage: printer?.codePage ?? 'WPC1252',
  paper: String(printer?.paper ?? 80),
  copies: String(printer?.copies ?? 1),
  moment: printer?.moment ?? 'ACCEPTANCE',
  prints: printer?.prints ?? 'STATION',
  stationIds: printer?.stationIds ?? [],
});

export function PrinterForm(props: {
  venueId: string;
  /** Null for a new one. */
  printer: PrinterPartsFragment | null;
  stations: VenueStations['stations'];
  /** With the path of a new CloudPRNT printer. */
  onSaved: (cloudPrntPath: string | null) => void;
  onCancel: () => void;
}) {
  const t = useAdminText();
  const { api } = useServices();
  const { isBusy, problem, change } = useSetupChange();
  const [typed, setTyped] = useState(() => typedOf(props.printer));
  const set = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const isTcp = typed.kind === 'ESCPOS';

  async function save() {
    const printer = {
      ...typed,
      host: isTcp ? typed.host : null,
      port: isTcp ? Number(typed.port) : null,
      paper: Number(typed.paper),
      copies: Number(typed.copies),
    };
    let path: string | null = null;
    const isSaved = await change(async () => {
      if (props.printer)
        return (await api.call(ChangePrinterDocument, { id: props.printer.id, printer }))
          .changePrinter;
      const { addPrinter } = await api.call(AddPrinterDocument, {
        venueId: props.venueId,
        printer,
      });
      path = addPrinter.cloudPrntPath;
      return addPrinter;
    });
    if (isSaved) props.onSaved(path);
  }

  const words = <Value extends string>(values: readonly Value[], text: (value: Value) => string) =>
    values.map((value) => ({ value, text: text(value) }));
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <SetupField label={t('Admin.Setup.Name')}>
        {(id) => (
          <input
            id={id}
            className={controls.input}
            required
            maxLength={40}
            value={typed.name}
            onChange={({ target }) => set({ name: target.value })}
          />
        )}
      </SetupField>
      {props.printer === null && (
        <SetupSelect
          label={t('Admin.Setup.Kind')}
          value={typed.kind}
          choices={words(PRINTER_KINDS, (kind) => t(`Admin.Setup.${kind}`))}
          onChange={(kind) => set({ kind })}
        />
      )}
      {isTcp && (
        <>
          <SetupField label={t('Admin.Setup.Host')}>
            {(id) => (
              <input
                id={id}
                className={controls.input}
                required
                inputMode="decimal"
                autoComplete="off"
                value={typed.host}
                onChange={({ target }) => set({ host: target.value })}
              />
            )}
          </SetupField>
          <SetupField label={t('Admin.Setup.Port')}>
            {(id) => (
              <input
                id={id}
                className={controls.input}
                required
                inputMode="numeric"
                value={typed.port}
                onChange={({ target }) => set({ port: target.value })}
              />
            )}
          </SetupField>
          <SetupSelect
            label={t('Admin.Setup.Letters')}
            value={typed.codePage}
            choices={words(CODE_PAGES, (codePage) => t(`Admin.Setup.${codePage}`))}
            onChange={(codePage) => set({ codePage })}
          />
        </>
      )}
      <SetupSelect
        label={t('Console.Print.Paper')}
        value={typed.paper}
        choices={words(['58', '80'], (width) => t('Console.Print.Millimetres', { width }))}
        onChange={(paper) => set({ paper })}
      />
      <SetupSelect
        label={t('Admin.Setup.Copies')}
        value={typed.copies}
        choices={words(['1', '2', '3'], (count) => count)}
        onChange={(copies) => set({ copies })}
      />
      <SetupSelect
        label={t('Admin.Setup.When')}
        value={typed.moment}
        choices={words(PRINT_MOMENTS, (moment) => t(`Admin.Setup.${moment}`))}
        onChange={(moment) => set({ moment })}
      />
      <SetupSelect
        label={t('Admin.Setup.What')}
        value={typed.prints}
        choices={words(TICKET_KINDS, (prints) => t(`Admin.Setup.${prints}`))}
        onChange={(prints) => set({ prints })}
      />
      {props.stations.length > 1 && (
        <fieldset className={styles.stations}>
          <legend className={controls.label}>{t('Admin.Setup.ForStations')}</legend>
          {props.stations.map((station) => (
            <label key={station.id} className={styles.station}>
              <input
                type="checkbox"
                checked={typed.stationIds.includes(station.id)}
                onChange={({ target }) =>
                  set({
                    stationIds: target.checked
                      ? [...typed.stationIds, station.id]
                      : typed.stationIds.filter((id) => id !== station.id),
                  })
                }
              />
              {station.name}
            </label>
          ))}
        </fieldset>
      )}
      <SetupProblem text={problem} />
      <button type="submit" className={classNames(controls.solid, controls.big)} disabled={isBusy}>
        {t('Admin.Setup.Save')}
      </button>
      <button type="button" className={controls.quiet} onClick={props.onCancel}>
        {t('Admin.Setup.Cancel')}
      </button>
    </form>
  );
}
