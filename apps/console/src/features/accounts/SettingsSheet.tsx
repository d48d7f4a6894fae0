import { classNames } from '@tallrik/ui/class-names';
import { useState, type ReactNode } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { LatePart } from '../../shared/late-part/LatePart.tsx';
import type { AccountSettingsProps } from './AccountSettings.tsx';
import { AppearanceSettings, type AppearanceSettingsProps } from './AppearanceSettings.tsx';

export type SettingsSheetProps = Omit<AccountSettingsProps, 'onBack'> &
  AppearanceSettingsProps & {
    open: boolean;
    onClose: () => void;
    /** How much of the board is on the screen, composed by the app. */
    density: ReactNode;
    /** What this tablet prints on, composed by the app. */
    printing: ReactNode;
    /** Stations and printers, composed by the app; absent for who may not set them up. */
    renderKitchen?: (onBack: () => void) => ReactNode;
    /** Absent for staff of one venue. */
    onChangeVenue?: () => void;
    /** Absent for venue staff. */
    onAdminister?: () => void;
    onSignOut: () => void;
  };

type Part = 'DEVICE' | 'ACCOUNT' | 'KITCHEN';

const TITLES = {
  DEVICE: 'Console.Settings.Title',
  ACCOUNT: 'Console.Account.Title',
  KITCHEN: 'Console.Setup.Title',
} as const satisfies Record<Part, string>;

/** What a kitchen sets once: how the board looks, what it speaks, whose it is. */
export function SettingsSheet(props: SettingsSheetProps) {
  const t = useTranslate();
  const [part, setPart] = useState<Part>('DEVICE');
  const back = () => setPart('DEVICE');
  return (
    <ModalSheet
      open={props.open}
      onClose={() => {
        back();
        props.onClose();
      }}
      title={t(TITLES[part])}
      text={t('Console.Settings.SignedInAs', {
        name: `${props.member.name} (${t(`Console.Role.${props.member.role}`)})`,
      })}
      closeLabel={t('Console.Close')}
    >
      {part === 'KITCHEN' && props.renderKitchen?.(back)}
      {part === 'ACCOUNT' && (
        <LatePart name="account" load={() => import('./AccountSettings.tsx')}>
          {({ AccountSettings }) => (
            <AccountSettings
              member={props.member}
              onChanged={props.onChanged}
              onSignOutEverywhere={props.onSignOutEverywhere}
              onBack={back}
            />
          )}
        </LatePart>
      )}
      {part === 'DEVICE' && <DeviceSettings {...props} onPart={setPart} />}
    </ModalSheet>
  );
}

function DeviceSettings(props: SettingsSheetProps & { onPart: (part: Part) => void }) {
  const t = useTranslate();
  const action = classNames(controls.line, controls.big);
  return (
    <>
      <AppearanceSettings {...props} />
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
      {props.renderKitchen && (
        <button type="button" className={action} onClick={() => props.onPart('KITCHEN')}>
          <Icon name="printer" />
          {t('Console.Setup.Title')}
        </button>
      )}
      {!props.member.isDevice && (
        <button type="button" className={action} onClick={() => props.onPart('ACCOUNT')}>
          <Icon name="key" />
          {t('Console.Account.Title')}
        </button>
      )}
      <button type="button" className={action} onClick={props.onSignOut}>
        <Icon name="signOut" />
        {t('Console.SignOut')}
      </button>
    </>
  );
}
