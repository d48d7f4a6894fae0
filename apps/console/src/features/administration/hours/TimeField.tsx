import { readTypedTime } from '@tallrik/domain/time/typed-time';
import { minutesOfDay } from '@tallrik/domain/time/wall-clock';
import { classNames } from '@tallrik/ui/class-names';
import type { KeyboardEvent } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import styles from './Hours.module.css';

const STEP_MINUTES = 15;
const DAY_MINUTES = 24 * 60;

/** A time that can be typed as one likes (`9`, `0930`), or moved by quarters of an hour with the arrow keys (PLACES-08). */
export function TimeField(props: {
  label: string;
  value: string;
  isWrong?: boolean;
  errorId?: string;
  onChange: (time: string) => void;
}) {
  const { value, onChange } = props;
  const settle = () => {
    const read = readTypedTime(value);
    if (read !== null && read !== value) onChange(read);
  };
  const step = (event: KeyboardEvent) => {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const minutes = minutesOfDay(readTypedTime(value) ?? '');
    if (direction === undefined || minutes === null) return;
    event.preventDefault();
    const quarter =
      direction > 0 ? Math.floor(minutes / STEP_MINUTES) : Math.ceil(minutes / STEP_MINUTES);
    const moved = ((quarter + direction) * STEP_MINUTES + DAY_MINUTES) % DAY_MINUTES;
    const [hours, rest] = [Math.floor(moved / 60), moved % 60];
    onChange(`${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`);
  };
  return (
    <input
      className={classNames(controls.input, styles.time)}
      aria-label={props.label}
      aria-invalid={props.isWrong === true}
      aria-describedby={props.isWrong ? props.errorId : undefined}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      onBlur={settle}
      onKeyDown={step}
    />
  );
}
