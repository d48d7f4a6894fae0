import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { OFFICE_TEXTS } from '@tallrik/domain/company/office-limits';
import { LONGEST_CODE, LONGEST_PREFIX, proposeCode } from '@tallrik/domain/loyalty/codes/code-text';
import { NOTATIONS } from '@tallrik/domain/money/format-money';
import { useId, useState } from 'react';
import controls from '../../../shared/controls/controls.module.css';
import { TextInput } from '../../../shared/controls/FormParts.tsx';
import { Toggle } from '../../../shared/controls/Toggle.tsx';
import type { AdministeredCompany } from '../administered-company.ts';
import { TimeField } from '../hours/TimeField.tsx';
import { nameIn, type Catalogue } from '../menu/catalogue.ts';
import editor from '../menu/editor.module.css';
import { LanguageTabs } from '../menu/ItemTexts.tsx';
import { inTreeOrder } from '../menu/menu-rows.ts';
import form from '../parts/form.module.css';
import { Panel } from '../parts/Panel.tsx';
import { Select } from '../parts/Select.tsx';
import { useAdminText } from '../use-admin-text.tsx';
import { ChosenOf } from './ChosenOf.tsx';
import type { TypedCode } from './code-fields.ts';
import styles from './CodePage.module.css';

export type CodeFormProps = {
  company: AdministeredCompany;
  catalogue: Catalogue;
  fields: TypedCode;
  isSeries: boolean;
  isReadOnly: boolean;
  /** The name of the field that is wrong, and where its words stand. */
  wrong: string | null;
  errorId: string;
  onChange: (changed: Partial<TypedCode>) => void;
};

/** Below the largest multiple of `below`, so that each is as likely as the others. */
function draw(below: number): number {
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  const most = Math.floor(2 ** 32 / below) * below;
  return number < most ? number % below : draw(below);
}

/** What guests enter, what they get and what they read (GROWTH-02, GROWTH-03, GROWTH-06). */
export function CodePanel(props: CodeFormProps) {
  const t = useAdminText();
  const { fields, isReadOnly, isSeries, onChange, company } = props;
  const error = (name: string) => (props.wrong?.startsWith(name) ? props.errorId : null);
  const { symbol } = NOTATIONS[company.currency];
  return (
    <Panel title={t('Admin.Codes.WhatTheyGet')}>
      <div className={form.form}>
        {!isSeries && (
          <div className={styles.named}>
            <TextInput
              label={t('Admin.Codes.Code')}
              hint={t('Admin.Codes.CodeHint')}
              errorId={error('code')}
              maxLength={LONGEST_CODE}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              readOnly={isReadOnly}
              value={fields.code}
              onChange={(code) => onChange({ code: code.toUpperCase() })}
            />
            {!isReadOnly && (
              <button
                type="button"
                className={controls.line}
                onClick={() => onChange({ code: proposeCode(draw) })}
              >
                {t('Admin.Codes.MakeOne')}
              </button>
            )}
          </div>
        )}
        <div className={form.pair}>
          <Select
            label={t('Admin.Codes.Discount')}
            value={fields.discountType}
            options={[
              { value: 'PERCENTAGE', text: t('Admin.Codes.Percentage') },
              { value: 'AMOUNT', text: t('Admin.Codes.Amount') },
            ]}
            onChange={(discountType) => !isReadOnly && onChange({ discountType })}
          />
          <TextInput
            label={
              fields.discountType === 'AMOUNT'
                ? t('Admin.Codes.AmountIn', { currency: symbol.trim() })
                : t('Admin.Codes.Percent')
            }
            errorId={error('discountRate')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            readOnly={isReadOnly}
            value={fields.discountRate}
            onChange={(discountRate) => onChange({ discountRate })}
          />
        </div>
        <CodeTitle {...props} />
      </div>
    </Panel>
  );
}

function CodeTitle(props: CodeFormProps) {
  const t = useAdminText();
  const id = useId();
  const { fields, catalogue, isReadOnly, wrong } = props;
  const { defaultLanguage, languages } = catalogue;
  const [language, setLanguage] = useState<Language>(defaultLanguage);
  return (
    <div className={editor.group}>
      <LanguageTabs
        languages={languages}
        chosen={language}
        isWritten={(one) => Boolean(fields.title[one])}
        panelId={id}
        onChoose={setLanguage}
      />
      <div id={id}>
        <TextInput
          label={t('Admin.Codes.TitleLabel')}
          hint={t('Admin.Codes.TitleHint')}
          lang={BCP47[language]}
          errorId={wrong?.startsWith('title') ? props.errorId : null}
          required={language === defaultLanguage}
          maxLength={OFFICE_TEXTS.title}
          autoComplete="off"
          readOnly={isReadOnly}
          placeholder={language === defaultLanguage ? '' : nameIn(fields.title, defaultLanguage)}
          value={fields.title[language] ?? ''}
          onChange={(text) =>
            props.onChange({ title: { ...fields.title, [language]: text === '' ? null : text } })
          }
        />
      </div>
    </div>
  );
}

/** What a code is limited by; whatever is left empty has no limit (GROWTH-04, GROWTH-05). */
export function LimitsPanel(props: CodeFormProps) {
  const t = useAdminText();
  const id = useId();
  const { fields, catalogue, company, isReadOnly, isSeries, onChange } = props;
  const error = (name: string) => (props.wrong?.startsWith(name) ? props.errorId : null);
  const hasUserLimit = fields.useLimitPerUser.trim() !== '';
  const moment = (name: 'startsAt' | 'endsAt', label: string) => (
    <TextInput
      type="datetime-local"
      label={label}
      required={false}
      errorId={error(name)}
      readOnly={isReadOnly}
      value={fields[name]}
      onChange={(typed) => onChange({ [name]: typed })}
    />
  );
  const hour = (name: 'hoursStart' | 'hoursEnd', label: string) => (
    <TimeField
      label={label}
      value={fields[name]}
      isWrong={error(name) !== null}
      errorId={props.errorId}
      onChange={(typed) => !isReadOnly && onChange({ [name]: typed })}
    />
  );
  return (
    <Panel title={t('Admin.Codes.Limits')}>
      <div className={form.form}>
        <p className={editor.hint}>{t('Admin.Codes.LimitsText')}</p>
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
        <ChosenOf
          label={t('Admin.Codes.Categories')}
          none={t('Admin.Codes.EveryDish')}
          options={inTreeOrder(catalogue.categories).map((category) => ({
            id: category.id,
            name: nameIn(category.name, catalogue.defaultLanguage),
          }))}
          chosen={fields.categoryIds}
          isReadOnly={isReadOnly}
          onChange={(categoryIds) => onChange({ categoryIds })}
        />
        <div className={styles.moments}>
          {moment('startsAt', t('Admin.Codes.From'))}
          {moment('endsAt', t('Admin.Codes.Until'))}
        </div>
        <div className={form.group} role="group" aria-labelledby={id}>
          <span id={id} className={controls.label}>
            {t('Admin.Codes.Hours')}
          </span>
          <div className={form.pair}>
            {hour('hoursStart', t('Admin.Codes.HoursFrom'))}
            {hour('hoursEnd', t('Admin.Codes.HoursUntil'))}
          </div>
          <p className={editor.hint}>{t('Admin.Codes.HoursHint')}</p>
        </div>
        <div className={form.pair}>
          {!isSeries && (
            <TextInput
              label={t('Admin.Codes.UseLimit')}
              required={false}
              errorId={props.wrong === 'useLimit' ? props.errorId : null}
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              readOnly={isReadOnly}
              value={fields.useLimit}
              onChange={(useLimit) => onChange({ useLimit })}
            />
          )}
          <TextInput
            label={t('Admin.Codes.UseLimitPerUser')}
            required={false}
            errorId={error('useLimitPerUser')}
            inputMode="numeric"
            autoComplete="off"
            maxLength={7}
            readOnly={isReadOnly}
            value={fields.useLimitPerUser}
            onChange={(useLimitPerUser) =>
              onChange({
                useLimitPerUser,
                ...(useLimitPerUser.trim() === '' ? {} : { requiresUser: true }),
              })
            }
          />
        </div>
        <Toggle
          isOn={fields.requiresUser || hasUserLimit}
          label={
            <>
              {t('Admin.Codes.RequiresUser')}{' '}
              {hasUserLimit && <small>{t('Admin.Codes.RequiresUserWhy')}</small>}
            </>
          }
          onChange={(requiresUser) => !isReadOnly && !hasUserLimit && onChange({ requiresUser })}
        />
      </div>
    </Panel>
  );
}

/** How many, and how they begin (GROWTH-07). */
export function SeriesPanel(props: {
  prefix: string;
  count: string;
  wrong: string | null;
  errorId: string;
  onChange: (changed: { prefix?: string; count?: string }) => void;
}) {
  const t = useAdminText();
  return (
    <Panel title={t('Admin.Codes.Series')}>
      <div className={form.form}>
        <div className={form.pair}>
          <TextInput
            label={t('Admin.Codes.Count')}
            hint={t('Admin.Codes.CountHint')}
            errorId={props.wrong === 'count' ? props.errorId : null}
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={props.count}
            onChange={(count) => props.onChange({ count })}
          />
          <TextInput
            label={t('Admin.Codes.Prefix')}
            hint={t('Admin.Codes.PrefixHint', { example: `${props.prefix}7KQ4XW2M` })}
            required={false}
            errorId={props.wrong === 'prefix' ? props.errorId : null}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={LONGEST_PREFIX}
            value={props.prefix}
            onChange={(prefix) => props.onChange({ prefix: prefix.toUpperCase() })}
          />
        </div>
      </div>
    </Panel>
  );
}
