import type { Compilable, CompiledQuery, QueryResult } from 'kysely';
import type { Database } from './database.ts';

type Known<Row> = { query: CompiledQuery<Row>; places: readonly (string | null)[] };

/**
 * A query that is built and compiled when it is first asked; later only its values are filled in. For what every
 * order asks: building the same query again costs the server more than the database's answer. The values stand in it
 * as they are given: nothing in `build` may look into them, or leave out what is null.
 */
export function compiledOnce<Values extends Record<string, unknown>, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
): (db: Database, values: Values) => Promise<QueryResult<Row>> {
  let known: Known<Row> | undefined;
  return (db, values) => {
    known ??= compile(build, db, Object.keys(values));
    const { query, places } = known;
    const parameters = places.map((name, index) =>
      name === null ? query.parameters[index] : values[name],
    );
    return db.executeQuery<Row>({ ...query, parameters });
  };
}

class Placeholder {
  constructor(readonly name: string) {}
}

function compile<Values, Row>(
  build: (db: Database, values: Values) => Compilable<Row>,
  db: Database,
  names: readonly string[],
): Known<Row> {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)]));
  const query = build(db, placeholders as Values).compile();
  const places = query.parameters.map((value) =>
    value instanceof Placeholder ? value.name : null,
  );
  return { query, places };
}
