import { useId } from 'react';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { nameIn, type Catalogue } from './catalogue.ts';
import styles from './editor.module.css';
import { inTreeOrder } from './menu-rows.ts';

/** In which categories a dish stands, one at least (CATALOG-07). */
export function ItemCategories(props: {
  categoryIds: readonly string[];
  catalogue: Catalogue;
  isReadOnly: boolean;
  code: string | null;
  onChange: (categoryIds: string[]) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const { categoryIds, catalogue } = props;
  const toggle = (categoryId: string) =>
    props.onChange(
      categoryIds.includes(categoryId)
        ? categoryIds.filter((other) => other !== categoryId)
        : [...categoryIds, categoryId],
    );
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <span id={id} className={styles.sectionName}>
        {t('Admin.Menu.Categories')}
      </span>
      <div className={styles.chips}>
        {inTreeOrder(catalogue.categories).map((category) => (
          <button
            key={category.id}
            type="button"
            className={styles.chip}
            aria-pressed={categoryIds.includes(category.id)}
            disabled={props.isReadOnly}
            onClick={() => toggle(category.id)}
          >
            {categoryIds.includes(category.id) && <Icon name="check" size="small" />}
            {nameIn(category.name, catalogue.defaultLanguage)}
          </button>
        ))}
      </div>
      {props.code !== null && (
        <p className={styles.problem} role="alert">
          {adminErrorText(t, props.code)}
        </p>
      )}
    </div>
  );
}
