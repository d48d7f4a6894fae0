import { instantHindrance } from '@tallrik/domain/menu/editing/instant-effect';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeItem } from './catalogue.ts';
import { domainCatalogue } from './domain-catalogue.ts';
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
  item: OfficeItem;
  catalogue: Catalogue;
  onChange: (change: Partial<Record<ItemSwitch, boolean>>) => void;
}) {
  const t = useAdminText();
  const whyNotInstant = useWhyNotInstant(props.item, props.catalogue);
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
              <span className={styles.hint}>
                {(name === 'instant' && props.item.instant ? whyNotInstant : null) ??
                  t(`Admin.Menu.SwitchText.${name}`)}
              </span>
            </>
          }
          onChange={(isOn) => props.onChange({ [name]: isOn })}
        />
      ))}
    </div>
  );
}

/** In words, why guests open the dish all the same. */
function useWhyNotInstant(item: OfficeItem, catalogue: Catalogue): string | null {
  const t = useAdminText();
  const { groups, upsells, defaultLanguage } = catalogue;
  const hindrance = instantHindrance(
    {
      hasSizes: item.sizes !== null,
      modificationGroupIds: item.groupIds,
      upsellGroupIds: item.upsellIds,
    },
    domainCatalogue({ ...catalogue, items: [], categories: [], menus: [] }),
  );
  if (hindrance === null) return null;
  if (hindrance.kind === 'SIZE') return t('Admin.Menu.InstantNoEffect.SIZE');
  const group = [...groups, ...upsells].find(({ id }) => id === hindrance.groupId);
  const name = group ? nameIn(group.name, defaultLanguage) : '';
  return t(`Admin.Menu.InstantNoEffect.${hindrance.kind}`, { name });
}
