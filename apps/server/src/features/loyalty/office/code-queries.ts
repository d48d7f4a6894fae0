import type { QueryResolvers } from '@tallrik/contract/generated/staff-resolvers';
import { savingOn } from '@tallrik/domain/cart/discount-amount';
import { normalisePromoCode, type PromoCodeRefusal } from '@tallrik/domain/cart/promo-code';
import type { Language } from '@tallrik/domain/company/languages';
import { RUN_STATES } from '@tallrik/domain/loyalty/codes/code-state';
import { minor } from '@tallrik/domain/money/minor';
import { hasWords, searchText, searchWords } from '@tallrik/domain/search-text';
import { sql } from 'kysely';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput, notFound } from '../../../platform/graphql/errors.ts';
import { findPromoCode, refusalFor } from '../promo/promo-store.ts';
import { answerCodes, findAverageOrder, stateOf } from './code-answers.ts';
import { findCodes, findSeries, isSeries, type OfficeCode } from './office-code.ts';
import { salesReader } from './sales-reader.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;

const PAGE = 100;
const LONGEST_SEARCH = 100;
/** A cart nobody has. */
const HIGHEST_CART = 100_000_000;

export type PromoRefusalText = (refusal: PromoCodeRefusal, language: Language) => string;

export function makeCodeQueries(deps: {
  db: Database;
  newId: () => string;
  takesPromoCodes: (db: Database, companyId: string) => Promise<boolean>;
  promoRefusalText: PromoRefusalText;
}) {
  const { db } = deps;
  const companyOf = (context: StaffContext, companyId: string | null | undefined) =>
    officeCaller(context, { area: 'OFFERS', access: 'READ', companyId }).companyId;

  async function findOne(companyId: string, id: string): Promise<OfficeCode> {
    const [code] = [
      ...(await findCodes(db, companyId, [id])),
      ...(await findSeries(db, companyId, [id])),
    ];
    if (!code) throw notFound('Code');
    return code;
  }

  const officeCodes: Query<'officeCodes'> = async (_root, given, context) => {
    const companyId = companyOf(context, given.companyId);
    const now = context.now();
    const search = given.search ?? '';
    if (search.length > LONGEST_SEARCH) throw badInput('At most 100 characters');
    const first = readCursor(given.cursor);
    const all = [
      ...(await findCodes(db, companyId, null)),
      ...(await findSeries(db, companyId, null)),
    ];
    const found = (await narrow(companyId, all, search)).map((code) => ({
      code,
      state: stateOf(code, now),
    }));
    const listed = found
      .filter(({ state }) => given.state == null || state === given.state)
      .toSorted(
        (one, other) =>
          RUN_STATES.indexOf(one.state) - RUN_STATES.indexOf(other.state) ||
          compare(one.code, other.code),
      );
    const page = listed.slice(first, first + PAGE).map(({ code }) => code);
    const reader = salesReader(context, given.companyId);
    const [codes, averageOrder] = await Promise.all([
      answerCodes(db, reader, page, now),
      findAverageOrder(db, reader, now),
    ]);
    return {
      codes,
      nextCursor: first + PAGE < listed.length ? String(first + PAGE) : null,
      counts: RUN_STATES.map((state) => ({
        state,
        count: found.filter((one) => one.state === state).length,
      })),
      averageOrder,
    };
  };

  /** By a part of code or title; a guest's single code leads to its series. */
  async function narrow(companyId: string, all: OfficeCode[], search: string) {
    const words = searchWords(search);
    if (words.length === 0) return all;
    const { rows } = await sql<{ seriesId: string }>`
      select series_id from promo_codes where company_id = ${companyId} and series_id is not null
        and upper(code) = ${normalisePromoCode(search)}`.execute(db);
    return all.filter(
      ({ id, code, title }) =>
        rows.some(({ seriesId }) => seriesId === id) ||
        hasWords(searchText([code, ...Object.values(title)].join('\n')), words),
    );
  }

  const officeCode: Query<'officeCode'> = async (_root, { companyId: wanted, id }, context) => {
    const companyId = companyOf(context, wanted);
    const [answer] = await answerCodes(
      db,
      salesReader(context, wanted),
      [await findOne(companyId, id)],
      context.now(),
    );
    if (!answer) throw notFound('Code');
    return answer;
  };

  const codesOfSeries: Query<'codesOfSeries'> = async (_root, given, context) => {
    const companyId = companyOf(context, given.companyId);
    if (!(await isSeries(db, companyId, given.id))) throw notFound('Code');
    const rows = await db
      .selectFrom('promoCodes')
      .select(['code', 'usedCount'])
      .where('companyId', '=', companyId)
      .where('seriesId', '=', given.id)
      .orderBy('code')
      .execute();
    return rows.map(({ code, usedCount }) => ({ code, isUsed: usedCount > 0 }));
  };

  const tryCode: Query<'tryCode'> = async (_root, given, context) => {
    const companyId = companyOf(context, given.companyId);
    const { id, venueId, cartValue, isSignedIn, language } = given;
    if (cartValue < 0 || cartValue > HIGHEST_CART) throw badInput('Not the value of a cart');
    const at = readInstant(given.at);
    const venue = await db
      .selectFrom('venues')
      .select('timeZone')
      .where('companyId', '=', companyId)
      .where('id', '=', venueId)
      .executeTakeFirst();
    if (!venue) throw notFound('Venue');
    const { seriesSize } = await findOne(companyId, id);
    const codeId = seriesSize === null ? id : await anyOf(companyId, id);
    const stored = (await deps.takesPromoCodes(db, companyId))
      ? await findPromoCode(db, companyId, { id: codeId })
      : null;
    // Somebody with an account who has never been here.
    const userId = isSignedIn ? deps.newId() : null;
    const guest = { venueId, timeZone: venue.timeZone, cartId: null, userId, phoneHash: null };
    const refusal = await refusalFor(db, stored, guest, at);
    if (refusal !== null || stored === null) {
      const code = refusal ?? 'NOTFOUND';
      return { refusal: code, refusalText: deps.promoRefusalText(code, language), saving: null };
    }
    return { refusal: null, refusalText: null, saving: savingOn(minor(cartValue), stored.code) };
  };

  /** One that is not used, while there is one. */
  async function anyOf(companyId: string, seriesId: string): Promise<string> {
    const row = await db
      .selectFrom('promoCodes')
      .select('id')
      .where('companyId', '=', companyId)
      .where('seriesId', '=', seriesId)
      .orderBy('usedCount')
      .orderBy('code')
      .limit(1)
      .executeTakeFirstOrThrow();
    return row.id;
  }

  return { officeCodes, officeCode, codesOfSeries, tryCode };
}

const compare = (one: OfficeCode, other: OfficeCode): number =>
  one.code < other.code ? -1 : Number(one.code > other.code);

function readCursor(cursor: string | null | undefined): number {
  const first = cursor == null ? 0 : cursor.length > 6 ? Number.NaN : Number(cursor);
  if (!Number.isSafeInteger(first) || first < 0) throw badInput('Not a cursor');
  return first;
}

function readInstant(text: string): Temporal.Instant {
  try {
    return Temporal.Instant.from(text.slice(0, 40));
  } catch {
    throw badInput('Not a moment');
  }
}
