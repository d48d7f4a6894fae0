import type { AdministeredCompany } from '@tallrik/contract/generated/staff-resolvers';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@tallrik/domain/company/languages';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import { columnOneOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';

/** What an administrator has to know of the company to look after it; null where there is none. */
export async function findAdministeredCompany(
  db: Database,
  companyId: string,
): Promise<AdministeredCompany | null> {
  const company = await db
    .selectFrom('companies')
    .select((eb) => [
      'id',
      'displayName',
      'country',
      'defaultCurrency',
      'languages',
      'defaultLanguage',
      'requiresTwoFactor',
      'hasAppOrders',
      eb
        .selectFrom('cloudConfigurations')
        .select('slug')
        .whereRef('cloudConfigurations.companyId', '=', 'companies.id')
        .orderBy('slug')
        .limit(1)
        .as('slug'),
      eb
        .selectFrom('cloudConfigurations')
        .select('enableQrOrders')
        .whereRef('cloudConfigurations.companyId', '=', 'companies.id')
        .orderBy('slug')
        .limit(1)
        .as('enableQrOrders'),
    ])
    .where('id', '=', companyId)
    .executeTakeFirst();
  if (!company) return null;
  const venues = await db
    .selectFrom('venues')
    .select(['id', 'name'])
    .where('companyId', '=', companyId)
    .where('deleted', '=', false)
    .orderBy('name')
    .execute();
  const { id, displayName, slug, country, defaultCurrency: currency } = company;
  const defaultCurrency = currency === null ? null : columnOneOf(CURRENCIES, currency);
  const first = columnOneOf(LANGUAGES, company.defaultLanguage ?? DEFAULT_LANGUAGE);
  const languages = company.languages.map((language) => columnOneOf(LANGUAGES, language));
  return {
    id,
    displayName,
    slug,
    country,
    currency: currencyOfCompany({ country, defaultCurrency }),
    languages: [first, ...languages.filter((language) => language !== first)],
    requiresTwoFactor: company.requiresTwoFactor,
    isLive: company.hasAppOrders,
    enableQrOrders: company.enableQrOrders ?? false,
    venues,
  };
}
