import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeItem } from './catalogue.ts';
import styles from './editor.module.css';
import { SortedLines } from './SortedLines.tsx';
import { moved } from './use-sorting.tsx';

/** What guests are offered after this dish, in their order (CATALOG-22). */
export function ItemUpsells(props: {
  item: OfficeItem;
  catalogue: Catalogue;
  isReadOnly: boolean;
  linkTo: (path: string) => string;
  onChange: (upsellIds: string[]) => void;
}) {
  const t = useAdminText();
  const { item, catalogue, isReadOnly } = props;
  const upsells = new Map(catalogue.upsells.map((upsell) => [upsell.id, upsell]));
  const nameOf = (id: string) => {
    const upsell = upsells.get(id);
    return upsell ? nameIn(upsell.name, catalogue.defaultLanguage) : '';
  };
  const ids = item.upsellIds.filter((id) => upsells.has(id));
  const others = catalogue.upsells.filter(({ id }) => !ids.includes(id));
  const canAdd = others.length > 0 && ids.length < OFFICE_LIMITS.upsellsOfItem;
  return (
    <div className={styles.group}>
      <h3 className={styles.sectionName}>{t('Admin.Upsell.Title')}</h3>
      {ids.length > 0 && (
        <SortedLines
          label={t('Admin.Upsell.Title')}
          ids={ids}
          nameOf={nameOf}
          isReadOnly={isReadOnly}
          onMove={(id, to) => props.onChange(moved(ids, id, to))}
        >
          {(id) => (
            <>
              <Link
                className={styles.lineName}
                to={props.linkTo(`upsells/${encodeURIComponent(id)}`)}
              >
                {nameOf(id)}
              </Link>
              {upsells.get(id)?.hideInApp && (
                <span className={styles.lineMore}>{t('Admin.Menu.Hidden')}</span>
              )}
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
      {!isReadOnly && (
        <div className={styles.chips}>
          {canAdd && (
            <select
              className={controls.input}
              aria-label={t('Admin.Upsell.Add')}
              value=""
              onChange={({ target }) => {
                if (target.value !== '') props.onChange([...ids, target.value]);
              }}
            >
              <option value="">{t('Admin.Upsell.Add')}</option>
              {others.map(({ id }) => (
                <option key={id} value={id}>
                  {nameOf(id)}
                </option>
              ))}
            </select>
          )}
          <Link className={styles.chip} to={props.linkTo('upsells/new')}>
            <Icon name="plus" size="small" />
            {t('Admin.Upsell.New')}
          </Link>
        </div>
      )}
    </div>
  );
}
