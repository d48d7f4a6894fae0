import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMinor, minor } from '../money/minor.ts';
import { historyAmount } from './order-lists.ts';
import { invoiceLines, invoiceTotals, isBillable } from './invoice.ts';
import { ORDER_STATUSES } from './order.ts';
import { order, orderItem, priceOf } from './testing/orders.ts';

const reader = { language: 'tr', defaultLanguage: 'se', tipTitle: 'Bahşiş' } as const;
const soup = (amount: number, rate: number, discount = 0) =>
  orderItem({
    price: priceOf(amount, rate, discount),
    entry: {
      id: 'soup',
      price: minor(amount),
      selectedVariations: [],
      item: { id: 'soup', defaultPrice: null, title: 'Soup', titleLang: { tr: 'Çorba' } },
    },
  });

it('[PAY-44] [D-90] equal dishes of an order share a row, in the reader’s language', () => {
  const billed = order({ items: [soup(8_000, 10), soup(8_000, 10), soup(8_000, 10, 500)] });
  expect(invoiceLines([{ ...billed, tip: minor(0) }], reader)).toEqual([
    { orderId: 'order-1', title: 'Çorba', quantity: 2, vatRate: 10, amount: 16_000 },
    { orderId: 'order-1', title: 'Çorba', quantity: 1, vatRate: 10, amount: 7_500 },
  ]);
});

it('[D-61] [D-90] VAT is one row per rate over all orders; a tip carries none', () => {
  const lines = invoiceLines(
    [
      { ...order({ items: [soup(10_005, 12)] }), tip: minor(700) },
      {
        ...order({
          id: 'order-2',
          items: [soup(10_005, 12), soup(5_000, 25)],
          fees: [{ id: 'f', name: 'Bag', price: priceOf(200, 25) }],
        }),
        tip: minor(0),
      },
    ],
    reader,
  );
  expect(invoiceTotals(lines)).toEqual({
    total: 25_910,
    vat: [
      { rate: 12, amount: 2_144, net: 17_866 },
      { rate: 25, amount: 1_040, net: 4_160 },
    ],
    totalVat: 3_184,
    tip: 700,
  });
});

it('[D-91] only food that was handed over is billed', () => {
  expect(ORDER_STATUSES.filter(isBillable)).toEqual(['COMPLETED']);
});

it('[D-90] an invoice asks for exactly what its orders cost, however they are grouped', () => {
  const dish = fc
    .record({
      amount: fc.integer({ min: 0, max: 50_000 }),
      rate: fc.constantFrom(6, 12, 25),
      share: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ amount, rate, share }) => soup(amount, rate, Math.floor((amount * share) / 100)));
  const orders = fc.array(
    fc.record({ items: fc.array(dish, { minLength: 1 }), tip: fc.integer({ min: 0, max: 9_999 }) }),
  );
  fc.assert(
    fc.property(orders, (drawn) => {
      const billed = drawn.map(({ items, tip }) => ({ ...order({ items }), tip: minor(tip) }));
      const { total, vat, tip } = invoiceTotals(invoiceLines(billed, reader));
      const owed = billed.map((one) => addMinor(historyAmount(one), one.tip));
      expect(total).toBe(addMinor(...owed));
      const parts = vat.flatMap(({ amount, net }) => [amount, net]);
      expect(addMinor(...parts, tip)).toBe(total);
    }),
  );
});
