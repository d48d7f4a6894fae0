import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createSimulatedShopper,
  shopperOverHttp,
} from '@tallrik/payment-simulator/shopper/simulated-shopper';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import { buildServer } from '../child-server.ts';
import { openGuestPhone, openSessionOf } from '../guest-orders.ts';
import { openKitchen } from '../model/model-kitchen.ts';
import { findMoneyFaults, findStockFaults } from '../model/money-invariants.ts';
import { openKillableServer } from '../killable-server.ts';
import { seedOpenShop } from '../seed-open-shop.ts';
import { makeHostileInputs } from './hostile-inputs.ts';
import { runHostileInputs } from './hostile-run.ts';
import { startInnocentCaller } from './innocent-caller.ts';

/** `npm run hostile` asks for a hundred thousand and for a second; here a machine may be busy with other tests. */
const COUNT = Number(process.env['HOSTILE_INPUTS'] ?? 500);
const SEED = process.env['HOSTILE_SEED'] ?? 'tallrik';
const LONGEST_MS = Number(process.env['HOSTILE_LONGEST_MS'] ?? 8_000);
const MINUTES = Number(process.env['HOSTILE_MINUTES'] ?? 5);

const FRIES = 3_900;
const FRIES_AT_FIRST = 500;
const MENU = `query Menu($venueId: ID!, $companyId: ID!) {
  getAppliedMenus(venueId: $venueId, companyId: $companyId) { id menuEntries { id price } } }`;

describe('hostile inputs', () => {
  let bundle: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => {
    bundle = await buildServer();
  }, 300_000);
  afterAll(() => bundle.remove());

  it(
    '[D-134] [D-139] [D-74] [F-20] leave the server answering others at once, without a fault, and its books in order',
    { timeout: (MINUTES + 6) * 60_000 },
    async () => {
      const server = await openKillableServer(bundle.file, [], {
        RATE_LIMIT_PER_CALLER: '0',
        RATE_LIMIT_PER_ADDRESS: '0',
      });
      try {
        const ids = await seedOpenShop(server.db, 1);
        await server.db
          .updateTable('inventory')
          .set({ count: FRIES_AT_FIRST })
          .where('itemId', '=', ids.fries)
          .execute();
        const kitchen = await openKitchen(server, ids);
        const origin = await server.address();
        const shopper = createSimulatedShopper(
          shopperOverHttp(server.simulator.origin),
          TEST_CREDENTIALS.clientKey,
        );
        const paid: string[] = [];
        const buy = async () => {
          const phone = openGuestPhone(server, ids);
          await phone.create();
          await phone.addFries();
          await shopper.pay(await openSessionOf(phone, FRIES));
          paid.push(phone.cartId);
        };
        await buy();
        const innocent = startInnocentCaller(origin, {
          query: MENU,
          variables: { venueId: ids.venue, companyId: ids.company },
        });
        const next = makeHostileInputs(SEED, [...Object.values(ids), ...paid]);
        const from = performance.now();
        const outcome = await runHostileInputs(origin, next, {
          count: COUNT,
          untilMs: from + MINUTES * 60_000,
        });
        const seconds = Math.round((performance.now() - from) / 1000);
        await buy();
        const seen = await innocent.stop();
        await server.calm();
        // Everything comes to rest: the kitchen answers what it got, what waits is due.
        await kitchen.acceptAll();
        await server.makeAllDue();
        await server.calm();
        const ledger = server.simulator.ledger();
        const books = [
          ...(await findMoneyFaults(server.db, ledger)),
          ...(await findStockFaults(server.db, {
            itemId: ids.fries,
            variationId: ids.cheese,
            initial: FRIES_AT_FIRST,
          })),
        ];
        const summary =
          `hostile: ${outcome.sent} inputs in ${seconds} s (seed ${SEED}), ${outcome.faults.length} faults; ` +
          `innocent: ${seen.asked} answers, median ${seen.medianMs} ms, p99 ${seen.p99Ms} ms, ` +
          `longest ${seen.longestMs} ms, ${seen.failures.length} failed; books: ${books.length} faults`;
        process.stdout.write(
          `${summary}\n${JSON.stringify(outcome.kinds)} ${JSON.stringify(outcome.statuses)}\n`,
        );
        expect(outcome.faults.slice(0, 10)).toEqual([]);
        expect(outcome.sent).toBe(COUNT);
        expect(seen.failures).toEqual([]);
        expect(seen.asked).toBeGreaterThan(10);
        expect(seen.longestMs).toBeLessThan(LONGEST_MS);
        expect(books).toEqual([]);
      } finally {
        await server.close();
      }
    },
  );
});
