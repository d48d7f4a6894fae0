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
  /** Left out, it is filled up as before. */
  refill?: { to: number; at: Temporal.Instant } | null,
): Promise<void> {
  const refilled =
    refill === undefined
      ? {}
      : {
          refillTo: refill && refill.to,
          refillAt: refill && new Date(refill.at.epochMilliseconds),
        };
  const stockState = { count, outOfStock: false, soldOutUntil: null, ...refilled };
  await db
    .insertInto('inventory')
    .values({ companyId, venueId, itemId, ...stockState })
    .onConflict((conflict) => conflict.columns(['venueId', 'itemId']).doUpdateSet(stockState))
    .execute();
}
