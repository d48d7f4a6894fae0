import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../../platform/faults.ts';
import { buildServer } from '../../testing/child-server.ts';
import { openRefundStorm } from '../../testing/refund-storm.ts';
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

  it('[MONEY-08] [MONEY-10] a refund storm: fifty at once, the provider failing, refusing, late and twice, kill -9 in between: never more than was taken, each once', async () => {
    const points = [
      'refund-part:written',
      'refund-part:asked',
      'notice:stored',
      'notice:before-taking',
    ] as const;
    const storm = await openRefundStorm(bundle.file, points);
    try {
      storm.control.repeat(2);
      storm.control.failNextCalls(4);
      storm.control.refuseNextChanges(5);
      const answers = await storm.press(50, 1_000);
      expect(answers.filter((error) => error === null)).toHaveLength(15);
      expect(answers.filter((error) => error === 'REFUND_TOO_MUCH')).toHaveLength(35);
      await storm.settle();
      expect(await storm.refunded()).toEqual({
        here: { refunds: 15, done: 15, amount: 15_000 },
        ledger: { movements: 15, amount: 15_000 },
        atProvider: { captured: storm.captured, refunded: 15_000 },
      });
      expect(storm.reached()).toEqual(points);
    } finally {
      await storm.close();
    }
  }, 120_000);
});
