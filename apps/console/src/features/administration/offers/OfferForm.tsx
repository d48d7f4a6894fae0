import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import {
  hasDiscount,
  hasPrice,
  hasStages,
  OFFER_SIZES,
} from '@tallrik/domain/cart/offers/editing/check-offer';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { ChosenOf } from '../codes/ChosenOf.tsx';
import code from '../codes/CodePage.module.css';
import { nameIn, type OfficeText } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { LanguageTabs } from '../menu/ItemTexts.tsx';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { ChosenDishes } from './DishPicker.tsx';
import { DiscountFields, symbolOf } from './DiscountFields.tsx';
import type { OfferFormProps } from './offer-form-props.ts';
import { OfferStages } from './OfferStages.tsx';
import styles from './Offers.module.css';

const errorOf = ({ wrong, errorId }: OfferFormProps, name: string) =>
  wrong === name || wrong?.startsWith(`${name}.`) ? errorId : null;

/** Name and description in one language after the other (GROWTH-16). */
export function WordsPanel(props: OfferFormProps & { isOutdated?: (one: Language) => boolean }) {
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
  return (
    <Panel title={t('Admin.Offers.Words')}>
      <div className={form.form}>
        <LanguageTabs
          languages={languages}
          chosen={language}
          isWritten={(one) => Boolean(fields.name[one])}
          {...(props.isOutdated ? { isOutdated: props.isOutdated } : {})}
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
          <label className={controls.field}>
            <span className={controls.label}>{t('Admin.Menu.Description')}</span>
            <textarea
              className={editor.area}
              lang={BCP47[language]}
              rows={3}
              maxLength={OFFICE_TEXTS.description}
              readOnly={isReadOnly}
              aria-invalid={errorOf(props, 'description') !== null}
              placeholder={placeholder(fields.description)}
              value={fields.description[language] ?? ''}
              onChange={({ target }) =>
                onChange({ description: written(fields.description, target.value) })
              }
            />
          </label>
        </div>
        {!isReadOnly && (
          <PictureField
            companyId={props.company.id}
            purpose="OFFER"
            label={t('Admin.News.Picture')}
            address={fields.image}
            title={nameIn(fields.name, defaultLanguage)}
            languages={languages}
            onChoose={(key) => onChange({ image: key === null ? null : `/media/${key}` })}
          />
        )}
      </div>
    </Panel>
  );
}

/** What guests get, as its type has it (GROWTH-12 to GROWTH-15). */
export function GiftPanel(props: OfferFormProps) {
  const t = useAdminText();
  const { fields, catalogue, isReadOnly, onChange, freeItemIds } = props;
  const { type } = fields;
  const isBundle = type === 'BUNDLE';
  if (type === 'VISUAL')
    return (
      <Panel title={t('Admin.Codes.WhatTheyGet')}>
        <p className={editor.hint}>{t('Admin.Offers.VisualText')}</p>
      </Panel>
    );
  return (
    <Panel title={t('Admin.Codes.WhatTheyGet')}>
      <div className={form.form}>
        {hasPrice(type) && <Price {...props} />}
        {hasDiscount(type) && <Discount {...props} />}
        {(isBundle || type === 'ITEM_DISCOUNT') && (
          <div className={editor.group}>
            <span className={editor.labelLine}>
              <span className={editor.sectionName}>{t('Admin.Menu.Dishes')}</span>
              <span className={editor.count}>
                {t(isBundle ? 'Admin.Offers.BundleSize' : 'Admin.Offers.DiscountSize')}
              </span>
            </span>
            <ChosenDishes
              label={t('Admin.Menu.Dishes')}
              catalogue={catalogue}
              itemIds={fields.itemIds}
              most={(isBundle ? OFFER_SIZES.bundleDishes : OFFER_SIZES.discountedDishes).most}
              isCounted={isBundle}
              isReadOnly={isReadOnly}
              errorId={errorOf(props, 'itemIds')}
              noteOf={(id) => (freeItemIds.includes(id) ? t('Admin.Offers.Free') : null)}
              onChange={(itemIds) => onChange({ itemIds })}
            />
          </div>
        )}
        {hasStages(type) && <OfferStages {...props} errorOf={(name) => errorOf(props, name)} />}
      </div>
    </Panel>
  );
}

const Price = (props: OfferFormProps) => {
  const t = useAdminText();
  return (
    <div className={styles.short}>
      <TextInput
        label={t('Admin.Offers.PriceIn', { currency: symbolOf(props) })}
        errorId={errorOf(props, 'price')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        readOnly={props.isReadOnly}
        value={props.fields.price}
        onChange={(price) => props.onChange({ price })}
      />
    </div>
  );
};

const Discount = (props: OfferFormProps) => (
  <DiscountFields
    company={props.company}
    value={props.fields}
    isReadOnly={props.isReadOnly}
    errorId={errorOf(props, 'discountRate')}
    onChange={props.onChange}
  />
);

/** Who gets it, where and when (GROWTH-16). */
export function TermsPanel(props: OfferFormProps) {
  const t = useAdminText();
  const id = useId();
  const { fields, company, isReadOnly, onChange } = props;
  const option = (
    group: string,
    isChosen: boolean,
    texts: { name: string; text: string },
    choose: () => void,
  ) => (
    <label className={form.option}>
      <input
        type="radio"
        name={`${id}-${group}`}
        checked={isChosen}
        disabled={isReadOnly}
        onChange={choose}
      />
      <span className={form.optionName}>
        {texts.name} <span className={form.optionText}>{texts.text}</span>
      </span>
    </label>
  );
  const moment = (name: 'startsAt' | 'endsAt', label: string, hint: string) => (
    <TextInput
      type="datetime-local"
      label={label}
      hint={hint}
      required={false}
      errorId={errorOf(props, name)}
      readOnly={isReadOnly}
      value={fields[name]}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  );
  return (
    <Panel title={t('Admin.Offers.Terms')}>
      <div className={form.form}>
        <div className={form.group} role="radiogroup" aria-label={t('Admin.Offers.Who')}>
          {option(
            'who',
            fields.isDefault,
            { name: t('Admin.Offers.Everybody'), text: t('Admin.Offers.EverybodyText') },
            () => onChange({ isDefault: true }),
          )}
          {option(
            'who',
            !fields.isDefault,
            { name: t('Admin.Offers.Personal'), text: t('Admin.Offers.PersonalText') },
            () => onChange({ isDefault: false }),
          )}
        </div>
        <div className={form.group} role="radiogroup" aria-label={t('Admin.Offers.Shown')}>
          {option(
            'shown',
            !fields.isAtTillOnly,
            { name: t('Admin.Offers.InApp'), text: t('Admin.Offers.InAppText') },
            () => onChange({ isAtTillOnly: false }),
          )}
          {option(
            'shown',
            fields.isAtTillOnly,
            { name: t('Admin.Offers.AtTill'), text: t('Admin.Offers.AtTillText') },
            () => onChange({ isAtTillOnly: true }),
          )}
        </div>
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
        <div className={code.moments}>
          {moment('startsAt', t('Admin.Codes.From'), t('Admin.Offers.FromNow'))}
          {moment('endsAt', t('Admin.Codes.Until'), t('Admin.Offers.NoEnd'))}
        </div>
      </div>
    </Panel>
  );
}
