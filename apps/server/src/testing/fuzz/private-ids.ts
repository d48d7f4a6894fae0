import type pg from 'pg';

/** What everybody may see of a company (D-138); rows of every other table are somebody's own. */
const PUBLIC_TABLES = [
  'companies',
  'cloud_configurations',
  'company_hosts',
  'venues',
  'venue_locations',
  'venue_availabilities',
  'venue_hours_exceptions',
  'delivery_rates',
  'categories',
  'items',
  'modification_groups',
  'variations',
  'upsell_groups',
  'menus',
  'menu_availabilities',
  'menu_entries',
  'membership_levels',
  'offers',
  'contents',
  'social_feed_items',
];

/** The ids of a company's private rows, a table somebody adds tomorrow included. */
export async function readPrivateIds(pool: pg.Pool, companyId: string): Promise<string[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.table_name as name from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'kept\\_%'
     group by c.table_name
     having bool_or(c.column_name = 'company_id') and bool_or(c.column_name = 'id' and c.udt_name = 'uuid')`,
  );
  const ids: string[] = [];
  for (const { name } of tables) {
    if (PUBLIC_TABLES.includes(name)) continue;
    const { rows } = await pool.query<{ id: string }>(
      `select id from ${name} where company_id = $1`,
      [companyId],
    );
    ids.push(...rows.map(({ id }) => id));
  }
  return ids;
}
