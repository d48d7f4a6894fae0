import type pg from 'pg';

const KEPT_TABLES = ['users', 'staff_members', 'companies', 'venues'];

/** Remembers who there is; the answer puts them back as they were. */
export async function keepRows(pool: pg.Pool): Promise<() => Promise<void>> {
  const statements: string[] = [];
  for (const table of KEPT_TABLES) {
    await pool.query(`create table kept_${table} as table ${table}`);
    const { rows } = await pool.query<{ name: string }>(
      `select column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = $1 and column_name not in ('id', 'shop_version', 'catalogue_version')`,
      [table],
    );
    const columns = rows.map(({ name }) => `"${name}"`);
    statements.push(
      `update ${table} t set (${columns.join(', ')}) = (select ${columns.map((name) => `k.${name}`).join(', ')})
       from kept_${table} k where k.id = t.id`,
    );
  }
  return async () => {
    for (const statement of statements) await pool.query(statement);
  };
}
