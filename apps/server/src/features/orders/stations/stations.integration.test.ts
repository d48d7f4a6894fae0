import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { claimedLine, openGuestPhone, openSessionOf } from '../../../testing/guest-orders.ts';
import { FRIES_PRICE, settle } from '../../../testing/paid-order.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';
import { openPrintingWorld, type PrintingWorld } from '../printing/testing/printing-world.ts';

type Card = {
  status: string;
  version: number;
  movedAt: string;
  readyStations: string[];
  items: { title: string; stationId: string }[];
};
type Marked = { success: boolean; error: string | null; order: Card | null };
const CARD =
  'success error order { status version movedAt readyStations items { title stationId } }';

describe('[KITCHEN-01] [KITCHEN-03] stations', () => {
  let world: PrintingWorld;
  let stations: { kitchen: string; bar: string };
  let colleague: string;
  beforeAll(async () => {
    world = await openPrintingWorld();
    // A burger of one size that costs nothing: this is about who makes it.
    const { ids, server } = world;
    const { db } = server;
    await db.updateTable('items').set({ sizes: null }).where('id', '=', ids.burger).execute();
    await db
      .updateTable('menuEntries')
      .set({ price: 0 })
      .where('id', '=', ids.burgerEntry)
      .execute();
    stations = { kitchen: (await world.stations())[0]?.id ?? '', bar: '' };
    const member = { companyId: world.ids.company, venueIds: [world.ids.venue] };
    colleague = await signInStaff(world.server, { ...member, number: 3 });
  });
  afterAll(() => world.close());

  const tap = (operation: string, id: string, station: string, token?: string) =>
    world.call<Marked>(
      `mutation ($id: ID!, $station: ID!) { ${operation}(orderId: $id, stationId: $station) { ${CARD} } }`,
      { id, station },
      token,
    );
  const mark = (id: string, station: string, token?: string) =>
    tap('markStationReady', id, station, token);
  const undo = (id: string, station: string, token?: string) =>
    tap('undoStationReady', id, station, token);
  /** A burger of the kitchen and fries of the bar, accepted. */
  const both = async (): Promise<string> => {
    const phone = openGuestPhone(world.server, world.ids);
    await phone.create();
    await phone.addFries();
    const burger = { itemId: world.ids.burger, entryId: world.ids.burgerEntry };
    await phone.put({ ...phone.base(), type: 'ADD_ITEMS', items: [claimedLine(burger)] });
    await world.server.shopper.pay(await openSessionOf(phone, FRIES_PRICE));
    await settle(world.server);
    const { id } = await world.server.db
      .selectFrom('orders')
      .select('id')
      .where('cartId', '=', phone.cartId)
      .executeTakeFirstOrThrow();
    await world.move(id, 1, 'ACCEPTED');
    return id;
  };

  it('[KITCHEN-01] every venue begins with one, Kitchen', async () => {
    expect(await world.stations()).toEqual([{ id: stations.kitchen, name: 'Kitchen' }]);
  });

  it('[KITCHEN-01] [D-300] are set by administrators; what is made where follows category and item', async () => {
    stations = await world.openBar();
    const set = async (list: object[]) =>
      world.call<{ success: boolean; error: string | null; position: number | null }>(
        'mutation ($id: ID!, $list: [StationInput!]!) { setVenueStations(venueId: $id, stations: $list) { success error position } }',
        { id: world.ids.venue, list },
        world.owner,
      );
    const kitchen = { id: stations.kitchen, name: 'Kitchen', colour: 'RED' };
    const bar = { id: stations.bar, name: 'Bar', colour: 'BLUE' };
    expect(await set([])).toMatchObject({ error: 'STATION_COUNT' });
    expect(await set([kitchen, { ...bar, name: ' ' }])).toMatchObject({
      error: 'STATION_NAME',
      position: 1,
    });
    expect(await set([kitchen, { ...bar, id: world.ids.fries }])).toMatchObject({
      error: 'STATION_UNKNOWN',
      position: 1,
    });
    expect(await set([bar, kitchen])).toMatchObject({ success: true });
    expect((await world.stations()).map(({ name }) => name)).toEqual(['Bar', 'Kitchen']);
    expect(await set([kitchen, bar])).toMatchObject({ success: true });
    const assigned = await world.call<{
      items: { itemId: string; ownStationId: string | null; stationId: string }[];
    }>(
      'query ($id: ID!) { venueStations(venueId: $id) { items { itemId ownStationId stationId } } }',
      { id: world.ids.venue },
      world.owner,
    );
    expect(assigned.items).toContainEqual({
      itemId: world.ids.fries,
      ownStationId: stations.bar,
      stationId: stations.bar,
    });
    const assign = (categories: object[]) =>
      world.call<{ error: string | null }>(
        `mutation ($id: ID!, $categories: [CategoryStationInput!]!, $items: [ItemStationInput!]!) {
          assignStations(venueId: $id, categories: $categories, items: $items) { error } }`,
        {
          id: world.ids.venue,
          categories,
          items: [{ itemId: world.ids.fries, stationId: stations.bar }],
        },
        world.owner,
      );
    const stranger = { categoryId: world.ids.fries, stationId: stations.bar };
    expect(await assign([stranger])).toEqual({ error: 'MENU_UNKNOWN' });
    const nowhere = { categoryId: world.ids.burgers, stationId: world.ids.venue };
    expect(await assign([nowhere])).toEqual({ error: 'STATION_UNKNOWN' });
    expect(await assign([])).toEqual({ error: null });
  });

  it('[KITCHEN-01] two administrators who change them at once: one after the other, neither with an error', async () => {
    const before = await world.stations();
    const add = (name: string) =>
      world.call<{ success: boolean }>(
        'mutation ($id: ID!, $list: [StationInput!]!) { setVenueStations(venueId: $id, stations: $list) { success error } }',
        {
          id: world.ids.venue,
          list: [
            ...before.map((station) => ({ ...station, colour: 'RED' })),
            ...(name === '' ? [] : [{ name, colour: 'GREEN' }]),
          ],
        },
        world.owner,
      );
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(['Dessert', 'Salads', 'Bread'].map(add));
      expect(answers.map(({ success }) => success)).toEqual([true, true, true]);
      expect(await world.stations()).toHaveLength(before.length + 1);
    }
    expect(await add('')).toMatchObject({ success: true });
  });

  it('[KITCHEN-03] [D-301] the order is ready when all of its stations are', async () => {
    const id = await both();
    world.pass(5);
    const part = await mark(id, stations.bar);
    expect(part).toMatchObject({
      success: true,
      order: { status: 'ACCEPTED', version: 3, readyStations: [stations.bar] },
    });
    // Food of one station does not begin to stand.
    expect(part.order?.movedAt).not.toBe(world.server.now().toString());
    expect(await mark(id, stations.bar)).toMatchObject({ success: true, order: { version: 3 } });
    expect(await mark(id, stations.kitchen, colleague)).toMatchObject({
      success: true,
      order: { status: 'READY', version: 4 },
    });
    const { entries } = await world.call<{
      entries: { what: string; source: string; details: Record<string, unknown> }[];
    }>('query ($id: ID!) { orderTimeline(orderId: $id) { entries { what source details } } }', {
      id,
    });
    expect(entries.find(({ details }) => details['stationName'] === 'Bar')).toMatchObject({
      source: 'KITCHEN',
      what: 'ACCEPTED',
      details: { staffName: 'Kim' },
    });
  });

  it('[KITCHEN-03] two that finish at the same moment make it ready once', async () => {
    const id = await both();
    const [one, other] = await Promise.all([
      mark(id, stations.bar),
      mark(id, stations.kitchen, colleague),
    ]);
    expect([one.success, other.success]).toEqual([true, true]);
    expect([one.order?.status, other.order?.status]).toContain('READY');
    expect(await mark(id, stations.bar)).toMatchObject({ order: { status: 'READY', version: 4 } });
  });

  it('[KITCHEN-03] a part is taken back within 30 seconds by who marked it, with the order where it was the last', async () => {
    const id = await both();
    await mark(id, stations.bar);
    expect(await undo(id, stations.bar, colleague)).toMatchObject({ error: 'UNDO_NOT_YOURS' });
    expect(await undo(id, stations.bar)).toMatchObject({
      success: true,
      order: { status: 'ACCEPTED', version: 4, readyStations: [] },
    });
    await mark(id, stations.bar);
    await mark(id, stations.kitchen);
    expect(await undo(id, stations.kitchen)).toMatchObject({
      success: true,
      order: { status: 'ACCEPTED', readyStations: [stations.bar] },
    });
    world.pass(31);
    expect(await undo(id, stations.bar)).toMatchObject({ error: 'UNDO_TOO_LATE' });
    // One tap on the whole board, taken back as every move: the part that was ready stays so.
    const { order } = await mark(id, stations.bar);
    await world.move(id, order?.version ?? 0, 'READY');
    await world.undo(id, (order?.version ?? 0) + 1);
    expect(await mark(id, stations.bar)).toMatchObject({
      order: { status: 'ACCEPTED', readyStations: [stations.bar] },
    });
  });

  it('[KITCHEN-03] [D-300] a dish moved to a station that is ready opens its part again; that station can finish the order', async () => {
    const id = await both();
    await mark(id, stations.kitchen);
    const assign = (items: object[]) =>
      world.call<{ error: string | null }>(
        `mutation ($id: ID!, $items: [ItemStationInput!]!) {
          assignStations(venueId: $id, categories: [], items: $items) { error } }`,
        { id: world.ids.venue, items },
        world.owner,
      );
    const card = async () =>
      (
        await world.call<{ orders: (Card & { id: string })[] }>(
          'query ($id: ID!) { venueBoard(venueId: $id) { orders { id status version movedAt readyStations items { title stationId } } } }',
          { id: world.ids.venue },
        )
      ).orders.find((order) => order.id === id);
    expect(await card()).toMatchObject({ readyStations: [stations.kitchen] });
    await assign([]);
    expect(await card()).toMatchObject({ status: 'ACCEPTED', readyStations: [] });
    // Back and forth: what was marked with the burger alone is ready with the burger alone.
    const atBar = [{ itemId: world.ids.fries, stationId: stations.bar }];
    await assign(atBar);
    expect(await card()).toMatchObject({ readyStations: [stations.kitchen] });
    await assign([]);
    expect(await mark(id, stations.kitchen)).toMatchObject({
      success: true,
      order: { status: 'READY' },
    });
    await assign(atBar);
  });

  it('[KITCHEN-03] not of an order nobody has accepted, nor at a station without a part', async () => {
    const { id } = await world.order();
    expect(await mark(id, stations.bar)).toMatchObject({ error: 'PART_NOT_ALLOWED' });
    await world.move(id, 1, 'ACCEPTED');
    expect(await mark(id, stations.kitchen)).toMatchObject({ error: 'STATION_HAS_NO_PART' });
  });
});
