import type { SocialTableEvent } from '@tallrik/contract/social-table-event';
import type { Cart } from '@tallrik/domain/cart/cart';
import { ok, refused, type Result } from '@tallrik/domain/result';
import { cleanGuestName } from '@tallrik/domain/tables/guest-name';
import { isSittingOver, isTokenOfSitting, sittingEndsAt } from '@tallrik/domain/tables/sitting';
import { MOST_TABLE_GUESTS } from '@tallrik/domain/tables/social-table-event';
import { createHash } from 'node:crypto';
import type { Database } from '../../../platform/database/database.ts';
import type { TableSeat } from '../table-tokens.ts';
import {
  beginSitting,
  endSitting,
  findSitting,
  lastSittingEnd,
  lockSittingsOf,
} from './sitting-store.ts';
import { findGuests, findGuestByKey, saveGuest, type TableGuest } from './table-guest-store.ts';

/** The carts among these that were begun at this table. */
export type FindCartsOfTable = (
  db: Database,
  at: { companyId: string; tableId: string },
  cartIds: readonly string[],
) => Promise<Cart[]>;

export type Joined = {
  sittingId: string;
  guest: TableGuest;
  /** Something the others see is another now; else only a sign of life. */
  hasChanged: boolean;
};

export type JoinRefusal = 'OTHER_SITTING' | 'NOT_YOUR_CART' | 'TABLE_FULL';

export type JoinTable = (
  tableSeat: TableSeat,
  event: SocialTableEvent,
  userId: string | null,
) => Promise<Result<Joined, JoinRefusal>>;

/** A party that starts over again and again; older ones are let go, their orders with them. */
const MOST_CARTS = 50;

/** Kept as a hash: whoever reads the table cannot speak for its guests. The id has 122 random bits. */
const hashOf = (guestId: string): Buffer => createHash('sha256').update(guestId).digest();

/**
 * Takes what a phone tells its table: that a guest is there, by which name, with which cart, or that they want to be
 * seen no more. The first one begins a sitting (D-205). Each phone speaks for itself alone: who it is follows from
 * what it holds and nobody else was told, and a cart is linked by its key only, that of another account never.
 */
export const makeJoinTable =
  (deps: {
    db: Database;
    findCarts: FindCartsOfTable;
    now: () => Temporal.Instant;
    newId: () => string;
  }): JoinTable =>
  async (tableSeat, event, userId) => {
    const { companyId } = tableSeat;
    const key = event.guestId ?? event.cartId;
    if (key === null) return refused('OTHER_SITTING');
    const [cart] = event.cartId ? await deps.findCarts(deps.db, tableSeat, [event.cartId]) : [];
    if (cart && cart.userId !== null && cart.userId !== userId) return refused('NOT_YOUR_CART');
    return deps.db.transaction().execute(async (trx): Promise<Result<Joined, JoinRefusal>> => {
      await lockSittingsOf(trx, tableSeat.tableId);
      const sittingId = await presentSitting(trx, tableSeat, deps);
      if (sittingId === null) return refused('OTHER_SITTING');
      const guests = await findGuests(trx, companyId, sittingId);
      const keyHash = hashOf(key);
      const known = await findGuestByKey(trx, companyId, sittingId, keyHash);
      if (!known && guests.length >= MOST_TABLE_GUESTS) return refused('TABLE_FULL');
      const guest: TableGuest = {
        id: known?.id ?? deps.newId(),
        number: known?.number ?? guests.length + 1,
        name: cleanGuestName(event.name),
        cartIds: withCart(known?.cartIds ?? [], cart?.cartId ?? null),
        seenAt: deps.now(),
        hasLeft: event.type === 'GUEST_LEFT',
      };
      await saveGuest(trx, companyId, sittingId, { ...guest, keyHash });
      return ok({ sittingId, guest, hasChanged: isOther(known, guest) });
    });
  };

/** The sitting this code was scanned in, begun if there is none; null for one that is over. */
async function presentSitting(
  db: Database,
  tableSeat: TableSeat,
  deps: { now: () => Temporal.Instant; newId: () => string },
): Promise<string | null> {
  const { companyId, tableId, since } = tableSeat;
  const now = deps.now();
  const found = await findSitting(db, companyId, tableId);
  if (found && !isSittingOver(found, now))
    return isTokenOfSitting(since, found.previousEndedAt) ? found.id : null;
  const endedAt = found ? sittingEndsAt(found) : await lastSittingEnd(db, companyId, tableId);
  if (!isTokenOfSitting(since, endedAt)) return null;
  if (found) await endSitting(db, companyId, found.id, sittingEndsAt(found));
  const id = deps.newId();
  await beginSitting(db, companyId, { id, tableId, previousEndedAt: endedAt }, now);
  return id;
}

const withCart = (cartIds: readonly string[], cartId: string | null): readonly string[] =>
  cartId === null || cartIds.at(-1) === cartId
    ? cartIds
    : [...cartIds.filter((id) => id !== cartId), cartId].slice(-MOST_CARTS);

/** What the others see of a guest: of one who is not seen, and was not seen before, nothing, not even that they left. */
function isOther(before: TableGuest | null, after: TableGuest): boolean {
  if (before === null || before.hasLeft || after.hasLeft)
    return (before?.hasLeft ?? true) !== after.hasLeft;
  return before.name !== after.name || before.cartIds.at(-1) !== after.cartIds.at(-1);
}

/** Whoever holds this key and code sits at the table now, and wants to be seen; else null. */
export const findOwnPlace =
  (deps: { db: Database; now: () => Temporal.Instant }) =>
  async (
    tableSeat: TableSeat,
    guestId: string,
  ): Promise<{ sittingId: string; guestId: string } | null> => {
    const { companyId, tableId, since } = tableSeat;
    const sitting = await findSitting(deps.db, companyId, tableId);
    if (!sitting || isSittingOver(sitting, deps.now())) return null;
    if (!isTokenOfSitting(since, sitting.previousEndedAt)) return null;
    const guest = await findGuestByKey(deps.db, companyId, sitting.id, hashOf(guestId));
    return guest && !guest.hasLeft ? { sittingId: sitting.id, guestId: guest.id } : null;
  };
