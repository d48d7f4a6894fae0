import { BCP47, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { useId } from 'react';
import controls from './controls.module.css';
import { LANGUAGE_NAMES } from './language-names.ts';

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
            {LANGUAGE_NAMES[language]}
          </option>
        ))}
      </select>
    </div>
  );
}
