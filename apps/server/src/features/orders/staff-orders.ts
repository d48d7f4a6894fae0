import { isUuid } from '@tallrik/domain/is-uuid';
import { EASY_ID_UNIQUE_HOURS } from '@tallrik/domain/orders/easy-id';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { readOrders, type OrderRecord } from './order-store.ts';

/** A number is unique for 48 hours (D-95); what is older is found in the history. */
export const findOrdersByNumber = (
  db: Database,
  companyId: string,
  venueId: string,
  easyId: string,
  now: Temporal.Instant,
): Promise<OrderRecord[]> =>
  readOrders(db, (rows) =>
    rows
      .where('orders.companyId', '=', companyId)
      .where('orders.venueId', '=', venueId)
      .where('orders.easyId', '=', easyId)
      .where(
        'orders.createdAt',
        '>=',
        new Date(now.subtract({ hours: EASY_ID_UNIQUE_HOURS }).epochMilliseconds),
      )
      .orderBy('orders.createdAt', 'desc')
      .limit(10),
  );

/** Of the same 48 hours, by any part of the guest's name; upper case, signs of patterns and spaces around do not count. */
export const findOrdersByName = (
  db: Database,
  companyId: string,
  venueId: string,
  name: string,
  now: Temporal.Instant,
): Promise<OrderRecord[]> =>
  readOrders(db, (rows) =>
    rows
      .where('orders.companyId', '=', companyId)
      .where('orders.venueId', '=', venueId)
      .where('orders.chequeId', 'is', null)
      .where(
        sql<boolean>`strpos(lower(coalesce(orders.guest_name, users.name)), lower(${name})) > 0`,
      )
      .where(
        'orders.createdAt',
        '>=',
        new Date(now.subtract({ hours: EASY_ID_UNIQUE_HOURS }).epochMilliseconds),
      )
      .orderBy('orders.createdAt', 'desc')
      .limit(20),
  );

/** Where the next page begins: after this order. */
export type HistoryCursor = { createdAt: Date; id: string };

/** Finished orders, newest first. One more than the page is read: it says whether there is a next one. */
export async function findFinishedOrders(
  db: Database,
  companyId: string,
  venueId: string,
  page: { after: HistoryCursor | null; limit: number },
): Promise<{ orders: OrderRecord[]; hasMore: boolean }> {
  const { after, limit } = page;
  const found = await readOrders(db, (rows) =>
    rows
      .where('orders.companyId', '=', companyId)
      .where('orders.venueId', '=', venueId)
      .where('orders.status', 'in', ['COMPLETED', 'REJECTED'])
      .$if(after !== null, (query) =>
        query.where(({ eb, refTuple, tuple }) =>
          eb(
            refTuple('orders.createdAt', 'orders.id'),
            '<',
            tuple(after?.createdAt ?? new Date(0), after?.id ?? ''),
          ),
        ),
      )
      .orderBy('orders.createdAt', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(limit + 1),
  );
  return { orders: found.slice(0, limit), hasMore: found.length > limit };
}

export const cursorOf = ({ createdAt, id }: OrderRecord): string =>
  Buffer.from(`${createdAt} ${id}`).toString('base64url');

/** A moment and an id, twice over. */
const LONGEST_CURSOR = 200;

/** Null for a cursor that is none of ours. */
export function readCursor(text: string): HistoryCursor | null {
  if (text.length > LONGEST_CURSOR) return null;
  const [at = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const createdAt = new Date(at);
  return isUuid(id) && !Number.isNaN(createdAt.getTime()) ? { createdAt, id } : null;
}
