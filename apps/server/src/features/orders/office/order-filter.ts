import type { OrderFilter } from '@tallrik/contract/generated/staff-resolvers';
import { isUuid } from '@tallrik/domain/is-uuid';
import { LONGEST_ORDER_SEARCH, readOrderSearch } from '@tallrik/domain/orders/order-search';
import { sql, type RawBuilder } from 'kysely';
import { hasWholePhone } from '../../../platform/database/whole-phone.ts';
import { badInput, forbidden } from '../../../platform/graphql/errors.ts';

/** Whose orders are asked for, and whether guests may be seen. */
export type OrderReader = {
  companyId: string;
  venueIds: 'ALL' | readonly string[];
  seesGuests: boolean;
};

type Condition = RawBuilder<unknown>;

/** What went back of an order's money or is on its way: all of it, or its parts. */
export const refundedSum = sql<number>`case
  when payments.state in ('REFUND_ASKED', 'REFUNDED') then payments.amount
  else coalesce((select sum(part_refunds.amount) from part_refunds
    where part_refunds.payment_id = payments.id), 0)::int end`;

/** An offer, a code or a membership took something off. */
export const isDiscounted = sql<boolean>`exists (select from order_items
  where order_items.order_id = orders.id and (order_items.discount > 0 or order_items.offer is not null))`;

/** Of `orders` with `payments`, `venues`, `users` and `restaurant_tables` beside them. */
export function conditionsOf(reader: OrderReader, filter: OrderFilter): Condition {
  const conditions: Condition[] = [sql`orders.company_id = ${reader.companyId}::uuid`];
  const { venueIds } = reader;
  if (venueIds !== 'ALL') conditions.push(sql`orders.venue_id = any(${[...venueIds]}::uuid[])`);
  conditions.push(...dayConditions(filter), ...listConditions(filter), ...flagConditions(filter));
  if (filter.userId != null) conditions.push(guestCondition(reader, filter.userId));
  const search = filter.search?.trim() ?? '';
  if (search.length > LONGEST_ORDER_SEARCH) throw badInput('Too much to look for');
  if (search !== '') conditions.push(searchCondition(reader, search));
  return sql.join(conditions, sql` and `);
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function readDay(day: string): string {
  try {
    if (DAY.test(day)) return Temporal.PlainDate.from(day).toString();
  } catch {
    // Told below: 2026-02-31 looks like a day and is none.
  }
  throw badInput('Not a day');
}

const hoursFrom = (day: string, days: number, hours: number): Date =>
  new Date(
    Temporal.PlainDate.from(day).add({ days }).toZonedDateTime('UTC').epochMilliseconds +
      hours * 3_600_000,
  );

/** Exact on each venue's own wall; around it bounds that hold in every zone, for the index. */
const since = (day: string): Condition =>
  sql`orders.created_at >= ${hoursFrom(day, 0, -14)}
    and orders.created_at >= (${day}::timestamp at time zone venues.time_zone)`;
const until = (day: string): Condition =>
  sql`orders.created_at < ${hoursFrom(day, 1, 12)}
    and orders.created_at < ((${day}::date + 1)::timestamp at time zone venues.time_zone)`;

function dayConditions({ from, to }: OrderFilter): Condition[] {
  const [first, last] = [from == null ? null : readDay(from), to == null ? null : readDay(to)];
  if (first !== null && last !== null && first > last)
    throw badInput('The days end before they begin');
  return [...(first === null ? [] : [since(first)]), ...(last === null ? [] : [until(last)])];
}

function listConditions(filter: OrderFilter): Condition[] {
  const { venueIds, statuses, types, kinds } = filter;
  if (venueIds?.some((id) => !isUuid(id))) throw badInput('Not a venue');
  return [
    ...(venueIds ? [sql`orders.venue_id = any(${[...venueIds]}::uuid[])`] : []),
    ...(statuses ? [sql`orders.status = any(${[...statuses]}::text[])`] : []),
    ...(types ? [sql`orders.type = any(${[...types]}::text[])`] : []),
    ...(kinds ? [sql`payments.kind = any(${[...kinds]}::text[])`] : []),
  ];
}

const flag = (wanted: boolean | null | undefined, holds: Condition): Condition[] =>
  wanted == null ? [] : [wanted ? holds : sql`not (${holds})`];

function flagConditions(filter: OrderFilter): Condition[] {
  const { minTotal, maxTotal } = filter;
  return [
    ...(minTotal == null ? [] : [sql`orders.total >= ${minTotal}`]),
    ...(maxTotal == null ? [] : [sql`orders.total <= ${maxTotal}`]),
    ...flag(filter.isAtTable, sql`orders.table_id is not null`),
    ...flag(filter.isDiscounted, isDiscounted),
    ...flag(filter.isRefunded, sql`coalesce(${refundedSum}, 0) > 0`),
    ...flag(filter.isTest, sql`orders.is_test`),
  ];
}

/** Whose orders they are is for who may see guests. */
function guestCondition({ seesGuests }: OrderReader, userId: string): Condition {
  if (!seesGuests) throw forbidden('Your role has no right to this');
  if (!isUuid(userId)) throw badInput('Not a guest');
  return sql`orders.user_id = ${userId}::uuid`;
}

/** A guest's name and phone find nothing for who may not see guests: that they do would tell whose order it is. */
function searchCondition({ companyId, seesGuests }: OrderReader, text: string): Condition {
  const { orderId, easyId, day, words, phone } = readOrderSearch(text);
  if (orderId !== null) return sql`orders.id = ${orderId}::uuid`;
  if (easyId !== null && day !== null) {
    const date = readDay(day);
    return sql`orders.easy_id = ${easyId} and ${since(date)} and ${until(date)}`;
  }
  const found: Condition[] = [sql`payments.psp_reference = ${words}`];
  if (easyId !== null) found.push(sql`orders.easy_id = ${easyId}`);
  else found.push(dishCondition(companyId, words));
  if (seesGuests && easyId === null)
    found.push(sql`strpos(lower(coalesce(orders.guest_name, users.name)), lower(${words})) > 0`);
  if (seesGuests && phone !== null) found.push(hasWholePhone(phone));
  return sql`(${sql.join(found, sql` or `)})`;
}

/** As it was called when it was ordered, or as it is called today in any language. */
const dishCondition = (companyId: string, words: string): Condition =>
  sql`exists (select from order_items where order_items.order_id = orders.id
    and (strpos(lower(order_items.entry -> 'item' ->> 'title'), lower(${words})) > 0
      or order_items.entry -> 'item' ->> 'id' = any(array(
        select items.id::text from items where items.company_id = ${companyId}::uuid
        and (strpos(lower(items.title), lower(${words})) > 0
          or exists (select from jsonb_each_text(items.title_lang) as named
            where strpos(lower(named.value), lower(${words})) > 0))))))`;
