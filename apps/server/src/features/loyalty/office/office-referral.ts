import type { OfficeReferralCode as CodeAnswer } from '@tallrik/contract/generated/staff-resolvers';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/graphql/errors.ts';
import type { OfficeRefusal, OfficeSubject } from '../../../platform/office/office-subject.ts';

/** What new members are given, as the office changes it. */
type ReferralTerms = { id: string; version: number; offerId: string | null };

const findTermsById = (
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<ReferralTerms[]> =>
  db
    .selectFrom('referralTerms')
    .select(['id', 'version', 'offerId'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();

export const findTerms = (db: Database, companyId: string): Promise<ReferralTerms | undefined> =>
  db
    .selectFrom('referralTerms')
    .select(['id', 'version', 'offerId'])
    .where('companyId', '=', companyId)
    .executeTakeFirst();

/** The row of the company, made with the first choice; until then its codes give what each was made with. */
export async function termsOf(
  trx: Database,
  companyId: string,
  newId: () => string,
): Promise<ReferralTerms> {
  await sql`insert into referral_terms (id, company_id)
    select ${newId()}::uuid, companies.id from companies where companies.id = ${companyId}::uuid
    on conflict (company_id) do nothing`.execute(trx);
  const terms = await findTerms(trx, companyId);
  // The platform's people may name any company, also one that is not there.
  if (!terms) throw notFound('Company');
  return terms;
}

/** The offers a new member can be given: personal, for the app, and not made of a discount code. */
export const isChoosable = (companyId: string): RawBuilder<boolean> =>
  sql<boolean>`offers.company_id = ${companyId} and not offers.is_default and not offers.deleted
    and offers.context = 'APP' and offers.type <> 'VISUAL'
    and not exists (select from promo_codes where promo_codes.sign_up_offer_id = offers.id)`;

/** Writes the choice: it counts for every code there is. */
export async function chooseOffer(
  trx: Database,
  companyId: string,
  { id }: { id: string },
  offerId: string | null,
): Promise<OfficeRefusal | undefined> {
  if (offerId !== null) {
    const { rows } = await sql`select from offers
      where id = ${offerId} and ${isChoosable(companyId)} for share`.execute(trx);
    if (rows.length === 0) return { error: 'FIELD_INVALID', field: 'offerId' };
  }
  await trx
    .updateTable('referralTerms')
    .set({ offerId })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
  return undefined;
}

export const referralSubject: OfficeSubject<ReferralTerms> = {
  kind: 'REFERRAL',
  table: 'referralTerms',
  read: findTermsById,
  fields: ({ offerId }) => ({ referralOfferId: offerId }),
  // An id tells nobody anything.
  hidden: ['referralOfferId'],
  restore: (trx, companyId, thing, { referralOfferId }) =>
    chooseOffer(trx, companyId, thing, referralOfferId as string | null),
};

export type ReferralCode = { id: string; version: number; code: string; active: boolean };

const findReferralCodes = (
  db: Database,
  companyId: string,
  ids: readonly string[],
): Promise<ReferralCode[]> =>
  db
    .selectFrom('referralCodes')
    .select(['id', 'version', 'code', 'active'])
    .where('companyId', '=', companyId)
    .where('id', 'in', [...ids])
    .execute();

export const setActive = async (
  trx: Database,
  companyId: string,
  { id }: { id: string },
  active: boolean,
): Promise<void> => {
  await trx
    .updateTable('referralCodes')
    .set({ active })
    .where('companyId', '=', companyId)
    .where('id', '=', id)
    .execute();
};

export const referralCodeSubject: OfficeSubject<ReferralCode> = {
  kind: 'REFERRAL_CODE',
  table: 'referralCodes',
  read: findReferralCodes,
  fields: ({ code, active }) => ({ code, active }),
  restore: async (trx, companyId, thing, { active }) => {
    if (typeof active === 'boolean') await setActive(trx, companyId, thing, active);
    return undefined;
  },
  undoneCreation: { active: false },
};

type Row = Omit<CodeAnswer, 'guest'> & {
  guestId: string | null;
  name: string | null;
  easyId: string | null;
};

/** Codes with what they brought, the best first; of whom they are only to who may see guests (O-27). */
export async function answerReferralCodes(
  db: Database,
  companyId: string,
  which: { only: RawBuilder<unknown>; offset: number; limit: number; seesGuests: boolean },
): Promise<CodeAnswer[]> {
  const { rows } = await sql<Row>`
    select one.id, one.version, one.code, one.active, used.sign_ups, users.id as guest_id, users.name, users.easy_id
    from referral_codes as one
    left join users on users.id = one.owner_user_id and not users.deleted
    cross join lateral (select count(*)::int as sign_ups from referral_uses
      where referral_uses.referral_code_id = one.id) as used
    where one.company_id = ${companyId} and ${which.only}
    order by used.sign_ups desc, one.code offset ${which.offset} limit ${which.limit}`.execute(db);
  return rows.map(({ guestId, name, easyId, ...code }) => ({
    ...code,
    guest:
      which.seesGuests && guestId !== null && easyId !== null
        ? { id: guestId, name, easyId }
        : null,
  }));
}
