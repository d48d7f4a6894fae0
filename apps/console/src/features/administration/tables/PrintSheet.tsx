import {
  CODE_SHEETS,
  codesOnPage,
  SHEET_TEXTS,
  type CodeSheet,
} from '@tallrik/domain/tables/code-sheets';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import form from '../parts/form.module.css';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { SheetPreview } from './SheetPreview.tsx';
import type { VenueTable } from './use-table-changes.ts';
import { usePrintSheet } from './use-print-sheet.ts';

/** Which tables, on what paper, with which words; beside it the first page as it will be (PLACES-22). */
export function PrintSheet(props: {
  company: AdministeredCompany;
  venueId: string;
  tables: readonly VenueTable[];
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { company, venueId } = props;
  const [sheet, setSheet] = useState<CodeSheet>('A4_6');
  const [texts, setTexts] = useState<readonly string[]>([t('Admin.Tables.PrintDefault'), '']);
  const [chosen, setChosen] = useState('ALL');
  const tables = props.tables.filter(({ id: tableId, active }) =>
    chosen === 'ALL' ? active : tableId === chosen,
  );
  const print = usePrintSheet(props.onClose);
  const lines = texts.map((text) => text.trim()).filter(Boolean);
  return (
    <ModalSheet
      open
      side="end"
      onClose={props.onClose}
      title={t('Admin.Tables.Print')}
      closeLabel={t('Console.Close')}
    >
      <form
        className={form.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const tableIds = tables.map((table) => table.id);
          print.run({
            kind: 'TABLES',
            companyId: company.id,
            venueId,
            sheet,
            tableIds,
            texts: lines,
          });
        }}
      >
        <Select
          label={t('Admin.Tables.Paper')}
          value={sheet}
          options={CODE_SHEETS.map((value) => ({ value, text: t(`Admin.Tables.Sheet.${value}`) }))}
          onChange={setSheet}
        />
        <Select
          label={t('Admin.Tables.Which')}
          value={chosen}
          options={[
            { value: 'ALL', text: t('Admin.Tables.AllTables') },
            ...props.tables.map((table) => ({
              value: table.id,
              text: t('Console.Order.Table', { number: table.code }),
            })),
          ]}
          onChange={setChosen}
        />
        <div className={form.pair}>
          {texts.map((text, place) => (
            <TextInput
              key={place === 0 ? 'first' : 'second'}
              label={t(place === 0 ? 'Admin.Tables.FirstText' : 'Admin.Tables.SecondText')}
              required={false}
              maxLength={SHEET_TEXTS.length}
              errorId={null}
              value={text}
              onChange={(typed) => setTexts(texts.with(place, typed))}
            />
          ))}
        </div>
        <SheetPreview
          sheet={sheet}
          company={company.displayName}
          tables={tables.slice(0, codesOnPage(sheet))}
          texts={lines}
        />
        <p className={controls.label}>
          {t('Admin.Tables.PrintText', {
            count: tables.length,
            pages: Math.ceil(tables.length / codesOnPage(sheet)),
          })}{' '}
          {t('Admin.Tables.ReadBack')}
        </p>
        <FormError id={id} text={print.code && adminErrorText(t, print.code)} />
        <SubmitButton text={t('Admin.Tables.MakePdf')} isBusy={print.isBusy} />
      </form>
    </ModalSheet>
  );
}
