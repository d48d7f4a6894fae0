import type { PromoHours } from '@tallrik/domain/cart/offers/promo-hours';
import { isWithinPromoHours } from '@tallrik/domain/cart/offers/promo-hours';
import {
  normalisePromoCode,
  type PromoCode,
  type PromoCodeRefusal,
  refusalOfPromoCode,
} from '@tallrik/domain/cart/promo-code';
import { type Selectable, sql, type OperationNodeSource } from 'kysely';
import { columnOneOf, localizedColumn } from '../../../platform/database/columns.ts';
import type { Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/generated/tables.ts';
import { DISCOUNT_TYPES } from '../offers/offer-store.ts';

/** A code with what its row knows besides: counted uses and hours. */
export type StoredPromoCode = { code: PromoCode; hours: PromoHours; usedCount: number };

export type PromoCodeName = { id: string } | { typed: string };

const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

export async function findPromoCode(
  db: Database,
  companyId: string,
  name: PromoCodeName,
): Promise<StoredPromoCode | null> {
  const row = await promoRow(db, companyId, name).executeTakeFirst();
  return row ? promoCodeOf(row) : null;
}

/** Its row stays locked until the transaction ends: of two guests after the last use, one waits and finds it gone. */
export async function lockPromoCode(
  db: Database,
  companyId: string,
  name: PromoCodeName,
): Promise<StoredPromoCode | null> {
  const row = await promoRow(db, companyId, name).forNoKeyUpdate().executeTakeFirst();
  return row ? promoCodeOf(row) : null;
}

const promoRow = (db: Database, companyId: string, name: PromoCodeName) =>
  db
    .selectFrom('promoCodes')
    .selectAll()
    .where('companyId', '=', companyId)
    .where((where) =>
      'id' in name
        ? where('id', '=', name.id)
        : where(sql<string>`upper(code)`, '=', normalisePromoCode(name.typed)),
    );

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null;

const promoCodeOf = (row: Selectable<DB['promoCodes']>): StoredPromoCode => ({
  code: {
    id: row.id,
    code: row.code,
    active: row.active,
    discountType: columnOneOf(DISCOUNT_TYPES, row.discountType),
    discountRate: row.discountRate,
    title: localizedColumn(row.title),
    venues: row.venueIds,
    categoryIds: row.categoryIds,
    offerType: columnOneOf(['ORDER_DISCOUNT'], row.offerType),
    activeFrom: isoOf(row.startsAt),
    activeUntil: isoOf(row.endsAt),
    requiresUser: row.requiresUser,
    useLimit: row.useLimit,
    useLimitPerUser: row.useLimitPerUser,
  },
  hours:
    row.hoursStart !== null && row.hoursEnd !== null
      ? { start: row.hoursStart, end: row.hoursEnd }
      : null,
  usedCount: row.usedCount,
});

/** Who wants to use a code, and where. A guest is known by account and by phone (D-70). */
export type PromoGuest = {
  venueId: string;
  timeZone: string;
  cartId: string | null;
  userId: string | null;
  phoneHash: string | null;
};

/** Why this guest cannot use the code now; null is a yes. Exact only while the code's row is locked. */
export async function refusalFor(
  db: Database,
  stored: StoredPromoCode | null,
  guest: PromoGuest,
  now: Temporal.Instant,
): Promise<PromoCodeRefusal | null> {
  const isLimited =
    stored !== null && (stored.code.useLimit !== null || stored.code.useLimitPerUser !== null);
  const counted = isLimited
    ? await countUses(db, stored.code.id, guest, now)
    : { reserved: 0, byUser: 0 };
  return refusalOfPromoCode(stored?.code ?? null, {
    now,
    venueId: guest.venueId,
    userId: guest.userId,
    isWithinHours: stored === null || isWithinPromoHours(stored.hours, now, guest.timeZone),
    uses: (stored?.usedCount ?? 0) + counted.reserved,
    usesByUser: counted.byUser,
  });
}

/** Reservations of others, and everything this guest has used or reserved elsewhere. */
async function countUses(
  db: Database,
  promoCodeId: string,
  { cartId, userId, phoneHash }: PromoGuest,
  now: Temporal.Instant,
): Promise<{ reserved: number; byUser: number }> {
  // What the guest's own cart has reserved is this very use.
  const isOthers = sql<boolean>`expires_at > ${dateOf(now)} and cart_id is distinct from ${cartId}::uuid`;
  const { rows } = await sql<{ reserved: number; byUser: number }>`
    select
      (select count(*)::int from promo_uses
        where promo_code_id = ${promoCodeId} and ${isOthers}) as reserved,
      (select count(*)::int from promo_uses
        where promo_code_id = ${promoCodeId}
          and (user_id = ${userId}::uuid or phone_hash = ${phoneHash}::text)
          and (expires_at is null or (${isOthers}))) as by_user
  `.execute(db);
  return rows[0] ?? { reserved: 0, byUser: 0 };
}

export async function reservePromoUse(
  db: Database,
  companyId: string,
  use: {
    id: string;
    promoCodeId: string;
    cartId: string;
    userId: string | null;
    phoneHash: string | null;
    sessionId: string;
    until: Temporal.Instant;
  },
): Promise<void> {
  const { until, ...row } = use;
  await db
    .insertInto('promoUses')
    .values({ ...row, companyId, expiresAt: dateOf(until) })
    .execute();
}

/** Counts a use: of a session's reservation, or, where there was none, as it happens. */
export async function countPromoUse(
  db: Database,
  companyId: string,
  use: {
    id: string;
    promoCodeId: string;
    cartId: string | null;
    userId: string | null;
    phoneHash: string | null;
    sessionId: string | null;
    orderId: string | null;
    offerTokenId: string | null;
  },
): Promise<void> {
  const { orderId, offerTokenId, sessionId, promoCodeId } = use;
  const reserved =
    sessionId === null
      ? undefined
      : await db
          .updateTable('promoUses')
          .set({ orderId, expiresAt: null })
          .where('companyId', '=', companyId)
          .where('sessionId', '=', sessionId)
          .returning('id')
          .executeTakeFirst();
  if (!reserved) {
    await db
      .insertInto('promoUses')
      .values({ ...use, offerTokenId, companyId, expiresAt: null })
      .execute();
  }
  await addToCount(db, companyId, promoCodeId, 1);
}

/** Reservations only: a counted use is the order's, and ends with it. */
export const releasingPromoUses = (
  db: Database,
  companyId: string,
  sessionId: string,
): OperationNodeSource =>
  db
    .deleteFrom('promoUses')
    .where('companyId', '=', companyId)
    .where('sessionId', '=', sessionId)
    .where('orderId', 'is', null);

const FORGOTTEN_BATCH = 100;

/** Reservations of sessions that are over: only a bug or a hand in the database leaves any. */
export const findForgottenPromoUses = (
  db: Database,
): Promise<{ companyId: string; sessionId: string }[]> =>
  db
    .selectFrom('promoUses')
    .innerJoin('paymentSessions', 'paymentSessions.id', 'promoUses.sessionId')
    .select(['paymentSessions.companyId', 'paymentSessions.id as sessionId'])
    .where('promoUses.expiresAt', 'is not', null)
    .where('paymentSessions.state', 'not in', ['OPENING', 'OPEN'])
    .limit(FORGOTTEN_BATCH)
    .execute();

/** Nothing happens the second time. */
export async function returnPromoUse(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<void> {
  const returned = await db
    .deleteFrom('promoUses')
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .returning('promoCodeId')
    .executeTakeFirst();
  if (returned) await addToCount(db, companyId, returned.promoCodeId, -1);
}

async function addToCount(
  db: Database,
  companyId: string,
  promoCodeId: string,
  uses: number,
): Promise<void> {
  await db
    .updateTable('promoCodes')
    .set((row) => ({ usedCount: row('usedCount', '+', uses) }))
    .where('companyId', '=', companyId)
    .where('id', '=', promoCodeId)
    .execute();
}
