import { BCP47, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { useId } from 'react';
import controls from './controls.module.css';

/** Each in its own words: who cannot read this language still finds the own one. */
const OWN_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  se: 'Svenska',
  es: 'Español',
  no: 'Norsk',
  tr: 'Türkçe',
  dk: 'Dansk',
};

export function LanguageSelect(props: {
  label: string;
  language: Language;
  onChange: (language: Language) => void;
}) {
  const id = useId();
  return (
    <div className={controls.field}>
      <label className={controls.label} htmlFor={id}>
        {props.label}
      </label>
      <select
        id={id}
        className={controls.input}
        value={props.language}
        onChange={({ target }) => {
          const chosen = LANGUAGES.find((language) => language === target.value);
          if (chosen) props.onChange(chosen);
        }}
      >
        {LANGUAGES.map((language) => (
          <option key={language} value={language} lang={BCP47[language]}>
            {OWN_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
