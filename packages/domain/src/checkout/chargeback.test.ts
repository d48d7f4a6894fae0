import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minor } from '../money/minor.ts';
import {
  CHARGEBACK_STAGES,
  disputeOf,
  isNewestStage,
  type ChargebackNotice,
  type ChargebackStage,
} from './chargeback.ts';

const DAY = '2026-12-01T22:59:59Z';
const step = (
  stage: ChargebackStage,
  answerBy: string | null = null,
  amount = 12_000,
): ChargebackNotice => ({ stage, amount: minor(amount), answerBy });

describe('[MONEY-32] a dispute', () => {
  it('asks for an answer by its last day while nothing is lost, and for a person when it is', () => {
    expect(disputeOf([])).toBeNull();
    expect(disputeOf([step('INFORMATION_ASKED', DAY)])).toEqual({
      stage: 'INFORMATION_ASKED',
      taken: 0,
      disputed: 12_000,
      answerBy: DAY,
      needsPerson: true,
    });
    expect(disputeOf([step('CHARGEBACK_ANNOUNCED', DAY), step('CHARGEBACK')])).toMatchObject({
      stage: 'CHARGEBACK',
      taken: 12_000,
      answerBy: DAY,
      needsPerson: true,
    });
    const won = [step('CHARGEBACK', DAY), step('CHARGEBACK_REVERSED')];
    expect(disputeOf(won)).toMatchObject({ taken: 0, answerBy: null, needsPerson: false });
    expect(disputeOf([...won, step('SECOND_CHARGEBACK')])).toMatchObject({
      stage: 'SECOND_CHARGEBACK',
      taken: 12_000,
      answerBy: null,
      needsPerson: true,
    });
  });

  it('a reversal of money that was never said to be taken gives nothing', () => {
    expect(disputeOf([step('CHARGEBACK_REVERSED')])).toMatchObject({ taken: 0 });
  });

  it('[D-780] stands the same in whatever order and however often it is told', () => {
    const word = fc.record({
      stage: fc.constantFrom(...CHARGEBACK_STAGES),
      amount: fc.integer({ min: 1, max: 1_000_000 }).map(minor),
      answerBy: fc.constantFrom(null, DAY, '2026-12-05T22:59:59Z'),
    });
    const words = fc.uniqueArray(word, { selector: ({ stage }) => stage });
    fc.assert(
      fc.property(
        words.chain((list) =>
          fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
        ),
        ([list, shuffled]) => {
          expect(disputeOf([...shuffled, ...shuffled])).toEqual(disputeOf(list));
        },
      ),
    );
  });

  it('[D-780] a word that comes late opens nothing again', () => {
    expect(isNewestStage('CHARGEBACK', [])).toBe(true);
    expect(isNewestStage('CHARGEBACK', [step('CHARGEBACK_ANNOUNCED')])).toBe(true);
    expect(isNewestStage('CHARGEBACK', [step('CHARGEBACK')])).toBe(false);
    expect(isNewestStage('CHARGEBACK_ANNOUNCED', [step('CHARGEBACK_REVERSED')])).toBe(false);
  });
});
