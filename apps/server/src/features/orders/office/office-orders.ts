import type {
  OfficeOrderPage,
  OfficeOrderRow,
  OfficeOrderSums,
  OrderFilter,
} from '@tallrik/contract/generated/staff-resolvers';
import type { Currency } from '@tallrik/domain/money/currency';
import { calledName } from '@tallrik/domain/orders/called-name';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { HistoryCursor } from '../staff-orders.ts';
import { conditionsOf, isDiscounted, refundedSum, type OrderReader } from './order-filter.ts';

type Row = Omit<OfficeOrderRow, 'createdAt' | 'currency'> & {
  createdAt: Date;
  currency: string;
  accountName: string | null;
};

/** Whatever a condition may speak of. */
const FROM = sql`orders
  join venues on venues.id = orders.venue_id
  left join payments on payments.order_id = orders.id
  left join restaurant_tables on restaurant_tables.id = orders.table_id
  left join users on users.id = orders.user_id`;

/** The card is looked up for the rows of the page alone: the notice that named it is the provider's word. */
const readRows = async (
  db: Database,
  where: RawBuilder<unknown>,
  limit: number,
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    with page as materialized (
      select orders.id, orders.easy_id, orders.created_at, orders.venue_id, venues.time_zone, orders.status, orders.type,
        restaurant_tables.code as table_code, payments.kind, payments.psp_reference, orders.total, orders.tip,
        coalesce(${refundedSum}, 0) as refunded, orders.currency, orders.guest_name, users.name as account_name,
        orders.is_test, orders.is_pay_later, orders.cheque_id is not null as is_receipt
      from ${FROM}
      where ${where}
      order by orders.created_at desc, orders.id desc limit ${limit})
    select page.id, page.easy_id, page.created_at, page.venue_id, page.time_zone, page.status, page.type, page.table_code, page.kind,
      page.total, page.tip, page.refunded, page.currency, page.guest_name, page.account_name, page.is_test,
      page.is_pay_later, page.is_receipt, card.brand as card_brand, card.last_four as card_end
    from page left join lateral (
      select notice -> 'card' ->> 'brand' as brand, notice -> 'card' ->> 'lastFour' as last_four
      from payment_notices
      where notice ->> 'paymentReference' = page.psp_reference and notice ->> 'kind' = 'AUTHORISED'
        and jsonb_typeof(notice -> 'card') = 'object'
      limit 1) as card on true
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
};

const toRow = (reader: OrderReader, { accountName, ...row }: Row): OfficeOrderRow => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  currency: row.currency as Currency,
  guestName: reader.seesGuests
    ? (row.guestName ?? (accountName ? calledName(accountName) : null))
    : null,
});

/** Newest first. One more than the page is read: it says whether there is a next one. */
export async function findOfficeOrders(
  db: Database,
  reader: OrderReader,
  filter: OrderFilter,
  page: { after: HistoryCursor | null; limit: number },
): Promise<OfficeOrderPage> {
  const { after, limit } = page;
  const conditions = conditionsOf(reader, filter);
  const where = after
    ? sql`${conditions} and (orders.created_at, orders.id) < (${after.createdAt}, ${after.id}::uuid)`
    : conditions;
  const found = await readRows(db, where, limit + 1);
  const orders = found.slice(0, limit).map((row) => toRow(reader, row));
  const last = orders.at(-1);
  return { orders, nextCursor: found.length > limit && last ? cursorOf(last) : null };
}

const cursorOf = ({ createdAt, id }: Pick<OfficeOrderRow, 'createdAt' | 'id'>): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** The row of one order; null where it is not there for this caller. */
export async function findOfficeOrderRow(
  db: Database,
  reader: OrderReader,
  orderId: string,
): Promise<OfficeOrderRow | null> {
  const where = sql`${conditionsOf(reader, {})} and orders.id = ${orderId}::uuid`;
  const [row] = await readRows(db, where, 1);
  return row ? toRow(reader, row) : null;
}

/** Everything a filter leaves, counted and summed in one statement (O-09). */
export async function sumOfficeOrders(
  db: Database,
  reader: OrderReader,
  filter: OrderFilter,
): Promise<OfficeOrderSums> {
  const { rows } = await sql<OfficeOrderSums>`
    with shown as (
      select orders.status, orders.total, orders.tip, coalesce(${refundedSum}, 0) as back,
        orders.status <> 'REJECTED' and not orders.is_test and not orders.is_pay_later as is_sale,
        ${isDiscounted} as is_discounted
      from ${FROM} where ${conditionsOf(reader, filter)})
    select count(*)::int as orders,
      count(*) filter (where is_sale)::int as counted,
      count(*) filter (where status in ('PENDING', 'ACCEPTED', 'FINALIZING', 'READY'))::int as in_progress,
      count(*) filter (where status = 'REJECTED')::int as rejected,
      count(*) filter (where back > 0)::int as refunded,
      count(*) filter (where is_discounted)::int as discounted,
      coalesce(sum(total) filter (where is_sale), 0)::float8 as total,
      coalesce(sum(tip) filter (where is_sale), 0)::float8 as tips,
      coalesce(sum(back) filter (where is_sale), 0)::float8 as back
    from shown`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error('Sums without a row');
  return sums;
}
