import { classNames } from '@tallrik/ui/class-names';
import { useState, type ReactNode } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import { LatePart } from '../../shared/late-part/LatePart.tsx';
import type { AccountSettingsProps } from './AccountSettings.tsx';
import { LookSettings, type LookSettingsProps } from './LookSettings.tsx';

export type SettingsSheetProps = Omit<AccountSettingsProps, 'onBack'> &
  LookSettingsProps & {
    open: boolean;
    onClose: () => void;
    /** How much of the board is on the screen, composed by the app. */
    density: ReactNode;
    /** What this tablet prints on, composed by the app. */
    printing: ReactNode;
    /** Absent for staff of one venue. */
    onChangeVenue?: () => void;
    /** Absent for venue staff. */
    onAdminister?: () => void;
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
        <LatePart name="account" load={() => import('./AccountSettings.tsx')}>
          {({ AccountSettings }) => (
            <AccountSettings
              member={props.member}
              onChanged={props.onChanged}
              onSignOutEverywhere={props.onSignOutEverywhere}
              onBack={() => setAccountOpen(false)}
            />
          )}
        </LatePart>
      ) : (
        <DeviceSettings {...props} onAccount={() => setAccountOpen(true)} />
      )}
    </ModalSheet>
  );
}

function DeviceSettings(props: SettingsSheetProps & { onAccount: () => void }) {
  const t = useTranslate();
  const action = classNames(controls.line, controls.big);
  return (
    <>
      <LookSettings {...props} />
      {props.density}
      {props.printing}
      {props.onChangeVenue && (
        <button type="button" className={action} onClick={props.onChangeVenue}>
          <Icon name="venue" />
          {t('Console.Venue.Change')}
        </button>
      )}
      {props.onAdminister && (
        <button type="button" className={action} onClick={props.onAdminister}>
          <Icon name="layers" />
          {t('Console.Administration')}
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
