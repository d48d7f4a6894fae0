import type { StaffErrorCode } from '@tallrik/contract/error-codes';
import type { CompanyAccount, InvitedOwner } from '@tallrik/contract/generated/staff-resolvers';
import { companyName } from '@tallrik/domain/company/company-name';
import type { Language } from '@tallrik/domain/company/languages';
import { countryPreset } from '@tallrik/domain/company/country-presets';
import { checkNewSlug } from '@tallrik/domain/company/suggest-slug';
import { NEUTRAL_THEME } from '@tallrik/domain/company/theme';
import type { Currency } from '@tallrik/domain/money/currency';
import { currencyOfCompany } from '@tallrik/domain/money/currency-of-company';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffViewer } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import type { CompanyPaths } from '../../company/company-port.ts';
import { insertInvited } from './staff-people.ts';

export type NewCompany = {
  displayName: string;
  slug: string;
  country: string;
  currency: Currency;
  language: Language;
  adminName: string;
  adminEmail: string;
};

const COUNTRY = /^[A-Z]{2}$/;

/** Why it cannot be opened, before anything is made of it; null: it can. */
function refusalOf({ displayName, slug, country }: NewCompany): StaffErrorCode | null {
  if (companyName(displayName) === null)
    throw badInput('A company has a name of 1 to 200 characters');
  if (country.length !== 2 || !COUNTRY.test(country))
    throw badInput('A country is two capitals, as in ISO 3166');
  // Nothing could be sold there (D-59).
  if (countryPreset(country) === null) return 'VAT_RATES_UNKNOWN';
  const path = checkNewSlug(slug);
  if (path.ok) return null;
  // Under a word of ours no guest would ever find it (D-01).
  if (path.error === 'RESERVED_WORD') return 'COMPANY_SLUG_RESERVED';
  throw badInput('A path has 2 to 41 of a-z, 0-9 and - inside');
}

/** Every company, or the one asked for. */
async function readCompanies(db: Database, only: string | null): Promise<CompanyAccount[]> {
  const rows = await db
    .selectFrom('companies')
    .select(['id', 'displayName', 'country', 'defaultCurrency', 'disabledAt', 'createdAt'])
    .select('hasAppOrders')
    .select((eb) => [
      eb
        .selectFrom('cloudConfigurations')
        .whereRef('cloudConfigurations.companyId', '=', 'companies.id')
        .select(sql<string[]>`coalesce(array_agg(slug order by slug), '{}')`.as('slugs'))
        .as('slugs'),
      eb
        .selectFrom('venues')
        .whereRef('venues.companyId', '=', 'companies.id')
        .where('deleted', '=', false)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('venueCount'),
      eb
        .selectFrom('orders')
        .whereRef('orders.companyId', '=', 'companies.id')
        .where('isTest', '=', false)
        .select(({ fn }) => fn.max('orders.createdAt').as('at'))
        .as('lastOrderAt'),
      eb
        .selectFrom('reconciliationFindings')
        .whereRef('reconciliationFindings.companyId', '=', 'companies.id')
        .where('resolvedAt', 'is', null)
        .select(sql<number>`count(*)::int`.as('count'))
        .as('openFindings'),
      eb
        .selectFrom('staffMembers')
        .whereRef('staffMembers.companyId', '=', 'companies.id')
        .where('role', '=', 'COMPANY_ADMIN')
        .where('active', '=', true)
        .where('passwordHash', 'is', null)
        .select(
          sql<
            InvitedOwner[]
          >`coalesce(json_agg(json_build_object('id', id, 'name', name, 'email', email) order by name), '[]')`.as(
            'invited',
          ),
        )
        .as('invited'),
    ])
    .$if(only !== null, (query) => query.where('id', '=', only))
    .orderBy('displayName')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    displayName: row.displayName,
    slugs: row.slugs ?? [],
    country: row.country,
    currency: row.defaultCurrency as Currency | null,
    active: row.disabledAt === null,
    venueCount: row.venueCount ?? 0,
    createdAt: row.createdAt.toISOString(),
    isLive: row.hasAppOrders,
    lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
    openFindings: row.openFindings ?? 0,
    invited: row.invited ?? [],
  }));
}

/** The platform's companies (D-115). */
export function makeCompanies(deps: {
  db: Database;
  newId: () => string;
  now: () => Temporal.Instant;
  companyPaths: CompanyPaths;
}) {
  const { db, newId, companyPaths } = deps;
  return {
    list: () => readCompanies(db, null),
    checkPath: async (path: string, country: string | null, companyId: string | null) => {
      const checked = checkNewSlug(path);
      const refuse = (error: StaffErrorCode) => ({ error, suggestions: [] });
      if (!checked.ok)
        return refuse(
          checked.error === 'RESERVED_WORD' ? 'COMPANY_SLUG_RESERVED' : 'FIELD_INVALID',
        );
      const occupied = await companyPaths.occupied(db, [path], companyId);
      if (occupied.size === 0) return { error: null, suggestions: [] };
      return {
        error: 'COMPANY_SLUG_TAKEN',
        suggestions: await companyPaths.near(db, path, country),
      };
    },
    create: async (staff: StaffViewer, wanted: NewCompany) => {
      const refusal = refusalOf(wanted);
      if (refusal) return { error: refusal, suggestions: [] };
      const now = deps.now();
      const companyId = newId();
      return db
        .transaction()
        .execute(async (trx) => {
          await insertCompany(trx, companyId, wanted, now);
          const invited = await insertInvited(
            trx,
            {
              companyId,
              name: wanted.adminName,
              email: wanted.adminEmail,
              role: 'COMPANY_ADMIN',
              venueIds: [],
            },
            staff.staffId,
            newId,
            now,
          );
          // Thrown, not returned: a company without anybody to open its door must not stay.
          if (!invited) throw new DuplicateError('STAFF_EMAIL_TAKEN');
          const isConfigured = await insertConfiguration(trx, companyId, wanted, newId);
          const wasLeft = await companyPaths.wasOfAnother(trx, wanted.slug, companyId);
          if (!isConfigured || wasLeft) throw new DuplicateError('COMPANY_SLUG_TAKEN');
          const details = { slug: wanted.slug };
          const entry = { action: 'createCompany', subjectId: companyId, details, companyId };
          await writeAudit(trx, staff, entry, now);
          const [company] = await readCompanies(trx, companyId);
          return { company: company ?? null, ...invited };
        })
        .catch(async (error: unknown) => {
          if (!(error instanceof DuplicateError)) throw error;
          const isTaken = error.code === 'COMPANY_SLUG_TAKEN';
          const near = isTaken ? await companyPaths.near(db, wanted.slug, wanted.country) : [];
          return { error: error.code, suggestions: near };
        });
    },
    setActive: (staff: StaffViewer, companyId: string, active: boolean) =>
      db.transaction().execute(async (trx) => {
        const now = deps.now();
        const changed = await trx
          .updateTable('companies')
          .set({ disabledAt: active ? null : new Date(now.epochMilliseconds) })
          .where('id', '=', companyId)
          .returning('id')
          .executeTakeFirst();
        if (!changed) throw notFound('Company');
        const entry = {
          action: 'setCompanyActive',
          subjectId: companyId,
          details: { active },
          companyId,
        };
        await writeAudit(trx, staff, entry, now);
      }),
  };
}

export type Companies = ReturnType<typeof makeCompanies>;

class DuplicateError extends Error {
  override name = 'Taken';
  constructor(readonly code: 'COMPANY_SLUG_TAKEN' | 'STAFF_EMAIL_TAKEN') {
    super(code);
  }
}

async function insertCompany(
  trx: Database,
  id: string,
  { displayName, country, currency, language }: NewCompany,
  now: Temporal.Instant,
): Promise<void> {
  await trx
    .insertInto('companies')
    .values({
      id,
      displayName: companyName(displayName) ?? displayName,
      // Closed until its owner opens it: an empty menu is nothing to be found by (SETUP-04).
      hasAppOrders: false,
      country,
      // Turkey's prices are in lira, whatever was chosen (D-159).
      defaultCurrency: currencyOfCompany({ country, defaultCurrency: currency }),
      code: countryPreset(country)?.phoneCode ?? null,
      languages: [language],
      defaultLanguage: language,
      createdAt: new Date(now.epochMilliseconds),
    })
    .execute();
}

async function insertConfiguration(
  trx: Database,
  companyId: string,
  { slug }: NewCompany,
  newId: () => string,
): Promise<boolean> {
  const row = await trx
    .insertInto('cloudConfigurations')
    .values({
      id: newId(),
      companyId,
      userCompanyId: companyId,
      slug,
      theme: JSON.stringify(NEUTRAL_THEME),
      serviceTypes: ['TAKE_AWAY'],
      // Its first guest would be asked for an account, and a deployment without SMS could not give one (D-570).
      enableAnonymousOrders: true,
    })
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
