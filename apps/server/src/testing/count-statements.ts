import pg from 'pg';
import { vi } from 'vitest';

/**
 * Counts every statement that this process sends over whatever connection of whatever pool: at the connection itself,
 * where nothing that asks can go round it.
 */
export function countStatements() {
  const queries = vi.spyOn(pg.Client.prototype, 'query');
  return {
    during: async (what: () => Promise<unknown>): Promise<number> => {
      const before = queries.mock.calls.length;
      await what();
      return queries.mock.calls.length - before;
    },
    stop: () => queries.mockRestore(),
  };
}
