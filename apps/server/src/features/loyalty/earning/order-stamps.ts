import { isStampCardShown, stampsEarned } from '@tallrik/domain/loyalty/stamp-cards';
import { isPaidFor } from '@tallrik/domain/orders/order-lists';
import type { Order } from '@tallrik/domain/orders/order';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { grantToken } from '../offers/token-store.ts';

type Guest = { id: string; companyId: string };

/** Gives the stamps of an order and turns full cards into offer tokens (D-119). The caller holds the account's lock. */
export async function giveStamps(
  db: Database,
  guest: Guest,
  order: Pick<Order, 'id' | 'companyId' | 'venueId' | 'items'>,
  deps: { newId: () => string; now: () => Temporal.Instant },
): Promise<void> {
  const cards = await db
    .selectFrom('stampCards')
    .select(['id', 'requiredCount', 'itemIds', 'venueIds', 'offerId', 'archivedAt', 'endsAt'])
    .where('companyId', '=', order.companyId)
    .where(({ or, eb }) =>
      or([eb('archivedAt', 'is', null), eb('endsAt', '>', new Date(deps.now().epochMilliseconds))]),
    )
    .orderBy('id')
    .execute();
  if (cards.length === 0) return;
  const dishes = await dishesOf(db, order);
  for (const card of cards) {
    if (!isStampCardShown({ venues: card.venueIds }, order.venueId)) continue;
    // Taken away, it is filled by who has begun, and begun by nobody (GROWTH-21).
    if (card.archivedAt !== null && !(await hasOpenCard(db, guest, card.id))) continue;
    const existingCount = await countStamps(db, guest, order.id, card.id);
    const earned = stampsEarned(dishes, card.itemIds) - existingCount;
    if (earned <= 0) continue;
    await db
      .insertInto('stamps')
      .values(
        Array.from({ length: earned }, () => ({
          id: deps.newId(),
          companyId: guest.companyId,
          userId: guest.id,
          stampCardId: card.id,
          orderId: order.id,
          createdAt: new Date(deps.now().epochMilliseconds),
        })),
      )
      .execute();
    await turnInFullCards(db, guest, card, deps.newId);
  }
}

export async function hasOpenCard(
  db: Database,
  guest: Guest,
  stampCardId: string,
): Promise<boolean> {
  const stamp = await db
    .selectFrom('stamps')
    .select('id')
    .where('userId', '=', guest.id)
    .where('stampCardId', '=', stampCardId)
    .where('active', '=', true)
    .limit(1)
    .executeTakeFirst();
  return stamp !== undefined;
}

/** Those of a completion that was taken back, which stayed because what they earned was spent. */
async function countStamps(
  db: Database,
  guest: Guest,
  orderId: string,
  stampCardId: string,
): Promise<number> {
  const { count } = await db
    .selectFrom('stamps')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', guest.id)
    .where('orderId', '=', orderId)
    .where('stampCardId', '=', stampCardId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The bag is no dish (D-66), and what cost nothing earns nothing (D-74): free burgers would earn the next free one. */
async function dishesOf(
  db: Database,
  { companyId, items }: Pick<Order, 'companyId' | 'items'>,
): Promise<string[]> {
  const bags = await db
    .selectFrom('cloudConfigurations')
    .select('bagItemId')
    .where('companyId', '=', companyId)
    .where('bagItemId', 'is not', null)
    .execute();
  const bagIds = new Set(bags.map(({ bagItemId }) => bagItemId));
  return items
    .filter(isPaidFor)
    .map(({ entry }) => entry.item.id)
    .filter((id) => !bagIds.has(id));
}

/** The stamps of a full card stay to be shown until the guest has seen them (LOYAL-12); the next card starts anew. */
export async function turnInFullCards(
  db: Database,
  guest: Guest,
  card: { id: string; requiredCount: number; offerId: string | null },
  newId: () => string,
): Promise<void> {
  const active = await db
    .selectFrom('stamps')
    .select('id')
    .where('userId', '=', guest.id)
    .where('stampCardId', '=', card.id)
    .where('active', '=', true)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const full = Math.floor(active.length / card.requiredCount);
  for (let at = 0; at < full; at += 1) {
    const filledCardId = newId();
    const stamps = active.slice(at * card.requiredCount, (at + 1) * card.requiredCount);
    await db
      .updateTable('stamps')
      .set({ active: false, filledCardId })
      .where(
        'id',
        'in',
        stamps.map(({ id }) => id),
      )
      .execute();
    if (card.offerId !== null) {
      const { id: userId, companyId: accountCompanyId } = guest;
      await grantToken(db, { id: filledCardId, accountCompanyId, userId, offerId: card.offerId });
    }
  }
}

/** Turns in every card that has as many stamps as a full one needs now, guest by guest, under their accounts' locks. */
export async function fillCards(
  db: Database,
  card: { id: string; requiredCount: number; offerId: string | null },
  newId: () => string,
): Promise<void> {
  const { rows } = await sql<Guest>`
    select users.id, users.company_id from users
    where users.id in (select user_id from stamps where stamp_card_id = ${card.id}::uuid and active
      group by user_id having count(*) >= ${card.requiredCount})
    order by users.id for no key update`.execute(db);
  for (const guest of rows) await turnInFullCards(db, guest, card, newId);
}

/**
 * Takes an order's stamps back. A card they helped to fill opens again, unless what it earned is spent or lies with
 * a payment: what was given and used stays given.
 */
export async function takeStamps(db: Database, guest: Guest, orderId: string): Promise<void> {
  const filled = await db
    .selectFrom('stamps')
    .select('filledCardId')
    .distinct()
    .where('userId', '=', guest.id)
    .where('orderId', '=', orderId)
    .where('filledCardId', 'is not', null)
    .execute();
  for (const { filledCardId } of filled) {
    if (filledCardId === null || !(await takeToken(db, filledCardId))) continue;
    await db
      .updateTable('stamps')
      .set({ active: true, filledCardId: null })
      .where('filledCardId', '=', filledCardId)
      .execute();
  }
  await db
    .deleteFrom('stamps')
    .where('userId', '=', guest.id)
    .where('orderId', '=', orderId)
    .where('active', '=', true)
    .execute();
}

/** True when nothing stands in the way any more, also for a card that earned no offer. */
async function takeToken(db: Database, tokenId: string): Promise<boolean> {
  const token = await db
    .selectFrom('offerTokens')
    .select(['used', 'heldBySession'])
    .where('id', '=', tokenId)
    .forUpdate()
    .executeTakeFirst();
  if (!token) return true;
  if (token.used || token.heldBySession !== null) return false;
  await db.deleteFrom('offerTokens').where('id', '=', tokenId).execute();
  return true;
}
