import type {
  MutationResolvers,
  QueryResolvers,
  ReferralCodeResult,
} from '@tallrik/contract/generated/staff-resolvers';
import { reachOf } from '@tallrik/domain/accounts/staff-rights';
import { OFFICE_LIMITS } from '@tallrik/domain/company/office-limits';
import { isUuid } from '@tallrik/domain/is-uuid';
import { readCode } from '@tallrik/domain/loyalty/codes/code-text';
import { sql } from 'kysely';
import { localizedColumn } from '../../../platform/database/columns.ts';
import { officeCaller } from '../../../platform/auth/staff-rights.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { StaffContext } from '../../../platform/graphql/context.ts';
import { badInput } from '../../../platform/graphql/errors.ts';
import type { OfficeResult } from '../../../platform/office/office-subject.ts';
import type { Office } from '../../../platform/office/office.ts';
import { isElsewhere } from './level-operations.ts';
import { isCodeTaken, lockCodeNames } from './office-code.ts';
import {
  answerReferralCodes,
  chooseOffer,
  findTerms,
  isChoosable,
  referralCodeSubject,
  referralSubject,
  setActive,
  termsOf,
  type ReferralCode,
} from './office-referral.ts';

type Query<Name extends keyof QueryResolvers> = NonNullable<QueryResolvers<StaffContext>[Name]>;
type Mutation<Name extends keyof MutationResolvers> = NonNullable<
  MutationResolvers<StaffContext>[Name]
>;

const AREA = 'OFFERS';
const PAGE = 100;
const LONGEST_CURSOR = 9;

export function makeReferralOperations(deps: {
  db: Database;
  office: Office;
  newId: () => string;
}) {
  const { db, office, newId } = deps;

  const officeReferral: Query<'officeReferral'> = async (_root, given, context) => {
    const { companyId, staff } = officeCaller(context, {
      area: AREA,
      access: 'READ',
      companyId: given.companyId,
    });
    const offset = readCursor(given.cursor);
    const seesGuests = reachOf(staff.role, 'GUESTS', 'READ') === 'ALL';
    const terms = await findTerms(db, companyId);
    const offerId = terms?.offerId ?? null;
    const { rows: offers } = await sql<{ id: string; nameLang: unknown; deleted: boolean }>`
      select id, name_lang, deleted from offers
      where (${isChoosable(companyId)}) or (company_id = ${companyId} and id = ${offerId}::uuid)
      order by created_at desc, id limit ${OFFICE_LIMITS.codes}`.execute(db);
    const [codes, guestCodes] = await Promise.all([
      answerReferralCodes(db, companyId, {
        only: sql`one.owner_user_id is null`,
        offset: 0,
        limit: OFFICE_LIMITS.referralCodes,
        seesGuests,
      }),
      answerReferralCodes(db, companyId, {
        only: sql`one.owner_user_id is not null`,
        offset,
        limit: PAGE + 1,
        seesGuests,
      }),
    ]);
    return {
      version: terms?.version ?? 1,
      offerId,
      offers: offers.map(({ id, nameLang, deleted }) => ({
        id,
        name: localizedColumn(nameLang),
        isArchived: deleted,
      })),
      codes,
      guestCodes: guestCodes.slice(0, PAGE),
      nextCursor: guestCodes.length > PAGE ? String(offset + PAGE) : null,
      isElsewhere: await isElsewhere(db, companyId),
    };
  };

  const saveReferralOffer: Mutation<'saveReferralOffer'> = async (_root, given, context) => {
    const { version, offerId } = given;
    const { companyId } = officeCaller(context, {
      area: AREA,
      access: 'WRITE',
      companyId: given.companyId,
    });
    const refused = (error: string, field: string | null) => ({
      error,
      field,
      version,
      offerId: null,
      auditId: null,
    });
    if (await isElsewhere(db, companyId)) return refused('ACCOUNT_SHARED', null);
    if (!isUuid(offerId)) return refused('FIELD_INVALID', 'offerId');
    const { id } = await termsOf(db, companyId, newId);
    const call = { action: 'saveReferralOffer', area: AREA, companyId, id, version } as const;
    const result = await office.change(context, referralSubject, call, (trx, before) =>
      chooseOffer(trx, companyId, before, offerId),
    );
    const { error, field, auditId, thing } = result;
    const standing = { version: thing?.version ?? version, offerId: thing?.offerId ?? null };
    return { error, field, auditId, ...standing };
  };

  const answer = async (
    { error, field, auditId, thing }: OfficeResult<ReferralCode>,
    companyId: string,
  ): Promise<ReferralCodeResult> => {
    const [code = null] = thing
      ? await answerReferralCodes(db, companyId, {
          only: sql`one.id = ${thing.id}`,
          offset: 0,
          limit: 1,
          seesGuests: true,
        })
      : [];
    return { error, field, auditId, code };
  };

  const createReferralCode: Mutation<'createReferralCode'> = async (_root, given, context) => {
    const { companyId: wanted, id } = given;
    const caller = officeCaller(context, { area: AREA, access: 'WRITE', companyId: wanted });
    const { companyId } = caller;
    const limit = { most: OFFICE_LIMITS.referralCodes, count: countOwnCodes };
    const call = { action: 'createReferralCode', area: AREA, companyId, id, limit } as const;
    const result = await office.create(context, referralCodeSubject, call, async (trx) => {
      if (await isElsewhere(trx, companyId)) return { error: 'ACCOUNT_SHARED' };
      const code = readCode(given.code);
      if (code === null) return { error: 'FIELD_INVALID', field: 'code' };
      await lockCodeNames(trx, companyId);
      if (await isCodeTaken(trx, companyId, { id, code }))
        return { error: 'CODE_TAKEN', field: 'code' };
      const offerId = (await findTerms(trx, companyId))?.offerId ?? null;
      if (offerId === null) return { error: 'OFFER_REQUIRED', field: 'offerId' };
      await trx.insertInto('referralCodes').values({ id, companyId, code, offerId }).execute();
      return undefined;
    });
    return answer(result, companyId);
  };

  const saveReferralCode: Mutation<'saveReferralCode'> = async (_root, given, context) => {
    const { id, version, active } = given;
    const { companyId } = officeCaller(context, {
      area: AREA,
      access: 'WRITE',
      companyId: given.companyId,
    });
    const call = { action: 'saveReferralCode', area: AREA, companyId, id, version } as const;
    const result = await office.change(context, referralCodeSubject, call, async (trx, before) => {
      await setActive(trx, companyId, before, active);
      return undefined;
    });
    return answer(result, companyId);
  };

  return {
    Query: { officeReferral },
    Mutation: { saveReferralOffer, createReferralCode, saveReferralCode },
  };
}

async function countOwnCodes(trx: Database, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from referral_codes
    where company_id = ${companyId} and owner_user_id is null`.execute(trx);
  return rows[0]?.count ?? 0;
}

function readCursor(cursor: string | null | undefined): number {
  if (cursor == null) return 0;
  const offset = cursor.length <= LONGEST_CURSOR ? Number(cursor) : Number.NaN;
  if (!Number.isSafeInteger(offset) || offset < 0) throw badInput('Not a cursor');
  return offset;
}
