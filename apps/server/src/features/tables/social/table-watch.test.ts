import { describe, expect, it } from 'vitest';
import { makeFanOut } from '../../../platform/events/fan-out.ts';
import type { TableGuest } from './table-guest-store.ts';
import { makeTableWatch, type TableUpdate, type TableEvent } from './table-watch.ts';

const sat = { sittingId: 's', tableId: 't', venueId: 'v', companyId: 'c' };
const NOW = Temporal.Instant.from('2026-11-13T18:30:00Z');
const guest = (name: string, ...cartIds: string[]): TableGuest => ({
  id: `id-of-${name}`,
  number: 1,
  name,
  cartIds,
  seenAt: NOW,
  hasLeft: false,
});

/** What several processes share: the same fan-outs, and one database. */
function deployment() {
  const update = makeFanOut<TableUpdate>();
  const carts = makeFanOut<null>();
  const orders = makeFanOut<string>();
  const stored: TableGuest[] = [];
  const open = { carts: 0, orders: 0 };
  const counted = (kind: keyof typeof open, stop: () => void) => {
    open[kind] += 1;
    return () => {
      open[kind] -= 1;
      stop();
    };
  };
  const startProcess = () =>
    makeTableWatch({
      updates: update,
      findGuests: async () => [...stored],
      onCartChanged: (cartId, listener) => counted('carts', carts.subscribe(cartId, listener)),
      onOrderChanged: (venueId, listener) => counted('orders', orders.subscribe(venueId, listener)),
      cartOfOrder: async (_companyId, orderId) => orderId.replace('order', 'cart'),
      now: () => NOW,
      newId: () => 'event',
    });
  return { startProcess, stored, carts, orders, open };
}

describe('[F-43] [D-206] what is heard of a table, over several processes', () => {
  it('a guest here hears of the dish of a guest who joined there', async () => {
    const world = deployment();
    const [here, there] = [world.startProcess(), world.startProcess()];
    const received: TableEvent[] = [];
    await here.follow(sat, (event) => received.push(event));
    there.publish(sat, 'CART_LINKED', guest('Bo', 'cart-2'));
    world.carts.publish('cart-2', null);
    expect(received).toMatchObject([
      { type: 'CART_LINKED', cartId: 'id-of-Bo' },
      { type: 'CART_CHANGED', cartId: 'id-of-Bo', name: 'Bo' },
    ]);
    expect(JSON.stringify(received)).not.toContain('cart-2');
  });

  it('a process that starts anew watches the carts that are stored', async () => {
    const world = deployment();
    world.stored.push(guest('Ada', 'cart-1'));
    const received: TableEvent[] = [];
    await world.startProcess().follow(sat, (event) => received.push(event));
    world.carts.publish('cart-1', null);
    expect(received).toHaveLength(1);
  });

  it('who is seen no more is not named by what they put in, neither here nor after a new start', async () => {
    const world = deployment();
    const watch = world.startProcess();
    const received: TableEvent[] = [];
    await watch.follow(sat, (event) => received.push(event));
    watch.publish(sat, 'CART_LINKED', guest('Ada', 'cart-1'));
    watch.publish(sat, 'GUEST_LEFT', guest('Ada', 'cart-1'));
    world.stored.push({ ...guest('Bo', 'cart-2'), hasLeft: true });
    await world.startProcess().follow(sat, (event) => received.push(event));
    received.length = 0;
    world.carts.publish('cart-1', null);
    world.carts.publish('cart-2', null);
    expect(received).toEqual([]);
    watch.publish(sat, 'GUEST_JOINED', { ...guest('Ada', 'cart-1'), name: 'Countess' });
    world.carts.publish('cart-1', null);
    expect(received.at(-1)).toMatchObject({ type: 'CART_CHANGED', name: 'Countess' });
  });

  it('an order the kitchen moves is heard at its own table, and at no other', async () => {
    const world = deployment();
    world.stored.push(guest('Ada', 'cart-1'));
    const received: TableEvent[] = [];
    await world.startProcess().follow(sat, (event) => received.push(event));
    world.orders.publish('v', 'order-9');
    world.orders.publish('v', 'order-1');
    await expect.poll(() => received.length).toBe(1);
  });

  it('nobody follows, nothing is watched: an evening’s tables leave nothing behind', async () => {
    const world = deployment();
    world.stored.push(guest('Ada', 'cart-1'));
    const watch = world.startProcess();
    const stops = [
      await watch.follow(sat, () => undefined),
      await watch.follow(sat, () => undefined),
    ];
    expect(world.open).toEqual({ carts: 1, orders: 1 });
    stops.forEach((stop) => stop());
    expect(world.open).toEqual({ carts: 0, orders: 0 });
  });

  it('another sitting at the same table hears nothing', async () => {
    const world = deployment();
    const watch = world.startProcess();
    const received: TableEvent[] = [];
    await watch.follow({ ...sat, sittingId: 'lunch' }, (event) => received.push(event));
    watch.publish(sat, 'GUEST_JOINED', guest('Dinner', 'cart-3'));
    world.carts.publish('cart-3', null);
    expect(received).toEqual([]);
  });
});
