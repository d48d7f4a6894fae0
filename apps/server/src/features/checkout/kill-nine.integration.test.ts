import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../../platform/faults.ts';
import { buildServer } from '../../testing/child-server.ts';
import { openKillableShop } from '../../testing/killable-shop.ts';

/** Each kills servers of its own, on a database of its own. */
const SHOPS = 2;
const MOST_VISITS = 12;

describe('a server killed at every step of payment, order and what follows', () => {
  let bundle: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => {
    bundle = await buildServer();
  }, 180_000);
  afterAll(() => bundle.remove());

  it('[D-74] [D-77] [D-81] [D-82] [D-92] kill -9 anywhere: one order per paid cart, no money lost, stock, codes and bills right', async () => {
    const reached = await Promise.all(
      Array.from({ length: SHOPS }, async (_none, number) => {
        const points = FAULT_POINTS.filter((_point, index) => index % SHOPS === number);
        const shop = await openKillableShop(bundle.file, points);
        try {
          for (let visits = 0; visits < MOST_VISITS && !shop.isImmortal(); visits += 1)
            await shop.visit();
          // Everything once more with nobody dying: what the dead left behind must not stand in the way.
          await shop.visit();
          expect(await shop.faults()).toEqual([]);
          expect(await shop.orderedCarts()).toEqual(shop.paidCarts());
          return shop.reached();
        } finally {
          await shop.close();
        }
      }),
    );
    expect(reached.flat().toSorted()).toEqual(FAULT_POINTS.toSorted());
  }, 600_000);
});
