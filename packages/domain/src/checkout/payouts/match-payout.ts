import {
  isPaymentLine,
  PAYOUT_TYPE,
  type PaymentLineType,
  type ReportLine,
} from './settlement-report.ts';

/** A movement the provider has confirmed, as the ledger has it. */
export type BookMovement = {
  type: PaymentLineType;
  pspReference: string;
  /** The provider's name of the movement. */
  reference: string;
  /** Minor units, never below zero. */
  amount: number;
};

export type PayoutProblem =
  /** The report has a movement that nobody here knows. */
  | { kind: 'UNKNOWN_HERE'; line: ReportLine }
  /** Both have it, with different amounts. */
  | { kind: 'AMOUNT_DIFFERS'; line: ReportLine; booked: number }
  /** The report has the same movement a second time. */
  | { kind: 'TWICE'; line: ReportLine }
  /** What was taken off is not what the fees come to. */
  | { kind: 'FEES_DIFFER'; line: ReportLine };

const SIGNS: Readonly<Record<PaymentLineType, 1 | -1>> = {
  Settled: 1,
  Refunded: -1,
  RefundedReversed: 1,
  Chargeback: -1,
  ChargebackReversed: 1,
  SecondChargeback: -1,
};

type Key = Pick<BookMovement, 'type' | 'pspReference' | 'reference'>;
const keyOf = ({ type, pspReference, reference }: Key): string =>
  JSON.stringify([type, pspReference, reference]);

/** By which movement of the books a line is known; null: it is about no payment. */
export const movementKeyOf = (line: ReportLine): string | null =>
  isPaymentLine(line.type)
    ? keyOf({
        type: line.type,
        pspReference: line.pspReference,
        reference: line.modificationReference,
      })
    : null;

/** What of a report does not agree with the books (MONEY-31), in the order of its lines. */
export function problemsOfLines(
  lines: readonly ReportLine[],
  movements: readonly BookMovement[],
): PayoutProblem[] {
  const booked = new Map(movements.map((movement) => [keyOf(movement), movement]));
  const seen = new Set<string>();
  return lines.flatMap((line): PayoutProblem[] => {
    const fees: PayoutProblem[] = areFeesRight(line) ? [] : [{ kind: 'FEES_DIFFER', line }];
    const key = movementKeyOf(line);
    if (key === null || !isPaymentLine(line.type)) return fees;
    if (seen.has(key)) return [{ kind: 'TWICE', line }, ...fees];
    seen.add(key);
    const movement = booked.get(key);
    if (!movement) return [{ kind: 'UNKNOWN_HERE', line }, ...fees];
    return line.gross === SIGNS[line.type] * movement.amount
      ? fees
      : [{ kind: 'AMOUNT_DIFFERS', line, booked: movement.amount }, ...fees];
  });
}

/** Fees have more decimals than money: each of the four may be rounded by itself. */
const ROUNDING = 2;

const areFeesRight = ({ gross, fees, net, type }: ReportLine): boolean =>
  fees === null || !isPaymentLine(type) || Math.abs(gross - fees - net) <= ROUNDING;

/** Movements of the books that stand in none of the reports. */
export function missingMovements<Movement extends BookMovement>(
  movements: readonly Movement[],
  lines: readonly ReportLine[],
): Movement[] {
  const settled = new Set(lines.map(movementKeyOf));
  return movements.filter((movement) => !settled.has(keyOf(movement)));
}

const CARRIED_TYPE = 'Balancetransfer';

export type PayoutSums = {
  /** What was taken of guests, and given back to them. */
  taken: number;
  back: number;
  /** Of payments, and everything the provider booked without one. */
  fees: number;
  /** What the provider says it has sent to the bank. */
  paidOut: number;
  /** What the lines come to less what was paid out: nothing, where the report is whole. */
  difference: number;
};

export function sumPayout(lines: readonly ReportLine[]): PayoutSums {
  const payments = lines.filter(({ type }) => isPaymentLine(type));
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const captured = sum(payments.map(({ gross }) => Math.max(gross, 0)));
  const back = sum(payments.map(({ gross }) => Math.max(-gross, 0)));
  const isPayout = ({ type }: ReportLine) => type === PAYOUT_TYPE;
  const paidOut = -sum(lines.filter(isPayout).map(({ net }) => net)) || 0;
  // What is carried over to the next batch is neither a fee nor paid out.
  const carried = sum(lines.filter(({ type }) => type === CARRIED_TYPE).map(({ net }) => net));
  const earned = sum(lines.filter((line) => !isPayout(line)).map(({ net }) => net));
  const fees = captured - back - (earned - carried);
  return { taken: captured, back, fees, paidOut, difference: earned - paidOut };
}

/** Providers settle some days after the capture: only what is older than this is missed. */
export const SETTLEMENT_PATIENCE_DAYS = 10;
