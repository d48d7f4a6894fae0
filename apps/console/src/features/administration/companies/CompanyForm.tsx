import { checkEmail } from '@tallrik/domain/accounts/checks';
import { COUNTRIES, COUNTRY_PRESETS, type Country } from '@tallrik/domain/company/country-presets';
import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { checkNewSlug, suggestSlug } from '@tallrik/domain/company/suggest-slug';
import { CURRENCIES, type Currency } from '@tallrik/domain/money/currency';
import { useId, useState } from 'react';
import { FormError, SubmitButton, TextInput } from '../../../shared/controls/FormParts.tsx';
import { LanguageSelect } from '../../../shared/controls/LanguageSelect.tsx';
import { useSpeech } from '../../../shared/speech/use-speech.tsx';
import form from '../parts/form.module.css';
import { Select } from '../parts/Select.tsx';
import { adminErrorText, useAdminText, type AdminTranslate } from '../use-admin-text.tsx';

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
  ...COUNTRY_PRESETS.SE,
  adminName: '',
  adminEmail: '',
};

function problemOf(t: AdminTranslate, company: NewCompany): string | null {
  const { displayName, slug, adminName, adminEmail } = company;
  if ([displayName, slug, adminName, adminEmail].some((text) => text.trim() === ''))
    return t('Admin.Error.Missing');
  const path = checkNewSlug(slug);
  if (!path.ok)
    return path.error === 'RESERVED_WORD'
      ? t('Admin.Companies.PathReserved')
      : t('Admin.Companies.PathWrong');
  return checkEmail(adminEmail).ok ? null : t('Admin.Error.Email');
}

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
  const [problem, setProblem] = useState<string | null>(null);
  const change = (changed: Partial<NewCompany>) => setCompany({ ...company, ...changed });
  const error = problem ?? (props.code === null ? null : adminErrorText(t, props.code));
  const errorId = error === null ? null : `${id}-error`;
  return (
    <form
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const found = problemOf(t, company);
        setProblem(found);
        if (found === null) props.onSubmit(company);
      }}
    >
      <TextInput
        label={t('Admin.Companies.Name')}
        errorId={errorId}
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
        errorId={errorId}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={company.slug}
        onChange={(slug) => {
          setPathOwn(true);
          change({ slug: slug.trim() });
        }}
      />
      <PlaceFields company={company} onChange={change} />
      <TextInput
        label={t('Admin.Companies.AdminName')}
        errorId={errorId}
        autoComplete="off"
        maxLength={100}
        value={company.adminName}
        onChange={(adminName) => change({ adminName })}
      />
      <TextInput
        label={t('Admin.Companies.AdminEmail')}
        errorId={errorId}
        type="email"
        autoComplete="off"
        value={company.adminEmail}
        onChange={(adminEmail) => change({ adminEmail })}
      />
      <FormError id={`${id}-error`} text={error} />
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
  const { language } = useSpeech();
  const { company, onChange } = props;
  const names = new Intl.DisplayNames([BCP47[language]], { type: 'region' });
  return (
    <>
      <div className={form.pair}>
        <Select
          label={t('Admin.Companies.Country')}
          value={company.country}
          options={COUNTRIES.map((value) => ({ value, text: names.of(value) ?? value }))}
          onChange={(country) => onChange({ country, ...COUNTRY_PRESETS[country] })}
        />
        <Select
          label={t('Admin.Companies.Currency')}
          value={company.currency}
          options={CURRENCIES.map((value) => ({ value, text: value }))}
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
