import type { ReactNode } from 'react';
import { OfficeIcon } from '../office/OfficeIcon.tsx';
import styles from './FigureCard.module.css';

/** How a figure stands beside an earlier one; `isGood` only where more or less says so. */
export type FigureChange = {
  strong: string;
  text: string;
  direction: 'UP' | 'DOWN' | null;
  isGood: boolean | null;
};

/** One large figure with its name above and what it stands beside below. */
export function FigureCard(props: {
  name: string;
  /** Null: there is none, which `empty` says. */
  value: string | null;
  empty?: string;
  change: FigureChange | string | null;
}) {
  const { value, change } = props;
  return (
    <div className={styles.card}>
      <dt className={styles.name}>{props.name}</dt>
      <dd className={styles.body}>
        <span className={value === null ? styles.none : styles.value}>
          {value === null ? props.empty : <Amount text={value} />}
        </span>
        <span className={styles.change}>
          {typeof change === 'string' ? change : change && <Change change={change} />}
        </span>
      </dd>
    </div>
  );
}

function Change({ change }: { change: FigureChange }): ReactNode {
  const tone = change.isGood === null ? undefined : change.isGood ? styles.good : styles.bad;
  return (
    <>
      <span className={tone}>
        {change.direction !== null && (
          <OfficeIcon name={change.direction === 'UP' ? 'trendUp' : 'trendDown'} />
        )}
        <b>{change.strong}</b>
      </span>{' '}
      {change.text}
    </>
  );
}

const isDigit = (sign: string): boolean => sign >= '0' && sign <= '9';

/** The digits large, what they count small: `14` min `20` s, `366 725,30` kr. */
export function Amount({ text }: { text: string }) {
  const parts: { text: string; isNumber: boolean; at: number }[] = [];
  let at = 0;
  for (const word of text.replaceAll('\u00a0', ' ').split(' ')) {
    const isNumber = [...word].some(isDigit);
    const last = parts.at(-1);
    if (last && last.isNumber && isNumber) last.text += ` ${word}`;
    else parts.push({ text: word, isNumber, at });
    at += word.length + 1;
  }
  return parts.map((part) => (
    <span key={part.at} className={part.isNumber ? styles.number : styles.unit}>
      {part.at > 0 && ' '}
      {part.text}
    </span>
  ));
}
