import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeItem } from './catalogue.ts';
import styles from './editor.module.css';
import { ruleWords } from './rule-words.ts';
import { SortedLines } from './SortedLines.tsx';
import { moved } from './use-sorting.tsx';

/** The groups of options a dish is sold with, in their order, each with its rule in words. */
export function ItemGroups(props: {
  item: OfficeItem;
  catalogue: Catalogue;
  isReadOnly: boolean;
  linkTo: (path: string) => string;
  onChange: (groupIds: string[]) => void;
}) {
  const t = useAdminText();
  const { item, catalogue } = props;
  const groups = new Map(catalogue.groups.map((group) => [group.id, group]));
  const nameOf = (id: string) => {
    const group = groups.get(id);
    return group ? nameIn(group.name, catalogue.defaultLanguage) : '';
  };
  const ids = item.groupIds.filter((id) => groups.has(id));
  const others = catalogue.groups.filter(({ id }) => !ids.includes(id));
  return (
    <div className={styles.group}>
      <h3 className={styles.sectionName}>{t('Admin.Menu.Options')}</h3>
      {ids.length > 0 && (
        <SortedLines
          label={t('Admin.Menu.Options')}
          ids={ids}
          nameOf={nameOf}
          isReadOnly={props.isReadOnly}
          onMove={(id, to) => props.onChange(moved(ids, id, to))}
        >
          {(id) => {
            const group = groups.get(id);
            return (
              <>
                <Link
                  className={styles.lineName}
                  to={props.linkTo(`options/${encodeURIComponent(id)}`)}
                >
                  {nameOf(id)}
                </Link>
                <span className={styles.lineMore}>{group && ruleWords(t, group)}</span>
                {!props.isReadOnly && (
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
            );
          }}
        </SortedLines>
      )}
      {!props.isReadOnly && (
        <div className={styles.chips}>
          {others.length > 0 && (
            <select
              className={controls.input}
              aria-label={t('Admin.Menu.AddGroup')}
              value=""
              onChange={({ target }) => {
                if (target.value !== '') props.onChange([...ids, target.value]);
              }}
            >
              <option value="">{t('Admin.Menu.AddGroup')}</option>
              {others.map((group) => (
                <option key={group.id} value={group.id}>
                  {nameOf(group.id)}
                </option>
              ))}
            </select>
          )}
          <Link
            className={styles.chip}
            to={props.linkTo(`options/new/${encodeURIComponent(item.id)}`)}
          >
            <Icon name="plus" size="small" />
            {t('Admin.Group.New')}
          </Link>
        </div>
      )}
    </div>
  );
}
