import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { classNames } from '@tallrik/ui/class-names';
import { useEffect, useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useServices } from '../../../shared/services.tsx';
import { useNarrowing } from './use-narrowing.ts';
import styles from './SearchWords.module.css';

/** Long enough that a word is asked for, not its letters. */
const TYPING_MS = 300;

/** What a list is searched for, kept in the address. */
export function SearchWords({ label, longest = 200 }: { label: string; longest?: number }) {
  const { timers } = useServices();
  const { search, narrow } = useNarrowing();
  const id = useId();
  const inAddress = search.get('q') ?? '';
  const [words, setWords] = useState(inAddress);
  useEffect(() => {
    if (words === inAddress) return undefined;
    return timers.after(TYPING_MS, () => narrow({ q: words }));
  });
  return (
    <div className={styles.search}>
      <label htmlFor={id}>
        <VisuallyHidden>{label}</VisuallyHidden>
      </label>
      <Icon name="search" />
      <input
        id={id}
        type="search"
        className={classNames(controls.input, styles.words)}
        placeholder={label}
        autoComplete="off"
        maxLength={longest}
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
    </div>
  );
}
