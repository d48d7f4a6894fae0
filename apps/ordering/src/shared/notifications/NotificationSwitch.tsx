import { Panel } from '@tallrik/ui/Panel';
import { Switch } from '@tallrik/ui/Switch';
import { InstallRow } from '../install/InstallRow.tsx';
import { useTranslate } from '../translate/use-translate.tsx';
import { useNotifications } from './use-notifications.ts';

/** The account's own switch: on and off as often as the guest likes, also after a no (NATIVE-09). */
export function NotificationSwitch() {
  const t = useTranslate();
  const { state, isBusy, hasFailed, change } = useNotifications(null);
  switch (state) {
    case 'NONE':
      return null;
    case 'NEEDS_INSTALL':
      return (
        <div>
          <p>{t('Notifications.NeedsInstall')}</p>
          <InstallRow />
        </div>
      );
    case 'BLOCKED':
    case 'OFF':
    case 'ON':
      return (
        <Panel>
          <Switch
            label={t('Notifications.Switch')}
            text={t(textOf(state, hasFailed))}
            isOn={state === 'ON'}
            disabled={isBusy || state === 'BLOCKED'}
            onChange={(isOn) => void change(isOn)}
          />
        </Panel>
      );
  }
}

function textOf(state: 'BLOCKED' | 'OFF' | 'ON', hasFailed: boolean) {
  if (state === 'BLOCKED') return 'Notifications.Blocked';
  return hasFailed ? 'Notifications.Failed' : 'Notifications.SwitchText';
}
