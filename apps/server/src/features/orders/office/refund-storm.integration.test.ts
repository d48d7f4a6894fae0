import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildServer } from '../../../testing/child-server.ts';
import { openRefundStorm } from '../../../testing/refund-storm.ts';

describe('a refund storm', () => {
  let bundle: Awaited<ReturnType<typeof buildServer>>;
  beforeAll(async () => {
    bundle = await buildServer();
  }, 180_000);
  afterAll(() => bundle.remove());

  it('[MONEY-08] [MONEY-10] fifty at once, the provider failing, refusing, late and twice, kill -9 in between: never more than was taken, each once', async () => {
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
