import { ALLERGENS } from '@tallrik/domain/menu/allergens';
import { useState } from 'react';
import { Icon } from '../../../shared/icon/Icon.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import styles from './editor.module.css';
import { useAllergenNames } from './use-allergen-names.ts';

/** Those every menu of the EU has to name come first in the list. */
const NAMED_BY_LAW = 14;

/** Allergens as chips; 'none' is a choice of its own, apart from nobody having decided (CATALOG-13). */
export function AllergenChips(props: {
  /** Null: not decided. */
  allergens: readonly string[] | null;
  isReadOnly: boolean;
  onChange: (allergens: string[] | null) => void;
}) {
  const t = useAdminText();
  const nameOf = useAllergenNames();
  const [isAll, setAll] = useState(false);
  const chosen = props.allergens ?? [];
  const known: readonly string[] = isAll ? ALLERGENS : ALLERGENS.slice(0, NAMED_BY_LAW);
  const shown = [...chosen.filter((tag) => !known.includes(tag)), ...known];
  const toggle = (tag: string) =>
    props.onChange(
      chosen.includes(tag) ? chosen.filter((other) => other !== tag) : [...chosen, tag],
    );
  return (
    <div className={styles.group} role="group" aria-label={t('Admin.Menu.Allergens')}>
      <div className={styles.labelLine}>
        <span className={styles.sectionName}>{t('Admin.Menu.Allergens')}</span>
        <span className={styles.count} data-long={props.allergens === null}>
          {props.allergens === null
            ? t('Admin.Menu.Note.NoAllergens')
            : t('Admin.Menu.Chosen', { count: chosen.length })}
        </span>
      </div>
      <div className={styles.chips}>
        {shown.map((tag) => (
          <button
            key={tag}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(tag)}
            disabled={props.isReadOnly}
            onClick={() => toggle(tag)}
          >
            {chosen.includes(tag) && <Icon name="check" size="small" />}
            {nameOf(tag)}
          </button>
        ))}
        {!isAll && (
          <button type="button" className={styles.chip} onClick={() => setAll(true)}>
            <Icon name="plus" size="small" />
            {t('Admin.Menu.MoreAllergens')}
          </button>
        )}
        <button
          type="button"
          className={styles.chip}
          aria-pressed={props.allergens !== null && chosen.length === 0}
          disabled={props.isReadOnly}
          onClick={() => props.onChange(props.allergens?.length === 0 ? null : [])}
        >
          {t('Admin.Menu.NoAllergens')}
        </button>
      </div>
    </div>
  );
}
