import { minor, type Minor } from '@tallrik/domain/money/minor';
import type { Order, OrderItem, OrderStatus, Price } from '@tallrik/domain/orders/order';
import { HISTORY_LENGTH, historyOrders } from '@tallrik/domain/orders/order-lists';
import { calledName } from '@tallrik/domain/orders/called-name';
import type { EscalationStep } from '@tallrik/domain/orders/escalation';
import { answerFrom } from '@tallrik/domain/orders/order-deadlines';
import type { OrderMoveRecord } from '@tallrik/domain/orders/move-order';
import type { MarkedPart } from '@tallrik/domain/orders/station-parts';
import { sql, type Insertable, type Selectable } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DB } from '../../platform/database/generated/tables.ts';
import { statement } from '../../platform/database/statement.ts';
import { shopsOfAccounts } from './shops-of-accounts.ts';

const instantDate = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);
const dateOf = (iso: string): Date => instantDate(Temporal.Instant.from(iso));
const isoOf = (date: Date): string =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime()).toString();

/** What the kitchen's board and the books need beside the guest's order. */
export type OrderRecord = Order & {
  currency: string;
  isPayLater: boolean;
  /** Set on the receipt of a paid bill, which is nothing to cook. */
  chequeId: string | null;
  /** When the server rejects it, unless somebody has answered (D-92). */
  answerBy: string;
  /** From when its time to answer runs: the opening, of one that came in before it. */
  answerFrom: string;
  acceptedAt: string | null;
  /** Of what was paid: gone back, or on its way. */
  givenBack: Minor;
  /** How often minutes were added to what was promised (KITCHEN-10). */
  extensions: number;
  /** What stations have marked ready before the whole was, each with the dishes it had then (KITCHEN-03, D-300). */
  markedParts: MarkedPart[];
  /** When it came into its present status. */
  movedAt: string;
  /** When the kitchen begins with an order for later; null: at once. */
  handOverAt: string | null;
  total: number;
  /** What stands for its money; null where none is written down. */
  paidBy: 'CARD' | 'INVOICE' | 'FREE' | 'LATER' | 'COUNTER' | null;
  /** What to call out: given at checkout, or of the account (D-272). */
  guestName: string | null;
  /** Whether there is a number to call; the number itself is asked for one by one. */
  hasPhone: boolean;
};

/** What is known of it only after it is written. */
type Unwritten = 'paidBy' | 'hasPhone' | 'extensions' | 'answerFrom' | 'markedParts' | 'givenBack';

const LOCK_EASY_IDS = statement<{ easyIds: string[] }>(
  'select lock_easy_ids($1, $2, $3) as easy_ids',
);

/** Orders of one venue take their numbers one after the other: two guests must never be called by the same one. */
export async function lockEasyIds(
  db: Database,
  companyId: string,
  venueId: string,
  since: Temporal.Instant,
): Promise<string[]> {
  const { rows } = await LOCK_EASY_IDS(db, [companyId, venueId, new Date(since.epochMilliseconds)]);
  return rows[0]?.easyIds ?? [];
}

// Lines and fees come as one text each: their number varies, and a statement per number would be planned anew.
const INSERT = compiledOnce(
  (db, { items, fees, ...row }: Insertable<DB['orders']> & { items: string; fees: string }) => ({
    compile: () =>
      sql`with placed as (${db.insertInto('orders').values(row)}),
        served as (
          insert into order_items (id, company_id, order_id, position, bundle_id, offer, price_id, amount,
            percentage_vat, discount, subtotal, variations, removed_variations, entry, age_restricted)
          select id, ${row.companyId}, ${row.id}, position, bundle_id, offer, price_id, amount,
            percentage_vat, discount, subtotal, variations, removed_variations, entry, age_restricted
          from json_populate_recordset(null::order_items, ${items}))
        insert into order_fees (id, company_id, order_id, name, price_id, amount, percentage_vat, discount, subtotal)
        select id, ${row.companyId}, ${row.id}, name, price_id, amount, percentage_vat, discount, subtotal
        from json_populate_recordset(null::order_fees, ${fees})`.compile(db),
  }),
);

/** The order with everything it is made of. */
export async function insertOrder(
  db: Database,
  companyId: string,
  order: Omit<OrderRecord, Unwritten> & {
    /** The offer on the whole order, which stands on none of its lines. */
    offer: { id: string; name: string } | null;
    /** When the contacts of the venue are told, unless somebody answers (KITCHEN-08). */
    escalation: Readonly<Record<EscalationStep, Temporal.Instant>> | null;
  },
): Promise<void> {
  await INSERT(db, {
    id: order.id,
    companyId,
    venueId: order.venueId,
    cartId: order.cartId,
    userId: order.userId,
    easyId: order.easyId,
    status: order.status,
    type: order.type,
    desiredTime: order.desiredTime ? dateOf(order.desiredTime) : null,
    tableId: order.table?.id ?? null,
    isPayLater: order.isPayLater,
    isTest: order.isTest,
    chequeId: order.chequeId,
    comment: order.comment,
    guestName: order.guestName,
    currency: order.currency,
    total: order.total,
    offer: order.offer && JSON.stringify(order.offer),
    tip: order.payment?.tip ?? 0,
    createdAt: dateOf(order.createdAt),
    answerBy: dateOf(order.answerBy),
    handOverAt: order.handOverAt ? dateOf(order.handOverAt) : null,
    escalateMailAt: order.escalation && instantDate(order.escalation.MAIL),
    escalateSmsAt: order.escalation && instantDate(order.escalation.SMS),
    version: order.version,
    items: JSON.stringify(order.items.map(itemRow)),
    fees: JSON.stringify(
      order.fees.map(({ id, name, price }) => ({ id, name, ...priceRow(price) })),
    ),
  });
}

/** As its columns are called. */
const priceRow = (price: Price) => ({
  price_id: price.id,
  amount: price.amount,
  percentage_vat: price.percentageVAT,
  discount: price.discount,
  subtotal: price.subtotal,
});

const itemRow = (item: OrderItem, position: number) => ({
  id: item.id,
  position,
  bundle_id: item.bundleId,
  offer: item.offer,
  ...priceRow(item.price),
  variations: item.variations,
  removed_variations: item.removedVariations,
  entry: item.entry,
  age_restricted: item.ageRestricted,
});

/** By its id alone, which is the guest's key (D-96); the company follows from the row. */
export const findOrder = async (db: Database, orderId: string): Promise<OrderRecord | null> =>
  (await readOrders(db, (rows) => rows.where('orders.id', '=', orderId)))[0] ?? null;

export async function lockOrder(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<OrderRecord | null> {
  const locked = await db
    .selectFrom('orders')
    .select('id')
    .where('companyId', '=', companyId)
    .where('id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
  return locked ? findOrder(db, orderId) : null;
}

/** What is not over yet, and what was rejected and not seen: a month of fetched dinners is not read every 5 seconds. */
export const findOpenOrdersOfUser = (
  db: Database,
  accountsCompanyId: string,
  userId: string,
  since: Temporal.Instant,
): Promise<OrderRecord[]> =>
  readOrders(db, (rows) =>
    rows
      .where('orders.companyId', 'in', shopsOfAccounts(accountsCompanyId))
      .where('orders.userId', '=', userId)
      .where('orders.createdAt', '>=', new Date(since.epochMilliseconds))
      .where('orders.status', '!=', 'COMPLETED')
      .where(({ eb, or }) =>
        or([eb('orders.status', '!=', 'REJECTED'), eb('orders.confirmed', '=', false)]),
      )
      .orderBy('orders.createdAt', 'desc'),
  );

/** ORDER-32, ORDER-33: the last final ones, table orders left out. */
export const findHistoryOfUser = async (
  db: Database,
  accountsCompanyId: string,
  userId: string,
): Promise<OrderRecord[]> =>
  historyOrders(
    await readOrders(db, (rows) =>
      rows
        .where('orders.companyId', 'in', shopsOfAccounts(accountsCompanyId))
        .where('orders.userId', '=', userId)
        .where('orders.status', 'in', ['COMPLETED', 'REJECTED'])
        .where('orders.tableId', 'is', null)
        .orderBy('orders.createdAt', 'desc')
        .limit(HISTORY_LENGTH),
    ),
  );

export const hasOrder = async (db: Database, companyId: string, cartId: string): Promise<boolean> =>
  (await db
    .selectFrom('orders')
    .select('id')
    .where('companyId', '=', companyId)
    .where('cartId', '=', cartId)
    .executeTakeFirst()) !== undefined;

/** Writes a move and its record. The caller holds the order's lock. */
export async function saveMove(
  db: Database,
  companyId: string,
  order: Order,
  record: OrderMoveRecord,
): Promise<void> {
  const at = dateOf(record.at);
  await db
    .updateTable('orders')
    .set({
      status: order.status,
      rejectReason: order.rejectReason,
      estimatedFinishTime: order.estimatedFinishTime ? dateOf(order.estimatedFinishTime) : null,
      version: order.version,
      ...(record.from === 'PENDING' && order.status !== 'REJECTED' ? { acceptedAt: at } : {}),
    })
    .where('companyId', '=', companyId)
    .where('id', '=', order.id)
    .execute();
  await db
    .insertInto('orderMoves')
    .values({
      companyId,
      orderId: order.id,
      version: record.version,
      fromStatus: record.from,
      toStatus: record.to,
      actor: record.actor.kind,
      staffId: record.actor.kind === 'STAFF' ? record.actor.staffId : null,
      reason: record.rejectReason,
      at,
    })
    .execute();
}

/** Marks a rejection as seen (D-97): true only for a rejected order. */
export async function confirmRejection(
  db: Database,
  companyId: string,
  orderId: string,
): Promise<boolean> {
  const updated = await db
    .updateTable('orders')
    .set({ confirmed: true })
    .where('companyId', '=', companyId)
    .where('id', '=', orderId)
    .where('status', '=', 'REJECTED')
    .returning('id')
    .executeTakeFirst();
  return updated !== undefined;
}

const orderRows = (db: Database) =>
  db
    .selectFrom('orders')
    .innerJoin('companies', 'companies.id', 'orders.companyId')
    .leftJoin('restaurantTables', 'restaurantTables.id', 'orders.tableId')
    .leftJoin('users', 'users.id', 'orders.userId')
    .leftJoin('payments', (join) => join.onRef('payments.orderId', '=', 'orders.id'))
    .selectAll('orders')
    .select([
      'companies.unansweredOrderMinutes',
      'restaurantTables.code as tableCode',
      'payments.id as paymentId',
      'payments.tip as paymentTip',
      'payments.kind as paymentKind',
      'users.name as accountName',
    ])
    .select(({ eb }) => eb('users.phone', 'is not', null).as('hasPhone'))
    .select((row) =>
      row
        .selectFrom('orderMoves')
        .whereRef('orderMoves.orderId', '=', 'orders.id')
        // More minutes, and one station of several, leave it where it was: food does not begin to stand with them.
        .where('orderMoves.addedMinutes', 'is', null)
        .where('orderMoves.stationName', 'is', null)
        .select(({ fn }) => fn.max('orderMoves.at').as('at'))
        .as('lastMoveAt'),
    )
    .select(
      sql<number>`case when payments.state in ('REFUND_ASKED', 'REFUNDED') then payments.amount else
        coalesce((select sum(amount)::int from part_refunds where payment_id = payments.id), 0) end`.as(
        'givenBack',
      ),
    )
    .select(
      sql<MarkedPart[]>`(select coalesce(json_agg(json_build_object('stationId', station_id,
        'positions', positions)), '[]') from order_parts where order_id = orders.id)`.as(
        'markedParts',
      ),
    );

type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>['execute']>>[number];

/** The orders that `choose` leaves, with their items and fees, in three round trips. */
export async function readOrders(
  db: Database,
  choose: (rows: ReturnType<typeof orderRows>) => ReturnType<typeof orderRows>,
): Promise<OrderRecord[]> {
  const rows = await choose(orderRows(db)).execute();
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await db
    .selectFrom('orderItems')
    .selectAll()
    .where('orderId', 'in', ids)
    .orderBy('position')
    .execute();
  const fees = await db.selectFrom('orderFees').selectAll().where('orderId', 'in', ids).execute();
  return rows.map((row) => ({
    ...orderOf(row),
    items: items.filter((item) => item.orderId === row.id).map(itemOf),
    fees: fees
      .filter((fee) => fee.orderId === row.id)
      .map((fee) => ({ id: fee.id, name: fee.name, price: priceOf(fee) })),
  }));
}

const orderOf = (row: OrderRow): Omit<OrderRecord, 'items' | 'fees'> => ({
  id: row.id,
  companyId: row.companyId,
  venueId: row.venueId,
  cartId: row.cartId,
  userId: row.userId,
  easyId: row.easyId,
  isTest: row.isTest,
  status: row.status as OrderStatus,
  desiredTime: row.desiredTime ? isoOf(row.desiredTime) : null,
  estimatedFinishTime: row.estimatedFinishTime ? isoOf(row.estimatedFinishTime) : null,
  rejectReason: row.rejectReason,
  confirmed: row.confirmed,
  type: row.type as Order['type'],
  createdAt: isoOf(row.createdAt),
  table: row.tableId && row.tableCode ? { id: row.tableId, code: row.tableCode } : null,
  isTableOrder: row.tableId !== null,
  comment: row.comment,
  givenBack: minor(row.givenBack),
  payment: row.paymentId ? { id: row.paymentId, tip: minor(row.paymentTip ?? 0) } : null,
  version: row.version,
  currency: row.currency,
  isPayLater: row.isPayLater,
  chequeId: row.chequeId,
  answerBy: isoOf(row.answerBy),
  answerFrom: answerFrom(
    { createdAt: isoOf(row.createdAt) },
    Temporal.Instant.fromEpochMilliseconds(row.answerBy.getTime()),
    row.unansweredOrderMinutes,
  ).toString(),
  acceptedAt: row.acceptedAt ? isoOf(row.acceptedAt) : null,
  extensions: row.extensions,
  markedParts: row.markedParts,
  movedAt: isoOf(row.lastMoveAt ?? row.createdAt),
  handOverAt: row.handOverAt ? isoOf(row.handOverAt) : null,
  total: row.total,
  // The column is checked to be one of them.
  paidBy: row.paymentKind as OrderRecord['paidBy'],
  guestName: row.guestName ?? (row.accountName ? calledName(row.accountName) : null),
  hasPhone: row.hasPhone === true,
});

const priceOf = (row: {
  priceId: string;
  amount: number;
  percentageVat: number;
  discount: number;
  subtotal: number;
}): Price => ({
  id: row.priceId,
  amount: minor(row.amount),
  percentageVAT: row.percentageVat,
  discount: minor(row.discount),
  subtotal: minor(row.subtotal),
});

/** The JSON columns were written by `itemRow` from the domain's own types and are read by nobody else. */
const itemOf = (row: Selectable<DB['orderItems']>): OrderItem => ({
  id: row.id,
  bundleId: row.bundleId,
  offer: row.offer as OrderItem['offer'],
  price: priceOf(row),
  variations: row.variations as OrderItem['variations'],
  removedVariations: row.removedVariations as OrderItem['removedVariations'],
  ageRestricted: row.ageRestricted,
  entry: row.entry as OrderItem['entry'],
});
