import type { RestaurantTable } from '@tallrik/domain/tables/restaurant-table';
import type { Database } from '../../platform/database/database.ts';

/** A table with whether its company takes orders by code at all. */
export type TableRow = RestaurantTable & { isQrOrderingActive: boolean };

const tableRows = (db: Database) =>
  db
    .selectFrom('restaurantTables')
    .innerJoin('venues', 'venues.id', 'restaurantTables.venueId')
    .where('restaurantTables.retiredAt', 'is', null)
    .select([
      'restaurantTables.id',
      'restaurantTables.companyId',
      'restaurantTables.venueId',
      'restaurantTables.code',
      'restaurantTables.supportsPayLater',
      'restaurantTables.active',
      'venues.active as isVenueActive',
      'venues.deleted as isVenueDeleted',
    ])
    .select((row) =>
      row
        .selectFrom('cloudConfigurations')
        .whereRef('cloudConfigurations.companyId', '=', 'restaurantTables.companyId')
        .orderBy('cloudConfigurations.slug')
        .limit(1)
        .select('cloudConfigurations.enableQrOrders')
        .as('enableQrOrders'),
    );

type Row = Awaited<ReturnType<ReturnType<typeof tableRows>['execute']>>[number];

const fromRow = ({ isVenueActive, isVenueDeleted, enableQrOrders, ...table }: Row): TableRow => ({
  ...table,
  isQrOrderingActive: enableQrOrders === true && isVenueActive && !isVenueDeleted,
});

/** By its random id, which is what the printed code holds; the company follows from the row (D-101). */
export async function findTable(db: Database, tableId: string): Promise<TableRow | null> {
  const row = await tableRows(db).where('restaurantTables.id', '=', tableId).executeTakeFirst();
  return row ? fromRow(row) : null;
}

/** The table if the cart was begun at it: the token of one table opens nothing on a cart of another. */
export async function findTableOfCart(
  db: Database,
  companyId: string,
  { cartId, tableId }: { cartId: string; tableId: string },
): Promise<TableRow | null> {
  const row = await tableRows(db)
    .innerJoin('carts', 'carts.tableId', 'restaurantTables.id')
    .where('carts.companyId', '=', companyId)
    .where('carts.id', '=', cartId)
    .where('restaurantTables.id', '=', tableId)
    .executeTakeFirst();
  return row ? fromRow(row) : null;
}

/**
 * Where an order is carried to: the table its cart was begun at, or the one whose bill it pays. Also a table that got
 * a new code meanwhile: the guests still sit there.
 */
export async function findTableOfOrder(
  db: Database,
  companyId: string,
  cart: { cartId: string; chequeId: string | null },
): Promise<{ id: string; code: string } | null> {
  const tables = db
    .selectFrom('restaurantTables')
    .select(['restaurantTables.id', 'restaurantTables.code'])
    .where('restaurantTables.companyId', '=', companyId);
  const row =
    cart.chequeId === null
      ? await tables
          .innerJoin('carts', 'carts.tableId', 'restaurantTables.id')
          .where('carts.id', '=', cart.cartId)
          .executeTakeFirst()
      : await tables
          .innerJoin('cheques', 'cheques.tableId', 'restaurantTables.id')
          .where('cheques.id', '=', cart.chequeId)
          .executeTakeFirst();
  return row ?? null;
}

/**
 * One at a time works on the bill of a table. It is the table's row that is locked, since a first order has no bill
 * yet to lock; and not against new carts and orders that merely name the table.
 */
export async function lockPayLaterTable(
  db: Database,
  companyId: string,
  cartId: string,
): Promise<{ id: string; venueId: string } | null> {
  const row = await db
    .selectFrom('restaurantTables')
    .innerJoin('carts', 'carts.tableId', 'restaurantTables.id')
    .where('carts.companyId', '=', companyId)
    .where('carts.id', '=', cartId)
    .where('restaurantTables.supportsPayLater', '=', true)
    .where('restaurantTables.active', '=', true)
    .where('restaurantTables.retiredAt', 'is', null)
    .select(['restaurantTables.id', 'restaurantTables.venueId'])
    .forNoKeyUpdate('restaurantTables')
    .executeTakeFirst();
  return row ?? null;
}

/** The same lock, found by the bill. */
export async function lockTableOfCheque(
  db: Database,
  companyId: string,
  chequeId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('restaurantTables')
    .innerJoin('cheques', 'cheques.tableId', 'restaurantTables.id')
    .where('cheques.companyId', '=', companyId)
    .where('cheques.id', '=', chequeId)
    .select('restaurantTables.id')
    .forNoKeyUpdate('restaurantTables')
    .executeTakeFirst();
  return row !== undefined;
}
