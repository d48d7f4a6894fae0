import { sql } from 'kysely';

/**
 * The job runner's own tables, which it promises nobody: what has no function of its own there (the dead, the late, what
 * waits for a row) is read here and nowhere else by name, and `runner-tables.integration.test.ts` says so when an
 * update of it takes a column away.
 */
export const JOBS_TABLE = 'graphile_worker._private_jobs';
const TASKS_TABLE = 'graphile_worker._private_tasks';

/** For statements that are built of parts. */
export const jobsTable = sql.raw(JOBS_TABLE);
export const tasksTable = sql.raw(TASKS_TABLE);
