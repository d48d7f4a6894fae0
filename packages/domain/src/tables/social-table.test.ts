import { describe, expect, it } from 'vitest';
import { bagLine, line } from '../cart/testing/builders.ts';
import { minor } from '../money/minor.ts';
import { seeTable, type GuestAtTable, type OrderAtTable } from './social-table.ts';

const NOW = Temporal.Instant.from('2026-11-13T18:30:00Z');
const guest = (number: number, more: Partial<GuestAtTable> = {}): GuestAtTable => ({
  id: `guest-${number}`,
  number,
  name: '',
  seenAt: NOW,
  cartIds: [`cart-${number}`],
  ...more,
});
const cart = (number: number, ...lines: ReturnType<typeof line>[]) => ({
  cartId: `cart-${number}`,
  lines,
  isOpen: true,
});
const fries = (id: string) =>
  line({ id, itemId: 'fries', entryId: 'fries', title: 'Fries', amount: minor(3_900) });
const order = (number: number, status: 'PENDING' | 'READY' | 'REJECTED'): OrderAtTable<string> => ({
  cartId: `cart-${number}`,
  easyId: '12',
  status,
  createdAt: NOW.toString(),
  dishes: [{ itemId: 'soup', title: 'Soup', choices: [], quantity: 1, amount: minor(9_000) }],
});
const see = (table: Partial<Parameters<typeof seeTable<string>>[0]>) =>
  seeTable({ guests: [], carts: [], orders: [], viewerId: 'guest-1', now: NOW, ...table });

describe('[D-102] [D-206] [F-43] the table as one guest sees it', () => {
  it('shows who is there, in the order of joining, and which of them the reader is', () => {
    const seen = see({ guests: [guest(2, { name: 'Bo' }), guest(1, { name: 'Ada' })] });
    expect(seen.map(({ name, isMe }) => [name, isMe])).toEqual([
      ['Ada', true],
      ['Bo', false],
    ]);
  });

  it('shows what each has put in, equal dishes together, and what it comes to', () => {
    const [, bo] = see({
      guests: [guest(1), guest(2)],
      carts: [cart(1), cart(2, fries('a'), fries('b'), bagLine({ id: 'bag' }))],
    });
    expect(bo?.dishes).toEqual([
      { itemId: 'fries', title: 'Fries', choices: [], quantity: 2, amount: 7_800 },
    ]);
    expect(bo?.unsentAmount).toBe(7_800);
  });

  it('shows neither what a guest wrote to the kitchen nor what they get off', () => {
    const own = { ...fries('a'), message: 'I have an allergy', discount: minor(1_000) };
    const [, bo] = see({ guests: [guest(1), guest(2)], carts: [cart(2, own, fries('b'))] });
    expect(JSON.stringify(bo)).not.toMatch(/allergy|discount/);
    expect(bo?.dishes).toMatchObject([{ quantity: 2, amount: 7_800 }]);
  });

  it('shows what was sent to the kitchen with its status, apart from what was not', () => {
    const guests = [guest(1), guest(2, { cartIds: ['cart-2', 'cart-3'] })];
    const sent = { ...cart(2, fries('a')), isOpen: false };
    const [, bo] = see({ guests, carts: [sent, cart(3, fries('b'))], orders: [order(2, 'READY')] });
    expect(bo?.orders).toMatchObject([{ status: 'READY', dishes: [{ title: 'Soup' }] }]);
    expect(bo?.dishes).toHaveLength(1);
    expect([bo?.unsentAmount, bo?.sentAmount]).toEqual([3_900, 9_000]);
  });

  it('shows what was chosen with a dish, and nothing else of the choice', () => {
    const rye = { id: 'rye', groupId: 'bread', amount: minor(500), title: 'Rye' };
    const [ada] = see({ guests: [guest(1)], carts: [cart(1, line({ variations: [rye] }))] });
    expect(ada?.dishes).toMatchObject([{ choices: [{ id: 'rye', title: 'Rye' }] }]);
    expect(JSON.stringify(ada?.dishes)).not.toMatch(/bread/);
  });

  it('shows the cart that two use under who is still there', () => {
    const gone = guest(2, { cartIds: ['cart-2'], seenAt: NOW.subtract({ hours: 1 }) });
    const guests = [guest(1), gone, guest(3, { cartIds: ['cart-2'] })];
    const seen = see({ guests, carts: [cart(2, fries('a'))] });
    expect(seen.map(({ id, dishes }) => [id, dishes.length])).toEqual([
      ['guest-1', 0],
      ['guest-3', 1],
    ]);
    expect(seen[1]?.sharesCartOf).toBeNull();
  });

  it('shows an order of a cart that is nobody’s here under nobody', () => {
    const [ada] = see({ guests: [guest(1)], orders: [order(9, 'PENDING')] });
    expect(ada?.orders).toEqual([]);
  });

  it('a cart that was sent is shared no more', () => {
    const guests = [guest(1), guest(2, { cartIds: ['cart-1'] })];
    const seen = see({ guests, carts: [{ ...cart(1, fries('a')), isOpen: false }] });
    expect(seen.map(({ sharesCartOf }) => sharesCartOf)).toEqual([null, null]);
  });

  it('counts no rejected order', () => {
    const [ada] = see({ guests: [guest(1)], orders: [order(1, 'REJECTED')] });
    expect(ada?.orders).toHaveLength(1);
    expect(ada?.sentAmount).toBe(0);
  });

  it('shows a cart that several use once, under whoever came first', () => {
    const guests = [guest(1), guest(2, { cartIds: ['cart-1'] })];
    const [ada, bo] = see({ guests, carts: [cart(1, fries('a'))], orders: [] });
    expect([ada?.sharesCartOf, bo?.sharesCartOf]).toEqual([null, 'guest-1']);
    expect([ada?.dishes.length, bo?.dishes.length]).toEqual([1, 0]);
  });

  it('shows an ordered cart of two once as well', () => {
    const guests = [guest(1), guest(2, { cartIds: ['cart-1'] })];
    const seen = see({ guests, orders: [order(1, 'PENDING')] });
    expect(seen.map(({ orders }) => orders.length)).toEqual([1, 0]);
  });

  it('leaves out what a guest has given up: only the cart in use counts', () => {
    const [ada] = see({
      guests: [guest(1, { cartIds: ['cart-9', 'cart-1'] })],
      carts: [cart(9, fries('a')), cart(1)],
    });
    expect(ada?.dishes).toEqual([]);
  });

  it('marks who has not been heard for a while, and lets go who is silent for longer', () => {
    const silentFor = (seconds: number) => NOW.subtract({ seconds });
    const at = (seconds: number, orders: OrderAtTable<string>[] = []) =>
      see({
        guests: [guest(1), guest(2, { seenAt: silentFor(seconds) })],
        carts: [cart(2, fries('a'))],
        orders,
      })[1];
    expect(at(99)).toMatchObject({ isHere: true });
    expect(at(100)).toMatchObject({ isHere: false, dishes: [{ quantity: 1 }] });
    expect(at(15 * 60)).toBeUndefined();
    // What they ordered is still on its way to this table.
    expect(at(15 * 60, [order(2, 'PENDING')])).toMatchObject({ dishes: [], isHere: false });
  });

  it('never lets go of the reader', () => {
    const [ada] = see({ guests: [guest(1, { seenAt: NOW.subtract({ hours: 1 }) })] });
    expect(ada).toMatchObject({ isMe: true, isHere: true });
  });
});
