import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Our own statements are some hundreds; texts that vary with the length of a list must not fill the database's memory. */
const MAX_NAMED = 800;

// "cached plan must not change result type": a migration of the next release has changed a table under us.
const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000';

/**
 * A pool whose connections parse and plan each statement once, by name, and which begins a transaction together with
 * its first statement: on a busy evening round trips and planning cost more than the rows.
 */
export function makePreparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>();

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMED) return known;
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 22);
    names.set(text, name);
    return name;
  }

  function wrap(client: pg.PoolClient): PostgresPoolClient {
    let isOutdated = false;
    let isInTransaction = false;
    const sendTogether = makeSendTogether(streamOf(client));
    const query = async (text: string, values: unknown[]) => {
      sendTogether();
      try {
        return await client.query({ name: nameOf(text), text, values });
      } catch (error) {
        if (!isOutdatedPlan(error)) throw error;
        isOutdated = true;
        // Inside a transaction everything before is lost too: the caller has to begin again.
        if (isInTransaction) throw error;
        return client.query(text, values);
      }
    };
    const wrapped = {
      query: (text: string, values: unknown[]) => {
        if (!isBeginning(text)) {
          if (text === 'commit' || text === 'rollback') isInTransaction = false;
          return query(text, values);
        }
        isInTransaction = true;
        // Not waited for: the first statement leaves in the same packet, and fails by itself if this does.
        sendTogether();
        client.query(text).catch(() => undefined);
        return NOTHING;
      },
      // With its plans thrown away a connection works again; a new one is the surest way.
      release: () => client.release(isOutdated),
    };
    // The dialect's other way to ask, with a cursor, is one we do not use.
    return wrapped as unknown as PostgresPoolClient;
  }

  return {
    connect: async () => {
      const client = await pool.connect();
      const known = clients.get(client);
      if (known) return known;
      const wrapped = wrap(client);
      clients.set(client, wrapped);
      return wrapped;
    },
    end: () => pool.end(),
  };
}

type Sending = { cork: () => void; uncork: () => void };

// Not among the documented parts of pg: where a version has none, statements leave one by one.
const streamOf = (
  client: pg.PoolClient & { connection?: { stream?: Sending } },
): Sending | undefined => client.connection?.stream;

/** What is said before the program next waits leaves as one packet: each costs as much as the statement in it. */
function makeSendTogether(stream: Sending | undefined): () => void {
  let isWaiting = false;
  return () => {
    if (isWaiting || !stream) return;
    isWaiting = true;
    stream.cork();
    process.nextTick(() => {
      isWaiting = false;
      stream.uncork();
    });
  };
}

const isBeginning = (text: string): boolean =>
  text === 'begin' || text.startsWith('start transaction');
const NOTHING = Promise.resolve({ command: 'BEGIN', rowCount: 0, rows: [] });
