import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { expect, it } from 'vitest';
import { type KnownCart, knownCart, makeCartMemory, withWritten } from './cart-memory.ts';

const at = (cartId: string, companyId = 'company') => ({ companyId, venueId: 'venue', cartId });
const cart = (id: string, written: readonly StoredCartEvent[] = []): KnownCart => {
  const at = { id, companyId: 'company', venueId: 'venue', tableId: null };
  const row = { ...at, lastSequence: 0, closedAt: null };
  return withWritten(knownCart({ row, stream: [] }), written);
};
const stored = (sequence: number) =>
  ({ sequence, event: { type: 'CLEAR_CART', eventId: `${sequence}` } }) as StoredCartEvent;
const added = (sequence: number, lines: number) =>
  ({
    sequence,
    event: {
      type: 'ADD_ITEMS',
      eventId: `${sequence}`,
      items: Array.from({ length: lines }, (_, line) => ({
        id: `${sequence}-${line}`,
        vatRate: 12,
      })),
    },
  }) as unknown as StoredCartEvent;

it('[D-55] [F-19] a cart is remembered as what was just written has left it', () => {
  const memory = makeCartMemory();
  expect(memory.recall(at('cart'), false)).toBeNull();
  const written = [stored(1), added(2, 3)];
  memory.keep(at('cart'), { known: cart('cart', written), snapshot: '{}' });
  const remembered = memory.recall(at('cart'), false);
  expect(remembered?.snapshot).toBe('{}');
  expect(remembered?.known?.row.lastSequence).toBe(2);
  expect(remembered?.known?.cart.items).toHaveLength(3);
  expect(remembered?.known?.eventIds).toEqual(new Set(['1', '2']));
  const read = knownCart({ row: cart('cart').row, stream: written });
  expect(read.cart).toEqual(remembered?.known?.cart);
});

it('[D-211] [F-19] announced payments are counted, read or written', () => {
  const reported = {
    sequence: 3,
    event: { type: 'ADD_CLIENT_SIDE_PAYMENT', eventId: '3', id: 'pay', amount: 100, tip: 0 },
  } as unknown as StoredCartEvent;
  expect(cart('cart', [added(2, 1), reported]).payments).toBe(1);
  const { row } = cart('cart');
  expect(knownCart({ row, stream: [added(2, 1), reported, reported] }).payments).toBe(2);
});

it('[D-55] a cart that begins needs only the shelf of its venue', () => {
  const memory = makeCartMemory();
  expect(memory.recall(at('new'), true)).toBeNull();
  memory.keep(at('cart'), { known: cart('cart', [stored(1)]), snapshot: '{}' });
  expect(memory.recall(at('new'), true)).toEqual({ known: null, snapshot: '{}' });
  expect(memory.recall(at('new'), false)).toBeNull();
});

it('[D-96] another company finds nothing under the same id', () => {
  const memory = makeCartMemory();
  memory.keep(at('cart'), { known: cart('cart', [stored(1)]), snapshot: '{}' });
  memory.keep(at('other', 'rival'), { known: null, snapshot: '{}' });
  expect(memory.recall(at('cart', 'rival'), true)).toBeNull();
});

it('[D-58] the carts of guests who are gone make room', () => {
  const memory = makeCartMemory();
  for (let number = 0; number <= 1_000; number += 1) {
    memory.keep(at(`${number}`), { known: cart(`${number}`, [stored(1)]), snapshot: '{}' });
  }
  expect(memory.recall(at('0'), false)).toBeNull();
  expect(memory.recall(at('1'), false)).not.toBeNull();
});

it('[D-139] carts weigh what they hold: full ones make room sooner, and the memory has an end', () => {
  const memory = makeCartMemory();
  const full = cart('full', [added(1, 499)]);
  const keep = (id: string) =>
    memory.keep(at(id), { known: { ...full, row: { ...full.row, id } }, snapshot: '{}' });
  for (let number = 0; number <= 60; number += 1) keep(`${number}`);
  expect(memory.recall(at('0'), false)).toBeNull();
  expect(memory.recall(at('1'), false)).not.toBeNull();
  for (let time = 0; time < 1_000; time += 1) keep('60');
  expect(memory.recall(at('1'), false)).not.toBeNull();
});
