import { readTableNumber } from '@tallrik/domain/tables/table-form';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { ModalSheet } from '../../../shared/controls/ModalSheet.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { QrCode } from '../../../shared/qr-code/QrCode.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { DraftOffer } from '../forms/DraftOffer.tsx';
import { useLeave } from '../forms/leave.ts';
import { useOfficeForm } from '../forms/use-office-form.ts';
import { HistoryButton } from '../history/HistoryButton.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { CopyField } from '../../../shared/controls/CopyField.tsx';
import form from '../parts/form.module.css';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { printedAddress } from './printed-address.ts';
import styles from './Tables.module.css';
import {
  useArchiveTable,
  useRotateTable,
  useSaveTable,
  type TableFields,
  type VenueTable,
} from './use-table-changes.ts';

/** One table: its code, its number, whether it is in use; a new code, or away with it. */
export function TableSheet(props: {
  company: AdministeredCompany;
  venueId: string;
  table: VenueTable;
  onClose: () => void;
}) {
  const t = useAdminText();
  const leave = useLeave();
  const [isRotating, setRotating] = useState(false);
  const { company, venueId, table, onClose } = props;
  const name = t('Console.Order.Table', { number: table.code });
  const rotate = useRotateTable({ companyId: company.id, venueId }, onClose);
  if (isRotating)
    return (
      <ConfirmSheet
        open
        title={t('Admin.Tables.RotateFor', { number: table.code })}
        text={t('Admin.Tables.RotateText')}
        action={t('Admin.Tables.Rotate')}
        isDangerous
        isBusy={rotate.isBusy}
        code={rotate.code}
        onConfirm={() => rotate.run(table.id)}
        onClose={() => setRotating(false)}
      />
    );
  return (
    <ModalSheet
      open
      side="end"
      onClose={() => leave(onClose)}
      title={name}
      closeLabel={t('Console.Close')}
    >
      <div className={styles.code}>
        <QrCode
          text={printedAddress(table)}
          label={t('Admin.Tables.CodeOf', { number: table.code })}
        />
      </div>
      <CopyField label={t('Admin.Tables.Address')} text={printedAddress(table)} />
      <TableForm {...props} />
      <div className={form.actions}>
        <button type="button" className={controls.line} onClick={() => setRotating(true)}>
          {t('Admin.Tables.Rotate')}
        </button>
        <HistoryButton id={table.id} title={name} company={company} />
      </div>
    </ModalSheet>
  );
}

function TableForm(props: {
  company: AdministeredCompany;
  venueId: string;
  table: VenueTable;
  onClose: () => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { company, venueId, table, onClose } = props;
  const which = { companyId: company.id, venueId };
  const [isMissing, setMissing] = useState(false);
  const save = useSaveTable(which);
  const archive = useArchiveTable(which, onClose);
  const fields = useOfficeForm<Pick<TableFields, 'code' | 'active'>>({
    key: `TABLE:${table.id}`,
    saved: { code: table.code, active: table.active },
    save: async (changed, base) => {
      const isNone = changed.code !== undefined && readTableNumber(changed.code) === null;
      setMissing(isNone);
      archive.reset();
      return !isNone && save.wait(table, changed, base);
    },
  });
  const code = save.code ?? archive.code;
  const refusal = isMissing ? t('Admin.Tables.NumberWrong') : code && adminErrorText(t, code);
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void fields.submit().then((isSaved) => isSaved && onClose());
      }}
    >
      <DraftOffer form={fields} />
      <TextInput
        label={t('Admin.Tables.Number')}
        maxLength={20}
        autoComplete="off"
        errorId={refusal ? id : null}
        value={fields.fields.code}
        onChange={(text) => {
          setMissing(false);
          fields.set({ code: text });
        }}
      />
      <Toggle
        label={t('Admin.Tables.InUse')}
        isOn={fields.fields.active}
        onChange={(active) => fields.set({ active })}
      />
      <FormError id={id} text={refusal} />
      <SubmitButton text={t('Console.Save')} isBusy={save.isBusy} />
      <button
        type="button"
        className={controls.quiet}
        disabled={archive.isBusy}
        onClick={() => {
          save.reset();
          archive.run(table);
        }}
      >
        {t('Admin.Tables.Remove')}
      </button>
    </form>
  );
}
