import { useEffect, useState } from 'react';
import { BRANDS, LANGUAGES, readChoice, WIDTHS, writeChoice, type Choice } from './choice.ts';
import styles from './gallery.module.css';
import { findStory, storyGroups } from './stories.ts';

type SwitchProps<T extends string | number> = {
  label: string;
  options: readonly T[];
  chosen: T;
  onChoose: (option: T) => void;
};

function Switch<T extends string | number>({ label, options, chosen, onChoose }: SwitchProps<T>) {
  return (
    <fieldset className={styles['switch']}>
      <legend>{label}</legend>
      {options.map((option) => (
        <button
          key={option}
          type="button"
          aria-pressed={option === chosen}
          onClick={() => onChoose(option)}
        >
          {option}
        </button>
      ))}
    </fieldset>
  );
}

const firstStory = (): string => storyGroups[0]?.stories[0]?.id ?? '';

export function Gallery() {
  const [choice, setChoice] = useState<Choice>(() => {
    const read = readChoice(location.hash);
    return findStory(read.story) === undefined ? { ...read, story: firstStory() } : read;
  });
  const change = (part: Partial<Choice>): void => setChoice({ ...choice, ...part });
  const hash = writeChoice(choice);
  useEffect(() => history.replaceState(null, '', hash), [hash]);
  return (
    <div className={styles['gallery']}>
      <nav className={styles['sidebar']} aria-label="Stories">
        {storyGroups.map(({ title, stories }) => (
          <section key={title}>
            <h2>{title}</h2>
            {stories.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                aria-current={id === choice.story}
                onClick={() => change({ story: id })}
              >
                {name}
              </button>
            ))}
          </section>
        ))}
      </nav>
      <main className={styles['stage']}>
        <header className={styles['switches']}>
          <Switch
            label="Brand"
            options={BRANDS}
            chosen={choice.brand}
            onChoose={(brand) => change({ brand })}
          />
          <Switch
            label="Language"
            options={LANGUAGES}
            chosen={choice.language}
            onChoose={(language) => change({ language })}
          />
          <Switch
            label="Width"
            options={WIDTHS}
            chosen={choice.width}
            onChoose={(width) => change({ width })}
          />
        </header>
        <iframe
          className={styles['frame']}
          title="Story"
          src={`frame.html${hash}`}
          width={choice.width}
        />
      </main>
    </div>
  );
}
