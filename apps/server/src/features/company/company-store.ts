import { readAnalyticsService } from '@tallrik/domain/company/analytics-service';
import type { CloudConfiguration, Company } from '@tallrik/domain/company/configuration';
import { BRAND_FONTS } from '@tallrik/domain/company/fonts';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import { SERVICE_TYPES } from '@tallrik/domain/company/service-types';
import { completeTheme } from '@tallrik/domain/company/theme';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import { columnOneOf } from '../../platform/database/columns.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/generated/tables.ts';

/** How a configuration can be named. A host name is without port, in lower case. */
export type ConfigurationName =
  | { by: 'ID'; id: string }
  | { by: 'SLUG'; slug: string }
  | { by: 'HOST'; host: string }
  | { by: 'COMPANY'; companyId: string };

/** The way into a tenant: everything else takes the company that this finds. */
export async function findConfiguration(
  db: Database,
  name: ConfigurationName,
): Promise<CloudConfiguration | null> {
  const row = await configurationQuery(db, name).executeTakeFirst();
  return row ? readConfiguration(row, await marketplaceOf(db, row)) : null;
}

function configurationQuery(db: Database, name: ConfigurationName) {
  const query = db
    .selectFrom('cloudConfigurations')
    .innerJoin('companies', 'companies.id', 'cloudConfigurations.companyId')
    .selectAll('cloudConfigurations')
    // A company that was switched off has no door.
    .where('companies.disabledAt', 'is', null);
  switch (name.by) {
    case 'ID':
      return query.where('cloudConfigurations.id', '=', name.id);
    case 'SLUG':
      // A path it had before opens it too: codes that were printed with it go on working (SETUP-26).
      return query.where(
        'cloudConfigurations.id',
        '=',
        sql<string>`coalesce(
          (select id from cloud_configurations where slug = ${name.slug}),
          (select configuration_id from company_paths where path = ${name.slug}))`,
      );
    case 'HOST':
      return query
        .innerJoin('companyHosts', 'companyHosts.configurationId', 'cloudConfigurations.id')
        .where('companyHosts.host', '=', name.host);
    case 'COMPANY':
      return query
        .where('cloudConfigurations.companyId', '=', name.companyId)
        .orderBy('slug')
        .limit(1);
  }
}

async function marketplaceOf(
  db: Database,
  row: { marketplaceId: string | null; companyId: string },
): Promise<CloudConfiguration['marketplace']> {
  if (row.marketplaceId === null) return null;
  const venues = await db
    .selectFrom('venues')
    .select(['id', 'name'])
    .where('companyId', '=', row.companyId)
    .where('active', '=', true)
    .where('deleted', '=', false)
    .orderBy('name')
    .execute();
  return { venues };
}

const themeSchema = z.record(z.string(), z.unknown());
const landingSectionsSchema = z
  .array(z.object({ menuId: z.string(), title: z.string(), itemIds: z.array(z.string()) }))
  .nullable();

const readConfiguration = (
  row: Selectable<DB['cloudConfigurations']>,
  marketplace: CloudConfiguration['marketplace'],
): CloudConfiguration => ({
  id: row.id,
  slug: row.slug,
  companyId: row.companyId,
  marketplaceId: row.marketplaceId,
  userCompanyId: row.userCompanyId,
  marketplace,
  logoUrl: row.logoUrl,
  theme: completeTheme(themeSchema.parse(row.theme)),
  font: row.font === null ? null : columnOneOf(BRAND_FONTS, row.font),
  landingPageBackgroundUrl: row.landingPageBackgroundUrl,
  landingPageDesktopBackgroundUrl: row.landingPageDesktopBackgroundUrl,
  enableAnonymousOrders: row.enableAnonymousOrders,
  enableInvoicing: row.enableInvoicing,
  enableTipping: row.enableTipping,
  disableComments: row.disableComments,
  disablePickuptime: row.disablePickuptime,
  serviceTypes: row.serviceTypes.map((type) => columnOneOf(SERVICE_TYPES, type)),
  greetingText: row.greetingText,
  navigationInfoText: row.navigationInfoText,
  showCategoriesInGridView: row.showCategoriesInGridView,
  landingPageIntro: row.landingPageIntro,
  landingpageSections: landingSectionsSchema.parse(row.landingpageSections),
  aboutUs: row.aboutUs,
  force3DSecure: row.force3dSecure,
  syncEta: row.syncEta,
  enablePromoCodes: row.enablePromoCodes,
  customReadyText: row.customReadyText,
  invoiceFormUrl: row.invoiceFormUrl,
  bagItemId: row.bagItemId,
  enableQrOrders: row.enableQrOrders,
  maxCategories: row.maxCategories,
  customClientAdyenToken: row.customClientAdyenToken,
  enableAnalytics: row.enableAnalytics,
  analyticsService: readAnalyticsService(row.analyticsService),
});

export async function findCompany(db: Database, companyId: string): Promise<Company | null> {
  const row = await db
    .selectFrom('companies')
    .selectAll()
    .where('id', '=', companyId)
    .executeTakeFirst();
  return row ? readCompany(row) : null;
}

const readCompany = (row: Selectable<DB['companies']>): Company => ({
  id: row.id,
  displayName: row.displayName,
  supportEmail: row.supportEmail,
  hasMembershipCards: row.hasMembershipCards,
  hasAppOrders: row.hasAppOrders,
  defaultCurrency:
    row.defaultCurrency === null ? null : columnOneOf(CURRENCIES, row.defaultCurrency),
  country: row.country,
  languages: row.languages.map((language) => columnOneOf(LANGUAGES, language)),
  defaultLanguage:
    row.defaultLanguage === null ? null : columnOneOf(LANGUAGES, row.defaultLanguage),
  code: row.code,
});
