import type { CartLineVariation } from '@tallrik/domain/cart/cart-line';
import { addMinor, minor } from '@tallrik/domain/money/minor';
import type { Cheque, ChequeItem } from '@tallrik/domain/tables/cheque';
import type { ChequeClaim } from '@tallrik/domain/tables/cheque-claims';
import type { Database } from '../../platform/database/database.ts';

/** A bill with everything that is paid or being paid of it. */
export type LoadedCheque = {
  companyId: string;
  isClosed: boolean;
  /** The number guests know its table by. */
  tableCode: string;
  cheque: Cheque;
  claims: ChequeClaim[];
};

const instantOf = (date: Date): Temporal.Instant =>
  Temporal.Instant.fromEpochMilliseconds(date.getTime());
const dateOf = (instant: Temporal.Instant): Date => new Date(instant.epochMilliseconds);

const chequeRows = (db: Database) =>
  db
    .selectFrom('cheques')
    .innerJoin('restaurantTables', 'restaurantTables.id', 'cheques.tableId')
    .select([
      'cheques.id',
      'cheques.companyId',
      'cheques.venueId',
      'cheques.tableId',
      'cheques.createdAt',
      'cheques.closedAt',
      'restaurantTables.code as tableCode',
    ]);

type ChequeRow = Awaited<ReturnType<ReturnType<typeof chequeRows>['execute']>>[number];

/** By its random id, which is the key; the company follows from the row (D-104). */
export async function findCheque(db: Database, chequeId: string): Promise<LoadedCheque | null> {
  const row = await chequeRows(db).where('cheques.id', '=', chequeId).executeTakeFirst();
  return row ? load(db, row) : null;
}

export async function findOpenCheque(
  db: Database,
  companyId: string,
  tableId: string,
): Promise<LoadedCheque | null> {
  const row = await chequeRows(db)
    .where('cheques.companyId', '=', companyId)
    .where('cheques.tableId', '=', tableId)
    .where('cheques.closedAt', 'is', null)
    .executeTakeFirst();
  return row ? load(db, row) : null;
}

async function load(db: Database, row: ChequeRow): Promise<LoadedCheque> {
  const items = await db
    .selectFrom('chequeItems')
    .selectAll()
    .where('chequeId', '=', row.id)
    .where('takenOffAt', 'is', null)
    .orderBy('position')
    .execute();
  const shares = await db
    .selectFrom('chequeShares')
    .innerJoin('chequeItems', 'chequeItems.id', 'chequeShares.chequeItemId')
    .where('chequeItems.chequeId', '=', row.id)
    .selectAll('chequeShares')
    .execute();
  return {
    companyId: row.companyId,
    isClosed: row.closedAt !== null,
    tableCode: row.tableCode,
    cheque: {
      id: row.id,
      venueId: row.venueId,
      tableId: row.tableId,
      createdAt: instantOf(row.createdAt).toString(),
      paidAmount: addMinor(...items.map((item) => minor(item.paid))),
      items: items.map(itemOf),
    },
    claims: shares.map((share) => ({
      chequeItemId: share.chequeItemId,
      cartId: share.cartId,
      fraction: share.fraction,
      amount: minor(share.amount),
      discount: minor(share.discount),
      until: share.lockedUntil ? instantOf(share.lockedUntil) : null,
    })),
  };
}

type ItemRow = {
  id: string;
  itemId: string;
  title: string;
  categoryId: string | null;
  vatRate: number;
  amount: number;
  discount: number;
  variations: unknown;
};

/** The JSON column was written by `addChequeItems` from the domain's own type and by nobody else. */
function itemOf(row: ItemRow): ChequeItem {
  const richVariations = row.variations as CartLineVariation[];
  return {
    id: row.id,
    itemId: row.itemId,
    title: row.title,
    categoryId: row.categoryId,
    vatRate: row.vatRate,
    amount: minor(row.amount),
    discount: minor(row.discount),
    variations: richVariations.map(({ id }) => id),
    richVariations,
  };
}

/** The table's open bill, begun if there is none. The caller holds the table's lock. */
export async function openChequeOf(
  db: Database,
  companyId: string,
  table: { id: string; venueId: string },
  fresh: { id: string; at: Temporal.Instant },
): Promise<string> {
  const open = await db
    .selectFrom('cheques')
    .select('id')
    .where('companyId', '=', companyId)
    .where('tableId', '=', table.id)
    .where('closedAt', 'is', null)
    .executeTakeFirst();
  if (open) return open.id;
  const { id: tableId, venueId } = table;
  await db
    .insertInto('cheques')
    .values({ id: fresh.id, companyId, venueId, tableId, createdAt: dateOf(fresh.at) })
    .execute();
  return fresh.id;
}

/** Puts an order's dishes under those the bill has already. The caller holds the table's lock. */
export async function addChequeItems(
  db: Database,
  companyId: string,
  { chequeId, orderId }: { chequeId: string; orderId: string },
  items: readonly ChequeItem[],
): Promise<void> {
  const { count } = await db
    .selectFrom('chequeItems')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('companyId', '=', companyId)
    .where('chequeId', '=', chequeId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('chequeItems')
    .values(
      items.map(({ variations: _ids, richVariations, ...item }, index) => ({
        ...item,
        companyId,
        chequeId,
        orderId,
        position: Number(count) + index,
        variations: JSON.stringify(richVariations),
      })),
    )
    .execute();
}

/** Nothing left to pay, or nothing left on it: the next order begins a new bill (D-103). */
export async function closeIfSettled(
  db: Database,
  companyId: string,
  chequeId: string,
  at: Temporal.Instant,
): Promise<void> {
  await db
    .updateTable('cheques')
    .set({ closedAt: dateOf(at) })
    .where('companyId', '=', companyId)
    .where('id', '=', chequeId)
    .where('closedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('chequeItems')
            .where('chequeItems.chequeId', '=', chequeId)
            .where('chequeItems.takenOffAt', 'is', null)
            .where(({ eb, ref }) => eb(eb('paid', '+', ref('discount')), '<', ref('amount')))
            .select('chequeItems.id'),
        ),
      ),
    )
    .execute();
}
