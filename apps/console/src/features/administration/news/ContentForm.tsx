import { BCP47, type Language } from '@tallrik/domain/company/languages';
import {
  CONTENT_PLACES,
  CONTENT_TEXTS,
  proposeAddress,
  type ContentPlace,
} from '@tallrik/domain/content/content-form';
import { useId, useState } from 'react';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { LatePart } from '../../../shared/late-part/LatePart.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import type { ContentInput } from '../generated/graphql.ts';
import { nameIn, type OfficeText } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { LanguageTabs } from '../menu/ItemTexts.tsx';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { useAdminText } from '../use-admin-text.tsx';

export type TypedContent = {
  slug: string;
  places: readonly ContentPlace[];
  image: string | null;
  title: OfficeText;
  subTitle: OfficeText;
  text: OfficeText;
};

const EMPTY: OfficeText = { en: null, se: null, es: null, no: null, tr: null, dk: null };
export const NO_CONTENT: TypedContent = {
  slug: '',
  places: ['NEWSLETTER'],
  image: null,
  title: EMPTY,
  subTitle: EMPTY,
  text: EMPTY,
};

/** What is sent of it; a picture goes by its key. */
export function contentInput({ image, places, ...fields }: Partial<TypedContent>): ContentInput {
  return {
    ...fields,
    ...(places === undefined ? {} : { places: [...places] }),
    ...(image === undefined ? {} : { pictureKey: image?.slice('/media/'.length) ?? null }),
  };
}

export type ContentFormProps = {
  company: AdministeredCompany;
  defaultLanguage: Language;
  languages: readonly Language[];
  fields: TypedContent;
  isReadOnly: boolean;
  wrong: string | null;
  errorId: string;
  onChange: (changed: Partial<TypedContent>) => void;
};

/** Title, subtitle and body in one language after the other. */
export function WordsPanel(props: ContentFormProps) {
  const t = useAdminText();
  const id = useId();
  const { fields, defaultLanguage, isReadOnly, onChange } = props;
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const error = (name: string) => (props.wrong?.startsWith(name) ? props.errorId : null);
  const isPage = fields.places.includes('SIDEBAR');
  const written = (text: OfficeText, typed: string): OfficeText => ({
    ...text,
    [language]: typed === '' ? null : typed,
  });
  const line = (name: 'title' | 'subTitle', label: string, isRequired: boolean) => (
    <TextInput
      label={label}
      lang={BCP47[language]}
      errorId={error(name)}
      required={isRequired && language === defaultLanguage}
      maxLength={CONTENT_TEXTS[name]}
      autoComplete="off"
      readOnly={isReadOnly}
      placeholder={language === defaultLanguage ? '' : nameIn(fields[name], defaultLanguage)}
      value={fields[name][language] ?? ''}
      onChange={(typed) => {
        const title = name === 'title' && language === defaultLanguage && isPage;
        const before = proposeAddress(fields.title[language] ?? '');
        // The address follows the title until somebody writes another.
        const follows = title && (fields.slug === '' || fields.slug === before);
        onChange({
          [name]: written(fields[name], typed),
          ...(follows ? { slug: proposeAddress(typed) } : {}),
        });
      }}
    />
  );
  return (
    <Panel title={t('Admin.News.Words')}>
      <div className={form.form}>
        <LanguageTabs
          languages={props.languages}
          chosen={language}
          isWritten={(one) => Boolean(fields.title[one]) && Boolean(fields.text[one])}
          panelId={id}
          onChoose={setLanguage}
        />
        <div id={id} className={form.form}>
          {line('title', t('Admin.News.TitleLabel'), true)}
          {line('subTitle', t('Admin.News.SubTitle'), false)}
          <LatePart
            name="rich-editor"
            load={async () => (await import('./RichEditor.tsx')).RichEditor}
          >
            {(RichEditor) => (
              <RichEditor
                key={language}
                label={t('Admin.News.Body')}
                lang={BCP47[language]}
                companyId={props.company.id}
                html={fields.text[language] ?? ''}
                isReadOnly={isReadOnly}
                onChange={(html) => onChange({ text: written(fields.text, html) })}
              />
            )}
          </LatePart>
        </div>
      </div>
    </Panel>
  );
}

/** Where it stands; a page has an address of its own (GROWTH-26). */
export function PlacePanel(props: ContentFormProps) {
  const t = useAdminText();
  const { fields, isReadOnly, onChange } = props;
  const isChosen = (place: ContentPlace) => fields.places.includes(place);
  const toggle = (place: ContentPlace) => {
    if (place === 'HOME_INTRO' || place === 'MEMBERSHIP') return onChange({ places: [place] });
    const others = fields.places.filter((one) => one === 'NEWSLETTER' || one === 'SIDEBAR');
    const places = isChosen(place) ? others.filter((one) => one !== place) : [...others, place];
    const isNewPage = place === 'SIDEBAR' && !isChosen(place) && !/^[a-z0-9-]+$/.test(fields.slug);
    return onChange({
      places,
      ...(isNewPage || fields.slug.length === 36
        ? { slug: proposeAddress(fields.title[props.defaultLanguage] ?? '') }
        : {}),
    });
  };
  return (
    <Panel title={t('Admin.News.Place')}>
      <div className={form.form}>
        <div className={form.group} role="group" aria-label={t('Admin.News.Place')}>
          {CONTENT_PLACES.map((place) => (
            <label key={place} className={form.option}>
              <input
                type="checkbox"
                checked={isChosen(place)}
                disabled={isReadOnly}
                onChange={() => toggle(place)}
              />
              <span className={form.optionName}>
                {t(`Admin.News.Show.${place}`)}{' '}
                <span className={form.optionText}>{t(`Admin.News.PlaceText.${place}`)}</span>
              </span>
            </label>
          ))}
        </div>
        {isChosen('SIDEBAR') && (
          <TextInput
            label={t('Admin.News.Address')}
            hint={t('Admin.News.AddressHint', { address: `/sidebar/${fields.slug}` })}
            errorId={props.wrong === 'slug' ? props.errorId : null}
            maxLength={CONTENT_TEXTS.address}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isReadOnly}
            value={fields.slug}
            onChange={(slug) => onChange({ slug: slug.toLowerCase() })}
          />
        )}
      </div>
    </Panel>
  );
}

export function PicturePanel(props: ContentFormProps) {
  const t = useAdminText();
  const { fields, company } = props;
  if (props.isReadOnly) return null;
  return (
    <Panel title={t('Admin.News.Picture')}>
      <p className={editor.hint}>{t('Admin.News.PictureText')}</p>
      <PictureField
        companyId={company.id}
        purpose="CONTENT"
        label={t('Admin.News.Picture')}
        address={fields.image}
        title={nameIn(fields.title, props.defaultLanguage)}
        languages={props.languages}
        onChoose={(key) => props.onChange({ image: key === null ? null : `/media/${key}` })}
      />
    </Panel>
  );
}
