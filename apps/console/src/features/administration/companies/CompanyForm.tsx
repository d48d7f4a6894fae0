import { checkEmail } from '@tallrik/domain/accounts/checks';
import { COUNTRIES, COUNTRY_PRESETS, type Country } from '@tallrik/domain/company/country-presets';
import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { checkNewSlug, suggestSlug } from '@tallrik/domain/company/suggest-slug';
import { CURRENCIES, type Currency } from '@tallrik/domain/money/currency';
import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { LanguageSelect } from '../../../shared/controls/LanguageSelect.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import form from '../parts/form.module.css';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';
import { PathState } from './PathState.tsx';

type NewCompany = {
  displayName: string;
  slug: string;
  country: Country;
  currency: Currency;
  language: Language;
  adminName: string;
  adminEmail: string;
};

const EMPTY: NewCompany = {
  displayName: '',
  slug: '',
  country: 'SE',
  currency: COUNTRY_PRESETS.SE.currency,
  language: COUNTRY_PRESETS.SE.language,
  adminName: '',
  adminEmail: '',
};

const TYPED = ['displayName', 'slug', 'adminName', 'adminEmail'] as const;

/** Only what is wrong is marked: a form all in red does not say where to look. */
type Problem = { text: string; fields: readonly (keyof NewCompany)[] };

function problemOf(t: AdminTranslate, company: NewCompany): Problem | null {
  const missing = TYPED.filter((field) => company[field].trim() === '');
  if (missing.length > 0) return { text: t('Admin.Error.Missing'), fields: missing };
  const path = checkNewSlug(company.slug);
  if (!path.ok) {
    const isReserved = path.error === 'RESERVED_WORD';
    const text = t(isReserved ? 'Admin.Companies.PathReserved' : 'Admin.Companies.PathWrong');
    return { text, fields: ['slug'] };
  }
  if (checkEmail(company.adminEmail).ok) return null;
  return { text: t('Admin.Error.Email'), fields: ['adminEmail'] };
}

const REFUSED_FIELDS: Readonly<Record<string, readonly (keyof NewCompany)[]>> = {
  COMPANY_SLUG_TAKEN: ['slug'],
  COMPANY_SLUG_RESERVED: ['slug'],
  VAT_RATES_UNKNOWN: ['country'],
  STAFF_EMAIL_TAKEN: ['adminEmail'],
};

/** What the server refused. */
const refusalOf = (t: AdminTranslate, code: string): Problem => ({
  text: adminErrorText(t, code),
  fields: REFUSED_FIELDS[code] ?? [],
});

export function CompanyForm(props: {
  isBusy: boolean;
  code: string | null;
  onSubmit: (company: NewCompany) => void;
}) {
  const t = useAdminText();
  const id = useId();
  const [company, setCompany] = useState(EMPTY);
  // Follows the name until somebody writes it.
  const [isPathOwn, setPathOwn] = useState(false);
  const [found, setFound] = useState<Problem | null>(null);
  const change = (changed: Partial<NewCompany>) => setCompany({ ...company, ...changed });
  const problem = found ?? (props.code === null ? null : refusalOf(t, props.code));
  const errorId = (field: keyof NewCompany) =>
    problem?.fields.includes(field) ? `${id}-error` : null;
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const next = problemOf(t, company);
        setFound(next);
        if (next === null) props.onSubmit(company);
      }}
    >
      <TextInput
        label={t('Admin.Companies.Name')}
        errorId={errorId('displayName')}
        autoComplete="off"
        maxLength={200}
        data-autofocus
        value={company.displayName}
        onChange={(displayName) =>
          change({ displayName, ...(isPathOwn ? {} : { slug: suggestSlug(displayName) }) })
        }
      />
      <TextInput
        label={t('Admin.Companies.Path')}
        hint={t('Admin.Companies.PathHint', {
          address: `${window.location.host}/${company.slug}`,
        })}
        errorId={errorId('slug')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={company.slug}
        onChange={(slug) => {
          setPathOwn(true);
          change({ slug: slug.trim() });
        }}
      />
      <PathState
        isSilent={errorId('slug') !== null}
        path={company.slug}
        country={company.country}
        onChoose={(slug) => {
          setPathOwn(true);
          change({ slug });
        }}
      />
      <PlaceFields company={company} onChange={change} />
      <TextInput
        label={t('Admin.Companies.AdminName')}
        errorId={errorId('adminName')}
        autoComplete="off"
        maxLength={100}
        value={company.adminName}
        onChange={(adminName) => change({ adminName })}
      />
      <TextInput
        label={t('Admin.Companies.AdminEmail')}
        errorId={errorId('adminEmail')}
        type="email"
        autoComplete="off"
        value={company.adminEmail}
        onChange={(adminEmail) => change({ adminEmail })}
      />
      <FormError id={`${id}-error`} text={problem?.text ?? null} />
      <SubmitButton text={t('Admin.Companies.Create')} isBusy={props.isBusy} />
    </form>
  );
}

/** The country brings currency and language with it; both can be changed. */
function PlaceFields(props: {
  company: NewCompany;
  onChange: (changed: Partial<NewCompany>) => void;
}) {
  const t = useAdminText();
  const { language } = useMessages();
  const { company, onChange } = props;
  const names = new Intl.DisplayNames([BCP47[language]], { type: 'region' });
  return (
    <>
      <div className={form.pair}>
        <Select
          label={t('Admin.Companies.Country')}
          value={company.country}
          options={COUNTRIES.map((value) => ({ value, text: names.of(value) ?? value }))}
          onChange={(country) => {
            const { currency, language: spoken } = COUNTRY_PRESETS[country];
            onChange({ country, currency, language: spoken });
          }}
        />
        <Select
          label={t('Admin.Companies.Currency')}
          value={company.currency}
          options={(company.country === 'TR' ? (['TRY'] as const) : CURRENCIES).map((value) => ({
            value,
            text: value,
          }))}
          onChange={(currency) => onChange({ currency })}
        />
      </div>
      <LanguageSelect
        label={t('Admin.Companies.Language')}
        language={company.language}
        onChange={(chosen) => onChange({ language: chosen })}
      />
    </>
  );
}
