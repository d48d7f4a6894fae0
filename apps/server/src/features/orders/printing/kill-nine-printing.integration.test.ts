import { setTimeout as pause } from 'node:timers/promises';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRINT_FAULT_POINTS } from '../../../platform/faults.ts';
import { openCloudPrntStandIn } from '../../../providers/printer/testing/cloudprnt-stand-in.ts';
import { openEscposStandIn } from '../../../providers/printer/testing/escpos-stand-in.ts';
import { seedOrder } from '../testing/seed-order.ts';
import { buildServer } from '../../../testing/child-server.ts';
import { openGuestPhone, openSessionOf } from '../../../testing/guest-orders.ts';
import { openKillableServer } from '../../../testing/killable-server.ts';
import { seedOpenShop } from '../../../testing/seed-open-shop.ts';
import { signInStaff } from '../../../testing/seed-staff.ts';

const FRIES = 3_900;
const PATIENCE_MS = 120_000;

describe('a server killed between an order and its tickets', () => {
  let bundle: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => {
    bundle = await buildServer();
  }, 180_000);
  afterAll(() => bundle.remove());

  it('[KITCHEN-14] [D-303] kill -9 anywhere: no ticket is lost, over CloudPRNT each is printed once', async () => {
    const server = await openKillableServer(bundle.file, PRINT_FAULT_POINTS, {
      // The owner of this restaurant has no phone to sign in with.
      STAFF_TWO_FACTOR: 'offered',
    });
    const grill = await openEscposStandIn();
    try {
      const ids = await seedOpenShop(server.db, 1);
      await server.db.updateTable('inventory').set({ count: null }).execute();
      const member = { companyId: ids.company, venueIds: [ids.venue] };
      const owner = await signInStaff(server, { ...member, number: 1, role: 'COMPANY_ADMIN' });
      const shopper = createSimulatedShopper(
        shopperOverHttp(server.simulator.origin),
        TEST_CREDENTIALS.clientKey,
      );
      const add = async (printer: object): Promise<string> => {
        const { data } = await server.staff<{ addPrinter: { cloudPrntPath: string | null } }>(
          'mutation ($id: ID!, $printer: PrinterInput!) { addPrinter(venueId: $id, printer: $printer) { cloudPrntPath } }',
          { id: ids.venue, printer },
          owner,
        );
        return data?.addPrinter.cloudPrntPath ?? '';
      };
      const { host, port } = grill;
      await add({ name: 'Grill', kind: 'ESCPOS', host, port });
      const path = await add({ name: 'Star', kind: 'CLOUDPRNT' });
      const star = openCloudPrntStandIn({
        path,
        mac: '00:11:62:00:00:01',
        ask: async (method, url, body) => {
          const answer = await fetch(`${await server.address()}${url}`, {
            method,
            ...(body && {
              body: JSON.stringify(body),
              headers: { 'content-type': 'application/json' },
            }),
          });
          return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
        },
      });
      const waiting = () =>
        server.db.selectFrom('printTickets').select('id').where('printedAt', 'is', null).execute();

      /** An order from the guest's phone to both printers. */
      const serve = async (): Promise<void> => {
        const phone = openGuestPhone(server, ids);
        await phone.create();
        await phone.addFries();
        await shopper.pay(await openSessionOf(phone, FRIES));
        await server.calm();
        const { id } = await server.db
          .selectFrom('orders')
          .select('id')
          .where('cartId', '=', phone.cartId)
          .executeTakeFirstOrThrow();
        await server.staff(
          `mutation { moveOrder(id: "${id}", version: 1, to: ACCEPTED) { error } }`,
          {},
          owner,
        );
        const until = Date.now() + PATIENCE_MS;
        while ((await waiting()).length > 0) {
          if (Date.now() > until) throw new Error('A ticket waits for ever');
          await star.poll();
          await pause(200);
        }
      };
      for (let orders = 0; orders < 8 && !server.isImmortal(); orders += 1) await serve();
      await serve();
      expect(server.reached().toSorted()).toEqual(PRINT_FAULT_POINTS.toSorted());

      const orders = await server.db.selectFrom('orders').select(['id', 'easyId']).execute();
      const tokens = star.tickets().map(({ token }) => token);
      expect(new Set(tokens).size).toBe(tokens.length);
      expect(tokens).toHaveLength(orders.length);
      // On the printer of the network each order stands at least once, and what may stand there twice says so.
      const headings = grill.tickets().map(({ rows }) => rows[0] ?? '');
      const numbersOf = (rows: readonly string[]) => rows.find((row) => /^\d+$/.test(row));
      const printed = grill.tickets().map(({ rows }) => numbersOf(rows));
      for (const { easyId } of orders) expect(printed).toContain(easyId);
      const plain = headings.filter((row) => /^\d+$/.test(row));
      expect(new Set(plain).size).toBe(plain.length);
      expect(grill.tickets().length - orders.length).toBeLessThanOrEqual(2);
    } finally {
      await server.close();
      await grill.close();
    }
  }, 600_000);

  it('[D-351] told to stop, it ends the ticket it is at and begins no other; one it waits for in vain is headed', async () => {
    const server = await openKillableServer(bundle.file, [], { STAFF_TWO_FACTOR: 'offered' });
    const grill = await openEscposStandIn();
    try {
      const ids = await seedOpenShop(server.db, 1);
      const member = { companyId: ids.company, venueIds: [ids.venue] };
      const owner = await signInStaff(server, { ...member, number: 1, role: 'COMPANY_ADMIN' });
      const { host, port } = grill;
      const { data } = await server.staff<{ addPrinter: { printer: { id: string } } }>(
        'mutation ($id: ID!, $printer: PrinterInput!) { addPrinter(venueId: $id, printer: $printer) { printer { id } } }',
        { id: ids.venue, printer: { name: 'Grill', kind: 'ESCPOS', host, port } },
        owner,
      );
      const printerId = data?.addPrinter.printer.id ?? '';
      grill.set('HELD');
      for (let number = 1; number <= 3; number += 1) {
        const orderId = await seedOrder(server.db, ids, number, { status: 'ACCEPTED' });
        await server.staff(
          'mutation ($orderId: ID!, $printerId: ID!) { printTicket(orderId: $orderId, printerId: $printerId) { error } }',
          { orderId, printerId },
          owner,
        );
      }
      const isHeld = async () => {
        await expect.poll(grill.held, { timeout: 30_000 }).toBe(1);
      };
      const heads = () => grill.tickets().map(({ rows }) => rows[0] ?? '');
      const waiting = () =>
        server.db.selectFrom('printTickets').select('id').where('printedAt', 'is', null).execute();

      // Its word comes while the server ends: printed, and the next one is the next server's.
      await isHeld();
      const ending = server.end();
      grill.letGo('PRINTED');
      await ending;
      expect(heads()).toHaveLength(1);
      expect(await waiting()).toHaveLength(2);

      // It says nothing for as long as anybody would wait.
      await server.address();
      await isHeld();
      const begun = performance.now();
      await server.end();
      // Before a supervisor loses its patience (deploy/tallrik.service, deploy/compose.yaml).
      expect(performance.now() - begun).toBeLessThan(25_000);
      expect(heads()).toHaveLength(2);

      grill.set('WELL');
      await server.address();
      await expect.poll(waiting, { timeout: 60_000 }).toEqual([]);
      const isPlain = heads().map((head) => /^\d+$/.test(head));
      expect(isPlain).toEqual([true, true, false, true]);
    } finally {
      await server.close();
      await grill.close();
    }
  }, 300_000);
});
