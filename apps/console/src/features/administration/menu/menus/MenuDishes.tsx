import type { OfficePageProps } from '../../office/office-places.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useAdminText } from '../../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeItem, type OfficeMenu } from '../catalogue.ts';
import { PriceField } from '../PriceField.tsx';
import { useItemChanges } from '../use-item-changes.ts';
import { dishesByCategory, type CategoryDishes } from './dishes-by-category.ts';
import styles from './Menus.module.css';
import { useMenuActions } from './use-menu-actions.ts';

/** A longer list begins closed: its categories are what one looks for first. */
const SHOWN_AT_ONCE = 40;

type DishesProps = OfficePageProps & { catalogue: Catalogue; menu: OfficeMenu };

/** Which dishes are on the menu, at what price (CATALOG-09). */
export function MenuDishes(props: DishesProps) {
  const t = useAdminText();
  const { catalogue, menu } = props;
  const actions = useMenuActions(props.company.id);
  const isOn = entryOn(menu.id);
  const parts = dishesByCategory(catalogue, () => true);
  return (
    <Panel
      title={t('Admin.Menus.On')}
      aside={t('Admin.Menus.Dishes', { count: catalogue.items.filter(isOn).length })}
    >
      <p className={styles.quiet}>{t('Admin.Menus.OnlyThese')}</p>
      {parts.map((part) => (
        <CategoryPart
          key={part.category.id}
          {...props}
          part={part}
          isOpen={catalogue.items.length <= SHOWN_AT_ONCE}
          isBusy={actions.isBusy}
          onAll={(items, isAdded) => actions.list({ menuId: menu.id, items, isOn: isAdded })}
        />
      ))}
    </Panel>
  );
}

const entryOn =
  (menuId: string) =>
  ({ entries }: OfficeItem): boolean =>
    entries.some((entry) => entry.menuId === menuId);

function CategoryPart(
  props: DishesProps & {
    part: CategoryDishes;
    isOpen: boolean;
    isBusy: boolean;
    onAll: (items: readonly OfficeItem[], isAdded: boolean) => void;
  },
) {
  const t = useAdminText();
  const { catalogue, menu } = props;
  const { category, items } = props.part;
  const changes = useItemChanges(props.company.id, props.administrator, () => true);
  const isOn = entryOn(menu.id);
  const count = items.filter(isOn).length;
  const name = nameIn(category.name, catalogue.defaultLanguage);
  const save = (item: OfficeItem, price: number | null) => {
    const entry = item.entries.find(({ menuId }) => menuId === menu.id);
    const given = {
      menuId: menu.id,
      price,
      vatRate: entry?.vatRate ?? null,
      instant: entry?.instant ?? null,
    };
    const others = item.entries.filter(({ menuId }) => menuId !== menu.id);
    const entries = price === null ? others : [...others, { ...given, price }];
    void changes.saveEntries(item, [given], { entries });
  };
  return (
    <details className={styles.category} open={props.isOpen}>
      <summary>
        {name}
        <span className={styles.quiet}>{t('Admin.Menus.OnOf', { count, all: items.length })}</span>
      </summary>
      {changes.isOwner && (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={count === items.length}
            disabled={props.isBusy}
            ref={(box) => {
              if (box) box.indeterminate = count > 0 && count < items.length;
            }}
            onChange={({ target }) =>
              props.onAll(
                items.filter((item) => isOn(item) !== target.checked),
                target.checked,
              )
            }
          />
          {t('Admin.Menus.AllOf', { name })}
        </label>
      )}
      <ul>
        {items.map((item) => (
          <DishLine
            key={item.id}
            {...props}
            item={item}
            title={nameIn(item.title, catalogue.defaultLanguage)}
            onSave={(price) => save(item, price)}
          />
        ))}
      </ul>
    </details>
  );
}

function DishLine(
  props: DishesProps & {
    item: OfficeItem;
    title: string;
    onSave: (price: number | null) => void;
  },
) {
  const t = useAdminText();
  const { item, menu, title } = props;
  const entry = item.entries.find(({ menuId }) => menuId === menu.id);
  const usual = item.price ?? item.entries[0]?.price ?? null;
  return (
    <li className={styles.dish}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={entry !== undefined}
          // A dish that has no price anywhere gets one in its own editor first.
          disabled={entry === undefined && usual === null}
          onChange={({ target }) => props.onSave(target.checked ? usual : null)}
        />
        {title}
      </label>
      {entry && (
        <span className={styles.price}>
          <PriceField
            label={t('Admin.Menu.PriceOn', { name: title })}
            price={entry.price}
            currency={props.company.currency}
            onSave={props.onSave}
          />
        </span>
      )}
    </li>
  );
}
