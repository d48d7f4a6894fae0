import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { isAway, NeighbourAway, reasonAway } from './is-away.ts';

const withCode = (code: string) => Object.assign(new Error('no'), { code });

describe('a neighbour that is away', () => {
  it('[F-87] is one that may come back: refused, unknown to the network, starting, full', () => {
    for (const code of ['ECONNREFUSED', 'EAI_AGAIN', '57P03', '57P01', '53300', '08006'])
      expect(isAway(withCode(code)), code).toBe(true);
    expect(isAway(new AggregateError([withCode('ECONNREFUSED')]))).toBe(true);
    for (const words of [
      'Connection terminated unexpectedly',
      'timeout exceeded when trying to connect',
      'timeout expired',
      // Asked once more after it broke: a start in the middle of a database's end stopped for good here (F-87).
      'Client has encountered a connection error and is not queryable',
      'Client was closed and is not queryable',
    ])
      expect(isAway(new Error(words)), words).toBe(true);
    expect(isAway(new Error('Migration 0001 failed', { cause: withCode('57P01') }))).toBe(true);
    expect(isAway(new NeighbourAway('Redis'))).toBe(true);
  });

  it('[D-283] [F-96] is one that answers and cannot write: said in words, and waited for', () => {
    const full = new Error('Migration 0001 failed', { cause: withCode('53100') });
    expect(isAway(full)).toBe(true);
    expect(reasonAway(full)).toBe(
      'PostgreSQL at DATABASE_URL: database has no room left on its disk',
    );
    expect(isAway(withCode('25006'))).toBe(true);
  });

  it('[F-91] is not one that will never let us in, nor a mistake of ours', () => {
    for (const code of ['28P01', '3D000', '42P01', 'ERR_INVALID_URL'])
      expect(isAway(withCode(code)), code).toBe(false);
    expect(isAway(new TypeError('x is not a function'))).toBe(false);
    expect(isAway('no')).toBe(false);
  });

  it('[F-87] [F-91] a real refusal is known as one, and its reason names the variable, never the password', async () => {
    const client = new pg.Client({ connectionString: 'postgresql://u:secret@127.0.0.1:9/none' });
    const error = await client.connect().then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(isAway(error)).toBe(true);
    expect(reasonAway(error)).toBe('PostgreSQL does not answer at DATABASE_URL (ECONNREFUSED)');
    expect(reasonAway(error)).not.toContain('secret');
  });
});
