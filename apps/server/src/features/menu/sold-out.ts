import type { Database } from '../../platform/database/database.ts';

/** Whether the id is an item or a variation of this company: another company's stock is none of its staff's business. */
export async function isSoldBy(db: Database, companyId: string, itemId: string): Promise<boolean> {
  const [item, variation] = await Promise.all([
    db
      .selectFrom('items')
      .select('id')
      .where('companyId', '=', companyId)
      .where('id', '=', itemId)
      .executeTakeFirst(),
    db
      .selectFrom('variations')
      .select('id')
      .where('companyId', '=', companyId)
      .where('id', '=', itemId)
      .executeTakeFirst(),
  ]);
  return item !== undefined || variation !== undefined;
}

/** Leaves a count as it is: "sold out for now" is not "none delivered". */
export async function markSoldOut(
  db: Database,
  companyId: string,
  venueId: string,
  itemId: string,
  mark: {
    soldOut: boolean;
    /** When it comes back by itself; null is when somebody says so. */
    until: Temporal.Instant | null;
  },
): Promise<void> {
  const soldOutUntil = mark.until ? new Date(mark.until.epochMilliseconds) : null;
  const stockState = { outOfStock: mark.soldOut, soldOutUntil };
  await db
    .insertInto('inventory')
    .values({ companyId, venueId, itemId, ...stockState, count: null })
    .onConflict((conflict) => conflict.columns(['venueId', 'itemId']).doUpdateSet(stockState))
    .execute();
}

/** How many units are left; null stops counting. A count above nothing is there again. */
export async function setStockCount(
  db: Database,
  companyId: string,
  venueId: string,
  itemId: string,
  count: number | null,
): Promise<void> {
  await db
    .insertInto('inventory')
    .values({ companyId, venueId, itemId, outOfStock: false, count })
    .onConflict((conflict) =>
      conflict
        .columns(['venueId', 'itemId'])
        .doUpdateSet({ count, outOfStock: false, soldOutUntil: null }),
    )
    .execute();
}
