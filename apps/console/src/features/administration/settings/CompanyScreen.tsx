import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { BCP47, LANGUAGES, type Language } from '@tallrik/domain/company/languages';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { useMessages } from '../../../shared/messages/use-messages.tsx';
import { languageName } from '../language-name.ts';
import type { OfficePageProps } from '../office/office-places.ts';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import panels from '../parts/Panel.module.css';
import { Remote } from '../parts/Remote.tsx';
import { Section } from '../parts/Section.tsx';
import { CompanyFactsForm } from '../setup/CompanyFactsForm.tsx';
import { setupQuery } from '../setup/setup-query.ts';
import { adminErrorText, useAdminText } from '../use-admin-text.tsx';
import { ArchiveImport } from './ArchiveImport.tsx';
import { Marketplace } from './Marketplace.tsx';
import { CompanyArchive } from './CompanyArchive.tsx';
import { ChoiceRow, SwitchGroup, SwitchRow } from './SwitchRows.tsx';
import { type Switches, useSwitches, useSwitchesSave } from './use-switches.ts';

/** What the company is called, which languages it speaks, and where it is (LOOK-12, LOOK-19). */
export function CompanyScreen({ company, administrator }: OfficePageProps) {
  const t = useAdminText();
  const { api } = useServices();
  const switches = useSwitches(company.id);
  const setup = useQuery(setupQuery(api, company.id));
  return (
    <Section title={t('Admin.Section.company')} isWide>
      <Remote query={switches}>
        {(read) => (
          <div className={panels.stack}>
            {setup.data && <CompanyFactsForm companyId={company.id} setup={setup.data} />}
            <Languages switches={read} />
            <CountryAndCurrency switches={read} />
            <Marketplace companyId={company.id} role={administrator.role} />
            {reachOf(administrator.role, 'SETUP', 'WRITE') === 'ALL' && (
              <>
                <CompanyArchive companyId={company.id} slug={company.slug ?? 'company'} />
                <ArchiveImport companyId={company.id} />
              </>
            )}
          </div>
        )}
      </Remote>
    </Section>
  );
}

function Languages({ switches }: { switches: Switches }) {
  const t = useAdminText();
  const save = useSwitchesSave(switches);
  const [asked, setAsked] = useState<Language | null>(null);
  const { languages, defaultLanguage, languageGaps } = switches;
  const missing = (language: Language): number =>
    languageGaps.find((gap) => gap.language === language)?.missingNames ?? 0;
  const makeDefault = (language: Language) => {
    setAsked(null);
    save.change({ defaultLanguage: language });
  };
  return (
    <SwitchGroup title={t('Admin.Company.Languages')}>
      <ChoiceRow<Language>
        name={t('Admin.Company.DefaultLanguage')}
        effect={t('Admin.Company.DefaultLanguageText')}
        value={defaultLanguage}
        options={languages.map((value) => ({ value, text: languageName(value) }))}
        onChange={(language) =>
          missing(language) > 0 ? setAsked(language) : makeDefault(language)
        }
      />
      {LANGUAGES.map((language) => {
        const isDefault = language === defaultLanguage;
        const count = missing(language);
        const gap =
          count > 0
            ? t('Admin.Company.Missing', { count: String(count) })
            : t('Admin.Company.Complete');
        const isOn = languages.includes(language);
        return (
          <SwitchRow
            key={language}
            name={languageName(language)}
            effect={isDefault ? `${gap}, ${t('Admin.Company.IsDefault')}` : gap}
            isOn={isOn}
            error={save.field === 'languages' && isDefault ? t('Admin.Error.FIELD_INVALID') : null}
            onChange={(isWanted) =>
              save.change({
                languages: isWanted
                  ? [...languages, language]
                  : languages.filter((other) => other !== language),
              })
            }
          />
        );
      })}
      <p>{t('Admin.Company.LanguagesText')}</p>
      <ConfirmSheet
        open={asked !== null}
        title={t('Admin.Company.AskDefault', { language: asked ? languageName(asked) : '' })}
        text={t('Admin.Company.AskDefaultText', { count: asked ? String(missing(asked)) : '' })}
        action={t('Admin.Company.AskDefaultAction')}
        isDangerous={false}
        isBusy={save.isBusy}
        code={null}
        onConfirm={() => asked && makeDefault(asked)}
        onClose={() => setAsked(null)}
      />
    </SwitchGroup>
  );
}

function CountryAndCurrency({ switches }: { switches: Switches }) {
  const t = useAdminText();
  const { language } = useMessages();
  const save = useSwitchesSave(switches);
  const names = new Intl.DisplayNames([BCP47[language]], { type: 'region' });
  const moneys = new Intl.DisplayNames([BCP47[language]], { type: 'currency' });
  const errorOf = (field: string) =>
    save.code !== null && save.field === field ? adminErrorText(t, save.code) : null;
  return (
    <SwitchGroup title={t('Admin.Company.Place')}>
      <ChoiceRow
        name={t('Admin.Company.Country')}
        effect={t('Admin.Company.CountryText')}
        value={switches.country}
        options={switches.countries.map(({ country, itemsWithUnknownVat }) => {
          const name = names.of(country) ?? country;
          const isBlocked = itemsWithUnknownVat > 0 && country !== switches.country;
          const given = { country: name, count: String(itemsWithUnknownVat) };
          return {
            value: country,
            text: isBlocked ? t('Admin.Company.CountryBlocked', given) : name,
          };
        })}
        error={errorOf('country')}
        onChange={(country) => save.change({ country })}
      />
      <ChoiceRow
        name={t('Admin.Company.Currency')}
        effect={t('Admin.Company.CurrencyText')}
        note={switches.isCurrencyInUse ? t('Admin.Company.CurrencyFixed') : null}
        isDisabled={switches.isCurrencyInUse}
        value={switches.currency}
        options={CURRENCIES.map((value) => ({
          value,
          text: `${value}, ${moneys.of(value) ?? value}`,
        }))}
        error={errorOf('currency')}
        onChange={(currency) => save.change({ currency })}
      />
    </SwitchGroup>
  );
}
