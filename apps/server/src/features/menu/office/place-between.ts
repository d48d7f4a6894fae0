import { moveBetween, orderBetween } from '@tallrik/domain/menu/editing/sort-order';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/graphql/errors.ts';

/** Below everything that is there: a new thing begins at the end. */
export const lowestOrder = (things: readonly { order: number }[]): number =>
  things.length === 0
    ? 0
    : (orderBetween(Math.min(...things.map(({ order }) => order)), null) ?? 0);

/** Writes the order of one thing between two others, and where there is no gap that of all (O-30). */
export async function placeBetween(
  trx: Database,
  table: 'items' | 'categories',
  companyId: string,
  id: string,
  neighbours: { afterId?: string | null | undefined; beforeId?: string | null | undefined },
): Promise<undefined> {
  // One after the other: two moves into one gap must not take the same number.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sort:${table}:${companyId}`}, 0))`.execute(
    trx,
  );
  const name = table === 'items' ? 'title' : 'name';
  const sorted = await trx
    .selectFrom(table)
    .select(['id', 'order'])
    .where('companyId', '=', companyId)
    .orderBy('order', 'desc')
    .orderBy(sql.ref(name))
    .orderBy('id')
    .execute();
  const { afterId = null, beforeId = null } = neighbours;
  const known = new Set(sorted.map((thing) => thing.id));
  if ([afterId, beforeId].some((neighbour) => neighbour !== null && !known.has(neighbour)))
    throw notFound('Neighbour');
  const moved = moveBetween(sorted, id, { afterId, beforeId });
  await sql`
    update ${sql.table(table)} as sorted set "order" = moved.place
    from unnest(${moved.map((thing) => thing.id)}::uuid[], ${moved.map(({ order }) => order)}::int[]) as moved(id, place)
    where sorted.id = moved.id and sorted.company_id = ${companyId}::uuid`.execute(trx);
  return undefined;
}
