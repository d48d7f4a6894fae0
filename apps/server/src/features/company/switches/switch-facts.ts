import type {
  LanguageGap,
  SwitchNote,
  SwitchNoteReason,
} from '@tallrik/contract/generated/staff-resolvers';
import { LANGUAGES } from '@tallrik/domain/company/languages';
import type { CompanyUse, Switches } from '@tallrik/domain/company/office-switches';
import { isKnownVatRate } from '@tallrik/domain/money/vat';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** What stands against another currency or country: orders, and the VAT rates of what is sold. */
export async function findCompanyUse(db: Database, companyId: string): Promise<CompanyUse> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('companyId', '=', companyId)
    .where('isTest', '=', false)
    .limit(1)
    .executeTakeFirst();
  const { rows } = await sql<{ rate: string; itemIds: string[] }>`
    select rated.vat_rate::text as rate, array_agg(distinct rated.id::text) as "itemIds"
    from (
      select id, vat_rate from items where company_id = ${companyId} and not deleted
      union all
      select items.id, menu_entries.vat_rate from menu_entries
      join items on items.id = menu_entries.item_id
      where menu_entries.company_id = ${companyId} and not items.deleted
    ) as rated
    where rated.vat_rate is not null group by rated.vat_rate`.execute(db);
  return {
    hasOrders: order !== undefined,
    itemsWithUnknownVat: (country) =>
      new Set(
        rows.flatMap(({ rate, itemIds }) => (isKnownVatRate(Number(rate), country) ? [] : itemIds)),
      ).size,
  };
}

/** How many dishes and categories have no name in each of the six languages (LOOK-12). */
export async function findLanguageGaps(db: Database, companyId: string): Promise<LanguageGap[]> {
  const { rows } = await sql<{ language: string; missing: number }>`
    select language, count(*)::int as missing
    from unnest(${[...LANGUAGES]}::text[]) as language
    join (
      select title_lang as names from items where company_id = ${companyId} and not deleted
      union all
      select name_lang from categories where company_id = ${companyId} and not deleted
    ) as named on coalesce(named.names ->> language, '') = ''
    group by language`.execute(db);
  const missing = new Map(rows.map((row) => [row.language, row.missing]));
  return LANGUAGES.map((language) => ({ language, missingNames: missing.get(language) ?? 0 }));
}

/** Switches that are on and have no effect at present (LOOK-18). */
export async function findSwitchNotes(
  db: Database,
  companyId: string,
  switches: Switches & { enableQrOrders: boolean },
  isPaymentUsable: boolean,
): Promise<SwitchNote[]> {
  const { rows } = await sql<Record<'tables' | 'codes' | 'levels' | 'customers', boolean>>`
    select
      exists (select from restaurant_tables where company_id = ${companyId} and active
        and retired_at is null) as tables,
      exists (select from promo_codes where company_id = ${companyId} and active) as codes,
      exists (select from membership_levels where company_id = ${companyId} and not deleted) as levels,
      exists (select from invoice_targets where company_id = ${companyId}) as customers`.execute(
    db,
  );
  const has = rows[0];
  const isAppliedFor = has?.customers || switches.invoiceFormUrl !== null;
  const notes: readonly [string, boolean, SwitchNoteReason][] = [
    ['enableQrOrders', switches.enableQrOrders && !has?.tables, 'NO_TABLES'],
    ['enablePromoCodes', switches.enablePromoCodes && !has?.codes, 'NO_CODES'],
    ['hasMembershipCards', switches.hasMembershipCards && !has?.levels, 'NO_LEVELS'],
    ['capturesAtOnce', switches.capturesAtOnce && !isPaymentUsable, 'NO_CARDS'],
    ['force3DSecure', switches.force3DSecure && !isPaymentUsable, 'NO_CARDS'],
    ['enableTipping', switches.enableTipping && !isPaymentUsable, 'NO_CARDS'],
    ['enableInvoicing', switches.enableInvoicing && !isAppliedFor, 'NO_INVOICE_CUSTOMERS'],
  ];
  return notes.flatMap(([name, isIdle, reason]) => (isIdle ? [{ name, reason }] : []));
}
