import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../demo/pictures/seeded-random.ts';
import { buildServer } from '../child-server.ts';
import { findMoneyFaults, findStockFaults } from '../model/money-invariants.ts';
import { seedOpenShop } from '../seed-open-shop.ts';
import { makeAllDue } from '../work-left.ts';
import { runEvening } from './chaos-evening.ts';
import { findRecordFaults } from './chaos-faults.ts';
import { planChaos, type ChaosCounts } from './chaos-plan.ts';
import { openChaosWorld } from './chaos-world.ts';

/** `npm run chaos` asks for a long evening; this is a short one. */
const timesOf = (name: string, usual: number): number => Number(process.env[name] ?? usual);
const COUNTS: ChaosCounts = {
  serverKills: timesOf('CHAOS_SERVER_KILLS', 6),
  databaseOutages: timesOf('CHAOS_DATABASE_OUTAGES', 2),
  redisOutages: timesOf('CHAOS_REDIS_OUTAGES', 2),
  restarts: timesOf('CHAOS_OTHERS', 1),
  slowSpells: timesOf('CHAOS_OTHERS', 1),
  locks: timesOf('CHAOS_OTHERS', 1),
  wrongClocks: timesOf('CHAOS_OTHERS', 1),
};
const SEED = process.env['CHAOS_SEED'] ?? 'tallrik';
const MINUTES = timesOf('CHAOS_MINUTES', 8);
const FRIES_AT_FIRST = 1_000_000;

describe('an evening of misfortunes', () => {
  let bundle: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => {
    bundle = await buildServer();
  }, 300_000);
  afterAll(() => bundle.remove());

  it(
    '[D-74] [D-77] [D-82] [F-86] [F-87] [F-88] servers, database and Redis are killed while guests order: no server ends by itself, each paid cart is one order, the books agree',
    { timeout: MINUTES * 60_000 },
    async () => {
      const world = await openChaosWorld(bundle.file);
      try {
        const ids = await seedOpenShop(world.db, 1);
        await world.db
          .updateTable('inventory')
          .set({ count: FRIES_AT_FIRST })
          .where('itemId', '=', ids.fries)
          .execute();
        const steps = planChaos(COUNTS, world.servers.ports.length, seededRandom(SEED));
        const { paid, kitchen } = await runEvening(world, ids, steps);

        await world.servers.ready();
        await world.calm();
        await kitchen.acceptAll();
        await world.calm();
        await makeAllDue(world.db);
        await world.calm();
        expect(world.servers.crashes()).toEqual([]);
        const orders = await world.db.selectFrom('orders').select('cartId').execute();
        expect(orders.map(({ cartId }) => cartId).toSorted()).toEqual(paid.toSorted());
        expect([
          ...(await findMoneyFaults(world.db, world.simulator.ledger())),
          ...(await findStockFaults(world.db, {
            itemId: ids.fries,
            variationId: ids.cheese,
            initial: FRIES_AT_FIRST,
          })),
          ...(await findRecordFaults(world.db)),
        ]).toEqual([]);
        process.stdout.write(
          `Chaos ${SEED}: ${steps.length} misfortunes, ${paid.length} paid orders, all accounted for\n`,
        );
      } finally {
        await world.close();
      }
    },
  );
});
