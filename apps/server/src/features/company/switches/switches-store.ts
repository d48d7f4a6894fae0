import { offeredLanguages } from '@tallrik/domain/company/language-choice';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@tallrik/domain/company/languages';
import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import type { Switches } from '@tallrik/domain/company/office-switches';
import { CURRENCIES } from '@tallrik/domain/money/currency';
import { columnOneOf } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';

export type StoredSwitches = Switches & {
  id: string;
  version: number;
  /** Changed by calls of their own, which have more to say about them. */
  isLive: boolean;
  serviceTypes: ServiceType[];
  enableQrOrders: boolean;
};

const SHOWN_ONLY = ['id', 'version', 'isLive', 'serviceTypes', 'enableQrOrders'] as const;

export function changeable(stored: StoredSwitches): Switches {
  const fields: Partial<StoredSwitches> = { ...stored };
  for (const name of SHOWN_ONLY) delete fields[name];
  return fields as Switches;
}

/** Null: there is no such company, or it has no pages for guests. */
export async function findSwitches(
  db: Database,
  companyId: string,
): Promise<StoredSwitches | null> {
  const row = await db
    .selectFrom('companies')
    .innerJoin('cloudConfigurations', 'cloudConfigurations.companyId', 'companies.id')
    .selectAll('cloudConfigurations')
    .selectAll('companies')
    .where('companies.id', '=', companyId)
    .orderBy('cloudConfigurations.slug')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  const languages = row.languages.map((language) => columnOneOf(LANGUAGES, language));
  return {
    id: row.id,
    version: row.version,
    isLive: row.hasAppOrders,
    serviceTypes: row.serviceTypes.map((type) => columnOneOf(SERVICE_TYPES, type)),
    enableQrOrders: row.enableQrOrders,
    enableAnonymousOrders: row.enableAnonymousOrders,
    disablePickuptime: row.disablePickuptime,
    phoneCode: row.code,
    phoneCooldownDays: row.phoneCooldownDays,
    smsSender: row.smsSender,
    unansweredOrderMinutes: row.unansweredOrderMinutes,
    bagItemId: row.bagItemId,
    invoiceFormUrl: row.invoiceFormUrl,
    languages: offeredLanguages({ languages }),
    defaultLanguage: columnOneOf(LANGUAGES, row.defaultLanguage ?? DEFAULT_LANGUAGE),
    country: row.country,
    defaultCurrency:
      row.defaultCurrency === null ? null : columnOneOf(CURRENCIES, row.defaultCurrency),
    disableComments: row.disableComments,
    enableTipping: row.enableTipping,
    enablePromoCodes: row.enablePromoCodes,
    hasMembershipCards: row.hasMembershipCards,
    syncEta: row.syncEta,
    capturesAtOnce: row.capturesAtOnce,
    force3DSecure: row.force3dSecure,
    enableInvoicing: row.enableInvoicing,
    enableAnalytics: row.enableAnalytics,
  };
}

/** The company's own configuration is the first by path; further ones are the platform's (O-23). */
export async function writeSwitches(
  trx: Database,
  companyId: string,
  switches: Switches,
): Promise<void> {
  const { phoneCode: code, force3DSecure: force3dSecure } = switches;
  const { phoneCooldownDays, smsSender, unansweredOrderMinutes, capturesAtOnce } = switches;
  const { languages, defaultLanguage, country, defaultCurrency, hasMembershipCards } = switches;
  await trx
    .updateTable('companies')
    .set({
      code,
      phoneCooldownDays,
      smsSender,
      unansweredOrderMinutes,
      capturesAtOnce,
      languages,
      defaultLanguage,
      country,
      defaultCurrency,
      hasMembershipCards,
    })
    .where('id', '=', companyId)
    .execute();
  const { enableAnonymousOrders, disablePickuptime, bagItemId, invoiceFormUrl } = switches;
  const { disableComments, enableTipping, enablePromoCodes, syncEta } = switches;
  const { enableInvoicing, enableAnalytics } = switches;
  await trx
    .updateTable('cloudConfigurations')
    .set({
      force3dSecure,
      enableAnonymousOrders,
      disablePickuptime,
      bagItemId,
      invoiceFormUrl,
      disableComments,
      enableTipping,
      enablePromoCodes,
      syncEta,
      enableInvoicing,
      enableAnalytics,
    })
    .where('companyId', '=', companyId)
    .where('id', '=', (eb) =>
      eb
        .selectFrom('cloudConfigurations')
        .select('id')
        .where('companyId', '=', companyId)
        .orderBy('slug')
        .limit(1),
    )
    .execute();
}
