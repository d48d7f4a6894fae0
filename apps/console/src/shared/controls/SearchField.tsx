import { classNames } from '@tallrik/ui/class-names';
import { useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import controls from './controls.module.css';
import styles from './SearchField.module.css';

export function SearchField(props: {
  label: string;
  value: string;
  onChange: (text: string) => void;
}) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <div className={styles.box}>
        <Icon name="search" />
        <input
          id={id}
          type="search"
          className={classNames(controls.input, styles.input)}
          autoComplete="off"
          data-autofocus
          value={props.value}
          onChange={({ target }) => props.onChange(target.value)}
        />
      </div>
    </div>
  );
}
