import type {
  GuestFilter,
  GuestLevel,
  GuestSort,
  OfficeGuestPage,
  OfficeGuestRow,
} from '@tallrik/contract/generated/staff-resolvers';
import { coveredMail, coveredPhone } from '@tallrik/domain/accounts/covered-contact';
import { GUEST_SEARCH, readGuestSearch } from '@tallrik/domain/accounts/guest-search';
import { isUuid } from '@tallrik/domain/is-uuid';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { badInput } from '../../../platform/graphql/errors.ts';
import { hasWholePhone } from '../../../platform/database/whole-phone.ts';
import { isSeen, ordersOf, type GuestReader } from './guest-reader.ts';

type Row = Omit<OfficeGuestRow, 'lastOrderAt' | 'blockedAt'> & {
  lastOrderAt: Date | null;
  blockedAt: Date | null;
  sortKey: string;
  createdAt: Date;
};

const inHouseLanguage = (texts: string, companyId: string): RawBuilder<string> =>
  sql<string>`coalesce(${sql.ref(texts)} ->> (select default_language from companies where id = ${companyId}::uuid),
    ${sql.ref(texts)} ->> 'en', '')`;
export { inHouseLanguage };

export const takesNews = sql<boolean>`exists (select from push_consents
  where push_consents.user_id = users.id and push_consents.withdrawn_at is null)`;

/** What of an order's goods went back, tips left out. */
const goodsBack = sql`case
  when payments.state in ('REFUND_ASKED', 'REFUNDED') then payments.amount - payments.tip
  else coalesce(back.amount, 0)::int end`;

/** Summed once for all, not looked up for each order. */
const partsBack = ({ companyId }: GuestReader) => sql`(
  select part_refunds.payment_id, sum(part_refunds.amount - coalesce(refunds.tip, 0)) as amount
  from part_refunds left join refunds on refunds.id = part_refunds.id
  where part_refunds.company_id = ${companyId}::uuid group by part_refunds.payment_id) as back`;

const SALES_MONTHS = 12;

/**
 * Orders by guest: a dish paid later is an order, the receipt of its bill the money (docs/decisions/0015). Refunds are
 * looked up for what can have any; most orders have none.
 */
const statsOf = (reader: GuestReader, now: Temporal.Instant, only: RawBuilder<unknown>) => {
  const since = now.toZonedDateTimeISO('UTC').subtract({ months: SALES_MONTHS }).toInstant();
  return sql`
    select orders.user_id,
      count(*) filter (where orders.cheque_id is null and orders.status <> 'REJECTED')::int as orders,
      max(orders.created_at) filter (where orders.cheque_id is null) as last_order_at,
      coalesce(sum(orders.total - orders.tip - coalesce(${goodsBack}, 0)) filter (where orders.status <> 'REJECTED'
        and not orders.is_pay_later and orders.created_at >= ${new Date(since.epochMilliseconds)}), 0)::float8 as spent
    from orders left join payments on payments.order_id = orders.id
    left join ${partsBack(reader)} on back.payment_id = payments.id
    where orders.user_id is not null and ${ordersOf(reader)} and ${only}
    group by orders.user_id`;
};

type Key = { expression: RawBuilder<unknown>; type: 'text' | 'numeric'; isRising: boolean };

const KEYS: Readonly<Record<GuestSort, Key>> = {
  NAME: { expression: sql`lower(coalesce(users.name, ''))`, type: 'text', isRising: true },
  NUMBER: { expression: sql`users.easy_id`, type: 'text', isRising: true },
  LEVEL: {
    expression: sql`coalesce(level.points_required, -1)::numeric`,
    type: 'numeric',
    isRising: false,
  },
  POINTS: { expression: sql`coalesce(card.points, 0)::numeric`, type: 'numeric', isRising: false },
  ORDERS: { expression: sql`coalesce(stats.orders, 0)::numeric`, type: 'numeric', isRising: false },
  SPENT: { expression: sql`coalesce(stats.spent, 0)::numeric`, type: 'numeric', isRising: false },
  LAST_ORDER: {
    expression: sql`coalesce(extract(epoch from stats.last_order_at), 0)::numeric`,
    type: 'numeric',
    isRising: false,
  },
};

const LONGEST_CURSOR = 1_000;
type Cursor = { key: string; id: string };

const writeCursor = (cursor: Cursor): string =>
  Buffer.from(JSON.stringify([cursor.key, cursor.id])).toString('base64url');

export function readGuestCursor(text: string, sort: GuestSort): Cursor {
  const refuse = () => badInput('Not a cursor of this list');
  if (text.length > LONGEST_CURSOR) throw refuse();
  try {
    const read: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    const [key, id]: unknown[] = Array.isArray(read) ? read : [];
    const isKey =
      typeof key === 'string' &&
      (KEYS[sort].type === 'text' || /^-?\d{1,20}(\.\d{1,20})?$/.test(key));
    if (isKey && typeof id === 'string' && isUuid(id)) return { key, id };
  } catch {
    // Told below: whatever it is, this list did not hand it out.
  }
  throw refuse();
}

const flag = (wanted: boolean | null | undefined, holds: RawBuilder<unknown>) =>
  wanted == null ? [] : [wanted ? holds : sql`not (${holds})`];

function momentOf(given: string): Date {
  const at = new Date(given);
  if (Number.isNaN(at.getTime())) throw badInput('Not a moment');
  return at;
}

function conditionsOf(reader: GuestReader, filter: GuestFilter): RawBuilder<unknown> {
  const { levelIds, lastOrderBefore, lastOrderAfter } = filter;
  if (levelIds?.some((id) => !isUuid(id))) throw badInput('Not a level');
  const before = lastOrderBefore == null ? null : momentOf(lastOrderBefore);
  const after = lastOrderAfter == null ? null : momentOf(lastOrderAfter);
  return sql.join(
    [
      isSeen(reader),
      ...(levelIds ? [sql`card.level_id = any(${[...levelIds]}::uuid[])`] : []),
      ...(before ? [sql`(stats.last_order_at is null or stats.last_order_at < ${before})`] : []),
      ...(after ? [sql`stats.last_order_at >= ${after}`] : []),
      ...flag(filter.takesNews, takesNews),
      ...flag(filter.isBusiness, sql`users.invoice_target_id is not null`),
      ...flag(filter.isBlocked, sql`users.blocked_at is not null`),
      ...(filter.search?.trim() ? [searchCondition(filter.search)] : []),
    ],
    sql` and `,
  );
}

/** Of `users`: name, whole mail, whole phone in any spelling, membership number (GUESTS-02, D-788). */
export function searchCondition(text: string): RawBuilder<boolean> {
  if (text.length > GUEST_SEARCH.most) throw badInput('Too much to look for');
  const search = readGuestSearch(text);
  // Two letters are in everybody's name.
  if (!search) return sql`false`;
  const { words, phone, mail, number } = search;
  const found = [
    sql`strpos(lower(users.name), lower(${words})) > 0`,
    ...(mail === null ? [] : [sql`lower(users.email) = lower(${mail})`]),
    ...(phone === null ? [] : [hasWholePhone(phone)]),
    ...(number === null ? [] : [sql`starts_with(users.easy_id, ${number})`]),
  ];
  return sql`(${sql.join(found, sql` or `)})`;
}

const FROM = sql`users
  left join membership_cards as card on card.user_id = users.id
  left join membership_levels as level on level.id = card.level_id
  left join stats on stats.user_id = users.id`;

const rowOf = ({
  sortKey: _key,
  createdAt: _since,
  phone,
  email,
  ...row
}: Row): OfficeGuestRow => ({
  ...row,
  phone: phone == null ? null : coveredPhone(phone),
  email: email == null ? null : coveredMail(email),
  lastOrderAt: row.lastOrderAt?.toISOString() ?? null,
  blockedAt: row.blockedAt?.toISOString() ?? null,
});

const readRows = async (
  db: Database,
  stats: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  rest: RawBuilder<unknown>,
): Promise<Row[]> =>
  (
    await sql<Row>`
      with stats as materialized (${stats})
      select users.id, users.name, users.easy_id, users.phone, users.email, card.level_id,
        coalesce(card.points, 0) as points, coalesce(stats.orders, 0) as orders, stats.last_order_at,
        coalesce(stats.spent, 0) as "spent12Months", ${takesNews} as takes_news,
        users.invoice_target_id is not null as is_business, users.blocked_at, users.created_at,
        (${key})::text as sort_key
      from ${FROM} where ${rest}`.execute(db)
  ).rows;

/** A guest with everything a file may hold, contacts uncovered: for who has the right to it. */
export type ListedGuest = OfficeGuestRow & { createdAt: string };

export async function listGuests(
  db: Database,
  reader: GuestReader,
  filter: GuestFilter,
  page: { limit: number; now: Temporal.Instant },
): Promise<ListedGuest[]> {
  const rows = await readRows(
    db,
    statsOf(reader, page.now, sql`true`),
    sql`''`,
    sql`${conditionsOf(reader, filter)} order by lower(coalesce(users.name, '')), users.id limit ${page.limit}`,
  );
  return rows.map((row) => ({
    ...rowOf(row),
    phone: row.phone ?? null,
    email: row.email ?? null,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** One more than the page is read: it says whether there is a next one. */
export async function findGuests(
  db: Database,
  reader: GuestReader,
  filter: GuestFilter,
  page: {
    sort: GuestSort;
    isReversed: boolean;
    after: Cursor | null;
    limit: number;
    now: Temporal.Instant;
  },
): Promise<OfficeGuestPage> {
  const { sort, after, limit } = page;
  const { expression, type, isRising } = KEYS[sort];
  const isUp = isRising !== page.isReversed;
  const conditions = conditionsOf(reader, filter);
  const [beyond, direction] = isUp ? [sql`>`, sql`asc`] : [sql`<`, sql`desc`];
  const from = after
    ? sql`${conditions} and (${expression}, users.id) ${beyond} (${after.key}::${sql.raw(type)}, ${after.id}::uuid)`
    : conditions;
  const stats = statsOf(reader, page.now, sql`true`);
  const found = await readRows(
    db,
    stats,
    expression,
    sql`${from} order by ${expression} ${direction}, users.id ${direction} limit ${limit + 1}`,
  );
  const shown = found.slice(0, limit);
  const last = shown.at(-1);
  return {
    guests: shown.map(rowOf),
    nextCursor:
      found.length > limit && last ? writeCursor({ key: last.sortKey, id: last.id }) : null,
    total: after
      ? null
      : await countGuests(db, asksForOrders(filter) ? stats : NO_STATS, conditions),
    levels: await readLevels(db, reader),
  };
}

const asksForOrders = ({ lastOrderBefore, lastOrderAfter }: GuestFilter): boolean =>
  lastOrderBefore != null || lastOrderAfter != null;

/** Who is counted by nothing they ordered is counted without reading orders. */
const NO_STATS = sql`select null::uuid as user_id, null::timestamptz as last_order_at where false`;

async function countGuests(
  db: Database,
  stats: RawBuilder<unknown>,
  conditions: RawBuilder<unknown>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with stats as materialized (${stats}) select count(*)::int as count from ${FROM} where ${conditions}`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

export async function readLevels(db: Database, { homeId }: GuestReader): Promise<GuestLevel[]> {
  const { rows } = await sql<GuestLevel>`
    select id, ${inHouseLanguage('title', homeId)} as title, points_required from membership_levels
    where company_id = ${homeId}::uuid and not deleted order by points_required, id`.execute(db);
  return rows;
}

/** The row of one guest; null where it is not there for this caller. */
export async function findGuestRow(
  db: Database,
  reader: GuestReader,
  userId: string,
  now: Temporal.Instant,
): Promise<OfficeGuestRow | null> {
  const stats = statsOf(reader, now, sql`orders.user_id = ${userId}::uuid`);
  const [row] = await readRows(
    db,
    stats,
    sql`''`,
    sql`users.id = ${userId}::uuid and ${isSeen(reader)}`,
  );
  return row ? rowOf(row) : null;
}
