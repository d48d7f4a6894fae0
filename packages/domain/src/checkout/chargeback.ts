import { addMinor, subtractMinor, ZERO, type Minor } from '../money/minor.ts';

/** A dispute goes through them in this order; some are passed over (MONEY-32). */
export const CHARGEBACK_STAGES = [
  'INFORMATION_ASKED',
  'CHARGEBACK_ANNOUNCED',
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'SECOND_CHARGEBACK',
] as const;
export type ChargebackStage = (typeof CHARGEBACK_STAGES)[number];

/** Those at which money moves: they stand in the ledger. */
export const CHARGEBACK_MOVEMENTS = [
  'CHARGEBACK',
  'CHARGEBACK_REVERSED',
  'SECOND_CHARGEBACK',
] as const satisfies readonly ChargebackStage[];
export type ChargebackMovement = (typeof CHARGEBACK_MOVEMENTS)[number];

export const isChargebackMovement = (stage: ChargebackStage): stage is ChargebackMovement =>
  CHARGEBACK_MOVEMENTS.some((movement) => movement === stage);

/** One word of the provider about a dispute. */
export type ChargebackNotice = {
  stage: ChargebackStage;
  amount: Minor;
  /** The last moment at which the provider takes an answer; null: it has not said. */
  answerBy: string | null;
};

export type Dispute = {
  stage: ChargebackStage;
  /** What the provider has taken of the restaurant's money and not given back. */
  taken: Minor;
  disputed: Minor;
  answerBy: string | null;
  /** Nobody but a person can answer, or has to know that it is lost. */
  needsPerson: boolean;
};

const placeOf = (stage: ChargebackStage): number => CHARGEBACK_STAGES.indexOf(stage);

/**
 * How a dispute stands. Only how far it has come counts, never in which order it was told: the same words give the same
 * answer however they arrive, and one told twice is one.
 */
export function disputeOf(notices: readonly ChargebackNotice[]): Dispute | null {
  const known = CHARGEBACK_STAGES.flatMap((stage) => {
    const found = notices.find((notice) => notice.stage === stage);
    return found ? [found] : [];
  });
  const last = known.at(-1);
  if (!last) return null;
  const amountAt = (stage: ChargebackStage): Minor =>
    known.find((notice) => notice.stage === stage)?.amount ?? ZERO;
  const held = subtractMinor(
    addMinor(amountAt('CHARGEBACK'), amountAt('SECOND_CHARGEBACK')),
    amountAt('CHARGEBACK_REVERSED'),
  );
  return {
    stage: last.stage,
    taken: held > 0 ? held : ZERO,
    disputed: last.amount,
    // What is over asks for no answer; a later word without a day leaves the one that was told before.
    answerBy: isOpenToAnswer(last.stage)
      ? (known.findLast(({ answerBy }) => answerBy !== null)?.answerBy ?? null)
      : null,
    needsPerson: last.stage !== 'CHARGEBACK_REVERSED',
  };
}

/** A second chargeback is the bank's last word. */
const isOpenToAnswer = (stage: ChargebackStage): boolean => placeOf(stage) <= placeOf('CHARGEBACK');

/** Whether a word says anything newer than what was told before: a late one opens nothing again. */
export const isNewestStage = (
  stage: ChargebackStage,
  before: readonly Pick<ChargebackNotice, 'stage'>[],
): boolean => before.every((notice) => placeOf(notice.stage) < placeOf(stage));
