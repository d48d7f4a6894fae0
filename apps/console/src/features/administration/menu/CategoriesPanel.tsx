import { classNames } from '@tallrik/ui/class-names';
import { Link } from 'react-router';
import controls from '../../../shared/controls/controls.module.css';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue, type OfficeCategory } from './catalogue.ts';
import styles from './editor.module.css';
import screen from './MenuScreen.module.css';
import { SortedLines } from './SortedLines.tsx';
import { useCategoryActions } from './use-category-actions.ts';
import { neighboursAt } from './use-sorting.tsx';

/** The categories in the order guests see them; children are sorted among themselves (CATALOG-23, CATALOG-24). */
export function CategoriesPanel(props: {
  companyId: string;
  catalogue: Catalogue;
  isReadOnly: boolean;
  linkTo: (path: string) => string;
}) {
  const t = useAdminText();
  const { categories } = props.catalogue;
  const known = new Set(categories.map(({ id }) => id));
  const tops = categories.filter(({ parentId }) => parentId === null || !known.has(parentId));
  return (
    <section className={styles.editor} aria-label={t('Admin.Menu.Categories')}>
      <div className={styles.head}>
        <h2 className={styles.name}>{t('Admin.Menu.Categories')}</h2>
        {!props.isReadOnly && (
          <Link
            className={classNames(controls.line, screen.link)}
            to={props.linkTo('categories/new')}
          >
            <Icon name="plus" />
            {t('Admin.Menu.NewCategory')}
          </Link>
        )}
      </div>
      {tops.length > 0 && (
        <Siblings {...props} label={t('Admin.Menu.Categories')} categories={tops} />
      )}
      {tops.map((top) => {
        const children = categories.filter(({ parentId }) => parentId === top.id);
        if (children.length === 0) return null;
        const label = nameIn(top.name, props.catalogue.defaultLanguage);
        return (
          <div key={top.id} className={styles.group}>
            <h3 className={styles.sectionName}>{label}</h3>
            <Siblings {...props} label={label} categories={children} />
          </div>
        );
      })}
    </section>
  );
}

function Siblings(props: {
  companyId: string;
  catalogue: Catalogue;
  isReadOnly: boolean;
  linkTo: (path: string) => string;
  label: string;
  categories: readonly OfficeCategory[];
}) {
  const t = useAdminText();
  const actions = useCategoryActions(props.companyId);
  const { catalogue, categories } = props;
  const ids = categories.map(({ id }) => id);
  const find = (id: string) => categories.find((category) => category.id === id);
  const nameOf = (id: string) => {
    const category = find(id);
    return category ? nameIn(category.name, catalogue.defaultLanguage) : '';
  };
  const countOf = (id: string) =>
    catalogue.items.filter(({ categoryIds }) => categoryIds.includes(id)).length;
  return (
    <SortedLines
      label={props.label}
      ids={ids}
      nameOf={nameOf}
      isReadOnly={props.isReadOnly}
      onMove={(id, to) => void actions.move(id, neighboursAt(ids, id, to))}
    >
      {(id) => (
        <>
          <Link
            className={styles.lineName}
            to={props.linkTo(`categories/${encodeURIComponent(id)}`)}
          >
            {nameOf(id)}
          </Link>
          <span className={styles.lineMore}>
            {find(id)?.hidden ? t('Admin.Menu.Hidden') : countOf(id)}
          </span>
        </>
      )}
    </SortedLines>
  );
}
