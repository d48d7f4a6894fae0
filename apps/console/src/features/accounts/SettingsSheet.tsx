import type { Language } from '@tallrik/domain/company/languages';
import { classNames } from '@tallrik/ui/class-names';
import { useId } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { LanguageSelect } from '../../shared/controls/LanguageSelect.tsx';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import { THEMES, type Theme } from '../../shared/storage/device-memory.ts';

export type SettingsSheetProps = {
  open: boolean;
  onClose: () => void;
  staffName: string;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** Absent for staff of one venue. */
  onChangeVenue?: () => void;
  onSignOut: () => void;
};

/** What a kitchen sets once: how the board looks, what it speaks, whose it is. */
export function SettingsSheet(props: SettingsSheetProps) {
  const t = useTranslate();
  const id = useId();
  return (
    <ModalSheet
      open={props.open}
      onClose={props.onClose}
      title={t('Console.Settings.Title')}
      text={t('Console.Settings.SignedInAs', { name: props.staffName })}
      closeLabel={t('Console.Close')}
    >
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
      {props.onChangeVenue && (
        <button
          type="button"
          className={classNames(controls.line, controls.big)}
          onClick={props.onChangeVenue}
        >
          <Icon name="venue" />
          {t('Console.Venue.Change')}
        </button>
      )}
      <button
        type="button"
        className={classNames(controls.line, controls.big)}
        onClick={props.onSignOut}
      >
        <Icon name="signOut" />
        {t('Console.SignOut')}
      </button>
    </ModalSheet>
  );
}
