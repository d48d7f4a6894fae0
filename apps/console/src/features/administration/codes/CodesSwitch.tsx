import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import type { OfficePageProps } from '../office/office-places.ts';
import { useSwitches, useSwitchesSave, type Switches } from '../settings/use-switches.ts';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './CodesSwitch.module.css';

/** Said above the list where no guest can enter a code, with the switch for who may turn it (GROWTH-10). */
export function CodesSwitch({ company, administrator }: OfficePageProps) {
  const switches = useSwitches(company.id).data;
  if (!switches || switches.enablePromoCodes) return null;
  const mayTurn = reachOf(administrator.role, 'LOOK', 'WRITE') === 'ALL';
  return (
    <div className={styles.notice}>
      {mayTurn ? <TurnOn switches={switches} /> : <SwitchedOff />}
    </div>
  );
}

function SwitchedOff() {
  const t = useAdminText();
  return (
    <span className={styles.text}>
      <b>{t('Admin.Codes.SwitchedOff')}</b> <span>{t('Admin.Codes.SwitchedOffText')}</span>
    </span>
  );
}

function TurnOn({ switches }: { switches: Switches }) {
  const save = useSwitchesSave(switches);
  return (
    <Toggle
      label={<SwitchedOff />}
      isOn={switches.enablePromoCodes}
      onChange={(enablePromoCodes) => save.change({ enablePromoCodes })}
    />
  );
}
