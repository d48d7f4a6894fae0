import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { closeDatabase, openDatabase } from '../database/database.ts';
import { makeLog } from '../logging/log.ts';
import { addJob, startJobs, type JobHandlers } from './jobs.ts';

describe('printing and everything else', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[KITCHEN-14] [D-731] printers and programs that do not answer keep neither money nor an unanswered order waiting', async () => {
    const process = openDatabase(database.url);
    const answered: (() => void)[] = [];
    const done: string[] = [];
    const handlers: Partial<JobHandlers> = {
      'print-tickets': () => new Promise<void>((resolve) => answered.push(resolve)),
      'send-webhooks': () => new Promise<void>((resolve) => answered.push(resolve)),
      'capture-payment': async () => void done.push('captured'),
      'reject-unanswered-order': async () => void done.push('rejected'),
    };
    const jobs = await startJobs({
      pool: process.pool,
      log: makeLog('silent'),
      handlers: handlers as JobHandlers,
      enqueueDueJobs: async () => undefined,
    });
    try {
      for (let printer = 0; printer < 12; printer += 1)
        await addJob(database.db, 'print-tickets', { companyId: 'c', printerId: `${printer}` });
      await expect.poll(() => answered.length, { timeout: 20_000 }).toBe(4);
      for (let program = 0; program < 12; program += 1)
        await addJob(database.db, 'send-webhooks', { companyId: 'c', endpointId: `${program}` });
      await expect.poll(() => answered.length, { timeout: 20_000 }).toBe(6);
      await addJob(database.db, 'capture-payment', { companyId: 'c', paymentId: 'p' });
      await addJob(database.db, 'reject-unanswered-order', { companyId: 'c', orderId: 'o' });
      await expect
        .poll(() => done.toSorted(), { timeout: 10_000 })
        .toEqual(['captured', 'rejected']);
      expect(answered).toHaveLength(6);
    } finally {
      const letGo = setInterval(() => answered.splice(0).forEach((answer) => answer()), 20);
      await jobs.stop();
      clearInterval(letGo);
      await closeDatabase(process);
    }
  }, 60_000);
});
