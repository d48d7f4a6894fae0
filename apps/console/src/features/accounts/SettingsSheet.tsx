import type { Language } from '@tallrik/domain/company/languages';
import { classNames } from '@tallrik/ui/class-names';
import { useId, useState, type ReactNode } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { LanguageSelect } from '../../shared/controls/LanguageSelect.tsx';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import { THEMES, type Theme } from '../../shared/storage/device-memory.ts';
import { AccountSettings, type AccountSettingsProps } from './AccountSettings.tsx';

export type SettingsSheetProps = Omit<AccountSettingsProps, 'onBack'> & {
  open: boolean;
  onClose: () => void;
  theme: Theme;
  onTheme: (theme: Theme) => void;
  language: Language;
  onLanguage: (language: Language) => void;
  /** What this tablet prints on, composed by the app. */
  printing: ReactNode;
  /** Absent for staff of one venue. */
  onChangeVenue?: () => void;
  onSignOut: () => void;
};

/** What a kitchen sets once: how the board looks, what it speaks, whose it is. */
export function SettingsSheet(props: SettingsSheetProps) {
  const t = useTranslate();
  const [isAccountOpen, setAccountOpen] = useState(false);
  return (
    <ModalSheet
      open={props.open}
      onClose={() => {
        setAccountOpen(false);
        props.onClose();
      }}
      title={isAccountOpen ? t('Console.Account.Title') : t('Console.Settings.Title')}
      text={t('Console.Settings.SignedInAs', {
        name: `${props.member.name} (${t(`Console.Role.${props.member.role}`)})`,
      })}
      closeLabel={t('Console.Close')}
    >
      {isAccountOpen ? (
        <AccountSettings
          member={props.member}
          onChanged={props.onChanged}
          onSignOutEverywhere={props.onSignOutEverywhere}
          onBack={() => setAccountOpen(false)}
        />
      ) : (
        <DeviceSettings {...props} onAccount={() => setAccountOpen(true)} />
      )}
    </ModalSheet>
  );
}

function DeviceSettings(props: SettingsSheetProps & { onAccount: () => void }) {
  const t = useTranslate();
  const id = useId();
  const action = classNames(controls.line, controls.big);
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
      {props.printing}
      {props.onChangeVenue && (
        <button type="button" className={action} onClick={props.onChangeVenue}>
          <Icon name="venue" />
          {t('Console.Venue.Change')}
        </button>
      )}
      <button type="button" className={action} onClick={props.onAccount}>
        <Icon name="key" />
        {t('Console.Account.Title')}
      </button>
      <button type="button" className={action} onClick={props.onSignOut}>
        <Icon name="signOut" />
        {t('Console.SignOut')}
      </button>
    </>
  );
}
