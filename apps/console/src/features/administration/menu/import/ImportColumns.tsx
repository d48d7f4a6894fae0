import {
  columnOf,
  headingOf,
  type ImportColumn,
} from '@tallrik/domain/menu/editing/import-columns';
import { useState } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import type { AdministeredCompany } from '../../administered-company.ts';
import { useAdminText, type AdminTranslate } from '../../use-admin-text.tsx';
import type { Catalogue } from '../catalogue.ts';
import { languageName } from '../../language-name.ts';
import { menuName } from '../menu-name.ts';
import styles from './Import.module.css';
import type { ImportRows } from './read-menu-file.ts';

/** What each column of the file is, as it was understood, and changed by hand where it was not (CATALOG-40). */
export function ImportColumns(props: {
  rows: ImportRows;
  catalogue: Catalogue;
  company: AdministeredCompany;
  onRows: (rows: ImportRows) => void;
}) {
  const t = useAdminText();
  const { rows, catalogue, company } = props;
  const [headings = [], first = []] = rows;
  // An assigned column is renamed in what is sent; here it keeps the name the file gave it.
  const [names] = useState(headings);
  const menuIds = new Set(catalogue.menus.map(({ id }) => id));
  const meanings = meaningsOf(catalogue, company, t);
  const meaningAt = (at: number) => {
    const column = columnOf(headings[at] ?? '', menuIds);
    return column === null ? '' : headingOf(inOwnLanguage(column, catalogue));
  };
  const [isUnknown] = useState(names.some((_, at) => meaningAt(at) === ''));
  const assign = (at: number, meaning: string) => {
    const renamed = names.map((_, other) => {
      if (other === at) return meaning;
      // One meaning, one column: two prices in a row would leave it to chance which counts.
      return meaning !== '' && meaningAt(other) === meaning ? '' : (headings[other] ?? '');
    });
    props.onRows([renamed, ...rows.slice(1)]);
  };
  return (
    <details className={styles.card} open={isUnknown}>
      <summary className={styles.cardTitle}>{t('Admin.Import.Columns')}</summary>
      <ul>
        {names.map((name, at) => (
          <li key={`${at}-${name}`} className={styles.column}>
            <span className={styles.title}>
              {name === '' ? t('Admin.Import.Column', { number: at + 1 }) : name}
            </span>
            <span className={styles.quiet}>{first[at] ?? ''}</span>
            <select
              className={controls.input}
              aria-label={t('Admin.Import.ColumnIs', {
                name: name === '' ? String(at + 1) : name,
              })}
              value={meaningAt(at)}
              onChange={({ target }) => assign(at, target.value)}
            >
              <option value="">{t('Admin.Import.Leave')}</option>
              {meanings.map(({ heading, words }) => (
                <option key={heading} value={heading}>
                  {words}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A title without a language is the restaurant's own. */
function inOwnLanguage(column: ImportColumn, { defaultLanguage }: Catalogue): ImportColumn {
  return 'language' in column
    ? { ...column, language: column.language ?? defaultLanguage }
    : column;
}

function meaningsOf(
  catalogue: Catalogue,
  company: AdministeredCompany,
  t: AdminTranslate,
): { heading: string; words: string }[] {
  const { languages, menus } = catalogue;
  const texts = (['TITLE', 'DESCRIPTION'] as const).flatMap((kind) =>
    languages.map((language) => ({
      heading: headingOf({ kind, language }),
      words: `${t(kind === 'TITLE' ? 'Admin.Menu.Title' : 'Admin.Menu.Description')} (${languageName(language)})`,
    })),
  );
  return [
    ...texts,
    { heading: headingOf({ kind: 'CATEGORY' }), words: t('Admin.Menu.Categories') },
    { heading: headingOf({ kind: 'PRICE' }), words: t('Admin.Menu.Price') },
    { heading: headingOf({ kind: 'VAT' }), words: t('Admin.Menu.Vat') },
    { heading: headingOf({ kind: 'ALLERGENS' }), words: t('Admin.Menu.Allergens') },
    { heading: headingOf({ kind: 'ID' }), words: t('Admin.Import.Id') },
    ...menus.map((menu) => ({
      heading: headingOf({ kind: 'MENU_PRICE', menuId: menu.id }),
      words: t('Admin.Import.MenuPrice', { name: menuName(menu, company) }),
    })),
  ];
}
