import {
  missingMovements,
  problemsOfLines,
  sumPayout,
  type BookMovement,
  type PayoutProblem,
} from '@tallrik/domain/checkout/payouts/match-payout';
import {
  isPaymentLine,
  settlementReportOf,
  type ReportLine,
} from '@tallrik/domain/checkout/payouts/settlement-report';
import { openPaymentSimulator } from '@tallrik/payment-simulator/open-payment-simulator';
import type { BookEntry } from '@tallrik/payment-simulator/books/book-entry';
import { TEST_CREDENTIALS } from '@tallrik/payment-simulator/start-payment-simulator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

type Plan = { amount: number; refunds: number[]; isReversed: boolean; disputes: number };
const plans = fc.array(
  fc.record({
    amount: fc.integer({ min: 100, max: 5_000_000 }),
    refunds: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
    isReversed: fc.boolean(),
    disputes: fc.integer({ min: 0, max: 3 }),
  }),
  { minLength: 1, maxLength: 12 },
);

const STAGES = ['CHARGEBACK', 'CHARGEBACK_REVERSED', 'SECOND_CHARGEBACK'] as const;
const TYPES = ['Chargeback', 'ChargebackReversed', 'SecondChargeback'] as const;

/** Books of the provider as planned, what our ledger would have of them, and the reports about them. */
function worldOf(planned: readonly Plan[]) {
  const simulator = openPaymentSimulator({
    credentials: TEST_CREDENTIALS,
    webhookUrl: () => 'http://127.0.0.1:9',
    journalFolder: null,
    schedule: { mode: 'HELD' },
  });
  const { books } = simulator.simulation;
  const movements: BookMovement[] = [];
  const lines: ReportLine[] = [];
  const payOut = () => {
    const batch = simulator.control.payOut();
    if (batch === null) return;
    const { report } = settlementReportOf(batch.csv);
    if (!report) throw new Error(`Not a report: ${batch.csv}`);
    lines.push(...report.lines);
  };
  planned.forEach(({ amount, refunds, isReversed, disputes }, place) => {
    const psp = `PAYMENT${place}`;
    const money = (value: number) => ({ currency: 'SEK', value });
    const modified = (kind: 'captures' | 'refunds', name: string, value: number): BookEntry => ({
      type: 'PAYMENT_MODIFIED',
      modification: {
        pspReference: name,
        paymentPspReference: psp,
        kind,
        amount: money(value),
        reference: `order, "${place}"`,
        succeeded: true,
      },
    });
    const move = (type: BookMovement['type'], reference: string, value: number) =>
      movements.push({ type, pspReference: psp, reference, amount: value });
    books.record([
      {
        type: 'SESSION_OPENED',
        session: {
          id: `S${place}`,
          amount: money(amount),
          reference: `order, "${place}"`,
          returnUrl: '',
          countryCode: 'SE',
          shopperLocale: 'sv-SE',
          expiresAt: '',
          manualCapture: true,
        },
      },
      {
        type: 'PAYMENT_STARTED',
        payment: {
          pspReference: psp,
          sessionId: `S${place}`,
          amount: money(amount),
          brand: 'visa',
          lastFour: '1111',
          authentication: 'NONE',
          threeDSServerTransID: '',
          outcomeOnceAuthenticated: {
            resultCode: 'Authorised',
            refusalReason: '',
            refusalReasonCode: '',
          },
        },
      } as BookEntry,
      modified('captures', `CAPTURE${place}`, amount),
    ]);
    move('Settled', `CAPTURE${place}`, amount);
    // Some of it is in one batch, what follows in the next.
    if (place % 4 === 3) payOut();
    refunds.forEach((value, number) => {
      books.record([modified('refunds', `REFUND${place}-${number}`, value)]);
      move('Refunded', `REFUND${place}-${number}`, value);
    });
    if (isReversed && refunds.length > 0) {
      const reference = `REFUND${place}-0`;
      books.record([{ type: 'MODIFICATION_REVERSED', modificationPspReference: reference }]);
      move('RefundedReversed', reference, refunds[0] ?? 0);
    }
    for (let stage = 0; stage < disputes; stage += 1) {
      const eventCode = STAGES[stage] ?? 'CHARGEBACK';
      const reference = simulator.control.dispute(psp, { eventCode });
      move(TYPES[stage] ?? 'Chargeback', reference, amount);
    }
  });
  payOut();
  simulator.close();
  return { movements, lines };
}

const namesOf = (problems: readonly PayoutProblem[]) =>
  problems.map(({ kind, line }) => `${kind} ${line.batch}.${line.position}`);

type Change = (
  line: ReportLine,
  movement: BookMovement,
) => {
  lines: ReportLine[];
  movements: BookMovement[];
  problem: PayoutProblem['kind'] | null;
  isMissed: boolean;
};

/** What may be wrong with either side, and what is to be said of it. */
const CHANGES: readonly Change[] = [
  (_line, movement) => ({ lines: [], movements: [movement], problem: null, isMissed: true }),
  (line, movement) => ({
    lines: [{ ...line, gross: line.gross + 1, net: line.net + 1 }],
    movements: [movement],
    problem: 'AMOUNT_DIFFERS',
    isMissed: false,
  }),
  (line, movement) => ({
    lines: [{ ...line, modificationReference: 'ELSEWHERE' }],
    movements: [movement],
    problem: 'UNKNOWN_HERE',
    isMissed: true,
  }),
  (line, movement) => ({
    lines: [line, line],
    movements: [movement],
    problem: 'TWICE',
    isMissed: false,
  }),
  (line, movement) => ({
    lines: [{ ...line, fees: line.fees ?? 0, net: line.net - 500 }],
    movements: [movement],
    problem: 'FEES_DIFFER',
    isMissed: false,
  }),
  (line) => ({ lines: [line], movements: [], problem: 'UNKNOWN_HERE', isMissed: false }),
  (line, movement) => ({
    lines: [line],
    movements: [{ ...movement, amount: movement.amount + 1 }],
    problem: 'AMOUNT_DIFFERS',
    isMissed: false,
  }),
];

describe('[MONEY-31] payouts of random books', () => {
  it('agree line by line, and every report comes to what was paid out', () => {
    fc.assert(
      fc.property(plans, (planned) => {
        const { movements, lines } = worldOf(planned);
        expect(problemsOfLines(lines, movements)).toEqual([]);
        expect(missingMovements(movements, lines)).toEqual([]);
        for (const batch of new Set(lines.map((line) => line.batch)))
          expect(sumPayout(lines.filter((line) => line.batch === batch)).difference).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it('[D-781] one line or movement removed or altered is named, and nothing else', () => {
    fc.assert(
      fc.property(plans, fc.constantFrom(...CHANGES), fc.nat(), (planned, change, seed) => {
        const { movements, lines } = worldOf(planned);
        const ours = lines.filter(({ type }) => isPaymentLine(type));
        const line = ours[seed % ours.length];
        const movement = movements.find(
          (one) => one.reference === line?.modificationReference && one.type === line.type,
        );
        if (!line || !movement) throw new Error('Nothing to change');
        const changed = change(line, movement);
        const someLines = lines.flatMap((one) => (one === line ? changed.lines : [one]));
        const some = movements.flatMap((one) => (one === movement ? changed.movements : [one]));
        const here = `${line.batch}.${line.position}`;
        expect(namesOf(problemsOfLines(someLines, some))).toEqual(
          changed.problem === null ? [] : [`${changed.problem} ${here}`],
        );
        expect(missingMovements(some, someLines)).toEqual(
          changed.isMissed ? changed.movements : [],
        );
        const batch = someLines.filter((one) => one.batch === line.batch);
        const net = changed.lines.reduce((sum, one) => sum + one.net, 0);
        expect(sumPayout(batch).difference).toBe(net - line.net);
      }),
      { numRuns: 200 },
    );
  });
});
