import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openLoyaltyWorld, type LoyaltyWorld } from '../features/loyalty/testing/loyalty-world.ts';
import { seedOrder } from '../features/orders/testing/seed-order.ts';
import { builtOperations } from '../testing/built-operations.ts';
import { countStatements } from '../testing/count-statements.ts';
import { signInStaff } from '../testing/seed-staff.ts';
import { orderOnBill, openTablePhone, seedTable, scan } from '../testing/table-guests.ts';
import { joinTable } from '../testing/table-socket.ts';

/**
 * Statements per question of whatever an app asks again and again. A number here that has to be raised is paid for by
 * every open page of every guest, every few seconds (D-280).
 */
const STATEMENTS = {
  CurrentTime: 0,
  VenuePage: 1,
  VenueInventory: 2,
  ShoppingCartEvents: 2,
  PaymentSessionState: 1,
  HistoryOrder: 5,
  HistoryListing: 6,
  ActiveOrders: 5,
  Home: 11,
  TableBills: 5,
  ChequePage: 3,
  TableGuests: 8,
  // Stations and printers are two of them.
  VenueBoard: 8,
  // Owners' pages: the whole catalogue, read once per version (D-540), and one restaurant's stock.
  OfficeCatalogue: 2,
  OfficeStock: 3,
  // Every open page of the office: who asks, and the log's last entries.
  OfficeNews: 2,
  // Before guests can order, while an owner rehearses.
  TestOrders: 2,
  // The office's first page: figures, dishes, the kitchens, what needs somebody.
  // One of them for holidays nobody has decided about (MONEY-02).
  Today: 6,
} as const;
type Polled = keyof typeof STATEMENTS;
const ASKED_BY_STAFF: ReadonlySet<Polled> = new Set([
  'VenueBoard',
  'OfficeCatalogue',
  'OfficeStock',
  'OfficeNews',
  'TestOrders',
  'Today',
]);

/** A library's word for it, and our own timers. */
const ASKS_AGAIN = /refetchInterval:|(POLL|ASK_AGAIN)(_[A-Z]+)?_MS = \d/;

/** Every file of the apps that asks again by itself, or says how often, and what is asked. */
const POLLING: Record<string, Polled[]> = {
  'console/src/features/administration/menu/catalogue.ts': ['OfficeCatalogue'],
  'console/src/features/administration/menu/stock.ts': ['OfficeStock'],
  'console/src/features/administration/office/OthersChanges.tsx': ['OfficeNews'],
  'console/src/features/administration/setup/TestOrders.tsx': ['TestOrders'],
  'console/src/features/administration/today/today-query.ts': ['Today'],
  'console/src/features/orders/board-watch.ts': ['VenueBoard'],
  'ordering/src/app/shell/OfflineBanner.tsx': ['CurrentTime'],
  // Beside it, it repeats what a bank has not answered yet: the provider's work, not ours.
  '../packages/domain/src/checkout/payment-flow-timers.ts': ['PaymentSessionState'],
  'ordering/src/features/loyalty/home-query.ts': ['Home'],
  'ordering/src/features/orders/FollowedOrder.tsx': ['HistoryOrder'],
  'ordering/src/features/orders/FollowedOrders.tsx': ['ActiveOrders'],
  'ordering/src/features/orders/history/OrderHistoryScreen.tsx': [
    'HistoryListing',
    'ActiveOrders',
    'HistoryOrder',
  ],
  'ordering/src/features/orders/order-query.ts': ['HistoryOrder'],
  'ordering/src/features/orders/status/OrderStatusScreen.tsx': ['HistoryOrder'],
  'ordering/src/features/tables/TableLandingScreen.tsx': ['VenuePage'],
  'ordering/src/features/tables/cheque-query.ts': ['ChequePage'],
  'ordering/src/features/tables/social/table-guests-query.ts': ['TableGuests'],
  'ordering/src/shared/cart-socket/cart-session.ts': ['ShoppingCartEvents'],
  'ordering/src/shared/menu/menu-queries.ts': ['VenueInventory'],
  'ordering/src/shared/menu/use-offering.ts': ['VenuePage', 'VenueInventory'],
  // Asks the app around the page, not the server.
  'ordering/src/shared/native-bridge/wrapper.ts': [],
  'ordering/src/shared/table/own-table.ts': ['TableBills'],
  'ordering/src/shared/venue/venue-query.ts': ['VenuePage'],
};

const pinned = (operation: Polled) => ({
  few: STATEMENTS[operation],
  many: STATEMENTS[operation],
});

const FEW = 1;
const MANY = 12;

describe('[D-280] [F-99] what an app asks again and again costs so many statements, however many rows there are', () => {
  let world: LoyaltyWorld;
  let statements: ReturnType<typeof countStatements>;
  const texts = new Map([...builtOperations('ordering'), ...builtOperations('console')]);
  let number = 0;
  beforeAll(async () => {
    statements = countStatements();
    world = await openLoyaltyWorld();
    await world.db
      .updateTable('cloudConfigurations')
      .set({ enableQrOrders: true })
      .where('companyId', '=', world.ids.company)
      .execute();
  });
  afterAll(async () => {
    statements.stop();
    await world.close();
  });

  /** Asked once before: what a process reads once and keeps is not the question. */
  async function cost(operation: Polled, variables: object, token?: string): Promise<number> {
    const text = texts.get(operation);
    if (!text) throw new Error(`No app asks ${operation} any more`);
    const ask = ASKED_BY_STAFF.has(operation) ? world.staff : world.guest;
    const answer = async () => {
      const { data, errors } = await ask<Record<string, unknown>>(text, variables, token);
      if (errors || !data || Object.values(data).includes(null))
        throw new Error(`${operation}: ${JSON.stringify(errors ?? data)}`);
    };
    await answer();
    return statements.during(answer);
  }

  /** With few rows and with many: it has to be the same. */
  async function costs(
    operation: Polled,
    rows: { plant: (count: number) => Promise<void>; variables?: object; token?: string },
  ): Promise<{ few: number; many: number }> {
    const { plant, variables = {}, token } = rows;
    await plant(FEW);
    const few = await cost(operation, variables, token);
    await plant(MANY);
    const many = await cost(operation, variables, token);
    return { few, many };
  }
  const times = async (count: number, plant: () => Promise<unknown>) => {
    for (let row = 0; row < count; row += 1) await plant();
  };
  const order = (fields: Parameters<typeof seedOrder>[3]) =>
    seedOrder(world.db, world.ids, (number += 1), fields);

  it('nothing asks again by itself that is not counted here', () => {
    const apps = fileURLToPath(new URL('../../../', import.meta.url));
    const asking = ['ordering', 'console', '../packages/domain'].flatMap((app) =>
      readdirSync(`${apps}${app}/src`, { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file))
        .map((file) => `${app}/src/${file.replaceAll('\\', '/')}`)
        .filter((file) => ASKS_AGAIN.test(readFileSync(`${apps}${file}`, 'utf8'))),
    );
    expect(asking.toSorted()).toEqual(Object.keys(POLLING).toSorted());
    expect(new Set(Object.values(POLLING).flat())).toEqual(new Set(Object.keys(STATEMENTS)));
  });

  it('a guest’s orders: one, the running ones, and all that are over', async () => {
    const { id: userId, token } = await world.seedMember();
    const createdAt = new Date(world.now().epochMilliseconds);
    const running = await order({ userId, status: 'ACCEPTED', createdAt });
    expect(
      await costs('HistoryOrder', {
        plant: (count) => times(count, () => order({ userId, status: 'ACCEPTED', createdAt })),
        variables: { orderId: running },
        token,
      }),
    ).toEqual(pinned('HistoryOrder'));
    expect(
      await costs('ActiveOrders', {
        plant: (count) => times(count, () => order({ userId, status: 'READY', createdAt })),
        token,
      }),
    ).toEqual(pinned('ActiveOrders'));
    expect(
      await costs('HistoryListing', {
        plant: async (count) => {
          const { closedVenue: venueId } = world.ids;
          await times(count, () => order({ userId, createdAt }));
          await times(count, () => order({ userId, createdAt, venueId, status: 'REJECTED' }));
        },
        token,
      }),
    ).toEqual(pinned('HistoryListing'));
  });

  it('what is kept of a venue is read anew as soon as it changes', async () => {
    const id = await order({ status: 'COMPLETED' });
    const names = async () => {
      const ofOrder = await world.guest<{ getHistoryOrder: { venue: { name: string } } }>(
        'query O($id: ID!) { getHistoryOrder(orderId: $id) { venue { name } } }',
        { id },
      );
      const venue = await world.guest<{ Venue: { name: string } }>(
        'query V($id: ID!) { Venue(id: $id) { name } }',
        { id: world.ids.venue },
      );
      return [ofOrder.data?.getHistoryOrder.venue.name, venue.data?.Venue.name];
    };
    expect(await names()).toEqual(['Harbour', 'Harbour']);
    const called = (name: string) =>
      world.db.updateTable('venues').set({ name }).where('id', '=', world.ids.venue).execute();
    await called('Quay');
    expect(await names()).toEqual(['Quay', 'Quay']);
    await called('Harbour');
  });

  it('a cart, its payment, and the venue it is ordered from', async () => {
    const { venue: id, venue: venueId } = world.ids;
    const phone = world.openPhone();
    await phone.begin();
    const addFries = (count: number) => times(count, () => phone.addFries());
    const cart = { cartId: phone.cartId };
    expect(
      await costs('ShoppingCartEvents', { plant: addFries, variables: { ...cart, after: 0 } }),
    ).toEqual(pinned('ShoppingCartEvents'));
    const price = 3_900 * (1 + FEW + MANY);
    const { response } = await phone.openSession(price);
    expect(
      await costs('PaymentSessionState', {
        plant: async () => undefined,
        variables: { ...cart, sessionId: response?.id },
      }),
    ).toEqual(pinned('PaymentSessionState'));
    const { company: companyId } = world.ids;
    const soldOut = (itemId: string) =>
      world.db
        .insertInto('inventory')
        .values({ companyId, venueId, itemId, outOfStock: true })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    expect(
      await costs('VenueInventory', {
        plant: async (count) => {
          await soldOut(world.ids.burger);
          if (count === MANY) await soldOut(world.ids.beanBurger);
        },
        variables: { venueId },
      }),
    ).toEqual(pinned('VenueInventory'));
    await world.db.deleteFrom('inventory').where('companyId', '=', companyId).execute();
    expect(await costs('VenuePage', { plant: async () => undefined, variables: { id } })).toEqual(
      pinned('VenuePage'),
    );
    expect(await costs('CurrentTime', { plant: async () => undefined })).toEqual(
      pinned('CurrentTime'),
    );
  });

  it('a member’s home page', async () => {
    const member = await world.seedMember();
    const { company: companyId } = world.ids;
    const plant = async () => {
      await world.seedToken(member, await world.seedOffer());
      const stampCardId = randomUUID();
      const card = { id: stampCardId, companyId, name: 'Card', requiredCount: 3 };
      await world.db
        .insertInto('stampCards')
        .values({ ...card, offerId: await world.seedOffer() })
        .execute();
      const stamp = { id: randomUUID(), companyId, userId: member.id, stampCardId };
      await world.db.insertInto('stamps').values(stamp).execute();
    };
    expect(
      await costs('Home', { plant: (count) => times(count, plant), token: member.token }),
    ).toEqual(pinned('Home'));
  });

  it('a table: its bill and its guests', async () => {
    const { ids } = world;
    const tableId = await seedTable(world, ids, 1);
    const qrToken = (await scan(world, tableId, ids.venue)) ?? '';
    const tableSeat = { id: tableId, qrToken };
    const onBill = (count: number) => times(count, () => orderOnBill(world, ids, qrToken));
    expect(await costs('TableBills', { plant: onBill, variables: tableSeat })).toEqual(
      pinned('TableBills'),
    );
    const { id } = await world.db
      .selectFrom('cheques')
      .select('id')
      .where('tableId', '=', tableId)
      .executeTakeFirstOrThrow();
    expect(await costs('ChequePage', { plant: onBill, variables: { id } })).toEqual(
      pinned('ChequePage'),
    );

    const open: { close: () => void }[] = [];
    const sitDown = async () => {
      const phone = openTablePhone(world, ids, qrToken);
      await phone.sitDown();
      await phone.addFries();
      const guest = await joinTable(world, tableId, qrToken, { cartId: phone.cartId });
      open.push(guest);
      return guest;
    };
    const { guestId } = await sitDown();
    const variables = { ...tableSeat, guestId };
    expect(
      await costs('TableGuests', { plant: (count) => times(count, sitDown), variables }),
    ).toEqual(pinned('TableGuests'));
    open.forEach((guest) => guest.close());
  });

  it('a kitchen’s board', async () => {
    const { company: companyId, venue: venueId } = world.ids;
    const token = await signInStaff(world, { number: 1, companyId, venueIds: [venueId] });
    const createdAt = new Date(world.now().epochMilliseconds);
    const plant = (count: number) => times(count, () => order({ status: 'PENDING', createdAt }));
    expect(await costs('VenueBoard', { plant, variables: { venueId }, token })).toEqual(
      pinned('VenueBoard'),
    );
  });

  const signInOwner = (staffNumber: number) =>
    signInStaff(world, {
      number: staffNumber,
      companyId: world.ids.company,
      venueIds: [],
      role: 'COMPANY_ADMIN',
    });

  it('what was rehearsed', async () => {
    const token = await signInOwner(3);
    const rehearsed = { status: 'PENDING', isTest: true, total: 0 };
    const plant = (count: number) => times(count, () => order(rehearsed));
    const variables = { companyId: world.ids.company };
    expect(await costs('TestOrders', { plant, variables, token })).toEqual(pinned('TestOrders'));
  });

  it('the figures of the day', async () => {
    const token = await signInOwner(5);
    const createdAt = new Date(world.now().epochMilliseconds);
    const plant = (count: number) => times(count, () => order({ status: 'COMPLETED', createdAt }));
    const variables = { companyId: world.ids.company };
    expect(await costs('Today', { plant, variables, token })).toEqual(pinned('Today'));
  });

  it('whether somebody else changed something', async () => {
    const token = await signInOwner(4);
    const { company: companyId } = world.ids;
    const entry = { companyId, staffId: null, action: 'rejectUnansweredOrder', subjectId: 'x' };
    const plant = (count: number) =>
      times(count, () =>
        world.db
          .insertInto('auditLog')
          .values({ ...entry, details: '{}', at: new Date() })
          .execute(),
      );
    const variables = { companyId, after: '0' };
    expect(await costs('OfficeNews', { plant, variables, token })).toEqual(pinned('OfficeNews'));
  });

  it('the menu in the office, and what has run out', async () => {
    const { company: companyId, venue: venueId } = world.ids;
    const token = await signInOwner(2);
    const plant = (count: number) =>
      times(count, () =>
        world.db
          .insertInto('items')
          .values({ id: randomUUID(), companyId, title: 'Soup', vatRate: 12 })
          .execute(),
      );
    expect(await costs('OfficeCatalogue', { plant, variables: { companyId }, token })).toEqual(
      pinned('OfficeCatalogue'),
    );
    expect(await costs('OfficeStock', { plant, variables: { venueId }, token })).toEqual(
      pinned('OfficeStock'),
    );
  });
});
