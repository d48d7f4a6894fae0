import { addMinor, type Minor, subtractMinor, ZERO } from '../money/minor.ts';
import { spreadDiscount } from '../money/spread-discount.ts';
import { vatOf } from '../money/vat.ts';
import { ok, refused, type Result } from '../result.ts';
import { officeLines } from './office-lines.ts';
import type { Order } from './order.ts';

export const REFUND_REASONS = [
  'WRONG_OR_MISSING',
  'QUALITY',
  'LATE',
  'NOT_FETCHED',
  'BY_MISTAKE',
  'PRICE_ERROR',
  'OTHER',
] as const;
export type RefundReason = (typeof REFUND_REASONS)[number];

/** What is said beside 'other' (MONEY-09). */
export const REFUND_NOTE = { least: 5, most: 200 } as const;

export const isRefundReasonGiven = (reason: RefundReason, note: string): boolean =>
  reason !== 'OTHER' || note.trim().length >= REFUND_NOTE.least;

/** A manager gives back what is not older than this; an owner whatever there is (O-24). */
export const MANAGER_REFUND_DAYS = 30;

type GrossOfRate = { rate: number; gross: Minor };

/** What somebody wants to give back: all that is left, dishes and tip, or an amount. */
export type RefundWish =
  | { kind: 'ALL' }
  | { kind: 'LINES'; lines: readonly { lineId: string; quantity: number }[]; tip: Minor }
  | { kind: 'AMOUNT'; amount: Minor }
  /** What an invoice's lines say: so much at each rate, and of the tip. */
  | { kind: 'RATES'; rates: readonly GrossOfRate[]; tip: Minor };

/** What went back before. A part the kitchen gave back names no dishes: it counts as an amount. */
export type PastRefund = {
  amount: Minor;
  tip: Minor | null;
  itemIds: readonly string[];
  byRate: readonly GrossOfRate[] | null;
};

export type RefundableOrder = Pick<Order, 'items' | 'fees'> & {
  /** What was captured, tip included. */
  paid: Minor;
  tip: Minor;
  past: readonly PastRefund[];
};

export type RefundPlan = {
  amount: Minor;
  tip: Minor;
  itemIds: string[];
  /** What it takes back of the sale, by rate, and the VAT in it; the parts of an order sum to its VAT. */
  byRate: (GrossOfRate & { vat: Minor })[];
};

export type RefundRefusal = 'REFUND_TOO_MUCH' | 'FIELD_INVALID';

/** What can still go back: of the whole, of the tip, at each rate, and which dishes. */
export type RefundLeft = {
  amount: Minor;
  tip: Minor;
  byRate: GrossOfRate[];
  itemIds: ReadonlySet<string>;
};

const lesser = (one: Minor, other: Minor): Minor => (one < other ? one : other);

/** Sold, by rate, lowest first. A bill's receipt may have been paid in other parts than its dishes' sum: paid counts. */
function soldByRate(order: RefundableOrder): GrossOfRate[] {
  const sold = new Map<number, Minor>();
  for (const { price } of [...order.items, ...order.fees]) {
    const gross = subtractMinor(price.amount, price.discount);
    sold.set(price.percentageVAT, addMinor(sold.get(price.percentageVAT) ?? ZERO, gross));
  }
  const rates = [...sold].toSorted(([one], [other]) => one - other);
  const goods = subtractMinor(order.paid, order.tip);
  const shares = spreadDiscount(
    lesser(goods, addMinor(...rates.map(([, gross]) => gross))),
    rates.map(([, gross]) => gross),
  );
  return rates.map(([rate], place) => ({ rate, gross: shares[place] ?? ZERO }));
}

/** Takes an amount from what is left at each rate in proportion; what does not fit is told. */
function takeSpread(left: readonly GrossOfRate[], amount: Minor): GrossOfRate[] {
  const shares = spreadDiscount(
    amount,
    left.map(({ gross }) => gross),
  );
  return left.map(({ rate }, place) => ({ rate, gross: shares[place] ?? ZERO }));
}

const without = (left: readonly GrossOfRate[], back: readonly GrossOfRate[]): GrossOfRate[] =>
  left.map(({ rate, gross }) => ({
    rate,
    gross: subtractMinor(gross, back.find((one) => one.rate === rate)?.gross ?? ZERO),
  }));

const sumOf = (rows: readonly GrossOfRate[]): Minor => addMinor(...rows.map(({ gross }) => gross));

export function refundLeft(order: RefundableOrder): RefundLeft {
  let byRate = soldByRate(order);
  let { tip } = order;
  const gone = new Set<string>();
  for (const past of order.past) {
    const goods = lesser(
      past.tip === null ? past.amount : subtractMinor(past.amount, past.tip),
      sumOf(byRate),
    );
    byRate = without(byRate, past.byRate ?? takeSpread(byRate, goods));
    tip = subtractMinor(tip, past.tip ?? lesser(subtractMinor(past.amount, goods), tip));
    for (const id of past.itemIds) gone.add(id);
  }
  const back = addMinor(...order.past.map(({ amount }) => amount));
  return {
    amount: subtractMinor(order.paid, back),
    tip,
    byRate,
    itemIds: new Set(order.items.map(({ id }) => id).filter((id) => !gone.has(id))),
  };
}

/**
 * What a wish comes to (MONEY-08). Never more than was captured less what went back, dish by dish, of the tip and of
 * the whole.
 */
export function planRefund(
  order: RefundableOrder,
  wish: RefundWish,
): Result<RefundPlan, RefundRefusal> {
  const left = refundLeft(order);
  const chosen = choose(order, left, wish);
  if (!chosen.ok) return chosen;
  const { goods, tip, itemIds } = chosen.value;
  const amount = addMinor(goods, tip);
  if (amount > left.amount || tip > left.tip || goods > sumOf(left.byRate))
    return refused('REFUND_TOO_MUCH');
  if (amount <= 0) return refused('FIELD_INVALID');
  const back = chosen.value.own
    ? takeOwn(left.byRate, chosen.value.own)
    : takeSpread(left.byRate, goods);
  const sold = soldByRate(order);
  const byRate = back
    .filter(({ gross }) => gross > 0)
    .map(({ rate, gross }) => {
      const whole = sold.find((one) => one.rate === rate)?.gross ?? ZERO;
      const before = subtractMinor(
        whole,
        left.byRate.find((one) => one.rate === rate)?.gross ?? ZERO,
      );
      // As it adds up over all refunds: the last one takes what rounding has left.
      const vat = subtractMinor(vatOf(addMinor(before, gross), rate), vatOf(before, rate));
      return { rate, gross, vat };
    });
  return ok({ amount, tip, itemIds, byRate });
}

type Chosen = { goods: Minor; tip: Minor; itemIds: string[]; own: GrossOfRate[] | null };

function choose(
  order: RefundableOrder,
  left: RefundLeft,
  wish: RefundWish,
): Result<Chosen, RefundRefusal> {
  switch (wish.kind) {
    case 'ALL':
      return ok({
        goods: subtractMinor(left.amount, left.tip),
        tip: left.tip,
        itemIds: [...left.itemIds],
        own: null,
      });
    case 'AMOUNT': {
      if (wish.amount <= 0) return refused('FIELD_INVALID');
      const goods = lesser(wish.amount, sumOf(left.byRate));
      return ok({ goods, tip: subtractMinor(wish.amount, goods), itemIds: [], own: null });
    }
    case 'LINES':
      return chooseLines(order, left, wish);
    case 'RATES':
      return ok({ goods: sumOf(wish.rates), tip: wish.tip, itemIds: [], own: [...wish.rates] });
  }
}

function chooseLines(
  order: RefundableOrder,
  left: RefundLeft,
  wish: Extract<RefundWish, { kind: 'LINES' }>,
): Result<Chosen, RefundRefusal> {
  if (wish.tip < 0) return refused('FIELD_INVALID');
  const lines = officeLines(order);
  const own: GrossOfRate[] = [];
  const itemIds: string[] = [];
  const named = new Set<string>();
  for (const { lineId, quantity } of wish.lines) {
    const line = lines.find(({ id }) => id === lineId);
    if (!line || named.has(lineId) || !Number.isInteger(quantity) || quantity < 1)
      return refused('FIELD_INVALID');
    named.add(lineId);
    const items = line.items.filter(({ id }) => left.itemIds.has(id)).slice(0, quantity);
    if (items.length < quantity) return refused('REFUND_TOO_MUCH');
    for (const { id, price } of items) {
      itemIds.push(id);
      own.push({ rate: line.percentageVAT, gross: subtractMinor(price.amount, price.discount) });
    }
  }
  return ok({ goods: sumOf(own), tip: wish.tip, itemIds, own });
}

/** At the dishes' own rates; what an amount took there before is taken from the others. */
function takeOwn(left: readonly GrossOfRate[], own: readonly GrossOfRate[]): GrossOfRate[] {
  const first = left.map(({ rate, gross }) => ({
    rate,
    gross: lesser(gross, sumOf(own.filter((one) => one.rate === rate))),
  }));
  const rest = takeSpread(without(left, first), subtractMinor(sumOf(own), sumOf(first)));
  return first.map(({ rate, gross }, place) => ({
    rate,
    gross: addMinor(gross, rest[place]?.gross ?? ZERO),
  }));
}
