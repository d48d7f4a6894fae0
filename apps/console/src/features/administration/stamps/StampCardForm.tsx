import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { STAMPING_DISHES } from '@tallrik/domain/loyalty/stamps/check-stamp-card';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { ChosenOf } from '../codes/ChosenOf.tsx';
import { nameIn, type Catalogue, type OfficeText } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { LanguageTabs } from '../menu/ItemTexts.tsx';
import { titleOf } from '../news/NewsList.tsx';
import { ChosenDishes } from '../offers/DishPicker.tsx';
import { useOffers } from '../offers/offers-query.ts';
import preview from '../offers/OfferPreview.module.css';
import offers from '../offers/Offers.module.css';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { Select } from '../parts/Select.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { countOf, type TypedStampCard } from './stamp-fields.ts';
import styles from './Stamps.module.css';

export type StampFormProps = {
  company: AdministeredCompany;
  catalogue: Catalogue;
  fields: TypedStampCard;
  isReadOnly: boolean;
  wrong: string | null;
  errorId: string;
  onChange: (changed: Partial<TypedStampCard>) => void;
};

const errorOf = ({ wrong, errorId }: StampFormProps, name: string) =>
  wrong === name || wrong?.startsWith(`${name}.`) ? errorId : null;

const LONGEST_DETAILS = 1_000;

/** What guests read on the card, in one language after the other (GROWTH-20). */
export function StampWords(props: StampFormProps) {
  const t = useAdminText();
  const id = useId();
  const { fields, catalogue, isReadOnly, onChange } = props;
  const { defaultLanguage, languages } = catalogue;
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  const written = (text: OfficeText, typed: string): OfficeText => ({
    ...text,
    [language]: typed === '' ? null : typed,
  });
  const placeholder = (text: OfficeText) =>
    language === defaultLanguage ? '' : nameIn(text, defaultLanguage);
  const area = (name: 'description' | 'details', label: string, longest: number) => (
    <label className={controls.field}>
      <span className={controls.label}>{label}</span>
      <textarea
        className={editor.area}
        lang={BCP47[language]}
        rows={2}
        maxLength={longest}
        readOnly={isReadOnly}
        aria-invalid={errorOf(props, name) !== null}
        placeholder={placeholder(fields[name])}
        value={fields[name][language] ?? ''}
        onChange={({ target }) => onChange({ [name]: written(fields[name], target.value) })}
      />
    </label>
  );
  const picture = (name: 'icon' | 'image', label: string) => (
    <PictureField
      companyId={props.company.id}
      purpose="STAMP"
      label={label}
      address={fields[name]}
      title={nameIn(fields.name, defaultLanguage)}
      languages={languages}
      onChoose={(key) => onChange({ [name]: key === null ? null : `/media/${key}` })}
    />
  );
  return (
    <Panel title={t('Admin.Offers.Words')}>
      <div className={form.form}>
        <LanguageTabs
          languages={languages}
          chosen={language}
          isWritten={(one) => Boolean(fields.name[one])}
          panelId={id}
          onChoose={setLanguage}
        />
        <div id={id} className={form.form}>
          <TextInput
            label={t('Admin.Offers.Name')}
            lang={BCP47[language]}
            errorId={errorOf(props, 'name')}
            required={language === defaultLanguage}
            maxLength={OFFICE_TEXTS.title}
            autoComplete="off"
            readOnly={isReadOnly}
            placeholder={placeholder(fields.name)}
            value={fields.name[language] ?? ''}
            onChange={(typed) => onChange({ name: written(fields.name, typed) })}
          />
          {area('description', t('Admin.Menu.Description'), OFFICE_TEXTS.description)}
          {area('details', t('Admin.Stamps.Details'), LONGEST_DETAILS)}
        </div>
        {!isReadOnly && (
          <>
            {picture('icon', t('Admin.Stamps.Icon'))}
            {picture('image', t('Admin.Stamps.Picture'))}
          </>
        )}
      </div>
    </Panel>
  );
}

/** How many stamps, for which dishes, where, and what a full card earns (GROWTH-20). */
export function StampTerms(props: StampFormProps) {
  const t = useAdminText();
  const { fields, catalogue, company, isReadOnly, onChange } = props;
  const all = useOffers(company.id, false);
  const personal = (all.data ?? []).filter(({ isDefault }) => !isDefault);
  const isKnown = personal.some(({ id }) => id === fields.offerId);
  return (
    <Panel title={t('Admin.Stamps.Terms')}>
      <div className={form.form}>
        <div className={offers.short}>
          <TextInput
            label={t('Admin.Stamps.Required')}
            hint={t('Admin.Stamps.RequiredHint')}
            errorId={errorOf(props, 'requiredCount')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            readOnly={isReadOnly}
            value={fields.requiredCount}
            onChange={(requiredCount) => onChange({ requiredCount })}
          />
        </div>
        <div className={editor.group}>
          <span className={editor.sectionName}>{t('Admin.Stamps.Dishes')}</span>
          <ChosenDishes
            label={t('Admin.Stamps.Dishes')}
            catalogue={catalogue}
            itemIds={fields.itemIds}
            most={STAMPING_DISHES}
            isCounted={false}
            isReadOnly={isReadOnly}
            errorId={errorOf(props, 'itemIds')}
            onChange={(itemIds) => onChange({ itemIds })}
          />
        </div>
        <Select
          label={t('Admin.Stamps.Earns')}
          value={fields.offerId ?? ''}
          options={[
            { value: '', text: t('Admin.Stamps.ChooseOffer') },
            ...(fields.offerId !== null && !isKnown
              ? [{ value: fields.offerId, text: t('Admin.Stamps.OtherOffer') }]
              : []),
            ...personal.map(({ id, name }) => ({
              value: id,
              text: titleOf(name, company.languages),
            })),
          ]}
          onChange={(offerId) =>
            !isReadOnly && onChange({ offerId: offerId === '' ? null : offerId })
          }
        />
        <p className={editor.hint}>{t('Admin.Stamps.EarnsHint')}</p>
        {company.venues.length > 1 && (
          <ChosenOf
            label={t('Admin.Codes.Venues')}
            none={t('Admin.Codes.EveryVenue')}
            options={company.venues}
            chosen={fields.venueIds}
            isReadOnly={isReadOnly}
            onChange={(venueIds) => onChange({ venueIds })}
          />
        )}
      </div>
    </Panel>
  );
}

/** The card with its first stamps on it, in the restaurant's own language. */
export function StampPreview({ catalogue, fields }: Pick<StampFormProps, 'catalogue' | 'fields'>) {
  const t = useAdminText();
  const count = countOf(fields);
  const places = Number.isInteger(count) && count > 0 ? Math.min(count, 20) : 0;
  const description = nameIn(fields.description, catalogue.defaultLanguage);
  return (
    <Panel title={t('Admin.Offers.Preview')}>
      <div className={preview.phone} lang={BCP47[catalogue.defaultLanguage]}>
        <div className={styles.card}>
          <span className={styles.name}>
            {fields.icon !== null && (
              <img src={`${fields.icon}?w=192&h=130`} alt="" width={32} height={32} />
            )}
            {nameIn(fields.name, catalogue.defaultLanguage) || t('Admin.Offers.Name')}
          </span>
          {description && <span className={preview.tileText}>{description}</span>}
          <span className={styles.places} aria-hidden="true">
            {Array.from({ length: places }, (_, at) => (
              <span key={at} className={styles.place} data-stamped={at < 3} />
            ))}
          </span>
          <span className={styles.of}>{`${Math.min(3, places)} / ${places}`}</span>
        </div>
      </div>
    </Panel>
  );
}
