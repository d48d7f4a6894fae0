import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/**
 * The books once more, added up by hand from the rows of the database: without the domain's rules, without Temporal and
 * without a sum in SQL. What the reports say has to be this, or one of the two is wrong.
 */
export type PlainLine = {
  kind: 'SALE' | 'REFUND';
  sign: 1 | -1;
  venueId: string;
  day: string;
  hour: number;
  serviceType: string;
  paymentKind: string;
  dishes: number;
  fees: number;
  discount: number;
  tip: number;
  vat: readonly { rate: number; gross: number; vat: number }[];
};

const HOUR_MS = 3_600_000;
const CLOSED_AFTER_MS = 2 * HOUR_MS;

type Clock = {
  format: Intl.DateTimeFormat;
  hours: readonly { firstDay: string; begins: number }[];
};

const clockOf = (timeZone: string, hours: Clock['hours']): Clock => ({
  hours,
  format: new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  }),
});

function wall(at: Date, { format }: Clock): { date: string; hour: number } {
  const parts = new Map(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return { date, hour: Number(parts.get('hour')) };
}

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) - 24 * HOUR_MS).toISOString().slice(0, 10);

function dayOf(at: Date, clock: Clock): string {
  const { date, hour } = wall(at, clock);
  let begins = 0;
  for (const row of clock.hours) if (row.firstDay <= date) begins = row.begins;
  return hour < begins ? dayBefore(date) : date;
}

/** In thousandths of a minor unit, so that the half is seen before it is rounded up. */
const vatWithin = (gross: number, rate: number): number =>
  Math.floor((Math.round((gross * rate * 1_000) / (100 + rate)) + 500) / 1_000);

const sumOf = (amounts: readonly number[]): number =>
  amounts.reduce((sum, amount) => sum + amount, 0);

function byOrder<Row extends { orderId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const grouped = new Map<string, Row[]>();
  for (const row of rows) {
    const group = grouped.get(row.orderId);
    if (group) group.push(row);
    else grouped.set(row.orderId, [row]);
  }
  return grouped;
}

export async function readPlainBooks(db: Database, companyId: string): Promise<PlainLine[]> {
  const [orders, items, fees, payments, refunds, moves, ledger, venues, hours] = await Promise.all([
    db.selectFrom('orders').selectAll().where('companyId', '=', companyId).execute(),
    db.selectFrom('orderItems').selectAll().where('companyId', '=', companyId).execute(),
    db.selectFrom('orderFees').selectAll().where('companyId', '=', companyId).execute(),
    db.selectFrom('payments').selectAll().where('companyId', '=', companyId).execute(),
    db.selectFrom('refunds').selectAll().where('companyId', '=', companyId).execute(),
    db.selectFrom('orderMoves').selectAll().where('companyId', '=', companyId).execute(),
    db.selectFrom('paymentLedger').selectAll().where('companyId', '=', companyId).execute(),
    db.selectFrom('venues').selectAll().where('companyId', '=', companyId).execute(),
    db
      .selectFrom('venueDayHours')
      .select(['venueId', 'begins', sql<string>`first_day::text`.as('firstDay')])
      .where('companyId', '=', companyId)
      .orderBy('firstDay')
      .execute(),
  ]);
  const clocks = new Map(
    venues.map(({ id, timeZone }) => [
      id,
      clockOf(
        timeZone,
        hours.filter(({ venueId }) => venueId === id),
      ),
    ]),
  );
  const itemsOf = byOrder(items);
  const feesOf = byOrder(fees);
  const refundsOf = byOrder(refunds);
  const paymentOf = new Map(payments.map((payment) => [payment.orderId, payment]));
  const rejectedAt = new Map(
    moves.filter(({ toStatus }) => toStatus === 'REJECTED').map(({ orderId, at }) => [orderId, at]),
  );
  const requestedBack = new Map(
    ledger
      .filter(({ entry }) => entry === 'REFUND_ASKED')
      .map(({ paymentId, at }) => [paymentId, at]),
  );

  return orders.flatMap((order): PlainLine[] => {
    const clock = clocks.get(order.venueId);
    const payment = paymentOf.get(order.id);
    if (!clock || !payment) throw new Error('An order without a clock or a payment');
    if (order.isTest || order.isPayLater) return [];
    const dishes = itemsOf.get(order.id) ?? [];
    const extras = feesOf.get(order.id) ?? [];
    const all = [...dishes, ...extras];
    const rates = [...new Set(all.map(({ percentageVat }) => Number(percentageVat)))];
    const of = {
      venueId: order.venueId,
      serviceType: order.type,
      paymentKind: payment.kind,
    };
    const when = (at: Date) => ({ day: dayOf(at, clock), hour: wall(at, clock).hour });
    const vat = rates.map((rate) => {
      const gross = sumOf(
        all
          .filter(({ percentageVat }) => Number(percentageVat) === rate)
          .map(({ amount, discount }) => amount - discount),
      );
      return { rate, gross, vat: vatWithin(gross, rate) };
    });
    const sale = {
      ...of,
      kind: 'SALE' as const,
      dishes: sumOf(dishes.map(({ amount }) => amount)),
      fees: sumOf(extras.map(({ amount }) => amount)),
      discount: sumOf(all.map(({ discount }) => discount)),
      tip: Number(order.tip),
      vat,
    };
    const lines: PlainLine[] = [{ ...sale, ...when(order.createdAt), sign: 1 }];
    for (const refund of refundsOf.get(order.id) ?? [])
      lines.push({
        ...of,
        ...when(refund.createdAt),
        kind: 'REFUND',
        sign: 1,
        dishes: Number(refund.amount) - Number(refund.tip),
        fees: 0,
        discount: 0,
        tip: Number(refund.tip),
        vat: (refund.byRate as PlainLine['vat'] | null) ?? [],
      });
    const wentBack = requestedBack.get(payment.id);
    if (payment.isDueBack && wentBack)
      lines.push({
        ...sale,
        ...when(wentBack),
        kind: 'REFUND',
        sign: 1,
        dishes: sale.dishes + sale.fees - sale.discount,
        fees: 0,
        discount: 0,
      });
    if (order.status !== 'REJECTED') return lines;
    const rejected = rejectedAt.get(order.id) ?? order.createdAt;
    const isLate =
      dayOf(new Date(rejected.getTime() - CLOSED_AFTER_MS), clock) > dayOf(order.createdAt, clock);
    if (!isLate) return [];
    return [
      ...lines,
      ...lines.map((line): PlainLine => ({ ...line, ...when(rejected), sign: -1 })),
    ];
  });
}

export type PlainSums = {
  orders: number;
  dishes: number;
  fees: number;
  discount: number;
  turnover: number;
  tips: number;
  refunded: number;
  refundedTips: number;
};

export function sumPlain(lines: readonly PlainLine[]): PlainSums {
  const total = (kind: PlainLine['kind'], read: (line: PlainLine) => number) =>
    sumOf(lines.filter((line) => line.kind === kind).map((line) => line.sign * read(line)));
  const dishes = total('SALE', (line) => line.dishes);
  const fees = total('SALE', (line) => line.fees);
  const discount = total('SALE', (line) => line.discount);
  return {
    orders: total('SALE', () => 1),
    dishes,
    fees,
    discount,
    turnover: dishes + fees - discount,
    tips: total('SALE', ({ tip }) => tip),
    refunded: total('REFUND', (line) => line.dishes),
    refundedTips: total('REFUND', ({ tip }) => tip),
  };
}

/** VAT per rate that has any, lowest first. */
export function sumPlainVat(
  lines: readonly PlainLine[],
  kind: PlainLine['kind'],
): { rate: number; gross: number; vat: number; net: number }[] {
  const rows = lines
    .filter((line) => line.kind === kind)
    .flatMap(({ sign, vat }) => vat.map((row) => ({ ...row, sign })));
  return [...new Set(rows.map(({ rate }) => rate))]
    .toSorted((one, other) => one - other)
    .map((rate) => {
      const ofRate = rows.filter((row) => row.rate === rate);
      const gross = sumOf(ofRate.map((row) => row.sign * row.gross));
      const vat = sumOf(ofRate.map((row) => row.sign * row.vat));
      return { rate, gross, vat, net: gross - vat };
    })
    .filter(({ gross, vat }) => gross !== 0 || vat !== 0);
}
