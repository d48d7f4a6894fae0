import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { subtractMinor, type Minor } from '@tallrik/domain/money/minor';
import { sql, type OperationNodeSource } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Sharer = { companyId: string; cartId: string; sessionId: string | null };

/** Lines of a cheque cart carry their part of the bill; any other line is not ours. */
const sharesOf = (lines: readonly CartLine[]) =>
  lines.flatMap(({ id, fraction, share }) => (share ? [{ id, fraction, ...share }] : []));

/** Keeps others from paying the same parts until then. */
export const lockShares = (
  db: Database,
  sharer: Sharer,
  lines: readonly CartLine[],
  until: Temporal.Instant,
): Promise<void> =>
  writeShares(db, sharer, lines, {
    lockedUntil: new Date(until.epochMilliseconds),
    receiptId: null,
  });

/** The money is there: the parts are paid for good. The caller holds the table's lock and has checked what is left. */
export async function payShares(
  db: Database,
  sharer: Sharer,
  lines: readonly CartLine[],
  receiptId: string,
): Promise<void> {
  await writeShares(db, sharer, lines, { lockedUntil: null, receiptId });
  const shares = sharesOf(lines);
  const ids = shares.map(({ id }) => id);
  const amounts = shares.map(({ amount, discount }) => subtractMinor(amount, discount));
  await sql`update cheque_items set paid = paid + share.amount
    from (select unnest(${ids}::uuid[]) as id, unnest(${amounts}::integer[]) as amount) as share
    where cheque_items.company_id = ${sharer.companyId} and cheque_items.id = share.id`.execute(db);
}

async function writeShares(
  db: Database,
  { companyId, cartId, sessionId }: Sharer,
  lines: readonly CartLine[],
  lockState: { lockedUntil: Date | null; receiptId: string | null },
): Promise<void> {
  await db
    .insertInto('chequeShares')
    .values(
      sharesOf(lines).map(({ id: chequeItemId, fraction, amount, discount }) => ({
        companyId,
        cartId,
        sessionId,
        chequeItemId,
        fraction,
        amount,
        discount,
        ...lockState,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['cartId', 'chequeItemId']).doUpdateSet((share) => ({
        sessionId: share.ref('excluded.sessionId'),
        fraction: share.ref('excluded.fraction'),
        amount: share.ref('excluded.amount'),
        discount: share.ref('excluded.discount'),
        lockedUntil: share.ref('excluded.lockedUntil'),
        receiptId: share.ref('excluded.receiptId'),
      })),
    )
    .execute();
}

/** Ends the locks of sessions that are over; what they paid stays paid. */
export const unlockingShares = (
  db: Database,
  companyId: string,
  sessionId: string,
): OperationNodeSource =>
  db
    .deleteFrom('chequeShares')
    .where('companyId', '=', companyId)
    .where('sessionId', '=', sessionId)
    .where('lockedUntil', 'is not', null);

export const findChequeOfOrder = async (
  db: Database,
  companyId: string,
  orderId: string,
): Promise<string | null> =>
  (
    await db
      .selectFrom('chequeItems')
      .select('chequeId')
      .where('companyId', '=', companyId)
      .where('orderId', '=', orderId)
      .limit(1)
      .executeTakeFirst()
  )?.chequeId ?? null;

/**
 * Takes a rejected order's dishes off the bill and names the payments that had paid for some of them. Whoever is
 * paying one at this moment finds it gone, and gets the money back.
 */
export async function takeOffBill(
  db: Database,
  companyId: string,
  orderId: string,
  at: Temporal.Instant,
): Promise<{ receiptId: string; amount: Minor }[]> {
  const removed = await db
    .updateTable('chequeItems')
    .set({ takenOffAt: new Date(at.epochMilliseconds) })
    .where('companyId', '=', companyId)
    .where('orderId', '=', orderId)
    .where('takenOffAt', 'is', null)
    .returning('id')
    .execute();
  if (removed.length === 0) return [];
  const paid = await db
    .selectFrom('chequeShares')
    .where('companyId', '=', companyId)
    .where(
      'chequeItemId',
      'in',
      removed.map(({ id }) => id),
    )
    .where('receiptId', 'is not', null)
    .groupBy('receiptId')
    .select(['receiptId', sql<Minor>`sum(amount - discount)::integer`.as('amount')])
    .execute();
  return paid.flatMap(({ receiptId, amount }) =>
    receiptId && amount > 0 ? [{ receiptId, amount }] : [],
  );
}
