import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import type { OfficeItem } from './catalogue.ts';
import styles from './editor.module.css';

const SWITCHES = [
  'instant',
  'ageRestricted',
  'disableMembershipDiscount',
  'isOffStartPage',
] as const;
export type ItemSwitch = (typeof SWITCHES)[number];

/** What is on or off about a dish, each with its effect (CATALOG-06, CATALOG-14, OFFICE-26). */
export function ItemSwitches(props: {
  item: Pick<OfficeItem, ItemSwitch>;
  onChange: (change: Partial<Record<ItemSwitch, boolean>>) => void;
}) {
  const t = useAdminText();
  return (
    <div className={styles.group}>
      {SWITCHES.map((name) => (
        <Toggle
          key={name}
          isOn={props.item[name]}
          label={
            <>
              {t(`Admin.Menu.Switch.${name}`)}
              <br />
              <span className={styles.hint}>{t(`Admin.Menu.SwitchText.${name}`)}</span>
            </>
          }
          onChange={(isOn) => props.onChange({ [name]: isOn })}
        />
      ))}
    </div>
  );
}
