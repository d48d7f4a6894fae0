import { useState } from 'react';
import form from '../parts/form.module.css';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './Tables.module.css';
import { useRotateTables, type VenueTable } from './use-table-changes.ts';

/** New codes for several tables or all of them, after the effect is named (PLACES-24). */
export function RotateSheet(props: {
  companyId: string;
  venueId: string;
  tables: readonly VenueTable[];
  onClose: () => void;
}) {
  const t = useAdminText();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const rotate = useRotateTables(props, props.onClose);
  const ids = props.tables.map(({ id }) => id).filter((id) => chosen.includes(id));
  const isAll = ids.length === props.tables.length;
  const bills = props.tables.filter((table) => table.openBillSince && ids.includes(table.id));
  return (
    <ConfirmSheet
      open
      title={t('Admin.Tables.RotateSeveral')}
      text={t('Admin.Tables.RotateText')}
      action={t('Admin.Tables.RotateCount', { count: ids.length })}
      isDangerous
      isBusy={rotate.isBusy}
      isIncomplete={ids.length === 0}
      code={rotate.code}
      onConfirm={() => rotate.run(ids)}
      onClose={props.onClose}
    >
      <label className={form.option}>
        <input
          type="checkbox"
          checked={isAll}
          onChange={() => setChosen(isAll ? [] : props.tables.map(({ id }) => id))}
        />
        <span className={form.optionName}>
          {t('Admin.Tables.All', { count: props.tables.length })}
        </span>
      </label>
      <fieldset className={styles.choices}>
        <legend className={styles.hidden}>{t('Admin.Section.tables')}</legend>
        {props.tables.map(({ id, code }) => (
          <label key={id} className={styles.choice}>
            <input
              type="checkbox"
              checked={chosen.includes(id)}
              aria-label={t('Console.Order.Table', { number: code })}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
              }
            />
            {code}
          </label>
        ))}
      </fieldset>
      {bills.length > 0 && <p>{t('Admin.Tables.BillsMove', { count: bills.length })}</p>}
    </ConfirmSheet>
  );
}
