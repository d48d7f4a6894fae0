import type { SalesReport } from '@tallrik/contract/generated/staff-resolvers';
import { bookEntries } from '@tallrik/domain/orders/books/book-entries';
import { discountSource } from '@tallrik/domain/orders/books/discount-source';
import { expect, it } from 'vitest';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { seedTable } from '../../../testing/table-guests.ts';
import { openTestServer } from '../../../testing/test-server.ts';
import { LINE_OFFER, randomOrders, seedBooks } from './testing/seed-books.ts';

const DISCOUNTS = `query { sales(from: "2026-10-01", to: "2026-10-31", by: DISCOUNT) { rows { key label amount orders } } }`;

it('[MONEY-18] [D-753] a discount is its offer’s, as the domain’s rule has it: of the line, else of the whole order', async () => {
  const server = await openTestServer();
  try {
    const ids = await seedOpenShop(server.db, 1);
    const companyId = ids.company;
    const token = await signInStaff(server, {
      number: 1,
      companyId,
      venueIds: [ids.venue],
      role: 'COMPANY_ADMIN',
    });
    const { id: staffId } = await server.db
      .selectFrom('staffMembers')
      .select('id')
      .where('companyId', '=', companyId)
      .limit(1)
      .executeTakeFirstOrThrow();
    const orders = randomOrders(120, 43, {
      venueIds: [ids.venue],
      itemIds: [ids.burger, ids.fries],
      from: '2026-10-05T00:00:00Z',
      days: 14,
    });
    await seedBooks(
      server.db,
      { companyId, tableId: await seedTable(server, ids, 1), staffId },
      orders,
    );
    const clock = {
      timeZone: 'Europe/Stockholm',
      dayHours: [{ firstDay: '0001-01-01', begins: 0 }],
    };
    const ruled = new Map<string, { label: string | null; amount: number; orders: Set<string> }>();
    for (const order of orders)
      for (const entry of bookEntries(order, clock).filter(({ kind }) => kind === 'SALE'))
        for (const { price, offerId } of order.items) {
          if (price.discount === 0) continue;
          const whole = { offer: order.offer, code: null };
          const source = discountSource(offerId === null ? null : LINE_OFFER, whole, null);
          const key = source?.id ?? '';
          const sum = ruled.get(key) ?? {
            label: source?.name ?? null,
            amount: 0,
            orders: new Set(),
          };
          ruled.set(key, {
            ...sum,
            amount: sum.amount + entry.sign * price.discount,
            orders: sum.orders.add(order.id),
          });
        }
    const { data } = await server.staff<{ sales: SalesReport }>(DISCOUNTS, {}, token);
    expect(ruled.size).toBe(4);
    expect(
      data?.sales.rows.map(({ key, label, amount, orders: count }) => [
        key,
        label ?? null,
        amount,
        count,
      ]),
    ).toEqual(
      [...ruled]
        .toSorted(([, one], [, other]) => other.amount - one.amount)
        .map(([key, sum]) => [key, sum.label, sum.amount, sum.orders.size]),
    );
  } finally {
    await server.close();
  }
});
