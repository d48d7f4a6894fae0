import type { ChargebackStage } from '../../checkout/chargeback.ts';
import { addMinor, type Minor, subtractMinor, ZERO } from '../../money/minor.ts';
import { spreadDiscount } from '../../money/spread-discount.ts';
import { vatOf } from '../../money/vat.ts';
import type { AmountOfRate, BookEntry, BookOrder } from './book-entries.ts';
import { bookEntries } from './book-entries.ts';
import { businessDay, type VenueClock } from './business-day.ts';
import { sumEntries, type BookSums } from './sum-entries.ts';

/** What a closing has to know of an order beside what the books do. */
export type ClosedOrder = BookOrder & {
  easyId: string;
  kind: string | null;
  rejectReason: string | null;
};

type Counted = { orders: number; amount: Minor };

/** A word of the provider about a dispute, as the day keeps it. */
export type DayChargeback = {
  orderNumber: string | null;
  reference: string;
  stage: ChargebackStage;
  amount: Minor;
  answerBy: string | null;
};

/** A venue's day, as it is kept (MONEY-22). */
export type DaySums = BookSums & {
  /** Of the sales, tips included. */
  kinds: (Counted & { kind: string })[];
  /** Of what went back, tips included; days closed before it was kept have none. */
  backKinds?: (Counted & { kind: string })[];
  /** Orders of this day that were rejected while it was open: in no sum. */
  rejected: (Counted & { reason: string })[];
  /** Orders of earlier days, closed before they were rejected today: taken off today's sums. */
  takenBack: Counted;
  /** Bills of tables that are not paid yet. */
  openBills: { bills: number; amount: Minor };
  /** What the provider told of disputes this day: in no sum (MONEY-32). */
  chargebacks: DayChargeback[];
  firstOrder: string | null;
  lastOrder: string | null;
};

export function sumDay(
  day: string,
  clock: VenueClock,
  orders: readonly ClosedOrder[],
  beside: Pick<DaySums, 'openBills' | 'chargebacks'>,
): DaySums {
  const entries = orders.flatMap((order) =>
    bookEntries(order, clock)
      .filter((entry) => entry.day === day)
      .map((entry) => ({ entry, order })),
  );
  const sales = entries.filter(({ entry }) => entry.kind === 'SALE');
  const made = orders
    .filter(
      (order) =>
        !order.isTest && businessDay(Temporal.Instant.from(order.createdAt), clock) === day,
    )
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt));
  const late = sales.filter(({ entry }) => entry.sign === -1);
  const lost = made.filter(
    (order) => order.status === 'REJECTED' && bookEntries(order, clock).length === 0,
  );
  return {
    ...sumEntries(entries.map(({ entry }) => entry)),
    kinds: byKind(sales),
    backKinds: byKind(entries.filter(({ entry }) => entry.kind === 'REFUND')),
    rejected: grouped(lost, (order) => order.rejectReason ?? '').map(([reason, group]) => ({
      reason,
      orders: group.length,
      amount: addMinor(...group.map(goodsOf)),
    })),
    takenBack: {
      orders: late.length,
      amount: addMinor(...late.map(({ order }) => goodsOf(order))),
    },
    ...beside,
    firstOrder: made[0]?.easyId ?? null,
    lastOrder: made.at(-1)?.easyId ?? null,
  };
}

const byKind = (lines: readonly { entry: BookEntry; order: ClosedOrder }[]) =>
  grouped(lines, ({ order }) => order.kind ?? '').map(([kind, group]) => ({
    kind,
    orders: group.reduce((sum, { entry }) => sum + entry.sign, 0),
    amount: addMinor(...group.map(({ entry }) => signedTotal(entry))),
  }));

const goodsOf = ({ items, fees }: ClosedOrder): Minor =>
  addMinor(...[...items, ...fees].map(({ price }) => subtractMinor(price.amount, price.discount)));

function signedTotal({ dishes, fees, discount, tip, sign }: BookEntry): Minor {
  const total = addMinor(subtractMinor(addMinor(dishes, fees), discount), tip);
  return sign === 1 ? total : subtractMinor(ZERO, total);
}

function grouped<One>(all: readonly One[], key: (one: One) => string): [string, One[]][] {
  const groups = new Map<string, One[]>();
  for (const one of all) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return [...groups].toSorted(([one], [other]) => one.localeCompare(other));
}

/**
 * What a refund takes back of each rate where nobody has said it: in proportion to what is left there, and VAT as it adds
 * up over all refunds of the order (D-643).
 */
export function spreadBack(
  sold: readonly AmountOfRate[],
  past: readonly AmountOfRate[],
  goods: Minor,
): AmountOfRate[] {
  const before = (rate: number) =>
    addMinor(...past.filter((one) => one.rate === rate).map(({ gross }) => gross));
  const shares = spreadDiscount(
    goods,
    sold.map(({ rate, gross }) => {
      const left = subtractMinor(gross, before(rate));
      return left > 0 ? left : ZERO;
    }),
  );
  return sold
    .map(({ rate }, place) => {
      const gross = shares[place] ?? ZERO;
      const gone = before(rate);
      return {
        rate,
        gross,
        vat: subtractMinor(vatOf(addMinor(gone, gross), rate), vatOf(gone, rate)),
      };
    })
    .filter(({ gross }) => gross > 0);
}
