import type { Database } from '../../../platform/database/database.ts';
import { hasOpenCard, turnInFullCards } from './order-stamps.ts';

type Guest = { id: string; companyId: string };

/** One stamp that somebody of the restaurant gives or takes, with a reason (GUESTS-06). */
export type StampMove = {
  id: string;
  stampCardId: string;
  isTaken: boolean;
  staffId: string;
  reason: string;
  at: Temporal.Instant;
};

/** Whose card it has to be, and at which venues it has to be for. */
export type StampGiver = { companyId: string; venueIds: 'ALL' | readonly string[] };

/**
 * Gives one stamp, which may fill the card, or takes the newest of an open one: a full card is the guest's. The
 * caller holds the account's lock. False: no such card for this giver or guest, or no stamp to take.
 */
export async function moveStamp(
  trx: Database,
  guest: Guest,
  giver: StampGiver,
  move: StampMove,
  newId: () => string,
): Promise<boolean> {
  const card = await findCard(trx, giver, move);
  if (!card) return false;
  const createdAt = new Date(move.at.epochMilliseconds);
  const whose = { companyId: guest.companyId, userId: guest.id, stampCardId: card.id };
  if (move.isTaken) {
    if (!(await takeNewest(trx, guest, card.id))) return false;
  } else {
    // Taken away, it is filled by who has begun, and begun by nobody (GROWTH-21).
    const isOpen = card.endsAt !== null && card.endsAt.getTime() > createdAt.getTime();
    if (card.archivedAt !== null && !(isOpen && (await hasOpenCard(trx, guest, card.id))))
      return false;
    await trx
      .insertInto('stamps')
      .values({ ...whose, id: newId(), createdAt })
      .execute();
    await turnInFullCards(trx, guest, card, newId);
  }
  const { id, isTaken, staffId, reason } = move;
  await trx
    .insertInto('stampMoves')
    .values({ ...whose, id, isTaken, staffId, reason, createdAt })
    .execute();
  return true;
}

async function findCard(trx: Database, { companyId, venueIds }: StampGiver, move: StampMove) {
  const card = await trx
    .selectFrom('stampCards')
    .select(['id', 'requiredCount', 'offerId', 'venueIds', 'archivedAt', 'endsAt'])
    .where('companyId', '=', companyId)
    .where('id', '=', move.stampCardId)
    .executeTakeFirst();
  if (!card || venueIds === 'ALL' || card.venueIds.length === 0) return card;
  return card.venueIds.some((id) => venueIds.includes(id)) ? card : undefined;
}

/** One that staff gave before one that an order earned. */
async function takeNewest(trx: Database, guest: Guest, stampCardId: string): Promise<boolean> {
  const newest = await trx
    .selectFrom('stamps')
    .select('id')
    .where('userId', '=', guest.id)
    .where('stampCardId', '=', stampCardId)
    .where('active', '=', true)
    .orderBy((row) => row('orderId', 'is not', null))
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return false;
  await trx.deleteFrom('stamps').where('id', '=', newest.id).execute();
  return true;
}
