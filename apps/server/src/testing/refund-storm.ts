import { randomUUID } from 'node:crypto';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import { sql } from 'kysely';
import type { FaultPoint } from '../platform/faults.ts';
import { openGuestPhone, openSessionOf } from './guest-orders.ts';
import { openKillableServer } from './killable-server.ts';
import { openKitchen } from './model/model-kitchen.ts';
import { seedOpenShop } from './seed-open-shop.ts';
import { signInStaff } from './seed-staff.ts';

const FRIES = 3_900;
const PORTIONS = 4;
const REFUND = `mutation R($id: ID!, $orderId: ID!, $amount: Int) {
  refundOrder(id: $id, orderId: $orderId, amount: $amount, reason: LATE) { error } }`;

/** One order that is paid and taken, and a server that is killed while everybody gives it back. */
export async function openRefundStorm(file: string, points: readonly FaultPoint[]) {
  const server = await openKillableServer(file, points, { STAFF_TWO_FACTOR: 'offered' });
  const ids = await seedOpenShop(server.db, 1);
  const { company: companyId, venue } = ids;
  const kitchen = await openKitchen(server, ids);
  const owner = await signInStaff(server, {
    companyId,
    venueIds: [venue],
    number: 60,
    role: 'COMPANY_ADMIN',
  });
  const phone = openGuestPhone(server, ids);
  await phone.create();
  await phone.addFries(PORTIONS);
  const shopper = createSimulatedShopper(
    shopperOverHttp(server.simulator.origin),
    TEST_CREDENTIALS.clientKey,
  );
  await shopper.pay(await openSessionOf(phone, PORTIONS * FRIES));
  await server.calm();
  await kitchen.moveCart(phone.cartId, 'ACCEPTED');
  await server.makeAllDue();
  await server.calm();
  const order = await server.db
    .selectFrom('orders')
    .select('id')
    .where('cartId', '=', phone.cartId)
    .executeTakeFirstOrThrow();

  return {
    control: server.simulator.control,
    reached: server.reached,
    close: server.close,
    captured: PORTIONS * FRIES,
    /** So many people at once, each pressing until somebody answers: what became of each press. */
    press: (people: number, amount: number): Promise<(string | null)[]> =>
      Promise.all(
        Array.from({ length: people }, async () => {
          const wish = { id: randomUUID(), orderId: order.id, amount };
          const { data, errors } = await server.staff<{ refundOrder: { error: string | null } }>(
            REFUND,
            wish,
            owner,
          );
          if (!data) throw new Error(JSON.stringify(errors));
          return data.refundOrder.error;
        }),
      ),
    /** Until nothing is left to be asked for, however often it was refused. */
    settle: async (): Promise<void> => {
      const isOpen = async () => {
        const { rows } = await sql`select from part_refunds where done_at is null`.execute(
          server.db,
        );
        return rows.length > 0;
      };
      for (let round = 0; round < 20 && (await isOpen()); round += 1) {
        await server.makeAllDue();
        await server.calm();
      }
      await server.calm();
    },
    refunded: async () => {
      const { rows } = await sql<{ refunds: number; done: number; amount: number }>`
        select count(*)::int as refunds, count(done_at)::int as done, sum(amount)::int as amount
        from part_refunds`.execute(server.db);
      const ledger = await sql<{ movements: number; amount: number }>`
        select count(distinct provider_reference)::int as movements, sum(amount)::int as amount
        from payment_ledger where entry = 'REFUNDED'`.execute(server.db);
      const [atProvider] = server.simulator.ledger();
      return {
        here: rows[0],
        ledger: ledger.rows[0],
        atProvider: { captured: atProvider?.captured, refunded: atProvider?.refunded },
      };
    },
  };
}
