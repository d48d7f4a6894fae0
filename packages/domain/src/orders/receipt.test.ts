import { expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import {
  canEmailReceipt,
  isOrderNumberBannerShown,
  receiptDiscounts,
  receiptLines,
  receiptTotals,
} from './receipt.ts';
import { ORDER_STATUSES } from './order.ts';
import { order, orderItem, priceOf } from './testing/orders.ts';

it('[ORDER-21] equal dishes share a row, with what was added and removed', () => {
  const cheese = { id: 'cheese', name: 'Cheese', nameLang: {}, price: minor(500) };
  const onion = { id: 'onion', name: 'Onion', nameLang: {} };
  const items = [
    orderItem({ variations: [cheese], removedVariations: [onion] }),
    orderItem(),
    orderItem({ variations: [cheese], removedVariations: [onion] }),
  ];
  expect(receiptLines(order({ items }))).toEqual([
    expect.objectContaining({ quantity: 2, amount: 20_000, added: [cheese], removed: [onion] }),
    expect.objectContaining({ quantity: 1, amount: 10_000, added: [], removed: [] }),
  ]);
});

it('[ORDER-22] [ORDER-23] [D-61] discount, tip, total, VAT per rate and the total without VAT', () => {
  const receipt = receiptTotals(
    order({
      items: [
        orderItem({ price: priceOf(10_000, 12, 1_000) }),
        orderItem({ price: priceOf(5_000, 25) }),
      ],
      fees: [{ id: 'f', name: 'Service', price: priceOf(250, 25) }],
      payment: { id: 'p', tip: minor(700) },
    }),
  );
  expect(receipt).toEqual({
    discount: 1_000,
    tip: 700,
    total: 14_950,
    vat: [
      { rate: 12, amount: 964, net: 8_036 },
      { rate: 25, amount: 1_050, net: 4_200 },
    ],
    totalVat: 2_014,
    totalExcludingVat: 12_236,
  });
});

it('[ORDER-22] an order on the table’s bill has no tip', () => {
  expect(receiptTotals(order({ payment: null }))).toMatchObject({ tip: 0, total: 10_000 });
});

it('[ORDER-25] no e-mail of a rejected order', () => {
  expect(ORDER_STATUSES.filter((status) => !canEmailReceipt({ status }))).toEqual(['REJECTED']);
});

it('[ORDER-30] [D-25] the flag t hides the number of a QR order only', () => {
  expect(isOrderNumberBannerShown(true, true)).toBe(false);
  expect(isOrderNumberBannerShown(true, false)).toBe(true);
  expect(isOrderNumberBannerShown(false, true)).toBe(true);
});

it('[ORDER-22] names each offer that took something off, and sums the rest', () => {
  const offer = { id: 'lunch', name: 'Lunch deal', type: 'ITEM_DISCOUNT', nameLang: {} };
  const discounted = order({
    items: [
      orderItem({ offer, price: priceOf(10_000, 12, 1_000) }),
      orderItem({ offer, price: priceOf(10_000, 12, 500) }),
      orderItem({ price: priceOf(10_000, 12, 250) }),
      orderItem(),
    ],
    fees: [{ id: 'f', name: 'Service', price: priceOf(250, 25, 50) }],
  });
  expect(receiptDiscounts(discounted)).toEqual([
    { offer, amount: 1_500 },
    { offer: null, amount: 300 },
  ]);
  expect(receiptTotals(discounted).discount).toBe(1_800);
  // An offer that saved nothing is not named.
  expect(receiptDiscounts(order({ items: [orderItem({ offer }), orderItem()] }))).toEqual([]);
});
