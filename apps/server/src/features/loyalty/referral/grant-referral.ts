import { normalisePromoCode } from '@tallrik/domain/cart/promo-code';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { companiesWithAccountsIn } from '../account-sharing.ts';
import { grantToken } from '../offers/token-store.ts';
import type { HashPhone } from '../promo/promo-guest.ts';
import {
  countPromoUse,
  lockPromoCode,
  refusalFor,
  type StoredPromoCode,
} from '../promo/promo-store.ts';

/** A new member, as activation knows one. `companyId` is the company of accounts. */
export type NewMember = { id: string; companyId: string; phone: string | null };

export type GrantReferralDeps = {
  hashPhone: HashPhone;
  newId: () => string;
  now: () => Temporal.Instant;
};

/**
 * D-113: what was typed at sign-up is a referral code, else a promo code, else nothing. Its benefit becomes an offer
 * token of the new member, in the transaction that activates the account. Nothing here ever refuses a sign-up.
 */
export const makeGrantReferral =
  (deps: GrantReferralDeps) =>
  async (db: Database, member: NewMember, typed: string): Promise<void> => {
    const code = normalisePromoCode(typed);
    if (code === '' || (await grantByReferral(deps, db, member, code))) return;
    await grantByPromoCode(deps, db, member, code);
  };

/** True when the code is somebody's referral, also one that gives this member nothing. */
async function grantByReferral(
  deps: GrantReferralDeps,
  db: Database,
  member: NewMember,
  code: string,
): Promise<boolean> {
  const referral = await db
    .selectFrom('referralCodes')
    .leftJoin('users', 'users.id', 'referralCodes.ownerUserId')
    .leftJoin('referralTerms', 'referralTerms.companyId', 'referralCodes.companyId')
    // Chosen once for all codes; before anything was chosen each gives what it was made with (GROWTH-25).
    .innerJoin('offers', (join) =>
      join.on('offers.id', '=', sql`coalesce(referral_terms.offer_id, referral_codes.offer_id)`),
    )
    .select(['referralCodes.id', 'referralCodes.active', 'ownerUserId', 'users.phone'])
    .select(['offers.id as offerId', 'offers.deleted'])
    .where('referralCodes.companyId', '=', member.companyId)
    .where(sql<string>`upper(referral_codes.code)`, '=', code)
    .executeTakeFirst();
  if (!referral) return false;
  const { ownerUserId, phone, offerId, active, deleted } = referral;
  // The own code, also under a new account with the same phone.
  const isOwn = ownerUserId === member.id || (phone !== null && phone === member.phone);
  if (!active || isOwn) return true;
  if (!deleted) await grant(deps, db, member, offerId);
  await db
    .insertInto('referralUses')
    .values({
      userId: member.id,
      companyId: member.companyId,
      referralCodeId: referral.id,
      createdAt: new Date(deps.now().epochMilliseconds),
    })
    .onConflict((known) => known.column('userId').doNothing())
    .execute();
  return true;
}

async function grantByPromoCode(
  deps: GrantReferralDeps,
  db: Database,
  member: NewMember,
  code: string,
): Promise<void> {
  const found = await db
    .selectFrom('promoCodes')
    .select('companyId')
    .where('companyId', 'in', companiesWithAccountsIn(member.companyId))
    .where(sql<string>`upper(code)`, '=', code)
    .orderBy('companyId')
    .executeTakeFirst();
  const stored = found && (await lockPromoCode(db, found.companyId, { typed: code }));
  // A personal offer is for the whole order: one for some categories only would give more than the code does.
  if (!stored || stored.code.categoryIds.length > 0) return;
  const phoneHash = member.phone === null ? null : deps.hashPhone(member.phone);
  if (!(await isGrantable(deps, db, stored, member, phoneHash))) return;
  const { companyId } = found;
  const offerId = await signUpOfferOf(deps, db, companyId, stored);
  const offerTokenId = await grant(deps, db, member, offerId);
  await countPromoUse(db, companyId, {
    id: deps.newId(),
    promoCodeId: stored.code.id,
    cartId: null,
    userId: member.id,
    phoneHash,
    sessionId: null,
    orderId: null,
    offerTokenId,
  });
}

/** All rules of the code but those of a place and an hour: at sign-up there is neither. */
async function isGrantable(
  deps: GrantReferralDeps,
  db: Database,
  stored: StoredPromoCode,
  member: NewMember,
  phoneHash: string | null,
): Promise<boolean> {
  const anywhere = {
    code: { ...stored.code, venues: [] },
    hours: null,
    usedCount: stored.usedCount,
  };
  const guest = { venueId: '', timeZone: 'UTC', cartId: null, userId: member.id, phoneHash };
  return (await refusalFor(db, anywhere, guest, deps.now())) === null;
}

async function grant(
  deps: GrantReferralDeps,
  db: Database,
  member: NewMember,
  offerId: string,
): Promise<string> {
  const id = deps.newId();
  await grantToken(db, {
    id,
    accountCompanyId: member.companyId,
    userId: member.id,
    offerId,
  });
  return id;
}

/** The personal offer that gives what the code gives; made once, under the code's lock. */
async function signUpOfferOf(
  deps: GrantReferralDeps,
  db: Database,
  companyId: string,
  { code }: StoredPromoCode,
): Promise<string> {
  const known = await db
    .selectFrom('promoCodes')
    .innerJoin('offers', 'offers.id', 'promoCodes.signUpOfferId')
    .select('offers.id')
    .where('promoCodes.companyId', '=', companyId)
    .where('promoCodes.id', '=', code.id)
    // The code may have been changed since: what the last member got is not what this one was promised.
    .where('offers.discountRate', '=', code.discountRate)
    .where('offers.discountType', '=', code.discountType)
    .where('offers.deleted', '=', false)
    .executeTakeFirst();
  if (known) return known.id;
  const id = deps.newId();
  await db
    .insertInto('offers')
    .values({
      id,
      companyId,
      type: code.offerType,
      context: 'APP',
      isDefault: false,
      discountRate: code.discountRate,
      discountType: code.discountType,
      nameLang: JSON.stringify(code.title),
      venueIds: code.venues,
      createdAt: new Date(deps.now().epochMilliseconds),
    })
    .execute();
  await db
    .updateTable('promoCodes')
    .set({ signUpOfferId: id })
    .where('companyId', '=', companyId)
    .where('id', '=', code.id)
    .execute();
  return id;
}
