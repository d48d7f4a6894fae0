import type { CodeFields } from '@tallrik/domain/loyalty/codes/check-code';
import { sql, type RawBuilder } from 'kysely';
import { localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { FieldValues } from '../../../platform/office/field-changes.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';

/** A code as the office changes it, or a series: then what its codes have in common. */
export type OfficeCode = CodeFields & {
  id: string;
  version: number;
  usedCount: number;
  /** How many codes a series has; null: a code by itself. */
  seriesSize: number | null;
};

type Row = Omit<OfficeCode, 'title' | 'startsAt' | 'endsAt' | 'discountRate'> & {
  title: unknown;
  startsAt: Date | null;
  endsAt: Date | null;
  discountRate: string | number;
};

const fromRow = (row: Row): OfficeCode => ({
  ...row,
  title: localizedColumn(row.title),
  discountRate: Number(row.discountRate),
  startsAt: row.startsAt?.toISOString() ?? null,
  endsAt: row.endsAt?.toISOString() ?? null,
});

const TERMS = sql`one.active, one.discount_type, one.discount_rate, one.title, one.venue_ids, one.category_ids,
  one.starts_at, one.ends_at, one.hours_start, one.hours_end, one.requires_user, one.use_limit_per_user`;

const among = (column: string, ids: readonly string[] | null): RawBuilder<unknown> =>
  ids === null ? sql`true` : sql`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Those that stand by themselves; null: all of the company. */
export async function findCodes(
  db: Database,
  companyId: string,
  ids: readonly string[] | null,
): Promise<OfficeCode[]> {
  const { rows } = await sql<Row>`
    select one.id, one.version, one.code, ${TERMS}, one.use_limit, one.used_count, null::int as series_size
    from promo_codes as one
    where one.company_id = ${companyId} and one.series_id is null and ${among('one.id', ids)}`.execute(
    db,
  );
  return rows.map(fromRow);
}

/** Each with the terms of any of its codes: they are the same in all. */
export async function findSeries(
  db: Database,
  companyId: string,
  ids: readonly string[] | null,
): Promise<OfficeCode[]> {
  const { rows } = await sql<Row>`
    select series.id, series.version, series.prefix as code, ${TERMS}, null::int as use_limit,
      counted.used as used_count, counted.size as series_size
    from promo_code_series as series
    cross join lateral (select count(*)::int as size, coalesce(sum(used_count), 0)::int as used
      from promo_codes where series_id = series.id) as counted
    cross join lateral (select * from promo_codes where series_id = series.id limit 1) as one
    where series.company_id = ${companyId} and ${among('series.id', ids)}`.execute(db);
  return rows.map(fromRow);
}

export async function isSeries(db: Database, companyId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('promoCodeSeries')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** One at a time gives codes their names: two at once would both find one free. */
export const lockCodeNames = (trx: Database, companyId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`codes:${companyId}`}, 0))`.execute(trx);

export async function isCodeTaken(
  trx: Database,
  companyId: string,
  { id, code }: { id: string; code: string },
): Promise<boolean> {
  // A code that brings members is found first at sign-up (D-113): the two never share a name.
  const { rows } = await sql`
    select from promo_codes where company_id = ${companyId} and upper(code) = ${code.toUpperCase()} and id <> ${id}
    union all
    select from referral_codes where company_id = ${companyId} and upper(code) = ${code.toUpperCase()} and id <> ${id}
    limit 1`.execute(trx);
  return rows.length > 0;
}

/** What new members got for the code was made of these: changed, it is made anew for the next one (D-113). */
const TERMS_OF_OFFER = ['discountType', 'discountRate', 'title', 'venueIds'] as const;

/** Writes fields to a code, or to every code of a series. */
export async function writeCodes(
  trx: Database,
  companyId: string,
  which: { id: string } | { seriesId: string },
  fields: Partial<CodeFields>,
): Promise<void> {
  const { title, startsAt, endsAt, venueIds, categoryIds, ...plain } = fields;
  const changed = {
    ...plain,
    ...(title === undefined ? {} : { title: JSON.stringify(title) }),
    ...(startsAt === undefined ? {} : { startsAt: startsAt && new Date(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: endsAt && new Date(endsAt) }),
    ...(venueIds === undefined ? {} : { venueIds: [...venueIds] }),
    ...(categoryIds === undefined ? {} : { categoryIds: [...categoryIds] }),
    ...(TERMS_OF_OFFER.some((name) => fields[name] !== undefined) ? { signUpOfferId: null } : {}),
  };
  if (Object.keys(changed).length === 0) return;
  await trx
    .updateTable('promoCodes')
    .set(changed)
    .where('companyId', '=', companyId)
    .where((where) =>
      'id' in which ? where('id', '=', which.id) : where('seriesId', '=', which.seriesId),
    )
    .execute();
}

const fieldsOf = (code: OfficeCode): CodeFields => ({
  code: code.code,
  active: code.active,
  discountType: code.discountType,
  discountRate: code.discountRate,
  title: code.title,
  venueIds: code.venueIds,
  categoryIds: code.categoryIds,
  startsAt: code.startsAt,
  endsAt: code.endsAt,
  hoursStart: code.hoursStart,
  hoursEnd: code.hoursEnd,
  requiresUser: code.requiresUser,
  useLimit: code.useLimit,
  useLimitPerUser: code.useLimitPerUser,
});

/** Writes what is changed of a code, or says that its name is another's. */
export async function changeCode(
  trx: Database,
  companyId: string,
  { id }: { id: string },
  fields: Partial<CodeFields>,
): Promise<OfficeRefusal | undefined> {
  if (fields.code !== undefined) {
    await lockCodeNames(trx, companyId);
    if (await isCodeTaken(trx, companyId, { id, code: fields.code }))
      return { error: 'CODE_TAKEN', field: 'code' };
  }
  await writeCodes(trx, companyId, { id }, fields);
  return undefined;
}

/** What every code of a series has by itself stays. */
export async function changeSeries(
  trx: Database,
  companyId: string,
  { id }: { id: string },
  { code: _code, useLimit: _useLimit, ...fields }: Partial<CodeFields>,
): Promise<undefined> {
  await writeCodes(trx, companyId, { seriesId: id }, fields);
}

type Logged = Omit<CodeFields, 'discountType' | 'discountRate'> & {
  discountPercent: number | null;
  discountAmount: number | null;
};

/** As the log has it: a percentage and an amount are two things, whoever reads it. */
const loggedOf = ({ discountType, discountRate, ...fields }: CodeFields): Logged => ({
  ...fields,
  discountPercent: discountType === 'PERCENTAGE' ? discountRate : null,
  discountAmount: discountType === 'AMOUNT' ? discountRate : null,
});

/** What the log took down, as it is written again. */
function fromLog(logged: FieldValues): Partial<CodeFields> {
  const { discountPercent, discountAmount, ...fields } = logged as Partial<Logged>;
  if (discountPercent != null)
    return { ...fields, discountType: 'PERCENTAGE', discountRate: discountPercent };
  if (discountAmount != null)
    return { ...fields, discountType: 'AMOUNT', discountRate: discountAmount };
  return fields;
}

export const codeSubject: OfficeSubject<OfficeCode> = {
  kind: 'CODE',
  table: 'promoCodes',
  read: findCodes,
  fields: (code) => loggedOf(fieldsOf(code)),
  restore: (trx, companyId, thing, fields) => changeCode(trx, companyId, thing, fromLog(fields)),
  undoneCreation: { active: false },
};

export const seriesSubject: OfficeSubject<OfficeCode> = {
  kind: 'CODE_SERIES',
  table: 'promoCodeSeries',
  read: findSeries,
  fields: (series) => {
    const { code: prefix, useLimit: _useLimit, ...terms } = loggedOf(fieldsOf(series));
    return { prefix, size: series.seriesSize, ...terms };
  },
  restore: (trx, companyId, thing, fields) => changeSeries(trx, companyId, thing, fromLog(fields)),
  undoneCreation: { active: false },
};
