import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { checkText } from '@tallrik/domain/menu/editing/texts';
import { useId, useRef, type KeyboardEvent } from 'react';
import { languageName } from '../language-name.ts';
import { useAdminText } from '../use-admin-text.tsx';
import { nameIn, writtenText, type Catalogue, type OfficeText } from './catalogue.ts';
import styles from './editor.module.css';
import { SavedText } from './SavedText.tsx';
import { useOutdatedTexts } from './use-outdated-texts.ts';

/** Tabs of the company's languages, each with a mark: written, missing, or older than the own one's (CATALOG-35). */
export function LanguageTabs(props: {
  languages: readonly Language[];
  chosen: Language;
  isWritten: (language: Language) => boolean;
  isOutdated?: (language: Language) => boolean;
  panelId: string;
  onChoose: (language: Language) => void;
}) {
  const t = useAdminText();
  const tabs = useRef<HTMLDivElement>(null);
  const { languages, chosen } = props;
  if (languages.length < 2) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = languages.at((languages.indexOf(chosen) + step) % languages.length);
    if (next === undefined) return;
    props.onChoose(next);
    tabs.current?.querySelector<HTMLElement>(`[data-language="${next}"]`)?.focus();
  };
  return (
    <div ref={tabs} className={styles.tabs} role="tablist" aria-label={t('Admin.Menu.Languages')}>
      {languages.map((language) => {
        const state = !props.isWritten(language)
          ? 'NotWritten'
          : props.isOutdated?.(language)
            ? 'Outdated'
            : 'Written';
        return (
          <button
            key={language}
            type="button"
            role="tab"
            data-language={language}
            className={styles.tab}
            aria-selected={language === chosen}
            aria-controls={props.panelId}
            tabIndex={language === chosen ? 0 : -1}
            onClick={() => props.onChoose(language)}
            onKeyDown={onKeyDown}
          >
            <abbr className={styles.code} title={languageName(language)}>
              {BCP47[language].toUpperCase()}
            </abbr>
            <span
              className={styles.mark}
              data-state={state}
              role="img"
              aria-label={t(`Admin.Menu.${state}`)}
            />
          </button>
        );
      })}
    </div>
  );
}

type Text = { title: OfficeText; description: OfficeText };

/** Name and description in one language; beside another one, what the restaurant's own says. */
export function TextFields(props: {
  catalogue: Catalogue;
  language: Language;
  text: Text;
  titleLabel: string;
  isReadOnly: boolean;
  onSave: (change: Partial<Text>) => void;
}) {
  const t = useAdminText();
  const { text, language } = props;
  const { defaultLanguage } = props.catalogue;
  const isTranslation = language !== defaultLanguage;
  const field = (name: keyof Text, label: string, longest: number, isLong: boolean) => {
    const written = text[name];
    const isRequired = name === 'title';
    return (
      <SavedText
        key={`${name}-${language}`}
        label={label}
        saved={written[language] ?? ''}
        lang={BCP47[language]}
        placeholder={isTranslation ? nameIn(written, defaultLanguage) : ''}
        isReadOnly={props.isReadOnly}
        {...(isLong ? { longest } : {})}
        check={(typed) => {
          const rule = { field: name, longest, isRequired, defaultLanguage };
          const checked = checkText({ ...writtenText(written), [language]: typed }, rule);
          return checked.ok ? null : checked.error;
        }}
        onSave={(typed) =>
          props.onSave({ [name]: { ...written, [language]: typed === '' ? null : typed } })
        }
      />
    );
  };
  const own = isTranslation && (
    <div className={styles.original} lang={BCP47[defaultLanguage]}>
      <span className={styles.originalHead}>{languageName(defaultLanguage)}</span>
      <span className={styles.originalTitle}>{nameIn(text.title, defaultLanguage)}</span>
      <span>{nameIn(text.description, defaultLanguage)}</span>
    </div>
  );
  return (
    <div className={isTranslation ? styles.sideBySide : undefined}>
      <div className={styles.fields}>
        {field('title', props.titleLabel, OFFICE_TEXTS.title, false)}
        {field('description', t('Admin.Menu.Description'), OFFICE_TEXTS.description, true)}
      </div>
      {own}
    </div>
  );
}

/** Tabs and fields together, for dishes and categories. */
export function TranslatedFields(
  props: Parameters<typeof TextFields>[0] & {
    /** Of the dish or category. */
    subjectId: string;
    onLanguage: (language: Language) => void;
  },
) {
  const panelId = useId();
  const { catalogue, language, text, subjectId } = props;
  const outdated = useOutdatedTexts(catalogue);
  return (
    <>
      <LanguageTabs
        languages={catalogue.languages}
        chosen={language}
        isWritten={(one) => Boolean(text.title[one])}
        isOutdated={(one) => outdated.isThing(subjectId, one)}
        panelId={panelId}
        onChoose={props.onLanguage}
      />
      <div id={panelId}>
        <TextFields {...props} />
      </div>
    </>
  );
}
