import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { checkText } from '@tallrik/domain/menu/editing/texts';
import { useMemo, useRef, useState } from 'react';
import controls from '../../../../shared/controls/controls.module.css';
import type { OfficePageProps } from '../../office/office-places.ts';
import { Remote } from '../../parts/Remote.tsx';
import rowStyles from '../../parts/rows.module.css';
import { Section } from '../../parts/Section.tsx';
import { Select } from '../../parts/Select.tsx';
import { useAdminText } from '../../use-admin-text.tsx';
import { nameIn, useCatalogue, writtenText, type Catalogue } from '../catalogue.ts';
import editor from '../editor.module.css';
import { languageName } from '../../language-name.ts';
import { SavedText } from '../SavedText.tsx';
import styles from './TranslationsScreen.module.css';
import {
  isMissing,
  placeOf,
  progressOf,
  translationRows,
  type TranslationRow,
  type TranslationSection,
} from './translation-rows.ts';
import { useConfirmTranslation, useOutdatedTexts } from '../use-outdated-texts.ts';
import { useSaveTranslation } from './use-save-translation.ts';

/** All texts of the menu side by side in two languages, saved row by row (CATALOG-36). */
export function TranslationsScreen(props: OfficePageProps) {
  const t = useAdminText();
  const catalogue = useCatalogue(props.company.id);
  return (
    <Section title={t('Admin.Translate.Title')}>
      <Remote query={catalogue}>
        {(found) =>
          found.languages.length < 2 ? (
            <p className={rowStyles.empty}>{t('Admin.Translate.OneLanguage')}</p>
          ) : (
            <Translations {...props} catalogue={found} />
          )
        }
      </Remote>
    </Section>
  );
}

/** So many rows at once: 2,000 dishes as fields take a slow machine seconds. */
const PAGE = 60;

function Translations(props: OfficePageProps & { catalogue: Catalogue }) {
  const t = useAdminText();
  const { catalogue } = props;
  const { languages, defaultLanguage } = catalogue;
  const [from, setFrom] = useState<Language>(defaultLanguage);
  const other = languages.find((language) => language !== from) ?? from;
  const [chosen, setTo] = useState<Language>(other);
  const to = chosen === from ? other : chosen;
  const [section, setSection] = useState<TranslationSection | null>(null);
  const [isOnlyMissing, setOnlyMissing] = useState(false);
  const [pages, setPages] = useState(1);
  // What is being translated stays where it is, though it is not missing any more.
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const list = useRef<HTMLUListElement>(null);
  const rows = useMemo(() => translationRows(catalogue), [catalogue]);
  const outdated = useOutdatedTexts(catalogue);
  const confirm = useConfirmTranslation();
  const isOutdated = (row: TranslationRow) => {
    const { id, field } = placeOf(row);
    // Only the own language's words are what a translation is made from.
    return from === defaultLanguage && outdated.isText(id, to, field);
  };
  const wanted = rows.filter(
    (row) =>
      (section === null || row.section === section) &&
      (!isOnlyMissing || isMissing(row, from, to) || isOutdated(row) || kept.has(row.key)),
  );
  const shown = wanted.slice(0, pages * PAGE);
  const save = useSaveTranslation(props.company.id, props.administrator);
  const afresh = () => {
    setKept(new Set());
    setPages(1);
  };
  const options = languages.map((value) => ({ value, text: languageName(value) }));
  return (
    <div className={editor.group}>
      <div className={editor.pair}>
        <Select
          label={t('Admin.Translate.From')}
          value={from}
          options={options}
          onChange={setFrom}
        />
        <Select
          label={t('Admin.Translate.To')}
          value={to}
          options={options.filter(({ value }) => value !== from)}
          onChange={(language) => {
            setTo(language);
            afresh();
          }}
        />
      </div>
      <div className={editor.chips} role="group" aria-label={t('Admin.Translate.Sections')}>
        {progressOf(rows, from, to).map((progress) => (
          <button
            key={progress.section}
            type="button"
            className={editor.chip}
            aria-pressed={section === progress.section}
            onClick={() => {
              setSection(section === progress.section ? null : progress.section);
              afresh();
            }}
          >
            {t(`Admin.Translate.Section.${progress.section}`)}{' '}
            <span className={styles.progress}>
              {t('Admin.Translate.Progress', { done: progress.done, all: progress.all })}
            </span>
          </button>
        ))}
        <button
          type="button"
          className={editor.chip}
          aria-pressed={isOnlyMissing}
          onClick={() => {
            setOnlyMissing(!isOnlyMissing);
            afresh();
          }}
        >
          {t('Admin.Translate.OnlyMissing')}
        </button>
      </div>
      <p className={editor.hint}>{t('Admin.Translate.Help')}</p>
      {wanted.length === 0 && <p className={rowStyles.empty}>{t('Admin.Translate.Complete')}</p>}
      <ul ref={list} className={styles.rows}>
        {shown.map((row) => (
          <Row
            key={`${row.key}-${to}`}
            row={row}
            from={from}
            to={to}
            defaultLanguage={defaultLanguage}
            isOutdated={isOutdated(row)}
            onConfirm={() => {
              setKept(new Set([...kept, row.key]));
              confirm({ ...placeOf(row), language: to });
            }}
            onNext={() => toNextMissing(list.current)}
            onSave={(typed) => {
              setKept(new Set([...kept, row.key]));
              save(row, to, typed);
            }}
          />
        ))}
      </ul>
      {shown.length < wanted.length && (
        <button type="button" className={controls.line} onClick={() => setPages(pages + 1)}>
          {t('Console.Find.More')}
        </button>
      )}
    </div>
  );
}

function Row(props: {
  row: TranslationRow;
  from: Language;
  to: Language;
  defaultLanguage: Language;
  isOutdated: boolean;
  onConfirm: () => void;
  onNext: () => void;
  onSave: (typed: string) => void;
}) {
  const t = useAdminText();
  const { row, from, to, defaultLanguage, isOutdated } = props;
  const { text, longest, isLong } = row;
  const own = text[from] ?? '';
  return (
    <li className={styles.row} data-missing={isMissing(row, from, to) || isOutdated}>
      <p className={styles.own} lang={BCP47[from]}>
        {own}
      </p>
      <SavedText
        label={own === '' ? nameIn(text, defaultLanguage) : own}
        isLabelHidden
        saved={text[to] ?? ''}
        lang={BCP47[to]}
        {...(isLong ? { longest } : {})}
        check={(typed) => {
          const rule = { field: 'text', longest, isRequired: !isLong, defaultLanguage };
          const checked = checkText({ ...writtenText(text), [to]: typed }, rule);
          return checked.ok ? null : checked.error;
        }}
        onNext={props.onNext}
        onSave={props.onSave}
      />
      {isOutdated && (
        <p className={styles.outdated}>
          {t('Admin.Translate.Outdated')}
          <button type="button" className={controls.line} onClick={props.onConfirm}>
            {t('Admin.Translate.StillRight')}
          </button>
        </p>
      )}
    </li>
  );
}

/** Ctrl+Enter goes on to what is missing next; the field it leaves saves itself. */
function toNextMissing(list: HTMLElement | null): void {
  if (list === null) return;
  const all = [...list.querySelectorAll<HTMLElement>('li')];
  const here = all.findIndex((row) => row.contains(document.activeElement));
  const next = all.slice(here + 1).find(({ dataset }) => dataset['missing'] === 'true');
  const field = next?.querySelector<HTMLElement>('input, textarea');
  if (field) field.focus();
  else if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
}
