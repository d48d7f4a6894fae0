import type { CartLine } from '../cart/cart-line.ts';
import type { PayableCheque } from '../cart/decide/cart-world.ts';
import { linesOfBill, lineOfWhole } from '../cart/decide/cheque-lines.ts';
import { minor } from '../money/minor.ts';
import { ok, refused, type Result } from '../result.ts';

/** What a bill is settled with at the counter (O-25). */
export const COUNTER_KINDS = ['CASH', 'TERMINAL', 'ON_THE_HOUSE'] as const;
export type CounterKind = (typeof COUNTER_KINDS)[number];

/** How money goes back over the counter; what was on the house took none (D-700). */
export const COUNTER_WAYS_BACK = ['CASH', 'TERMINAL'] as const;
export type CounterWayBack = (typeof COUNTER_WAYS_BACK)[number];

/** Why somebody takes a line off a bill (MONEY-17). */
export const TAKE_OFF_REASON = { least: 5, most: 200 } as const;

export type CounterRefusal = 'BILL_CLOSED' | 'BILL_BEING_PAID' | 'NOT_ON_BILL';

/**
 * The lines of a bill that are paid at the counter: those chosen, or all that is left. What somebody is paying on a
 * phone at this moment stays theirs. On the house everything that is left of a line is taken off its price.
 */
export function counterLines(
  cheque: PayableCheque,
  chosen: readonly string[] | null,
  kind: CounterKind,
): Result<CartLine[], CounterRefusal> {
  if (!cheque.isOpen) return refused('BILL_CLOSED');
  const known = chosen?.every((id) => cheque.items.some((item) => item.id === id)) ?? true;
  if (!known || chosen?.length === 0) return refused('NOT_ON_BILL');
  const wanted = cheque.items.filter(({ id, left }) =>
    chosen ? chosen.includes(id) : left.fraction > 0,
  );
  if (wanted.length === 0) return refused('BILL_BEING_PAID');
  const lines = linesOfBill(cheque, wanted.map(lineOfWhole));
  if (!lines.ok) return refused('BILL_BEING_PAID');
  return ok(kind === 'ON_THE_HOUSE' ? lines.value.map(onTheHouse) : lines.value);
}

function onTheHouse(line: CartLine): CartLine {
  const amount = line.share?.amount ?? minor(0);
  return { ...line, share: { amount, discount: amount } };
}
