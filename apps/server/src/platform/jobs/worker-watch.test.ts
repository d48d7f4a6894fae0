import { EventEmitter } from 'node:events';
import type pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLog } from '../logging/log.ts';
import { watchWorkers } from './worker-watch.ts';

/** A connection of the pool: nothing is ever found, unless `onQuery` has it otherwise. */
class FakeConnection extends EventEmitter {
  readonly released: unknown[] = [];
  readonly onQuery: (connection: FakeConnection) => void;
  constructor(onQuery: (connection: FakeConnection) => void = () => undefined) {
    super();
    this.onQuery = onQuery;
  }
  async query() {
    if (this.released.length > 0) throw new Error('Client was closed and is not queryable');
    this.onQuery(this);
    return { rows: [] };
  }
  release(isDestroyed: unknown) {
    this.released.push(isDestroyed);
  }
}

const poolOf = (connect: () => Promise<FakeConnection>) => ({ connect }) as unknown as pg.Pool;

describe('the sign of life of a process', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('[F-86] stopped while it signs, a process keeps no connection of the pool, which could never close', async () => {
    let arrive: (connection: FakeConnection) => void = () => undefined;
    const connect = vi
      .fn<() => Promise<FakeConnection>>()
      .mockRejectedValueOnce(new Error('the database is away'))
      .mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
    const watch = await watchWorkers(poolOf(connect), makeLog('silent'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(connect).toHaveBeenCalledTimes(2);
    const stopped = watch.stop();
    const late = new FakeConnection();
    arrive(late);
    await stopped;
    expect(late.released).toEqual([true]);
  });

  it('[F-86] a connection that breaks in the moment of signing is not kept: the next look signs anew', async () => {
    const broken = new FakeConnection((connection) => {
      // The answer and the news of the end come in one piece.
      connection.emit('error', new Error('terminating connection'));
    });
    const sound = new FakeConnection();
    const connections = [null, broken, sound];
    const connect = async () => connections.shift() ?? Promise.reject(new Error('away'));
    const watch = await watchWorkers(poolOf(connect), makeLog('silent'));
    watch.answerFor('pool-a');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(broken.released).toEqual([true]);
    expect(connections).toEqual([]);
    await watch.stop();
    expect(sound.released).toEqual([true]);
  });
});
