import { CompiledQuery, type QueryResult } from 'kysely';
import type { Database } from './database.ts';

/**
 * A statement with its text written out, for what every guest does all evening: building and compiling a query
 * costs the server more than its answer.
 */
export const statement =
  <Row>(text: string) =>
  (db: Database, values: readonly unknown[]): Promise<QueryResult<Row>> =>
    db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
