import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { modelAction } from '../../testing/model/model-actions.ts';
import { modelLength } from '../../testing/model/model-length.ts';
import { walk, type Walk } from '../../testing/model/model-walk.ts';

const { runs, seed, shrinks } = modelLength;
const ACTIONS_PER_RUN = 600;
const ACTIONS_OF_A_REPEATED_WALK = 150;
/** On average in each walk: a model in which nothing happens must not pass for one in which nothing goes wrong. */
const OFTEN = 4;
/** What becomes of money at the provider, and what orders are paid by. */
const OUTCOMES = ['CAPTURED', 'CANCELLED', 'REFUNDED', 'CARD', 'INVOICE', 'LATER', 'BILL'] as const;

const actions = (length: number) => fc.array(modelAction, { minLength: length, maxLength: length });
const count = (names: readonly string[], name: string) =>
  names.filter((one) => one === name).length;

describe('money under random guests, kitchens, networks and providers', () => {
  const TITLE =
    '[D-48] [D-74] [D-77] [D-81] [D-82] [D-89] [D-92] [D-103] [PAY-35] every authorised amount is captured for one order, cancelled or refunded; stock, codes, tokens, bills and debts add up';
  // A walk takes a quarter of a minute; on a machine that is busy with nine others, minutes.
  const PATIENCE_MS = 120_000 + 2 * runs * 180_000;

  it.each([
    { title: 'one after the other', isCrowded: false },
    { title: 'all at once', isCrowded: true },
  ])(
    `${TITLE} ($title)`,
    async ({ isCrowded }) => {
      const walks: Walk[] = [];
      const walkAll = (from: number) =>
        fc.assert(
          fc.asyncProperty(actions(ACTIONS_PER_RUN), async (list) => {
            const walked = await walk(list, { isCrowded });
            walks.push(walked);
            expect(walked.faults).toEqual([]);
          }),
          { seed: from, numRuns: runs, endOnFailure: !shrinks },
        );
      const timesOf = () => {
        const outcomes = walks.flatMap(({ fates, kinds }) => [...fates, ...kinds]);
        return Object.fromEntries(OUTCOMES.map((one) => [one, count(outcomes, one)]));
      };
      const isEnough = (times: number) => times >= OFTEN * runs;
      await walkAll(isCrowded ? seed + 1 : seed);
      // Who is first among so many at once is the machine's to say, and with it what becomes rare: then others walk too.
      if (isCrowded && !Object.values(timesOf()).every(isEnough)) await walkAll(seed + 2);
      expect(timesOf()).toEqual(
        Object.fromEntries(OUTCOMES.map((one) => [one, expect.toSatisfy(isEnough)])),
      );
    },
    PATIENCE_MS,
  );

  it('one seed is one walk: what went wrong once can be looked at again', async () => {
    const [list] = fc.sample(actions(ACTIONS_OF_A_REPEATED_WALK), { seed, numRuns: 1 });
    const once = await walk(list ?? [], { isCrowded: false });
    const again = await walk(list ?? [], { isCrowded: false });
    expect(once.story.length).toBeGreaterThan(0);
    expect(again.story).toEqual(once.story);
  }, 120_000);
});
