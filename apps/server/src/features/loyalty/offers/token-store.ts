import type { OfferToken } from '@tallrik/domain/loyalty/offer-token';
import { sql, type OperationNodeSource } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { companiesWithAccountsIn } from '../account-sharing.ts';

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

/** Tokens that open offers of this company, of a user whose account counts here. */
export async function findTokensAt(
  db: Database,
  companyId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<OfferToken[]> {
  const rows = await db
    .selectFrom('offerTokens')
    .innerJoin('offers', 'offers.id', 'offerTokens.offerId')
    .innerJoin('users', 'users.id', 'offerTokens.userId')
    .innerJoin('cloudConfigurations', (join) =>
      join
        .onRef('cloudConfigurations.companyId', '=', 'offers.companyId')
        .onRef('cloudConfigurations.userCompanyId', '=', 'users.companyId'),
    )
    .distinct()
    .select([
      'offerTokens.id',
      'offerTokens.userId',
      'offerTokens.offerId',
      'offerTokens.singleUse',
      'offerTokens.used',
      'offerTokens.expiresAt',
    ])
    .where('offers.companyId', '=', companyId)
    .where('offerTokens.userId', '=', userId)
    .where('users.deleted', '=', false)
    .orderBy('offerTokens.id')
    .execute();
  return rows.map(({ expiresAt, ...token }) => ({ ...token, expired: isOver(expiresAt, now) }));
}

/** More than anybody can look at. */
const MAX_TOKENS = 100;

/** A user's own tokens at every company that shares the accounts, those that can still be used first. */
export async function findTokensOfUser(
  db: Database,
  accountCompanyId: string,
  userId: string,
  now: Temporal.Instant,
): Promise<OfferToken[]> {
  const rows = await db
    .selectFrom('offerTokens')
    .innerJoin('offers', 'offers.id', 'offerTokens.offerId')
    .select([
      'offerTokens.id',
      'offerTokens.userId',
      'offerTokens.offerId',
      'offerTokens.singleUse',
      'offerTokens.used',
      'offerTokens.expiresAt',
    ])
    .where('offerTokens.companyId', '=', accountCompanyId)
    .where('offerTokens.userId', '=', userId)
    .where('offers.companyId', 'in', companiesWithAccountsIn(accountCompanyId))
    .where('offers.context', '=', 'APP')
    .where((where) =>
      where.or([where('offers.deleted', '=', false), where('offers.rightsKept', '=', true)]),
    )
    .where('offers.paused', '=', false)
    .where(sql<boolean>`coalesce(offers.ends_at > ${dateOf(now)}, true)`)
    .where(sql<boolean>`coalesce(offers.starts_at <= ${dateOf(now)}, true)`)
    .orderBy('offerTokens.used')
    .orderBy(sql`coalesce(offer_tokens.expires_at <= ${dateOf(now)}, false)`)
    .orderBy('offers.createdAt', 'desc')
    .orderBy('offerTokens.id')
    .limit(MAX_TOKENS)
    .execute();
  return rows.map(({ expiresAt, ...token }) => ({ ...token, expired: isOver(expiresAt, now) }));
}

const isOver = (expiresAt: Date | null, now: Temporal.Instant): boolean =>
  expiresAt !== null && expiresAt.getTime() <= now.epochMilliseconds;

export type SpendableToken = {
  id: string;
  offerId: string;
  singleUse: boolean;
  isReservedByThis: boolean;
};

/** Locks the user's tokens for these offers, always in one order, and returns those that can be spent now. */
export async function lockSpendableTokens(
  db: Database,
  user: { companyId: string; userId: string; sessionId: string | null },
  offerIds: readonly string[],
  now: Temporal.Instant,
): Promise<SpendableToken[]> {
  const rows = await db
    .selectFrom('offerTokens')
    .select(['id', 'offerId', 'singleUse', 'used', 'expiresAt', 'heldBySession', 'heldUntil'])
    .where('userId', '=', user.userId)
    .where('offerId', 'in', [...offerIds])
    .where('companyId', 'in', accountCompaniesOf(user.companyId))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows
    .map(({ heldBySession, heldUntil, ...token }) => {
      const isLive = heldUntil !== null && heldUntil.getTime() >= now.epochMilliseconds;
      const isReservedByThis = isLive && heldBySession === user.sessionId;
      return { ...token, isReservedByThis, isReservedByOther: isLive && !isReservedByThis };
    })
    .filter(({ isReservedByThis, isReservedByOther, ...token }) => {
      if (token.singleUse && token.used) return false;
      // What a session keeps stays good for it, though its time runs out while the guest pays.
      return isReservedByThis || (!isReservedByOther && !isOver(token.expiresAt, now));
    })
    .map(({ id, offerId, singleUse, isReservedByThis }) => ({
      id,
      offerId,
      singleUse,
      isReservedByThis,
    }));
}

const accountCompaniesOf = (companyId: string) =>
  sql<string>`(select user_company_id from cloud_configurations where company_id = ${companyId})`;

/** Those of the offers that not everybody may take. */
export async function findTokenOffers(
  db: Database,
  companyId: string,
  offerIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('offers')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', 'in', [...offerIds])
    .where('isDefault', '=', false)
    .execute();
  return rows.map(({ id }) => id);
}

export async function reserveTokens(
  db: Database,
  tokenIds: readonly string[],
  sessionId: string,
  until: Temporal.Instant,
): Promise<void> {
  if (tokenIds.length === 0) return;
  await db
    .updateTable('offerTokens')
    .set({ heldBySession: sessionId, heldUntil: dateOf(until) })
    .where('id', 'in', [...tokenIds])
    .execute();
}

export const releasingTokens = (db: Database, sessionId: string): OperationNodeSource =>
  db
    .updateTable('offerTokens')
    .set({ heldBySession: null, heldUntil: null })
    .where('heldBySession', '=', sessionId);

const FORGOTTEN_BATCH = 100;

/** Tokens that lie with sessions that are over: only a bug or a hand in the database leaves any. */
export const findForgottenTokens = (
  db: Database,
): Promise<{ companyId: string; sessionId: string }[]> =>
  db
    .selectFrom('offerTokens')
    .innerJoin('paymentSessions', 'paymentSessions.id', 'offerTokens.heldBySession')
    .select(['paymentSessions.companyId', 'paymentSessions.id as sessionId'])
    .distinct()
    .where('paymentSessions.state', 'not in', ['OPENING', 'OPEN'])
    .limit(FORGOTTEN_BATCH)
    .execute();

/** Only single-use tokens name their order: a lasting one is used by many and given back by none. */
export async function spendTokens(
  db: Database,
  tokens: readonly Pick<SpendableToken, 'id' | 'singleUse'>[],
  orderId: string,
): Promise<void> {
  if (tokens.length === 0) return;
  await db
    .updateTable('offerTokens')
    .set({
      used: true,
      heldBySession: null,
      heldUntil: null,
      usedByOrder: sql<string | null>`case when single_use then ${orderId}::uuid end`,
    })
    .where(
      'id',
      'in',
      tokens.map(({ id }) => id),
    )
    .execute();
}

export async function returnTokens(db: Database, orderId: string): Promise<void> {
  await db
    .updateTable('offerTokens')
    .set({ used: false, usedByOrder: null })
    .where('usedByOrder', '=', orderId)
    .execute();
}

export async function grantToken(
  db: Database,
  token: { id: string; accountCompanyId: string; userId: string; offerId: string },
): Promise<void> {
  const { accountCompanyId: companyId, ...row } = token;
  await db
    .insertInto('offerTokens')
    .values({ ...row, companyId, singleUse: true })
    .execute();
}
