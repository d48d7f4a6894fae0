import type { Language } from '@tallrik/domain/company/languages';
import { useId } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { LanguageSelect } from '../../shared/controls/LanguageSelect.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { THEMES, type Theme } from '../../shared/storage/device-memory.ts';

export type AppearanceSettingsProps = {
  theme: Theme;
  onTheme: (theme: Theme) => void;
  language: Language;
  onLanguage: (language: Language) => void;
};

/** How the console looks on this device, and what it speaks. */
export function AppearanceSettings(props: AppearanceSettingsProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <>
      <div className={controls.field}>
        <span className={controls.label} id={`${id}-theme`}>
          {t('Console.Settings.Theme')}
        </span>
        <div className={controls.choices} role="radiogroup" aria-labelledby={`${id}-theme`}>
          {THEMES.map((theme) => (
            <label key={theme} className={controls.choice}>
              <input
                type="radio"
                className={controls.radio}
                name={`${id}-theme`}
                checked={props.theme === theme}
                onChange={() => props.onTheme(theme)}
              />
              {t(`Console.Settings.${theme}`)}
            </label>
          ))}
        </div>
      </div>
      <LanguageSelect
        label={t('Console.Settings.Language')}
        language={props.language}
        onChange={props.onLanguage}
      />
    </>
  );
}
