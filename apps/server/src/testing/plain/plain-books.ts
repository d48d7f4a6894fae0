import type { PlainWorld } from '@tallrik/domain/cart/testing/plain/plain-world';
import { sql } from 'kysely';
import type { MoneyWorld } from '../money-world.ts';
import type { PlainShop } from './plain-shop.ts';

/** What happened to one cart's money, by the provider's books, by ours and by the order. */
export type CartBooks = {
  provider: { authorised: number; captured: number; cancelled: number; refunded: number }[];
  payments: { kind: string; amount: number; tip: number; state: string; captured: number }[];
  order: {
    status: string;
    total: number;
    tip: number;
    comment: string;
    grossOfRate: Record<string, number>;
  } | null;
  bill: BillBooks | null;
};

/** Of an order to be paid later: what it put on the table's bill, and what each guest was charged for it. */
export type BillBooks = { owed: number; paid: number; isOpen: boolean; charged: number[] };

export async function readCartBooks(
  world: MoneyWorld,
  cartId: string,
  payers: readonly string[],
): Promise<CartBooks> {
  const { db } = world;
  const { rows: payments } = await sql<CartBooks['payments'][number]>`
    select kind, amount, tip, state, (select coalesce(sum(amount), 0)::int from payment_ledger
      where payment_id = payments.id and entry = 'CAPTURED') as captured
    from payments where cart_id = ${cartId}`.execute(db);
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'status', 'total', 'tip', 'comment', 'isPayLater'])
    .where('cartId', '=', cartId)
    .execute();
  if (orders.length > 1) throw new Error(`Cart ${cartId} has ${orders.length} orders`);
  const [order] = orders;
  return {
    provider: await providerBooks(world, cartId),
    bill: order?.isPayLater ? await readBillBooks(world, order.id, payers) : null,
    payments,
    order: order
      ? {
          status: order.status,
          total: order.total,
          tip: order.tip,
          comment: order.comment,
          grossOfRate: await grossOfRate(world, order.id),
        }
      : null,
  };
}

async function providerBooks(world: MoneyWorld, cartId: string): Promise<CartBooks['provider']> {
  const sessions = await world.db
    .selectFrom('paymentSessions')
    .select('reference')
    .where('cartId', '=', cartId)
    .execute();
  const references = new Set(sessions.map(({ reference }) => reference));
  return world.simulator
    .ledger()
    .filter(({ reference, authorised }) => references.has(reference) && authorised > 0)
    .map(({ authorised, captured, cancelled, refunded }) => ({
      authorised,
      captured,
      cancelled,
      refunded,
    }));
}

async function readBillBooks(
  world: MoneyWorld,
  orderId: string,
  payers: readonly string[],
): Promise<BillBooks> {
  const { rows } = await sql<Omit<BillBooks, 'charged'>>`
    select coalesce(sum(amount - discount) filter (where taken_off_at is null), 0)::int as owed,
      coalesce(sum(paid), 0)::int as paid, coalesce(bool_or(cheques.closed_at is null), false) as "isOpen"
    from cheque_items join cheques on cheques.id = cheque_id where order_id = ${orderId}`.execute(
    world.db,
  );
  const books = await Promise.all(payers.map((cartId) => providerBooks(world, cartId)));
  const [bill] = rows;
  if (!bill) throw new Error(`No bill of order ${orderId}`);
  return { ...bill, charged: books.flat().map(({ captured, refunded }) => captured - refunded) };
}

async function grossOfRate({ db }: MoneyWorld, orderId: string): Promise<Record<string, number>> {
  const { rows } = await sql<{ rate: number; gross: number }>`
    select percentage_vat::float as rate, sum(amount - discount)::int as gross
    from order_items where order_id = ${orderId} group by 1 having sum(amount - discount) <> 0`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ rate, gross }) => [rate, gross]));
}

/** What is left of what there is only so much of. */
export async function readLeft({ db }: MoneyWorld, { companyId, idOf }: PlainShop, of: PlainWorld) {
  const tokens = await db
    .selectFrom('offerTokens')
    .select('offerId')
    .where('companyId', '=', companyId)
    .where('used', '=', false)
    .execute();
  const units = await db
    .selectFrom('inventory')
    .select(['itemId', 'count'])
    .where('companyId', '=', companyId)
    .execute();
  return {
    tokens: Object.fromEntries(
      of.offers.map(({ id }) => [id, tokens.filter(({ offerId }) => offerId === idOf(id)).length]),
    ),
    units: Object.fromEntries(
      of.dishes.map(({ id }) => [
        id,
        units.find(({ itemId }) => itemId === idOf(id))?.count ?? null,
      ]),
    ),
  };
}
