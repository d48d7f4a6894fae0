import type { Currency } from '@tallrik/domain/money/currency';
import type { AdministeredCompany } from '../administered-company.ts';
import type { EntryInput } from '../generated/graphql.ts';
import { useAdminText } from '../use-admin-text.tsx';
import type { Catalogue, OfficeItem, OfficeMenu } from './catalogue.ts';
import styles from './editor.module.css';
import { ENTRIES_ID } from './focus-entries.ts';
import { menuName } from './menu-name.ts';
import { PriceField } from './PriceField.tsx';

/** Prices by menu: each may differ, or the dish is not on it (CATALOG-09). */
export function ItemEntries(props: {
  item: OfficeItem;
  catalogue: Catalogue;
  company: AdministeredCompany;
  currency: Currency;
  canWrite: (menuId: string) => boolean;
  onSave: (entry: EntryInput) => void;
}) {
  const t = useAdminText();
  const { item, catalogue } = props;
  const own = item.entries.find(({ menuId }) => menuId === catalogue.menus[0]?.id);
  const differs = (price: number) => item.price !== null && price !== item.price;
  const price = item.price ?? own?.price ?? item.entries[0]?.price ?? 0;
  const line = (menu: OfficeMenu) => {
    const entry = item.entries.find(({ menuId }) => menuId === menu.id);
    const name = menuName(menu, props.company);
    const canWrite = props.canWrite(menu.id);
    const save = (value: number | null) =>
      props.onSave({
        menuId: menu.id,
        price: value,
        vatRate: entry?.vatRate ?? null,
        instant: entry?.instant ?? null,
      });
    return (
      <li key={menu.id} className={styles.line}>
        <label className={styles.lineName}>
          <input
            type="checkbox"
            checked={entry !== undefined}
            disabled={!canWrite}
            onChange={({ target }) => save(target.checked ? price : null)}
          />{' '}
          {name}
          {entry && differs(entry.price) && (
            <span className={styles.hint}> · {t('Admin.Menu.Differs')}</span>
          )}
        </label>
        {entry && (
          <span className={styles.short}>
            <PriceField
              label={t('Admin.Menu.PriceOn', { name })}
              price={entry.price}
              currency={props.currency}
              isReadOnly={!canWrite}
              onSave={save}
            />
          </span>
        )}
      </li>
    );
  };
  return (
    <details
      id={ENTRIES_ID}
      className={styles.details}
      open={item.price === null || item.entries.length === 0}
    >
      <summary>
        {t('Admin.Menu.ByMenu')}{' '}
        <span className={styles.hint}>
          {t('Admin.Menu.OnMenus', { count: item.entries.length, all: catalogue.menus.length })}
        </span>
      </summary>
      <ul className={styles.box}>{catalogue.menus.map(line)}</ul>
    </details>
  );
}
