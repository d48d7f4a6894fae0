import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

export type StockLine = {
  id: string;
  title: string;
  soldOut: boolean;
  soldOutUntil: string | null;
  count: number | null;
  refillTo: number | null;
  held: number;
};
export type StockGroup = { id: string; name: string; variations: StockLine[] };

type StockRow = Omit<StockLine, 'soldOutUntil'> & {
  soldOutUntil: Date | null;
  groupId: string | null;
  groupName: string | null;
};

/**
 * The dishes on the venue's menus and the variations they offer, each with what the shelf says. One statement:
 * a board asks for it after every tap.
 */
export async function findVenueStock(
  db: Database,
  companyId: string,
  venueId: string,
  now: Temporal.Instant,
): Promise<{ items: StockLine[]; variationGroups: StockGroup[] }> {
  const { rows } = await sql<StockRow>`
    with dishes as (
      select distinct items.id, items.title from menus
      join menu_entries on menu_entries.menu_id = menus.id
      join items on items.id = menu_entries.item_id and not items.deleted
      where menus.venue_id = ${venueId} and menus.company_id = ${companyId}
    ), shelf as (
      select dishes.id, dishes.title, null::uuid as group_id, null as group_name, 0 as position from dishes
      union all
      select variations.id, variations.name, groups.id, groups.external_name, variations.position
      from modification_groups groups
      join variations on variations.group_id = groups.id and variations.archived_at is null
      where groups.company_id = ${companyId} and groups.archived_at is null and exists (
        select from item_modification_groups links join dishes on dishes.id = links.item_id
        where links.group_id = groups.id)
    )
    select shelf.id, shelf.title, coalesce(inventory.out_of_stock, false) as "soldOut", inventory.count,
      inventory.refill_to as "refillTo",
      inventory.sold_out_until as "soldOutUntil",
      coalesce((
        select sum(units)::int from stock_reservations held
        where held.venue_id = ${venueId} and held.item_id = shelf.id
          and held.expires_at > ${new Date(now.epochMilliseconds)}), 0) as held,
      shelf.group_id as "groupId", shelf.group_name as "groupName"
    from shelf left join inventory on inventory.venue_id = ${venueId} and inventory.item_id = shelf.id
    order by shelf.group_name nulls first, shelf.group_id, shelf.position, shelf.title, shelf.id`.execute(
    db,
  );
  const groups = new Map<string, StockGroup>();
  const items: StockLine[] = [];
  for (const { groupId, groupName, soldOutUntil, ...rest } of rows) {
    const line = { ...rest, soldOutUntil: soldOutUntil?.toISOString() ?? null };
    if (groupId === null) {
      items.push(line);
      continue;
    }
    const group = groups.get(groupId) ?? { id: groupId, name: groupName ?? '', variations: [] };
    group.variations.push(line);
    groups.set(groupId, group);
  }
  return { items, variationGroups: [...groups.values()] };
}
