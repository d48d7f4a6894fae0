import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import rows from '../parts/rows.module.css';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue } from './catalogue.ts';
import styles from './editor.module.css';
import { SortedLines } from './SortedLines.tsx';
import { moved } from './use-sorting.tsx';

/** Some dishes in an order one decides, each with what stands against it, and more to choose (CATALOG-22, LOOK-10). */
export function SortedDishes(props: {
  label: string;
  addLabel: string;
  catalogue: Catalogue;
  /** Ids of dishes that are gone are left out. */
  itemIds: readonly string[];
  most: number;
  isReadOnly: boolean;
  warningOf: (itemId: string) => string | null;
  onChange: (itemIds: string[]) => void;
}) {
  const t = useAdminText();
  const { catalogue, isReadOnly, warningOf } = props;
  const items = new Map(catalogue.items.map((item) => [item.id, item]));
  const nameOf = (id: string) => {
    const item = items.get(id);
    return item ? nameIn(item.title, catalogue.defaultLanguage) : '';
  };
  const ids = props.itemIds.filter((id) => items.has(id));
  return (
    <>
      {ids.length > 0 && (
        <SortedLines
          label={props.label}
          ids={ids}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
          onMove={(id, to) => props.onChange(moved(ids, id, to))}
        >
          {(id) => (
            <>
              <span className={styles.lineName}>{nameOf(id)}</span>
              {warningOf(id) !== null && <span className={rows.warning}>{warningOf(id)}</span>}
              {!isReadOnly && (
                <button
                  type="button"
                  className={styles.lineTool}
                  aria-label={t('Admin.Menu.Remove', { name: nameOf(id) })}
                  onClick={() => props.onChange(ids.filter((other) => other !== id))}
                >
                  <Icon name="close" size="small" />
                </button>
              )}
            </>
          )}
        </SortedLines>
      )}
      {!isReadOnly && ids.length < props.most && (
        <select
          className={controls.input}
          aria-label={props.addLabel}
          value=""
          onChange={({ target }) => {
            if (target.value !== '') props.onChange([...ids, target.value]);
          }}
        >
          <option value="">{props.addLabel}</option>
          {catalogue.items
            .filter(({ id }) => !ids.includes(id))
            .map(({ id }) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
        </select>
      )}
    </>
  );
}
