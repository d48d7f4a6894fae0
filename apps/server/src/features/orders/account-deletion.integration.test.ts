import type { Insertable } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DB } from '../../platform/database/generated/tables.ts';
import { fixedId } from '../../testing/fixed-id.ts';
import { seedCompany } from '../../testing/seed-company.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { hasUnpaidDishes } from '../tables/unpaid-dishes.ts';
import {
  forgetWordsOfDeletedGuests,
  hasActiveOrder,
  hasUnpaidInvoice,
} from './account-deletion.ts';

const now = new Date('2026-11-13T18:30:00Z');

describe('a guest who wants to leave', () => {
  let database: TestDatabase;
  let ids: Awaited<ReturnType<typeof seedCompany>>;
  let other: Awaited<ReturnType<typeof seedCompany>>;
  beforeAll(async () => {
    database = await createTestDatabase();
    ids = await seedCompany(database.db, 1);
    other = await seedCompany(database.db, 2);
  });
  afterAll(() => database.drop());

  let lastNumber = 60_000;
  const nextId = () => fixedId((lastNumber += 1));

  const guest = async (fields: Partial<Insertable<DB['users']>> = {}) => {
    const id = nextId();
    const row = { id, companyId: ids.company, easyId: id, name: 'Astrid Lind', ...fields };
    await database.db.insertInto('users').values(row).execute();
    return id;
  };
  const order = async (
    userId: string,
    fields: Partial<Insertable<DB['orders']>> = {},
    shop = ids,
  ) => {
    const [id, cartId] = [nextId(), nextId()];
    const place = { companyId: shop.company, venueId: shop.venue };
    await database.db
      .insertInto('carts')
      .values({ id: cartId, ...place, userId, createdAt: now, lastEventAt: now })
      .execute();
    await database.db
      .insertInto('orders')
      .values({
        id,
        ...place,
        cartId,
        userId,
        easyId: '7',
        status: 'COMPLETED',
        type: 'TAKE_AWAY',
        currency: 'SEK',
        total: 10_000,
        createdAt: now,
        answerBy: now,
        ...fields,
      })
      .execute();
    return id;
  };

  it('[D-111] has an active order until it is completed or rejected', async () => {
    for (const status of ['PENDING', 'ACCEPTED', 'FINALIZING', 'READY']) {
      const userId = await guest();
      await order(userId, { status });
      expect(await hasActiveOrder(database.db, ids.company, userId), status).toBe(true);
    }
    for (const status of ['COMPLETED', 'REJECTED']) {
      const userId = await guest();
      await order(userId, { status });
      expect(await hasActiveOrder(database.db, ids.company, userId), status).toBe(false);
    }
  });

  it('[D-03] an order at a company that shares the accounts counts, a stranger does not', async () => {
    const userId = await guest();
    await order(userId, { status: 'PENDING' }, other);
    expect(await hasActiveOrder(database.db, ids.company, userId)).toBe(false);
    await database.db
      .updateTable('cloudConfigurations')
      .set({ userCompanyId: ids.company })
      .where('companyId', '=', other.company)
      .execute();
    expect(await hasActiveOrder(database.db, ids.company, userId)).toBe(true);
    expect(await hasActiveOrder(database.db, ids.company, await guest())).toBe(false);
  });

  it('[D-111] owes for orders on account until their invoice is paid', async () => {
    const userId = await guest();
    const targetId = nextId();
    expect(await hasUnpaidInvoice(database.db, ids.company, userId)).toBe(false);
    await order(userId);
    await order(userId, { status: 'REJECTED', invoiceTargetId: targetId });
    expect(await hasUnpaidInvoice(database.db, ids.company, userId)).toBe(false);
    const onAccount = await order(userId, { invoiceTargetId: targetId });
    expect(await hasUnpaidInvoice(database.db, ids.company, userId)).toBe(true);
    const invoiceId = nextId();
    await database.db
      .insertInto('invoices')
      .values({
        id: invoiceId,
        companyId: ids.company,
        number: 1,
        targetId,
        periodStart: '2026-11-09',
        periodEnd: '2026-11-15',
        issuedOn: '2026-11-16',
        dueOn: '2026-12-16',
        currency: 'SEK',
        language: 'se',
        seller: '{}',
        buyer: '{}',
        vat: '[]',
        total: 10_000,
        totalVat: 1_071,
        issuedAt: now,
      })
      .execute();
    await database.db
      .updateTable('orders')
      .set({ invoiceId })
      .where('id', '=', onAccount)
      .execute();
    expect(await hasUnpaidInvoice(database.db, ids.company, userId)).toBe(true);
    await database.db
      .updateTable('invoices')
      .set({ paidAt: now })
      .where('id', '=', invoiceId)
      .execute();
    expect(await hasUnpaidInvoice(database.db, ids.company, userId)).toBe(false);
  });

  it('[D-111] owes for dishes on an open bill until each is paid or taken off', async () => {
    const userId = await guest();
    const [tableId, chequeId] = [nextId(), nextId()];
    const place = { companyId: ids.company, venueId: ids.venue };
    await database.db
      .insertInto('restaurantTables')
      .values({ id: tableId, ...place, code: '12', supportsPayLater: true })
      .execute();
    await database.db
      .insertInto('cheques')
      .values({ id: chequeId, ...place, tableId, createdAt: now })
      .execute();
    const orderId = await order(userId, { isPayLater: true, tableId });
    const dish = (amount: number, discount: number) => ({
      id: nextId(),
      companyId: ids.company,
      chequeId,
      orderId,
      position: 0,
      itemId: ids.fries,
      title: 'Fries',
      vatRate: 12,
      amount,
      discount,
    });
    const [paid, removedDish] = [dish(100, 10), dish(50, 0)];
    await database.db.insertInto('chequeItems').values([paid, removedDish]).execute();
    const isOwing = () => hasUnpaidDishes(database.db, ids.company, userId);
    expect(await isOwing()).toBe(true);
    await database.db
      .updateTable('chequeItems')
      .set({ paid: 90 })
      .where('id', '=', paid.id)
      .execute();
    expect(await isOwing()).toBe(true);
    await database.db
      .updateTable('chequeItems')
      .set({ takenOffAt: now })
      .where('id', '=', removedDish.id)
      .execute();
    expect(await isOwing()).toBe(false);
    expect(await hasUnpaidDishes(database.db, other.company, userId)).toBe(false);
  });

  it('[D-111] what was written to the kitchen goes when guest and order are done', async () => {
    const since = Temporal.Instant.from('2026-11-01T00:00:00Z');
    const [gone, here] = [await guest({ deleted: true, deletedAt: now }), await guest()];
    const words = { comment: 'For Astrid, ring 070' };
    const [done, cooking, stranger] = [
      await order(gone, words),
      await order(gone, { ...words, status: 'ACCEPTED' }),
      await order(here, words),
    ];
    await forgetWordsOfDeletedGuests(database.db, since);
    const commentOf = async (id: string) =>
      (
        await database.db
          .selectFrom('orders')
          .select('comment')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      ).comment;
    expect(await commentOf(done)).toBe('');
    expect(await commentOf(cooking)).toBe(words.comment);
    expect(await commentOf(stranger)).toBe(words.comment);
  });
});
