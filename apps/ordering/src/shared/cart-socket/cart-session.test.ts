import type { CartEvent, ClientCartEvent, StoredCartEvent } from '@tallrik/domain/cart/cart-event';
import type { CartLine } from '@tallrik/domain/cart/cart-line';
import { minor } from '@tallrik/domain/money/minor';
import { describe, expect, it } from 'vitest';
import { openLocalData, type LocalData } from '../local-data/local-data.ts';
import { openCartSession } from './cart-session.ts';
import { handClock } from '@tallrik/contract/client/fakes/hand-clock';
import { wirePair } from '@tallrik/contract/client/fakes/wire-pair';

const line = (id: string, amount = 10_000): CartLine => ({
  id,
  itemId: 'soup',
  entryId: 'entry-soup',
  vatRate: 12,
  title: 'Soup',
  categoryId: null,
  amount: minor(amount),
  variations: [],
  removedVariations: [],
  fraction: 1,
  message: null,
  discount: minor(0),
  disableMembershipDiscounts: false,
  offerTitle: null,
});

function open(
  localData: LocalData = openLocalData('company-1', null),
  read?: () => Promise<StoredCartEvent[]>,
) {
  const clock = handClock();
  const wires = wirePair();
  let ids = 0;
  const world = {
    clock,
    wires,
    localData,
    onServer: [] as StoredCartEvent[],
    reads: [] as number[],
    posts: [] as ClientCartEvent[][],
  };
  const session = openCartSession({
    companyId: 'company-1',
    localData,
    timers: clock,
    openWire: wires.openWire,
    newId: () => `id-${++ids}`,
    categoriesOf: () => () => new Set(),
    gateway: {
      readEvents: async (_cartId, after) => {
        world.reads.push(after);
        if (read) return read();
        return world.onServer.filter(({ sequence }) => sequence > after);
      },
      postEvents: async (events) => {
        world.posts.push(events);
        return { confirmed: store(world.onServer, events), refused: [] };
      },
    },
  });
  return Object.assign(world, { session });
}

function store(onServer: StoredCartEvent[], events: readonly CartEvent[]): StoredCartEvent[] {
  const stored = events.map((event, place) => ({ sequence: onServer.length + place + 1, event }));
  onServer.push(...stored);
  return stored;
}

const begin = (world: ReturnType<typeof open>) =>
  world.session.startCart({ venueId: 'venue-1', serviceType: 'TAKE_AWAY' });

const sentEvents = (world: ReturnType<typeof open>) =>
  world.wires
    .last()
    .sent.filter(({ action }) => action === 'put-shopping-cart-event')
    .map(({ data }) => data as ClientCartEvent);

describe('the cart session', () => {
  it('[CART-02] [CART-04] starting a cart makes a new id and a complete event', async () => {
    const world = open();
    world.wires.last().accept();
    begin(world);
    await world.clock.pass(10);
    expect(world.localData.get('cartId')).toBe('id-1');
    expect(sentEvents(world)).toEqual([
      {
        type: 'CREATE_CART',
        deliveryTargetId: null,
        serviceType: 'TAKE_AWAY',
        userId: null,
        eventId: 'id-2',
        createdAt: '2026-03-02T12:00:00.000Z',
        sentAt: '2026-03-02T12:00:00.010Z',
        cartId: 'id-1',
        venueId: 'venue-1',
        companyId: 'company-1',
      },
    ]);
  });

  it('[CART-01] [ITEM-30] an added dish is in the cart at once, before the server answers', () => {
    const world = open();
    begin(world);
    world.session.dispatch({ type: 'ADD_ITEM', item: line('line-1') });
    expect(world.session.snapshot().cart).toMatchObject({
      subtotal: 10_000,
      isReadyForCheckout: true,
    });
    expect(world.session.snapshot().hasUnconfirmedEvents).toBe(true);
  });

  it('[D-261] who decides by the cart waits until a stored one is read, and no longer than 3 seconds', async () => {
    const localData = openLocalData('company-1', null);
    localData.set('cartId', 'cart-1');
    let answer: (events: StoredCartEvent[]) => void = () => undefined;
    const reading = new Promise<StoredCartEvent[]>((resolve) => (answer = resolve));
    const world = open(localData, () => reading);
    const applied: string[] = [];
    void world.session.ready().then(() => applied.push('read'));
    await world.clock.pass(100);
    expect(applied).toEqual([]);
    answer([]);
    await world.clock.pass(0);
    expect(applied).toEqual(['read']);

    const offline = open(localData, () => new Promise(() => undefined));
    void offline.session.ready().then(() => applied.push('given up'));
    await offline.clock.pass(2_999);
    expect(applied).toEqual(['read']);
    await offline.clock.pass(1);
    expect(applied).toEqual(['read', 'given up']);
    await open().session.ready();
  });

  it('[D-52] the server may correct a price: its version of the event counts', async () => {
    const world = open();
    world.wires.last().accept();
    begin(world);
    world.session.dispatch({ type: 'ADD_ITEM', item: line('line-1', 1) });
    await world.clock.pass(10);
    const [created, added] = sentEvents(world);
    if (created?.type !== 'CREATE_CART' || added?.type !== 'ADD_ITEM') throw new Error('not sent');
    const deliver = (event: CartEvent, sequence: number) =>
      world.wires.last().deliver({
        domain: 'EVENT_CONFIRMED',
        data: { cartId: event.cartId, eventId: event.eventId, sequence, event },
      });
    deliver(created, 1);
    deliver({ ...added, item: line('line-1', 10_000) }, 2);
    expect(world.session.snapshot().cart.subtotal).toBe(10_000);
    expect(world.session.snapshot().hasUnconfirmedEvents).toBe(false);
  });

  it('[SOCKET-10] a refused event leaves the cart and is told once', async () => {
    const world = open();
    world.wires.last().accept();
    begin(world);
    world.session.dispatch({ type: 'ADD_ITEM', item: line('line-1') });
    await world.clock.pass(10);
    const added = sentEvents(world)[1];
    world.wires
      .last()
      .deliver({ message: 'Sold out', code: 'OUT_OF_STOCK', eventId: added?.eventId });
    expect(world.session.snapshot().cart.items).toEqual([]);
    expect(world.session.snapshot().refusal).toMatchObject({ code: 'OUT_OF_STOCK' });
  });

  it('[D-136] a server in trouble refuses nothing for good', async () => {
    const world = open();
    world.wires.last().accept();
    begin(world);
    await world.clock.pass(10);
    const created = sentEvents(world)[0];
    world.wires
      .last()
      .deliver({ message: 'Later', code: 'RATE_LIMITED', eventId: created?.eventId });
    expect(world.session.snapshot().hasUnconfirmedEvents).toBe(true);
  });

  it('[D-54] without a socket the events are posted and confirmed by the answer', async () => {
    const world = open();
    begin(world);
    world.session.dispatch({ type: 'SET_COMMENT', comment: 'no onions' });
    await world.clock.pass(800);
    expect(world.posts.map((batch) => batch.map(({ type }) => type))).toEqual([
      ['CREATE_CART', 'SET_COMMENT'],
    ]);
    expect(world.session.snapshot()).toMatchObject({
      hasUnconfirmedEvents: false,
      cart: { comment: 'no onions' },
    });
  });

  it('[D-55] a reload in the middle keeps dishes and delivers them under the same ids', async () => {
    const before = open();
    begin(before);
    before.session.dispatch({ type: 'ADD_ITEM', item: line('line-1') });
    const after = open(before.localData);
    expect(after.session.snapshot().cart.items).toHaveLength(1);
    await after.clock.pass(800);
    expect(after.posts[0]?.map(({ eventId }) => eventId)).toEqual(['id-2', 'id-3']);
  });

  it('[SOCKET-09] another device of the same cart is followed live', () => {
    const world = open();
    world.wires.last().accept();
    begin(world);
    const base = {
      eventId: 'id-2',
      createdAt: '',
      sentAt: null,
      cartId: 'id-1',
      venueId: 'venue-1',
      companyId: 'company-1',
    };
    const created: CartEvent = {
      ...base,
      type: 'CREATE_CART',
      deliveryTargetId: null,
      serviceType: 'TAKE_AWAY',
      userId: null,
    };
    const added: CartEvent = { ...base, eventId: 'e2', type: 'ADD_ITEM', item: line('line-9') };
    world.wires.last().deliver({
      domain: 'SHOPPING_CART_EVENT',
      data: {
        cartId: 'id-1',
        events: [
          { sequence: 1, event: created },
          { sequence: 2, event: added },
        ],
      },
    });
    world.wires.last().deliver({
      domain: 'SHOPPING_CART_EVENT',
      data: {
        cartId: 'somebody-else',
        events: [{ sequence: 3, event: { ...added, eventId: 'e3' } }],
      },
    });
    expect(world.session.snapshot().cart.items.map(({ id }) => id)).toEqual(['line-9']);
  });

  it('[D-56] an event type of a newer server is ignored, not fatal', () => {
    const world = open();
    world.wires.last().accept();
    begin(world);
    world.wires.last().deliver({
      domain: 'SHOPPING_CART_EVENT',
      data: {
        cartId: 'id-1',
        events: [{ sequence: 1, event: { type: 'FLY_TO_MOON', cartId: 'id-1' } }],
      },
    });
    expect(world.session.snapshot().cart.cartId).toBe('id-1');
  });

  it('[D-54] [D-210] [F-13] without a socket, what the server said behind an event is asked for at once', async () => {
    const world = open();
    begin(world);
    world.session.dispatch({ type: 'ADD_ITEM', item: line('line-1') });
    // Nothing polls now: whatever is read is read because of the answer.
    world.session.setVisible(false);
    await world.clock.pass(60_000);
    expect(world.session.snapshot().hasUnconfirmedEvents).toBe(false);
    expect(world.reads).toEqual([2]);
  });

  it('[API-35] [D-65] polls every 3 s without a socket and every 7 s with one', async () => {
    const world = open();
    begin(world);
    await world.clock.pass(5_999);
    expect(world.reads).toHaveLength(1);
    await world.clock.pass(1);
    expect(world.reads).toHaveLength(2);
    world.wires.last().accept();
    // The pause that had begun without a socket ends first.
    await world.clock.pass(3_000);
    world.reads.length = 0;
    await world.clock.pass(6_999);
    expect(world.reads).toHaveLength(0);
    await world.clock.pass(1);
    expect(world.reads).toHaveLength(1);
  });

  it('[D-147] does not poll while nobody looks, and asks at once on return', async () => {
    const world = open();
    begin(world);
    world.session.setVisible(false);
    await world.clock.pass(60_000);
    expect(world.reads).toEqual([]);
    world.session.setVisible(true);
    expect(world.reads).toHaveLength(1);
  });

  it('[CART-21] leaving a cart resets its id; what it still owes is delivered', async () => {
    const world = open();
    begin(world);
    world.session.dispatch({ type: 'CLEAR_CART' });
    world.session.leaveCart();
    expect(world.localData.get('cartId')).toBeNull();
    expect(world.session.snapshot().cart.cartId).toBeNull();
    await world.clock.pass(800);
    expect(world.posts[0]?.map(({ type }) => type)).toEqual(['CREATE_CART', 'CLEAR_CART']);
  });
});
