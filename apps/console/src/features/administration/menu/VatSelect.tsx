import { useId } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './editor.module.css';

/** A rate of the company's country, never typed (CATALOG-08). */
export function VatSelect(props: {
  rates: readonly number[];
  rate: number | null;
  isReadOnly: boolean;
  /** Nothing is saved before one is chosen. */
  isRequired?: boolean;
  onChange: (rate: number) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const isMissing = props.isRequired === true && props.rate === null;
  return (
    <div className={controls.field}>
      <label className={styles.label} htmlFor={id}>
        {t('Admin.Menu.Vat')}
      </label>
      <select
        id={id}
        className={controls.input}
        disabled={props.isReadOnly}
        aria-invalid={isMissing ? true : undefined}
        value={props.rate === null ? '' : String(props.rate)}
        onChange={({ target }) => {
          if (target.value !== '') props.onChange(Number(target.value));
        }}
      >
        {props.rate === null && (
          <option value="">
            {t(isMissing ? 'Admin.Menu.ChooseVat' : 'Admin.Menu.Note.NoVat')}
          </option>
        )}
        {props.rates.map((rate) => (
          <option key={rate} value={String(rate)}>
            {rate} %
          </option>
        ))}
      </select>
    </div>
  );
}
