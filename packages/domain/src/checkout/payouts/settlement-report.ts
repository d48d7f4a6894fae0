import { CURRENCIES, type Currency } from '../../money/currency.ts';
import { csvRows, type CsvLimits } from './csv-rows.ts';

/** What is taken of a provider's settlement report (D-781). */
export const REPORT_LIMITS = {
  bytes: 10_000_000,
  rows: 50_000,
  columns: 80,
  cell: 500,
} as const satisfies CsvLimits & { bytes: number };

/** Kinds of lines that are about one payment; all others move money without one. */
export const PAYMENT_LINE_TYPES = [
  'Settled',
  'Refunded',
  'RefundedReversed',
  'Chargeback',
  'ChargebackReversed',
  'SecondChargeback',
] as const;
export type PaymentLineType = (typeof PAYMENT_LINE_TYPES)[number];

export const isPaymentLine = (type: string): type is PaymentLineType =>
  PAYMENT_LINE_TYPES.some((known) => known === type);

/** What was sent to the bank. */
export const PAYOUT_TYPE = 'MerchantPayout';

/** One journal entry of the report. Amounts in minor units: what came in is positive, what went out negative. */
export type ReportLine = {
  /** 1 for the first below the heading. */
  position: number;
  merchantAccount: string;
  /** The provider's name of the payment; empty where it is about none. */
  pspReference: string;
  /** The provider's name of the movement. */
  modificationReference: string;
  type: string;
  gross: number;
  /** Null: gross and net are of different currencies, or fees are not told. */
  fees: number | null;
  net: number;
  currency: Currency;
  batch: number;
};

export type ReportProblem = {
  code:
    | 'NOT_A_REPORT'
    | 'NO_LINES'
    | 'LINE_UNREADABLE'
    | 'SEVERAL_BATCHES'
    | 'SEVERAL_CURRENCIES'
    | 'TOO_MANY_ROWS';
  /** Line of the file, heading included; 0: the whole of it. */
  line: number;
};

export type SettlementReport = {
  merchantAccount: string;
  batch: number;
  currency: Currency;
  lines: ReportLine[];
};

const COLUMNS = [
  'Merchant Account',
  'Psp Reference',
  'Type',
  'Modification Reference',
  'Gross Currency',
  'Gross Debit (GC)',
  'Gross Credit (GC)',
  'Net Currency',
  'Net Debit (NC)',
  'Net Credit (NC)',
  'Commission (NC)',
  'Markup (NC)',
  'Scheme Fees (NC)',
  'Interchange (NC)',
  'Batch Number',
] as const;
type Column = (typeof COLUMNS)[number];
type Cells = Readonly<Record<Column, string>>;

/** Fees are told with more decimals than money has: in millionths of a major unit. */
const MILLIONTHS = 1_000_000;
const OF_A_MINOR = 10_000;
const LONGEST_AMOUNT = 20;

/** In millionths; an empty cell is nothing, anything that is no amount is null. */
function amountOf(cell: string): number | null {
  if (cell === '') return 0;
  if (cell.length > LONGEST_AMOUNT) return null;
  const isNegative = cell.startsWith('-');
  const [whole = '', decimals = '', ...rest] = (isNegative ? cell.slice(1) : cell).split('.');
  const areDigits = [...whole, ...decimals].every((sign) => sign >= '0' && sign <= '9');
  if (!areDigits || whole === '' || rest.length > 0) return null;
  if (whole.length > 9 || decimals.length > 6) return null;
  const amount = Number(whole) * MILLIONTHS + Number(decimals.padEnd(6, '0'));
  return isNegative ? -amount : amount;
}

const minorOf = (millionths: number | null): number | null =>
  millionths === null || millionths % OF_A_MINOR !== 0 ? null : millionths / OF_A_MINOR;

/** Credit less debit, in minor units. */
function movedOf(credit: string, debit: string): number | null {
  const [inward, outward] = [minorOf(amountOf(credit)), minorOf(amountOf(debit))];
  return inward === null || outward === null ? null : inward - outward;
}

const LONGEST_REFERENCE = 80;
const LONGEST_BATCH = 9;

function readLine(cells: Cells, position: number): ReportLine | null {
  const gross = movedOf(cells['Gross Credit (GC)'], cells['Gross Debit (GC)']);
  const net = movedOf(cells['Net Credit (NC)'], cells['Net Debit (NC)']);
  const currency = CURRENCIES.find((known) => known === cells['Net Currency']);
  const batchText = cells['Batch Number'];
  const batch = batchText.length > LONGEST_BATCH ? Number.NaN : Number(batchText);
  const pspReference = cells['Psp Reference'].trim();
  const modificationReference = cells['Modification Reference'].trim();
  const type = cells.Type.trim();
  const texts = [pspReference, modificationReference, type, cells['Merchant Account']];
  if (gross === null || net === null || !currency || !Number.isInteger(batch) || batch < 1)
    return null;
  if (type === '' || texts.some((text) => text.length > LONGEST_REFERENCE)) return null;
  const parts = [
    cells['Commission (NC)'],
    cells['Markup (NC)'],
    cells['Scheme Fees (NC)'],
    cells['Interchange (NC)'],
  ];
  const fees = parts.map(amountOf);
  if (fees.some((fee) => fee === null)) return null;
  const isSame = cells['Gross Currency'] === currency;
  const isTold = parts.some((part) => part !== '');
  const feeSum = fees.reduce<number>((sum, fee) => sum + (fee ?? 0), 0);
  return {
    position,
    merchantAccount: cells['Merchant Account'].trim(),
    pspReference,
    modificationReference,
    type,
    gross,
    fees: isSame && isTold ? Math.round(feeSum / OF_A_MINOR) : null,
    net,
    currency,
    batch,
  };
}

export type ReportReading = { report: SettlementReport | null; problem: ReportProblem | null };

const wrong = (code: ReportProblem['code'], line = 0): ReportReading => ({
  report: null,
  problem: { code, line },
});

/**
 * Reads a settlement details report line by line. Yields after every line, so that who reads it can let others in, and
 * returns what it is. Columns are found by their names, in whatever order they come.
 */
export function* readSettlementReport(text: string): Generator<void, ReportReading> {
  const rows = csvRows(text, { ...REPORT_LIMITS, rows: REPORT_LIMITS.rows + 1 });
  let places: Map<Column, number> | null = null;
  const lines: ReportLine[] = [];
  for (const read of rows) {
    yield;
    if ('problem' in read)
      return wrong(
        read.problem === 'TOO_MANY_ROWS' ? 'TOO_MANY_ROWS' : 'LINE_UNREADABLE',
        lines.length + 2,
      );
    if (places === null) {
      places = placesOf(read.row);
      if (places === null) return wrong('NOT_A_REPORT');
      continue;
    }
    const known = places;
    const cells = Object.fromEntries(
      COLUMNS.map((column) => [column, read.row[known.get(column) ?? -1] ?? '']),
    ) as Record<Column, string>;
    const line = readLine(cells, lines.length + 1);
    if (line === null) return wrong('LINE_UNREADABLE', lines.length + 2);
    lines.push(line);
  }
  const [first] = lines;
  if (places === null) return wrong('NOT_A_REPORT');
  if (!first) return wrong('NO_LINES');
  const { batch, currency, merchantAccount } = first;
  const other = (isOther: (line: ReportLine) => boolean) => lines.find(isOther);
  const strayBatch = other(
    (line) => line.batch !== batch || line.merchantAccount !== merchantAccount,
  );
  if (strayBatch) return wrong('SEVERAL_BATCHES', strayBatch.position + 1);
  const strayCurrency = other((line) => line.currency !== currency);
  if (strayCurrency) return wrong('SEVERAL_CURRENCIES', strayCurrency.position + 1);
  return { report: { merchantAccount, batch, currency, lines }, problem: null };
}

/** Null: a column is missing, or stands there twice. */
function placesOf(heading: readonly string[]): Map<Column, number> | null {
  const names = heading.map((name) => name.trim());
  const places = new Map(COLUMNS.map((column) => [column, names.indexOf(column)]));
  const isWhole = COLUMNS.every(
    (column) => (places.get(column) ?? -1) >= 0 && names.lastIndexOf(column) === places.get(column),
  );
  return isWhole ? places : null;
}

/** All at once, where nobody else waits. */
export function settlementReportOf(text: string): ReportReading {
  const reading = readSettlementReport(text);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
  }
}
