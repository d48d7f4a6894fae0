import type { Minor } from '../money/minor.ts';
import { ok, refused, type Result } from '../result.ts';
import { invoiceTotals, type InvoiceLine, type InvoiceTotals } from './invoice.ts';

/** Why an invoice is credited (MONEY-29). */
export const CREDIT_REASON = { least: 5, most: 200 } as const;

export type PlacedLine = InvoiceLine & { position: number };

export type CreditPlan = InvoiceTotals & {
  lines: PlacedLine[];
  /** What it takes back of each order: at each rate, and of the tip. */
  orders: { orderId: string; rates: { rate: number; gross: Minor }[]; tip: Minor }[];
};

export type CreditRefusal = 'NOTHING_TO_CREDIT' | 'FIELD_INVALID';

/** The lines that were chosen, or all that are left; each goes back once and whole. */
export function planCredit(
  lines: readonly PlacedLine[],
  credited: ReadonlySet<number>,
  chosen: readonly number[] | null,
): Result<CreditPlan, CreditRefusal> {
  const left = lines.filter(({ position }) => !credited.has(position));
  if (left.length === 0) return refused('NOTHING_TO_CREDIT');
  const isKnown = (position: number) => left.some((line) => line.position === position);
  if (chosen && (new Set(chosen).size !== chosen.length || !chosen.every(isKnown)))
    return refused('FIELD_INVALID');
  const chosenLines = chosen ? left.filter(({ position }) => chosen.includes(position)) : left;
  const totals = invoiceTotals(chosenLines);
  if (totals.total <= 0) return refused(chosen ? 'FIELD_INVALID' : 'NOTHING_TO_CREDIT');
  const orderIds = [...new Set(chosenLines.map(({ orderId }) => orderId))].toSorted();
  const orders = orderIds.map((orderId) => {
    const own = chosenLines.filter((line) => line.orderId === orderId);
    return {
      orderId,
      rates: own.flatMap(({ vatRate, amount }) =>
        vatRate === null ? [] : [{ rate: vatRate, gross: amount }],
      ),
      tip: invoiceTotals(own).tip,
    };
  });
  return ok({ ...totals, lines: chosenLines, orders });
}
