import type { Simulation } from '../simulation.ts';
import { merchantOf } from '../simulation.ts';
import type { SettledBatch } from './book-entry.ts';
import type { PaymentRecord } from './books.ts';

/** The columns of a settlement details report, in the provider's order. */
const COLUMNS = [
  'Company Account',
  'Merchant Account',
  'Psp Reference',
  'Merchant Reference',
  'Payment Method',
  'Creation Date',
  'TimeZone',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Exchange Rate',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
  'Commission (NC)',
  'Markup (NC)',
  'Scheme Fees (NC)',
  'Interchange (NC)',
  'Payment Method Variant',
  'Modification Merchant Reference',
  'Batch Number',
];

type Line = {
  /** By what it is known that it was settled. */
  key: string;
  type: string;
  payment: PaymentRecord | null;
  reference: string;
  modificationReference: string;
  merchantReference: string;
  currency: string;
  /** Minor units; what goes out is negative. */
  gross: number;
  fee: number;
};

const DISPUTE_TYPES: Readonly<Record<string, readonly [type: string, sign: 1 | -1]>> = {
  CHARGEBACK: ['Chargeback', -1],
  CHARGEBACK_REVERSED: ['ChargebackReversed', 1],
  SECOND_CHARGEBACK: ['SecondChargeback', -1],
};

/** One in a hundred, and ten minor units. */
const feeOf = (value: number): number => Math.round(value / 100) + 10;

function linesOf(payment: PaymentRecord, reference: string, capturesItself: boolean): Line[] {
  const { currency, value } = payment.amount;
  const about = {
    payment,
    reference: payment.pspReference,
    merchantReference: reference,
    currency,
  };
  const lines: Line[] = [];
  const add = (type: string, modificationReference: string, gross: number, fee = 0) =>
    lines.push({
      ...about,
      key: `${type} ${modificationReference}`,
      type,
      modificationReference,
      gross,
      fee,
    });
  if (capturesItself && payment.outcome?.resultCode === 'Authorised')
    add('Settled', payment.pspReference, value, feeOf(value));
  for (const { kind, pspReference, amount, succeeded, reversed } of payment.modifications) {
    if (!succeeded) continue;
    if (kind === 'captures' && !reversed)
      add('Settled', pspReference, amount.value, feeOf(amount.value));
    if (kind === 'refunds') add('Refunded', pspReference, -amount.value);
    if (kind === 'refunds' && reversed) add('RefundedReversed', pspReference, amount.value);
  }
  for (const { eventCode, pspReference, amount } of payment.disputes) {
    const [type, sign] = DISPUTE_TYPES[eventCode] ?? [];
    if (type && sign) add(type, pspReference, sign * amount.value);
  }
  return lines;
}

const decimal = (minor: number): string => (Math.abs(minor) / 100).toFixed(2);
const credit = (minor: number): string => (minor > 0 ? decimal(minor) : '');
const debit = (minor: number): string => (minor < 0 ? decimal(minor) : '');
const cell = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** What one batch costs by itself. */
const BATCH_FEE = 100;

/** Everything of a merchant that no earlier batch has, as the report of one payout; null: there is nothing. */
export function settleBatch(simulation: Simulation, merchantAccount: string): SettledBatch | null {
  const { books } = simulation;
  const earlier = books.batches.filter((batch) => batch.merchantAccount === merchantAccount);
  const settled = new Set(earlier.flatMap(({ keys }) => keys));
  const lines = [...books.payments.values()].flatMap((payment) => {
    const session = books.sessions.get(payment.sessionId);
    if (!session || merchantOf(simulation, session) !== merchantAccount) return [];
    return linesOf(payment, session.reference, !session.manualCapture);
  });
  const fresh = lines.filter(({ key }) => !settled.has(key));
  const [first] = fresh;
  if (!first) return null;
  const number = earlier.length + 1;
  const now = simulation.now().toISOString().slice(0, 19).replace('T', ' ');
  const rowOf = (line: Omit<Line, 'key'>): string => {
    const net = line.gross - line.fee;
    // What is about no payment has no gross.
    const gross = line.payment === null ? 0 : line.gross;
    return [
      'Simulator',
      merchantAccount,
      line.reference,
      line.merchantReference,
      line.payment?.brand ?? '',
      now,
      'UTC',
      line.type,
      line.modificationReference,
      line.payment === null ? '' : line.currency,
      debit(gross),
      credit(gross),
      line.payment === null ? '' : '1',
      line.currency,
      debit(net),
      credit(net),
      line.fee === 0 ? '' : decimal(line.fee),
      '',
      '',
      '',
      line.payment?.brand ?? '',
      line.merchantReference,
      String(number),
    ]
      .map(cell)
      .join(',');
  };
  const beside = (type: string, amount: number) => ({
    type,
    payment: null,
    reference: '',
    modificationReference: `${type} batch ${number}`,
    merchantReference: '',
    currency: first.currency,
    gross: amount,
    fee: 0,
  });
  const earned = fresh.reduce((sum, { gross, fee }) => sum + gross - fee, 0) - BATCH_FEE;
  const rows = [
    ...fresh.map(rowOf),
    rowOf(beside('Fee', -BATCH_FEE)),
    // What cannot be paid out is owed until the next batch.
    rowOf(beside(earned > 0 ? 'MerchantPayout' : 'Balancetransfer', -earned)),
  ];
  return {
    merchantAccount,
    number,
    fileName: `settlement_detail_report_batch_${number}.csv`,
    keys: fresh.map(({ key }) => key),
    csv: `${COLUMNS.join(',')}\n${rows.join('\n')}\n`,
  };
}
