import { useId } from 'react';
import { classNames } from './class-names.ts';
import styles from './ChoicePills.module.css';

export type ChoicePill = { id: string; label: string; text?: string };

export type ChoicePillsProps = {
  title: string;
  choices: readonly ChoicePill[];
  selectedId: string | null;
  /** Called with the same id again when the chosen one is tapped: a tip is taken back that way. */
  onChoose: (id: string) => void;
  /** Without a panel around it: in line with what stands above and below. */
  isBare?: boolean;
};

/** A few short choices side by side, such as tips. */
export function ChoicePills(props: ChoicePillsProps) {
  const { title, choices, selectedId, onChoose, isBare = false } = props;
  const titleId = useId();
  return (
    <div className={classNames(!isBare && styles.inPanel)} role="group" aria-labelledby={titleId}>
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <div className={styles.pills}>
        {choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            className={styles.pill}
            aria-pressed={choice.id === selectedId}
            onClick={() => onChoose(choice.id)}
          >
            <span className={styles.label}>{choice.label}</span>
            {choice.text && <span className={styles.text}>{choice.text}</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
