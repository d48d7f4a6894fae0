import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedOpenShop } from '../../testing/seed-open-shop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { findBoardOrders } from './find-board-orders.ts';
import { seedOrder } from './testing/seed-order.ts';

describe('the board of a very busy day', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  it('[D-146] what is to be cooked is on it, however much is done already', async () => {
    const { db } = database;
    const ids = await seedOpenShop(db, 1);
    const opening = Temporal.Instant.from('2026-11-13T08:00:00Z');
    const at = (minutes: number) => new Date(opening.add({ minutes }).epochMilliseconds);
    const waiting = await seedOrder(db, ids, 1, { status: 'ACCEPTED', createdAt: at(0) });
    for (let number = 2; number <= 502; number += 1)
      await seedOrder(db, ids, number, { createdAt: at(number) });
    const newest = await seedOrder(db, ids, 503, { status: 'PENDING', createdAt: at(503) });
    const times = { today: opening, now: opening.add({ hours: 10 }) };
    const board = await findBoardOrders(db, ids.company, ids.venue, times);
    expect(board[0]?.id).toBe(waiting);
    expect(board.at(-1)?.id).toBe(newest);
    expect(board).toHaveLength(500);
  });
});
