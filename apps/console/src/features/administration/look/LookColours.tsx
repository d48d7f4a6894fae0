import { contrast, READABLE_CONTRAST } from '@tallrik/domain/company/colour';
import { THEME_COLOURS, type Theme, type ThemeColour } from '@tallrik/domain/company/configuration';
import { typedColour } from '@tallrik/domain/company/look';
import type { ThemeWarning } from '@tallrik/domain/company/theme-warnings';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './LookColours.module.css';

/** What each colour is seen with: text on its ground, a ground below its text. */
const PARTNERS: Readonly<Record<ThemeColour, ThemeColour>> = {
  main: 'contrastingColor',
  secondary: 'menuTextColor',
  contrastingColor: 'main',
  menuTextColor: 'entryBackground',
  priceColor: 'entryBackground',
  entryBackground: 'menuTextColor',
  menuBackgroundColor: 'menuTextColor',
};
/** Of a large ground without text of its own nothing is said. */
const UNCHECKED: readonly ThemeColour[] = ['secondary'];

/** Seven colours by picker or typed, each with where guests meet it, its contrast, and a cure (LOOK-02, LOOK-04). */
export function LookColours(props: {
  theme: Theme;
  /** The theme with what is only tried: it says how readable that would be, and changes no field. */
  tried: Theme;
  warnings: readonly ThemeWarning[];
  onTry: (colours: Partial<Theme>) => void;
  onChange: (colours: Partial<Theme>) => void;
}) {
  const t = useAdminText();
  const { theme, tried, warnings } = props;
  return (
    <section className={styles.colours}>
      <div className={styles.head}>
        <h2 className={styles.name}>{t('Admin.Look.Colours')}</h2>
        {warnings.length > 0 && (
          <p className={styles.bad}>{t('Admin.Look.ToFix', { count: String(warnings.length) })}</p>
        )}
      </div>
      {THEME_COLOURS.map((name) => (
        <div key={name} className={styles.item}>
          <ColourRow
            key={theme[name]}
            name={name}
            colour={theme[name]}
            ratio={UNCHECKED.includes(name) ? null : contrast(tried[name], tried[PARTNERS[name]])}
            onTry={(colour) => props.onTry({ [name]: colour })}
            onChange={(colour) => props.onChange({ [name]: colour })}
          />
          {warnings
            .filter(({ text }) => text === name)
            .slice(0, 1)
            .map(({ suggestion, background }) => (
              <div key={background} className={styles.cure}>
                <p>{t('Admin.Look.Unreadable', { name: t(`Admin.Look.Colour.${name}`) })}</p>
                <button
                  type="button"
                  className={controls.line}
                  onClick={() => props.onChange({ [name]: suggestion })}
                >
                  <span className={styles.chip} style={{ backgroundColor: suggestion }} />
                  {t('Admin.Look.Take', { colour: suggestion })}
                </button>
              </div>
            ))}
        </div>
      ))}
    </section>
  );
}

function ColourRow(props: {
  name: ThemeColour;
  colour: string;
  ratio: number | null;
  onTry: (colour: string) => void;
  onChange: (colour: string) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { name, colour, ratio } = props;
  const [typed, setTyped] = useState(colour);
  const [isWrong, setWrong] = useState(false);
  const label = t(`Admin.Look.Colour.${name}`);
  const take = () => {
    const read = typedColour(typed);
    setWrong(read === null);
    if (read !== null && read !== colour) props.onChange(read);
  };
  return (
    <div className={styles.row}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t('Admin.Look.Picker', { name: label })}
        defaultValue={colour}
        ref={(picker) => {
          // React hears every move of the picker as a change: what is meant is the last one.
          const choose = () => picker && props.onChange(picker.value);
          picker?.addEventListener('change', choose);
          return () => picker?.removeEventListener('change', choose);
        }}
        onInput={({ currentTarget }) => props.onTry(currentTarget.value)}
      />
      <label className={styles.label} htmlFor={id}>
        {label}
        <span className={styles.where}>{t(`Admin.Look.Where.${name}`)}</span>
      </label>
      <input
        id={id}
        className={classNames(controls.input, styles.typed)}
        value={typed}
        spellCheck={false}
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {ratio !== null && (
        <p className={classNames(styles.ratio, ratio < READABLE_CONTRAST && styles.bad)}>
          <Icon name={ratio < READABLE_CONTRAST ? 'alert' : 'check'} size="small" />
          {ratio.toFixed(1)}
          <span>
            {ratio < READABLE_CONTRAST ? t('Admin.Look.Fails') : ratio < 7 ? 'AA' : 'AAA'}
          </span>
        </p>
      )}
      {isWrong && (
        <p id={`${id}-wrong`} className={classNames(styles.wrong, styles.bad)}>
          {t('Admin.Look.WrongColour')}
        </p>
      )}
    </div>
  );
}
