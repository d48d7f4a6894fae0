import { rowOfTables } from '@tallrik/domain/tables/table-form';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { FormError, TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import styles from './Tables.module.css';
import { useCreateTables, type VenueTable } from './use-table-changes.ts';

const nextNumber = (tables: readonly VenueTable[]): string =>
  String(Math.max(0, ...tables.map(({ code }) => (/^\d{1,6}$/.test(code) ? Number(code) : 0))) + 1);

/** One table, or a row of them: `1 to 24`, with what stands before and after the number (PLACES-21). */
export function AddTables(props: {
  companyId: string;
  venueId: string;
  tables: readonly VenueTable[];
}) {
  const t = useAdminText();
  const id = useId();
  const { tables } = props;
  const [typed, setTyped] = useState({ prefix: '', from: '', to: '', suffix: '' });
  const [payLater, setPayLater] = useState<boolean | null>(null);
  const create = useCreateTables(props, () => setTyped({ ...typed, from: '', to: '' }));
  // A row that has words of its own is counted from one: `Bar 1`.
  const from =
    typed.from || (typed.prefix.trim() || typed.suffix.trim() ? '1' : nextNumber(tables));
  const row = rowOfTables({ ...typed, from });
  const duplicate = row?.find((code) => tables.some((table) => table.code === code));
  const refusal =
    duplicate !== undefined
      ? t('Admin.Tables.Taken', { number: duplicate })
      : row === null
        ? t('Admin.Tables.RowWrong')
        : create.code && adminErrorText(t, create.code);
  const isPayLater = payLater ?? tables.some(({ supportsPayLater }) => supportsPayLater);
  const field = (name: keyof typeof typed, more: { placeholder: string; isNumber?: boolean }) => (
    <TextInput
      label={t(`Admin.Tables.${name}`)}
      required={false}
      autoComplete="off"
      placeholder={more.placeholder}
      {...(more.isNumber ? { inputMode: 'numeric' as const } : { maxLength: 16 })}
      errorId={refusal && more.isNumber ? id : null}
      value={typed[name]}
      onChange={(text) => {
        create.reset();
        setTyped({ ...typed, [name]: text });
      }}
    />
  );
  return (
    <Panel title={t('Admin.Tables.AddRow')}>
      <form
        noValidate
        className={styles.spread}
        onSubmit={(event) => {
          event.preventDefault();
          if (row === null || duplicate !== undefined) return;
          create.run({
            tables: row.map((code) => ({ id: crypto.randomUUID(), code })),
            supportsPayLater: isPayLater,
          });
        }}
      >
        <div className={styles.add}>
          {field('prefix', { placeholder: t('Admin.Tables.Nothing') })}
          {field('from', { placeholder: from, isNumber: true })}
          {field('to', { placeholder: from, isNumber: true })}
          {field('suffix', { placeholder: t('Admin.Tables.Nothing') })}
          <button type="submit" className={controls.line} disabled={create.isBusy}>
            {t('Admin.Tables.Add', { count: row?.length ?? 0 })}
          </button>
        </div>
        <Toggle
          label={<span className={styles.quiet}>{t('Admin.Tables.AddPayLater')}</span>}
          isOn={isPayLater}
          onChange={setPayLater}
        />
        <FormError id={id} text={refusal} />
      </form>
    </Panel>
  );
}
