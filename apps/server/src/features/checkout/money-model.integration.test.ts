import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelAction, type ModelAction } from '../../testing/model/model-actions.ts';
import { modelLength } from '../../testing/model/model-length.ts';
import { findLoyaltyFaults } from '../../testing/model/model-loyalty.ts';
import { startModelRun } from '../../testing/model/model-run.ts';
import { fateOf, findMoneyFaults, findStockFaults } from '../../testing/model/money-invariants.ts';
import { settleEverything } from '../../testing/model/settle-everything.ts';
import { openMoneyWorld } from '../../testing/money-world.ts';
import { plantOpenShop } from '../../testing/plant-open-shop.ts';

const { runs, seed, shrinks } = modelLength;
const ACTIONS_PER_RUN = 750;
const FRIES_AT_FIRST = 7;
const isOften = (count: number): boolean => count >= Math.floor(runs / 4);

/** Over all runs, so that a model in which nothing happens cannot pass for one in which nothing goes wrong. */
const seen = { CAPTURED: 0, CANCELLED: 0, REFUNDED: 0, IN_BETWEEN: 0 };

async function walk(actions: readonly ModelAction[]): Promise<string[]> {
  const world = await openMoneyWorld();
  try {
    const ids = await plantOpenShop(world.db, 1, {
      company: { hasMembershipCards: true },
      configuration: { enablePromoCodes: true },
    });
    const run = await startModelRun(world, ids);
    for (const action of actions) await run.play(action);
    await settleEverything(world);
    for (const line of world.simulator.ledger()) if (line.authorised > 0) seen[fateOf(line)] += 1;
    const initial = FRIES_AT_FIRST + run.restocked();
    const counted = { itemId: ids.fries, variationId: ids.cheese, initial };
    return [
      ...(await findMoneyFaults(world.db, world.simulator.ledger())),
      ...(await findStockFaults(world.db, counted)),
      ...(await findLoyaltyFaults(world.db)),
    ];
  } finally {
    await world.close();
  }
}

describe('money under random guests, kitchens, networks and providers', () => {
  it(
    '[D-48] [D-77] [D-81] [D-82] [D-92] [PAY-35] every authorised amount is captured for one order, cancelled or refunded; stock adds up',
    async () => {
      const actions = fc.array(modelAction, {
        minLength: ACTIONS_PER_RUN,
        maxLength: ACTIONS_PER_RUN,
      });
      await fc.assert(
        fc.asyncProperty(actions, async (list) => {
          expect(await walk(list)).toEqual([]);
        }),
        { seed, numRuns: runs, endOnFailure: !shrinks },
      );
      expect(seen).toEqual({
        CAPTURED: expect.toSatisfy(isOften),
        CANCELLED: expect.toSatisfy(isOften),
        REFUNDED: expect.toSatisfy(isOften),
        IN_BETWEEN: 0,
      });
    },
    120_000 + runs * 60_000,
  );
});
