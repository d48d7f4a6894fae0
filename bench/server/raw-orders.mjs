import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { paceOf } from './pace.mjs';

const CLIENTS = 8;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** The tables in which an order leaves rows, in an order that their foreign keys allow, and how to find those rows. */
const TABLES = [
  ['carts', 'id = $1'],
  ['cart_events', 'cart_id = $1'],
  ['payment_sessions', 'cart_id = $1'],
  ['orders', 'cart_id = $1'],
  ['order_items', 'order_id in (select id from orders where cart_id = $1)'],
  ['payments', 'cart_id = $1'],
  ['payment_ledger', 'payment_id in (select id from payments where cart_id = $1)'],
  [
    'payment_notices',
    `notice->>'reference' in (select reference from payment_sessions where cart_id = $1)`,
  ],
];

/**
 * The rows of an order that guests made, written again by bare SQL with ids of their own: no menu is asked, nothing
 * is decided, nobody is told. One transaction per order, one insert per table, every statement prepared.
 */
export async function openRawOrders(url, cartId) {
  const clients = await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      const client = new pg.Client({ connectionString: url });
      client.on('error', () => undefined);
      await client.connect();
      return client;
    }),
  );
  const [first] = clients;
  const fresh = await idsMadeFor(first, cartId);
  const statements = [];
  for (const [table, where] of TABLES)
    statements.push(await statementOf(first, table, where, cartId));

  async function write(client) {
    const renamed = new Map();
    const renew = (id) => {
      if (!fresh.has(id)) return id;
      if (!renamed.has(id)) renamed.set(id, randomUUID());
      return renamed.get(id);
    };
    const unique = randomUUID();
    await client.query('begin');
    for (const { name, text, values } of statements) {
      const own = values.map((value) =>
        typeof value === 'function' ? value(renew, unique) : value,
      );
      await client.query({ name, text, values: own });
    }
    await client.query('commit');
  }

  return {
    rows: statements.reduce((sum, { rows }) => sum + rows, 0),
    /** Orders a second. */
    writeFor: (seconds) => paceOf(clients, seconds, write),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}

/** Every id that came into the world with the order: the others name companies, venues and dishes and stay. */
async function idsMadeFor(client, cartId) {
  const { rows } = await client.query(
    `select id::text from carts where id = $1
     union select event_id::text from cart_events where cart_id = $1
     union select id::text from payment_sessions where cart_id = $1
     union select id::text from orders where cart_id = $1
     union select id::text from order_items where order_id in (select id from orders where cart_id = $1)
     union select id::text from payments where cart_id = $1`,
    [cartId],
  );
  return new Set(rows.map((row) => row.id));
}

/** An insert of all rows of one table; values that hold such an id, or must be unique, are made anew each time. */
async function statementOf(client, table, where, cartId) {
  const columns = (
    await client.query(
      `select column_name as name, data_type as type from information_schema.columns
       where table_schema = $1 and table_name = $2 and is_identity = 'NO' and is_generated = 'NEVER'`,
      ['public', table],
    )
  ).rows;
  const picked = columns.map(({ name }) => `"${name}"::text`).join(', ');
  const { rows } = await client.query({
    text: `select ${picked} from ${table} where ${where}`,
    values: [cartId],
    rowMode: 'array',
  });
  if (rows.length === 0) throw new Error(`The order left no rows in ${table}`);
  const values = rows.flatMap((row) =>
    row.map((value, index) => maker(value, columns[index].name)),
  );
  const places = rows.map(
    (row, line) => `(${row.map((_, index) => `$${line * columns.length + index + 1}`).join(', ')})`,
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const text = `insert into ${table} (${names}) values ${places.join(', ')}`;
  return { name: `raw_${table}`, text, values, rows: rows.length };
}

const UNIQUE_TEXTS = new Set(['psp_reference', 'dedupe_key']);

function maker(value, column) {
  if (value === null) return null;
  if (UNIQUE_TEXTS.has(column)) return (_renew, unique) => unique;
  const parts = value.split(UUID);
  const ids = value.match(UUID) ?? [];
  if (ids.length === 0) return value;
  return (renew) =>
    parts.map((part, index) => part + (index < ids.length ? renew(ids[index]) : '')).join('');
}
