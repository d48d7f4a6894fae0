import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from './platform/auth/passwords.ts';
import { openCloudPrntStandIn } from './providers/printer/testing/cloudprnt-stand-in.ts';
import { seedOrder } from './features/orders/testing/seed-order.ts';
import { fixedId } from './testing/fixed-id.ts';
import { seedOpenShop } from './testing/seed-open-shop.ts';
import { startInProduction, type ProductionServer } from './testing/production-server.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

const PATIENT = { timeout: 30_000 };

type Printers = { id: string; name: string; waiting: number; asked: { id: string }[] }[];
type Board = { orders: { id: string; readyStations: string[] }[]; printers: Printers };
type Answered = { success: boolean; error: string | null };

describe('[F-85] stations and printers of a server in production, asked as the console asks', () => {
  let database: TestDatabase;
  let server: ProductionServer;
  let ids: Awaited<ReturnType<typeof seedOpenShop>>;
  let owner: string;
  let cook: string;
  beforeAll(async () => {
    database = await createTestDatabase();
    ids = await seedOpenShop(database.db, 1);
    // The owner of this restaurant has no phone to sign in with.
    server = await startInProduction({ DATABASE_URL: database.url, STAFF_TWO_FACTOR: 'offered' });
    owner = await signIn(1, 'COMPANY_ADMIN');
    cook = await signIn(2, 'VENUE_STAFF');
  });
  afterAll(async () => {
    await server?.stop();
    await database?.drop();
  });

  async function signIn(number: number, role: string): Promise<string> {
    const email = `staff-${number}@example.test`;
    const passwordHash = await hashPassword('kitchen');
    const common = { companyId: ids.company, venueIds: [ids.venue], name: 'Kim', passwordHash };
    await database.db
      .insertInto('staffMembers')
      .values({ ...common, id: fixedId(900_000 + number), email, role })
      .execute();
    const given = { email, password: 'kitchen', code: null };
    const { token } = await server.call<{ token: string | null }>('console', 'StaffLogin', given);
    return token ?? '';
  }
  const call = <Answer>(name: string, asked: object, token = owner): Promise<Answer> =>
    server.call('console', name, asked, token);
  const board = () => call<Board>('VenueBoard', { venueId: ids.venue }, cook);
  const star = (path: string) =>
    openCloudPrntStandIn({
      path,
      mac: '00:11:62:00:00:07',
      ask: async (method, url, body) => {
        const answer = await fetch(`${server.origin}${url}`, {
          method,
          // As printers do: the same headers whatever they ask.
          headers: { 'content-type': 'application/json' },
          ...(body && { body: JSON.stringify(body) }),
        });
        return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
      },
    });

  it('[KITCHEN-01] [KITCHEN-03] [KITCHEN-13] [KITCHEN-17] a bar is opened, its ticket printed and printed again, its part marked ready', async () => {
    const { venue: venueId } = ids;
    const [kitchen] = (await call<{ stations: { id: string }[] }>('VenueStations', { venueId }))
      .stations;
    const stations = [
      { id: kitchen?.id, name: 'Kitchen', colour: 'ORANGE' },
      { id: null, name: 'Bar', colour: 'BLUE' },
    ];
    expect(await call('SetVenueStations', { venueId, stations })).toMatchObject({ success: true });
    const { stations: set } = await call<{ stations: { id: string; name: string }[] }>(
      'VenueStations',
      { venueId },
    );
    const bar = set.find(({ name }) => name === 'Bar')?.id ?? '';
    const items = [{ itemId: ids.fries, stationId: bar }];
    expect(await call('AssignStations', { venueId, categories: [], items })).toMatchObject({
      success: true,
    });
    // Whom a server in production may call, its operator has to say; this one has said nothing.
    const near = { name: 'Near', kind: 'ESCPOS', host: '127.0.0.1', port: 9100 };
    expect(await call('AddPrinter', { venueId, printer: near })).toMatchObject({
      success: false,
      error: 'PRINTER_NETWORK_OFF',
    });
    const added = await call<{ cloudPrntPath: string }>('AddPrinter', {
      venueId,
      printer: { name: 'Star', kind: 'CLOUDPRNT', stationIds: [bar] },
    });
    const printer = star(added.cloudPrntPath);
    expect(await printer.poll()).toBe(200);

    const orderId = await seedOrder(database.db, ids, 41, { status: 'PENDING' });
    await database.db
      .updateTable('orders')
      .set({ createdAt: new Date(), answerBy: new Date(Date.now() + 600_000) })
      .where('id', '=', orderId)
      .execute();
    const accept = { id: orderId, version: 1, to: 'ACCEPTED', estimatedMinutes: 10 };
    expect(await call<Answered>('MoveOrder', accept, cook)).toMatchObject({ success: true });
    expect((await board()).printers).toMatchObject([{ name: 'Star', waiting: 1, asked: [] }]);
    await printer.poll();
    expect(printer.tickets()).toHaveLength(1);
    expect((await board()).printers).toMatchObject([{ waiting: 0 }]);

    const printerId = (await board()).printers[0]?.id;
    const again = { orderId, printerId };
    expect(await call('PrintTicket', again, cook)).toMatchObject({ success: true, tickets: 1 });
    await printer.poll();
    const [first, second] = printer.tickets();
    expect(first?.token).not.toBe(second?.token);
    expect(first?.png.equals(second?.png ?? Buffer.alloc(0))).toBe(false);

    const part = { orderId, stationId: bar };
    expect(await call<Answered>('MarkStationReady', part, cook)).toMatchObject({ success: true });
    const move = () =>
      database.db
        .selectFrom('orders')
        .select('status')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
    await expect.poll(move, PATIENT).toEqual({ status: 'READY' });
  });

  it('[D-305] what a stranger asks of a printer’s address is refused, and nothing of ours told', async () => {
    for (const [method, path] of [
      ['POST', `/cloudprnt/${ids.venue}/secret`],
      ['DELETE', `/cloudprnt/${ids.venue}/secret?token=${ids.venue}&mac=00:11:62:00:00:07`],
      ['GET', `/cloudprnt/${ids.venue}/secret?token=${ids.venue}&mac=00:11:62:00:00:07`],
    ] as const) {
      const answer = await fetch(`${server.origin}${path}`, {
        method,
        ...(method === 'POST' && { body: '{', headers: { 'content-type': 'application/json' } }),
      });
      expect(answer.status, method).toBe(401);
      expect(await answer.text(), method).toBe('');
    }
    expect(server.output.join('\n')).not.toContain('/cloudprnt/');
  });
});
