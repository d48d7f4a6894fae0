import type pg from 'pg';

/** The parts of pg's connection that COPY needs; its types do not list them. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
  sendCopyFail: (reason: string) => void;
};

/** What pg calls while a COPY runs: the embedded PostgreSQL comes without pg_dump, and COPY needs no program. */
type CopyQuery = pg.Submittable & {
  handleCopyData: (message: { chunk: Buffer }, connection: CopyConnection) => void;
  handleCopyInResponse: (connection: CopyConnection) => void;
  handleCommandComplete: () => void;
  handleReadyForQuery: () => void;
  handleError: (error: Error) => void;
};

const nothing = (): void => undefined;

/** `take` is waited for: the database is read no faster than its rows can be put away. */
export function copyOut(
  client: pg.ClientBase,
  statement: string,
  take: (rows: Buffer) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let taking = Promise.resolve();
    let waiting: Buffer[] = [];
    let isTaking = false;
    let hasFailed = false;
    const takeAll = async (connection: CopyConnection): Promise<void> => {
      isTaking = true;
      connection.stream.pause();
      try {
        while (waiting.length > 0) await take(Buffer.concat(waiting.splice(0)));
      } catch (error) {
        // What still comes of this table is let go, not collected.
        hasFailed = true;
        throw error;
      } finally {
        isTaking = false;
        connection.stream.resume();
      }
    };
    const query: CopyQuery = {
      submit: (connection) => connection.query(statement),
      handleCopyData: ({ chunk }, connection) => {
        if (hasFailed) return;
        // A view into the driver's own buffer, which it fills anew.
        waiting.push(Buffer.from(chunk));
        if (!isTaking) taking = taking.then(() => takeAll(connection));
        // Whoever waits for the end hears of it; until then it is nobody's.
        taking.catch(nothing);
      },
      handleCopyInResponse: (connection) => connection.sendCopyFail('not asked for'),
      handleCommandComplete: nothing,
      handleReadyForQuery: () => void taking.then(resolve, reject),
      handleError: (error) => {
        waiting = [];
        reject(error);
      },
    };
    client.query(query);
  });
}

/** Feeds rows to `copy … from stdin`, no faster than the connection takes them. */
export function copyIn(
  client: pg.ClientBase,
  statement: string,
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let failure: unknown;
    const feed = async (connection: CopyConnection): Promise<void> => {
      try {
        for await (const chunk of rows) {
          if (failure) return;
          connection.sendCopyFromChunk(chunk);
          if (connection.stream.writableNeedDrain)
            await new Promise((go) => connection.stream.once('drain', go));
        }
        connection.endCopyFrom();
      } catch (error) {
        failure = error;
        connection.sendCopyFail('the file could not be read');
      }
    };
    const query: CopyQuery = {
      submit: (connection) => connection.query(statement),
      handleCopyData: nothing,
      handleCopyInResponse: (connection) => void feed(connection),
      handleCommandComplete: nothing,
      handleReadyForQuery: () => resolve(),
      handleError: (error) => {
        const why = failure ?? error;
        failure = why;
        reject(why instanceof Error ? why : new Error(String(why)));
      },
    };
    client.query(query);
  });
}
