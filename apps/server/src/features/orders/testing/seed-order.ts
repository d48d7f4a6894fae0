import type { Insertable } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { DB } from '../../../platform/database/generated/tables.ts';
import { fixedId } from '../../../testing/fixed-id.ts';
import type { seededIds } from '../../../testing/seed-company.ts';

type Dish = { title: string; amount: number; vat: number; discount?: number };

/** A finished order, written as checkout would have written it. */
export async function seedOrder(
  db: Database,
  ids: ReturnType<typeof seededIds>,
  number: number,
  order: Partial<Insertable<DB['orders']>> & { dishes?: Dish[] } = {},
): Promise<string> {
  const { dishes = [{ title: 'Fries', amount: 3_900, vat: 25 }], ...fields } = order;
  const id = fixedId(700_000 + number);
  const cartId = fixedId(710_000 + number);
  const companyId = ids.company;
  const createdAt = fields.createdAt ?? new Date('2026-11-13T18:30:00Z');
  const venueId = ids.venue;
  await db
    .insertInto('carts')
    .values({ id: cartId, companyId, venueId, createdAt, lastEventAt: createdAt })
    .execute();
  const tip = fields.tip ?? 0;
  const dishesCost = dishes.reduce((sum, { amount, discount = 0 }) => sum + amount - discount, 0);
  await db
    .insertInto('orders')
    .values({
      id,
      companyId,
      venueId,
      cartId,
      easyId: String(number),
      status: 'COMPLETED',
      type: 'TAKE_AWAY',
      currency: 'SEK',
      total: dishesCost + tip,
      answerBy: createdAt,
      ...fields,
      createdAt,
    })
    .execute();
  await db
    .insertInto('orderItems')
    .values(
      dishes.map(({ title, amount, vat, discount = 0 }, position) => ({
        id: fixedId(720_000 + number * 10 + position),
        companyId,
        orderId: id,
        position,
        priceId: fixedId(730_000 + number * 10 + position),
        amount,
        percentageVat: vat,
        discount,
        subtotal: amount,
        entry: JSON.stringify({
          id: ids.friesEntry,
          price: amount,
          selectedVariations: [],
          item: { id: ids.fries, defaultPrice: null, title, titleLang: {} },
        }),
      })),
    )
    .execute();
  if (fields.invoiceTargetId) {
    await db
      .insertInto('payments')
      .values({
        id: fixedId(740_000 + number),
        companyId,
        venueId,
        cartId,
        orderId: id,
        amount: dishesCost + tip,
        tip,
        currency: 'SEK',
        kind: 'INVOICE',
        state: 'OWED',
        createdAt,
        stateSince: createdAt,
      })
      .execute();
  }
  return id;
}
