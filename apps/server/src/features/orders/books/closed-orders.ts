import { minor, subtractMinor, type Minor } from '@tallrik/domain/money/minor';
import { bookEntries, type AmountOfRate } from '@tallrik/domain/orders/books/book-entries';
import { spreadBack, type ClosedOrder } from '@tallrik/domain/orders/books/day-closing';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { MONEY_BACK } from './book-tables.ts';

type Line = { amount: number; discount: number; rate: number };
type Back = { at: string; amount: number; tip: number; byRate: AmountOfRate[] | null };
type Row = {
  id: string;
  venueId: string;
  status: OrderStatus;
  isTest: boolean;
  isPayLater: boolean;
  createdAt: Date;
  tip: number;
  easyId: string;
  rejectReason: string | null;
  kind: string | null;
  rejectedAt: Date | null;
  items: Line[];
  fees: Line[];
  backs: Back[];
};

/** Every order that has a line in the books of a day: made, rejected or given back in it. */
export async function readClosedOrders(
  db: Database,
  { companyId, venueId }: { companyId: string; venueId: string },
  { begins, ends }: { begins: Temporal.Instant; ends: Temporal.Instant },
): Promise<ClosedOrder[]> {
  const [since, until] = [begins, ends].map((at) => new Date(at.epochMilliseconds));
  const { rows } = await sql<Row>`
    with money_back as not materialized (${MONEY_BACK}),
      meant as (
        select id from orders where venue_id = ${venueId}::uuid and created_at >= ${since} and created_at < ${until}
        union
        select order_moves.order_id from order_moves join orders on orders.id = order_moves.order_id
        where orders.venue_id = ${venueId}::uuid and order_moves.to_status = 'REJECTED'
          and order_moves.company_id = ${companyId}::uuid and order_moves.at >= ${since} and order_moves.at < ${until}
        union
        select payments.order_id from payments join money_back on money_back.payment_id = payments.id
        where payments.venue_id = ${venueId}::uuid and money_back.company_id = ${companyId}::uuid
          and money_back.at >= ${since} and money_back.at < ${until})
    select orders.id, orders.venue_id, orders.status, orders.is_test, orders.is_pay_later, orders.created_at, orders.tip,
      orders.easy_id, orders.reject_reason, payments.kind,
      (select max(at) from order_moves where order_id = orders.id and to_status = 'REJECTED') as rejected_at,
      (select coalesce(json_agg(json_build_object('amount', amount, 'discount', discount,
        'rate', percentage_vat::float8) order by position), '[]') from order_items where order_id = orders.id) as items,
      (select coalesce(json_agg(json_build_object('amount', amount, 'discount', discount,
        'rate', percentage_vat::float8)), '[]') from order_fees where order_id = orders.id) as fees,
      (select coalesce(json_agg(json_build_object('at', money_back.at, 'amount', money_back.amount,
        'tip', money_back.tip, 'byRate', money_back.by_rate) order by money_back.at), '[]')
        from money_back where money_back.payment_id = payments.id) as backs
    from orders left join payments on payments.order_id = orders.id
    where orders.id in (select id from meant)`.execute(db);
  return rows.map(toOrder);
}

const lineOf = ({ amount, discount, rate }: Line) => ({
  price: { amount: minor(amount), discount: minor(discount), percentageVAT: rate },
});
const isoOf = (at: Date | string): string =>
  Temporal.Instant.fromEpochMilliseconds(new Date(at).getTime()).toString();

function toOrder({ items, fees, backs, ...row }: Row): ClosedOrder {
  const order = {
    ...row,
    createdAt: isoOf(row.createdAt),
    rejectedAt: row.rejectedAt === null ? null : isoOf(row.rejectedAt),
    tip: minor(row.tip),
    items: items.map(lineOf),
    fees: fees.map(lineOf),
  };
  return { ...order, refunds: refundsOf(order, backs) };
}

/** Parts the kitchen gave back name no rates: they are spread. */
function refundsOf(
  order: Omit<ClosedOrder, 'refunds'>,
  backs: readonly Back[],
): ClosedOrder['refunds'] {
  const [sale] = bookEntries(
    { ...order, refunds: [], status: 'COMPLETED', isTest: false, isPayLater: false },
    { timeZone: 'UTC', dayHours: [] },
  );
  const past: AmountOfRate[] = [];
  return backs.map(({ at, amount, tip, byRate }) => {
    const goods: Minor = subtractMinor(minor(amount), minor(tip));
    const rates =
      byRate?.map(({ rate, gross, vat }) => ({ rate, gross: minor(gross), vat: minor(vat) })) ??
      spreadBack(sale?.byRate ?? [], past, goods);
    past.push(...rates);
    return { at: isoOf(at), amount: minor(amount), tip: minor(tip), byRate: rates };
  });
}
