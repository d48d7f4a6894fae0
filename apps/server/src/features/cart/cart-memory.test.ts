import type { StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import { expect, it } from 'vitest';
import { makeCartMemory } from './cart-memory.ts';
import type { OpenedCart } from './cart-store.ts';

const at = (cartId: string, companyId = 'company') => ({ companyId, venueId: 'venue', cartId });
const cart = (id: string): OpenedCart => ({
  row: {
    id,
    companyId: 'company',
    venueId: 'venue',
    tableId: null,
    lastSequence: 0,
    closedAt: null,
  },
  stream: [],
});
const stored = (sequence: number) =>
  ({ sequence, event: { type: 'CLEAR_CART' } }) as StoredCartEvent;
const added = (sequence: number, lines: number) =>
  ({
    sequence,
    event: { type: 'ADD_ITEMS', items: Array.from({ length: lines }) },
  }) as StoredCartEvent;

it('[D-55] a cart is remembered with what was just written to it', () => {
  const memory = makeCartMemory();
  expect(memory.recall(at('cart'), false)).toBeNull();
  memory.keep(at('cart'), { opened: cart('cart'), shelf: '{}' }, [stored(1), stored(2)]);
  const remembered = memory.recall(at('cart'), false);
  expect(remembered?.shelf).toBe('{}');
  expect(remembered?.opened?.row.lastSequence).toBe(2);
  expect(remembered?.opened?.stream).toEqual([stored(1), stored(2)]);
});

it('[D-55] a cart that begins needs only the shelf of its venue', () => {
  const memory = makeCartMemory();
  expect(memory.recall(at('new'), true)).toBeNull();
  memory.keep(at('cart'), { opened: cart('cart'), shelf: '{}' }, [stored(1)]);
  expect(memory.recall(at('new'), true)).toEqual({ opened: null, shelf: '{}' });
  expect(memory.recall(at('new'), false)).toBeNull();
});

it('[D-96] another company finds nothing under the same id', () => {
  const memory = makeCartMemory();
  memory.keep(at('cart'), { opened: cart('cart'), shelf: '{}' }, [stored(1)]);
  memory.keep(at('other', 'rival'), { opened: null, shelf: '{}' }, []);
  expect(memory.recall(at('cart', 'rival'), true)).toBeNull();
});

it('[D-58] the carts of guests who are gone make room, and endless ones are never kept', () => {
  const memory = makeCartMemory();
  for (let number = 0; number <= 1_000; number += 1) {
    memory.keep(at(`${number}`), { opened: cart(`${number}`), shelf: '{}' }, [stored(1)]);
  }
  expect(memory.recall(at('0'), false)).toBeNull();
  expect(memory.recall(at('1'), false)).not.toBeNull();
  const many = Array.from({ length: 201 }, (_, index) => stored(index + 1));
  memory.keep(at('1'), { opened: cart('1'), shelf: '{}' }, many);
  expect(memory.recall(at('1'), false)).toBeNull();
});

it('[D-139] carts that are filled and cleared again and again do not fill the memory', () => {
  const memory = makeCartMemory();
  const keep = (id: string, lines: number) =>
    memory.keep(at(id), { opened: cart(id), shelf: '{}' }, [added(1, lines)]);
  keep('banquet', 201);
  expect(memory.recall(at('banquet'), false)).toBeNull();
  for (let number = 0; number <= 150; number += 1) keep(`${number}`, 200);
  expect(memory.recall(at('0'), false)).toBeNull();
  expect(memory.recall(at('1'), false)).not.toBeNull();
  for (let time = 0; time < 1_000; time += 1) keep('150', 200);
  expect(memory.recall(at('1'), false)).not.toBeNull();
});
