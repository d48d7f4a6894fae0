import { type ReactNode, useId } from 'react';
import styles from './Switch.module.css';

export type SwitchProps = {
  label: string;
  text?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  disabled?: boolean;
};

export function Switch({ label, text, isOn, onChange, disabled }: SwitchProps) {
  const id = useId();
  return (
    <label className={styles.row}>
      <span className={styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        {text && (
          <span className={styles.text} id={`${id}-text`}>
            {text}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        className={styles.switch}
        aria-checked={isOn}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        onClick={() => onChange(!isOn)}
      />
    </label>
  );
}
