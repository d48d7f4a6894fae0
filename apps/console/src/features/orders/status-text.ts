import { REJECT_REASONS } from '@tallrik/domain/orders/order';
import type { ConsoleTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';

const KEYS = {
  PENDING: 'Console.Board.Pending',
  ACCEPTED: 'Console.Board.Preparing',
  FINALIZING: 'Console.Board.Preparing',
  READY: 'Console.Board.Ready',
  COMPLETED: 'Console.Order.COMPLETED',
  REJECTED: 'Console.Order.REJECTED',
} as const;

/** Where an order stands, and why it was refused. */
export function statusText(
  t: ConsoleTranslate,
  { status, rejectReason }: Pick<BoardOrder, 'status' | 'rejectReason'>,
): string {
  if (status !== 'REJECTED') return t(KEYS[status]);
  // Whatever is not one of the four is the timer's: nobody answered (D-92).
  const known = REJECT_REASONS.find((candidate) => candidate === rejectReason);
  return `${t(KEYS.REJECTED)}: ${t(`Console.Reject.${known ?? 'NO_RESPONSE'}`)}`;
}
