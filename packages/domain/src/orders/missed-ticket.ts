import type { OrderStatus } from './order.ts';
import type { TicketCause, TicketKind } from './printers.ts';

/** A ticket that has waited for less is printed, whatever has become of its order: somebody changes the roll. */
export const MISSED_AFTER_MINUTES = 5;
/** After this, counted from when its order was to be ready, no ticket is printed by itself any more. */
const FORGOTTEN_AFTER_HOURS = 3;

export type LateTicket = {
  cause: TicketCause;
  prints: TicketKind;
  createdAt: Temporal.Instant;
  /** Null for a test ticket. */
  order: {
    status: OrderStatus;
    desiredTime: Temporal.Instant | null;
    estimatedFinishTime: Temporal.Instant | null;
  } | null;
};

const msOf = (instant: Temporal.Instant | null): number => instant?.epochMilliseconds ?? 0;

/**
 * D-354: whether a ticket that waited comes too late to be printed by itself. A printer that was off for days would
 * print dishes that were eaten long ago, and somebody would cook them.
 */
export function isTicketMissed(
  { cause, prints, createdAt, order }: LateTicket,
  now: Temporal.Instant,
): boolean {
  if (now.epochMilliseconds - msOf(createdAt) < MISSED_AFTER_MINUTES * 60_000) return false;
  // Asked for by hand, of a finished order too, it is wanted all the same.
  const isByItself = cause === 'ARRIVAL' || cause === 'ACCEPTANCE';
  if (isByItself && order && isWorkDone(order.status, prints)) return true;
  const due = msOf(order?.estimatedFinishTime ?? order?.desiredTime ?? null);
  const since = Math.max(msOf(createdAt), due);
  return now.epochMilliseconds - since >= FORGOTTEN_AFTER_HOURS * 3_600_000;
}

/** Nobody cooks by it any more; what hangs on the bag, or is packed by, is needed until the guest has it. */
const isWorkDone = (status: OrderStatus, prints: TicketKind): boolean =>
  status === 'COMPLETED' || status === 'REJECTED' || (status === 'READY' && prints === 'STATION');
