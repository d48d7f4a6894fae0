import { randomInt } from 'node:crypto';
import type {
  CodeInput,
  CodeResult,
  MutationResolvers,
} from '@tallrik/contract/generated/staff-resolvers';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import {
  checkCode,
  NEW_CODE,
  type CodeFields,
  type CodeProblem,
} from '@tallrik/domain/loyalty/codes/check-code';
import { proposeCode, readPrefix } from '@tallrik/domain/loyalty/codes/code-text';
import { ok, type Result } from '@tallrik/domain/result';
import { sql } from 'kysely';
import { writeAudit } from '../../../platform/auth/audit-log.ts';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import { defaultLanguageOf, textOf } from '../../../platform/office/localized-input.ts';
import {
  lockVersions,
  type OfficeRefusal,
  type OfficeResult,
} from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import { answerCodes } from './code-answers.ts';
import {
  changeCode,
  changeSeries,
  codeSubject,
  isCodeTaken,
  isSeries,
  lockCodeNames,
  seriesSubject,
  writeCodes,
  type OfficeCode,
} from './office-code.ts';
import { salesReader } from './sales-reader.ts';

type Mutation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;

type CodeOfficeDeps = {
  db: Database;
  office: Office;
  newId: () => string;
};

const AREA = 'OFFERS';

/** Null takes a limit away; of the rest it changes nothing. */
function readInput(given: CodeInput): Partial<CodeFields> {
  const { code, active, discountType, discountRate, requiresUser } = given;
  const plain = { code, active, discountType, discountRate, requiresUser };
  const { startsAt, endsAt, hoursStart, hoursEnd, useLimit, useLimitPerUser } = given;
  const limits = { startsAt, endsAt, hoursStart, hoursEnd, useLimit, useLimitPerUser };
  return {
    ...Object.fromEntries(Object.entries(plain).filter(([, value]) => value != null)),
    ...Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined)),
    ...(given.venueIds === undefined ? {} : { venueIds: given.venueIds ?? [] }),
    ...(given.categoryIds === undefined ? {} : { categoryIds: given.categoryIds ?? [] }),
    ...(given.title == null ? {} : { title: textOf(given.title) }),
  };
}

const idsIn = async (db: Database, table: 'venues' | 'categories', companyId: string) => {
  const rows = await db
    .selectFrom(table)
    .select('id')
    .where('companyId', '=', companyId)
    .where('deleted', '=', false)
    .execute();
  return new Set(rows.map(({ id }) => id));
};

export function makeCodeOperations(deps: CodeOfficeDeps) {
  const { db, office } = deps;

  async function check(
    trx: Database,
    companyId: string,
    before: CodeFields,
    given: CodeInput,
  ): Promise<Result<{ fields: CodeFields; changed: Partial<CodeFields> }, OfficeRefusal>> {
    const input = readInput(given);
    const checked = checkCode(input, {
      before,
      defaultLanguage: await defaultLanguageOf(trx, companyId),
      venueIds: await idsIn(trx, 'venues', companyId),
      categoryIds: await idsIn(trx, 'categories', companyId),
    });
    if (!checked.ok) return { ok: false, error: refusalOf(checked.error) };
    const fields = checked.value;
    const names = new Set([...Object.keys(input), 'requiresUser']);
    const changed = Object.fromEntries(Object.entries(fields).filter(([name]) => names.has(name)));
    return ok({ fields, changed });
  }

  const answer = async (
    { error, field, auditId, thing }: OfficeResult<OfficeCode>,
    context: StaffContext,
    wanted: string | null | undefined,
  ): Promise<CodeResult> => {
    const reader = salesReader(context, wanted);
    const codes = thing ? await answerCodes(db, reader, [thing], context.now()) : [];
    return { error, field, auditId, code: codes[0] ?? null };
  };

  const createCode: Mutation<'createCode'> = async (_root, given, context) => {
    const { companyId, id } = given;
    const limit = { most: OFFICE_LIMITS.codes, count: countOf('promoCodes') };
    const call = { action: 'createCode', area: AREA, companyId, id, limit } as const;
    const result = await office.create(context, codeSubject, call, async (trx, caller) => {
      const checked = await check(trx, caller.companyId, NEW_CODE, given.code);
      if (!checked.ok) return checked.error;
      const { fields } = checked.value;
      if (Object.keys(fields.title).length === 0) return { error: 'TEXT_REQUIRED', field: 'title' };
      await lockCodeNames(trx, caller.companyId);
      if (await isCodeTaken(trx, caller.companyId, { id, code: fields.code }))
        return { error: 'CODE_TAKEN', field: 'code' };
      const { code, discountType, discountRate } = fields;
      await trx
        .insertInto('promoCodes')
        .values({ id, companyId: caller.companyId, code, discountType, discountRate })
        .execute();
      await writeCodes(trx, caller.companyId, { id }, fields);
      return undefined;
    });
    return answer(result, context, companyId);
  };

  const saveCode: Mutation<'saveCode'> = async (_root, given, context) => {
    const { id, version } = given;
    const { companyId } = officeCaller(context, {
      area: AREA,
      access: 'WRITE',
      companyId: given.companyId,
    });
    const ofSeries = await isSeries(db, companyId, id);
    const subject = ofSeries ? seriesSubject : codeSubject;
    const call = { action: 'saveCode', area: AREA, companyId, id, version } as const;
    const result = await office.change(context, subject, call, async (trx, before) => {
      const checked = ofSeries
        ? await check(trx, companyId, { ...before, ...OF_SERIES }, { ...given.code, ...UNCHANGED })
        : await check(trx, companyId, before, given.code);
      if (!checked.ok) return checked.error;
      const { changed } = checked.value;
      return (ofSeries ? changeSeries : changeCode)(trx, companyId, { id }, changed);
    });
    return answer(result, context, companyId);
  };

  const createCodeSeries: Mutation<'createCodeSeries'> = async (_root, given, context) => {
    const { companyId, id, count } = given;
    const limit = { most: OFFICE_LIMITS.codeSeries, count: countOf('promoCodeSeries') };
    const call = { action: 'createCodeSeries', area: AREA, companyId, id, limit } as const;
    const result = await office.create(context, seriesSubject, call, async (trx, caller) => {
      const prefix = readPrefix(given.prefix);
      if (prefix === null) return { error: 'FIELD_INVALID', field: 'prefix' };
      if (count < 1 || count > OFFICE_LIMITS.codesOfSeries)
        return { error: 'FIELD_INVALID', field: 'count' };
      const request = { ...given.code, ...UNCHANGED };
      const checked = await check(trx, caller.companyId, { ...NEW_CODE, ...OF_SERIES }, request);
      if (!checked.ok) return checked.error;
      const { code: _code, useLimit, ...fields } = checked.value.fields;
      if (Object.keys(fields.title).length === 0) return { error: 'TEXT_REQUIRED', field: 'title' };
      await lockCodeNames(trx, caller.companyId);
      await trx
        .insertInto('promoCodeSeries')
        .values({ id, companyId: caller.companyId, prefix })
        .execute();
      await drawCodes(trx, { companyId: caller.companyId, id, prefix, count });
      await writeCodes(trx, caller.companyId, { seriesId: id }, { ...fields, useLimit });
      return undefined;
    });
    return answer(result, context, companyId);
  };

  /** As many as were asked for: what another code has already is drawn anew. */
  async function drawCodes(
    trx: Database,
    series: { companyId: string; id: string; prefix: string; count: number },
  ): Promise<void> {
    let left = series.count;
    while (left > 0) {
      const ids = Array.from({ length: left }, deps.newId);
      const codes = ids.map(() => `${series.prefix}${proposeCode((below) => randomInt(below))}`);
      const { numAffectedRows = 0n } = await sql`
        insert into promo_codes (id, company_id, series_id, code, discount_type, discount_rate)
        select id, ${series.companyId}, ${series.id}, code, 'PERCENTAGE', 1
        from unnest(${ids}::uuid[], ${codes}::text[]) as drawn (id, code)
        on conflict (company_id, upper(code)) do nothing`.execute(trx);
      left -= Number(numAffectedRows);
    }
  }

  const removeCode: Mutation<'removeCode'> = async (_root, given, context) => {
    const { id, version } = given;
    const { staff, companyId } = officeCaller(context, {
      area: AREA,
      access: 'WRITE',
      companyId: given.companyId,
    });
    const outcome = await db.transaction().execute(async (trx) => {
      const ofSeries = await isSeries(trx, companyId, id);
      const { table, kind } = ofSeries ? seriesSubject : codeSubject;
      const standing = (await lockVersions(trx, table, companyId, [id])).get(id);
      const [thing] = await (ofSeries ? seriesSubject : codeSubject).read(trx, companyId, [id]);
      if (standing === undefined || !thing) throw notFound('Code');
      if (standing !== version) return { error: 'VERSION_CONFLICT', version: standing } as const;
      if (await isUsed(trx, companyId, id)) return { error: 'CODE_USED', version } as const;
      await trx
        .deleteFrom('promoCodes')
        .where('companyId', '=', companyId)
        .where((where) => where.or([where('id', '=', id), where('seriesId', '=', id)]))
        .execute();
      if (ofSeries)
        await trx
          .deleteFrom('promoCodeSeries')
          .where('companyId', '=', companyId)
          .where('id', '=', id)
          .execute();
      const details = { kind, code: thing.code, size: thing.seriesSize };
      const entry = { action: 'removeCode', subjectId: id, details, companyId };
      await writeAudit(trx, staff, entry, context.now());
      return { error: null, version: null } as const;
    });
    return { ...outcome, success: outcome.error === null, field: null, auditId: null };
  };

  return { createCode, saveCode, removeCode, createCodeSeries };
}

/** What each code of a series has instead of a name and a limit of its own. */
const OF_SERIES = { code: 'SERIES', useLimit: 1 } as const;
const UNCHANGED = { code: undefined, useLimit: undefined } as const;

const countOf =
  (table: 'promoCodes' | 'promoCodeSeries') =>
  async (trx: Database, companyId: string): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)}
      where company_id = ${companyId} ${table === 'promoCodes' ? sql`and series_id is null` : sql``}`.execute(
      trx,
    );
    return rows[0]?.count ?? 0;
  };

/** Locked before it is asked: a guest who begins to pay with it waits, and finds it gone. */
async function isUsed(trx: Database, companyId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    with own as (select id, used_count from promo_codes
      where company_id = ${companyId} and (id = ${id} or series_id = ${id}) for update)
    select exists (select from own where used_count > 0)
      or exists (select from promo_uses where promo_code_id in (select id from own)) as is_used`.execute(
    trx,
  );
  return rows[0]?.isUsed ?? false;
}

function refusalOf({ code, field }: CodeProblem): OfficeRefusal {
  if (code === 'NOT_FOUND') throw notFound(field);
  return { error: code, field };
}
