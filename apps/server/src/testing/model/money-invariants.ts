import type { LedgerLine } from '@tallrik/payment-simulator/books/ledger';
import { foldCart } from '@tallrik/domain/cart/fold-cart';
import type { CartEvent } from '@tallrik/domain/cart/cart-event';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** What is wrong with the money, in words; empty when all is well. Holds once everything has come to rest. */
export async function findMoneyFaults(db: Database, provider: LedgerLine[]): Promise<string[]> {
  return [
    ...(await faultsOfAuthorisedMoney(db, provider)),
    ...(await faultsOfOrders(db)),
    ...(await faultsOfLedger(db)),
    ...(await faultsOfLooseEnds(db)),
    ...(await faultsOfWaitingCarts(db)),
  ];
}

type OurPayment = {
  pspReference: string | null;
  state: string;
  amount: number;
  orderStatus: string | null;
  /** Of a paid bill: what it paid for dishes, and for those that were rejected afterwards. */
  dishes: number | null;
  rejectedDishes: number | null;
  /** Refunded in parts. */
  parts: number;
  /** What the append-only ledger tells of it, oldest first. */
  story: string;
};

async function readPayments(db: Database): Promise<OurPayment[]> {
  const { rows } = await sql<OurPayment>`
    select payments.psp_reference as "pspReference", payments.state, payments.amount,
      orders.status as "orderStatus", bill.dishes, bill.rejected as "rejectedDishes",
      (select coalesce(sum(amount), 0)::int from part_refunds
       where payment_id = payments.id and done_at is not null) as parts,
      (select string_agg(entry, ', ' order by id) from payment_ledger
       where payment_id = payments.id) as story
    from payments
    left join orders on orders.id = payments.order_id
    left join lateral (
      select sum(shares.amount - shares.discount)::int as dishes,
        (coalesce(sum(shares.amount - shares.discount) filter (where dish_orders.status = 'REJECTED'), 0))::int as rejected
      from cheque_shares as shares
      join cheque_items on cheque_items.id = shares.cheque_item_id
      join orders as dish_orders on dish_orders.id = cheque_items.order_id
      where shares.receipt_id = payments.order_id) as bill on true
    where payments.kind = 'CARD'`.execute(db);
  return rows;
}

/** Every authorised amount is exactly one of: captured for one order, cancelled, refunded. */
async function faultsOfAuthorisedMoney(db: Database, provider: LedgerLine[]): Promise<string[]> {
  const ours = new Map((await readPayments(db)).map((payment) => [payment.pspReference, payment]));
  const faults: string[] = [];
  for (const line of provider.filter(({ authorised }) => authorised > 0)) {
    const payment = ours.get(line.pspReference);
    ours.delete(line.pspReference);
    const fault = payment ? faultOf(line, payment) : 'unknown to us';
    if (fault)
      faults.push(`${describeLine(line)}: ${fault}${payment ? `, after ${payment.story}` : ''}`);
  }
  for (const pspReference of ours.keys())
    faults.push(`${pspReference}: money here that the provider never held`);
  return faults;
}

function faultOf(line: LedgerLine, payment: OurPayment): string | null {
  const fate = fateOf(line);
  if (payment.amount !== line.authorised) return `${payment.amount} here`;
  if (fate === 'IN_BETWEEN') return `${payment.state} here`;
  const back = line.cancelled + line.refunded;
  const due = dueBack(payment);
  if (back !== due) return `${due} due back to the guest of a ${payment.orderStatus} order`;
  // Given back dish by dish, a payment stays captured, and its parts say the rest.
  const isInParts = payment.parts > 0 && payment.parts === line.refunded;
  const state = isInParts || fate === 'PARTLY_REFUNDED' ? 'CAPTURED' : fate;
  if (payment.state !== state) return `${payment.state} here`;
  return fate === 'PARTLY_REFUNDED' && !isInParts ? `${payment.parts} of it in parts here` : null;
}

/** What the guest must have got back, said from the orders alone. */
function dueBack({ orderStatus, amount, dishes, rejectedDishes }: OurPayment): number {
  if (orderStatus === null || orderStatus === 'REJECTED') return amount;
  if (dishes === null || rejectedDishes === null) return 0;
  return rejectedDishes === dishes ? amount : rejectedDishes;
}

const describeLine = (line: LedgerLine): string =>
  `${line.pspReference} of ${line.authorised}, ${fateOf(line)} at the provider (asked: ${line.captureRequests} captures, ${line.cancelRequests} cancels, ${line.refundRequests} refunds; refunded ${line.refunded})`;

export type Fate = 'CAPTURED' | 'CANCELLED' | 'REFUNDED' | 'PARTLY_REFUNDED' | 'IN_BETWEEN';

export function fateOf({ authorised, captured, cancelled, refunded }: LedgerLine): Fate {
  if (captured === 0 && refunded === 0 && cancelled === authorised) return 'CANCELLED';
  if (captured !== authorised || cancelled !== 0 || refunded > captured) return 'IN_BETWEEN';
  if (refunded === 0) return 'CAPTURED';
  return refunded === authorised ? 'REFUNDED' : 'PARTLY_REFUNDED';
}

/** Every order has its money explained, once, to the minor unit. */
async function faultsOfOrders(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string; total: number; payments: number; paid: number | null }>`
    select orders.id, orders.total, count(payments.id)::int as payments, sum(payments.amount)::int as paid
    from orders left join payments on payments.order_id = orders.id
    group by orders.id having count(payments.id) <> 1 or sum(payments.amount) <> orders.total`.execute(
    db,
  );
  return rows.map(
    ({ id, total, payments, paid }) => `order ${id}: ${total} due, ${paid} in ${payments} payments`,
  );
}

/** The append-only ledger tells the same end of the story as the payment's row. */
async function faultsOfLedger(db: Database): Promise<string[]> {
  const { rows } = await sql<{ id: string; state: string; story: string }>`
    select payments.id, payments.state, story.entries as story
    from payments cross join lateral (
      select string_agg(entry, ', ' order by id) as entries, bool_or(entry = payments.state) as is_told
      from payment_ledger where payment_id = payments.id) as story
    where story.is_told is not true`.execute(db);
  return rows.map(({ id, state, story }) => `payment ${id}: ${state}, but its ledger is ${story}`);
}

async function faultsOfLooseEnds(db: Database): Promise<string[]> {
  const { rows } = await sql<{ what: string; count: number }>`
    select 'units still held' as what, count(*)::int as count from stock_reservations
    union all select 'live sessions', count(*)::int from payment_sessions where state in ('OPENING', 'OPEN')
    union all select 'waiting notices', count(*)::int from payment_notices where processed_at is null
    union all select 'dead jobs', count(*)::int from graphile_worker._private_jobs where attempts >= max_attempts
    union all select 'shelves below nothing', count(*)::int from inventory where count < 0`.execute(
    db,
  );
  return rows.filter(({ count }) => count > 0).map(({ what, count }) => `${count} ${what}`);
}

/** No guest stands before a cart that waits for a payment nobody will ever decide. */
async function faultsOfWaitingCarts(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('cartEvents')
    .select(['cartId', 'event'])
    .orderBy('cartId')
    .orderBy('sequence')
    .execute();
  const cartIds = [...new Set(rows.map(({ cartId }) => cartId))];
  return cartIds.flatMap((cartId) => {
    const events = rows.filter((row) => row.cartId === cartId).map(({ event }) => event);
    const cart = foldCart(events.map((event) => event as CartEvent));
    const isWaiting =
      cart.orderId === null && cart.payments.some(({ state }) => state === 'PENDING');
    return isWaiting ? [`cart ${cartId} waits for ever`] : [];
  });
}

/** Receipts of paid bills are no food. What the kitchen counted at first, minus what living orders are made of, is what is on the shelf. */
export async function findStockFaults(
  db: Database,
  counted: { itemId: string; variationId: string; initial: number },
): Promise<string[]> {
  const { rows } = await sql<{ left: number; sold: number }>`
    select inventory.count as left, (
      select coalesce(sum(
        (order_items.entry -> 'item' ->> 'id' = ${counted.itemId})::int
        + (select count(*)::int from jsonb_array_elements(order_items.variations) as chosen
           where chosen ->> 'id' = ${counted.variationId})), 0)::int
      from order_items join orders on orders.id = order_items.order_id
      where orders.status <> 'REJECTED' and orders.cheque_id is null) as sold
    from inventory where item_id = ${counted.itemId}`.execute(db);
  return rows
    .filter(({ left, sold }) => left !== counted.initial - sold)
    .map(({ left, sold }) => `stock: ${counted.initial} at first, ${sold} sold, ${left} left`);
}
