import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { jobsTable, tasksTable } from './runner-tables.ts';

const SOURCES = path.resolve(import.meta.dirname, '../..');

describe('the job runner’s own tables', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('have every column the server reads or writes', async () => {
    const read = sql`select jobs.id, jobs.key, jobs.task_id, jobs.payload, jobs.attempts, jobs.max_attempts,
        jobs.last_error, jobs.run_at, jobs.created_at, jobs.updated_at, jobs.locked_at, jobs.locked_by,
        tasks.identifier
      from ${jobsTable} as jobs join ${tasksTable} as tasks on tasks.id = jobs.task_id`;
    expect((await read.execute(database.db)).rows).toEqual([]);
  });

  it('are named by one file', () => {
    const naming = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|^testing\//.test(file))
      .filter((file) => readFileSync(path.join(SOURCES, file), 'utf8').includes('._private_'));
    expect(naming).toEqual(['platform/jobs/runner-tables.ts']);
  });
});
