import { canPutAside, isPutAside } from '@tallrik/domain/orders/answer-alarm';
import { canExtend } from '@tallrik/domain/orders/extend-promise';
import { canMove } from '@tallrik/domain/orders/move-order';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { timeText } from '../../shared/clock/venue-time.ts';
import type { ConsoleTranslate } from '../../shared/speech/use-speech.tsx';
import { acceptChoice, type AcceptChoice } from './accept-choice.ts';
import type { BoardOrder } from './board.ts';
import { isNewOrder, orderTiming, type OrderTiming } from './order-timing.ts';
import { alarmOf, unanswered, type PutAside } from './unanswered.ts';
import { beginsInText, timingText, type TimingText } from './timing-text.ts';

/** A card as it is drawn. */
export type OrderCardContent = {
  order: BoardOrder;
  timing: TimingText;
  /** How long until the kitchen has to begin with a scheduled order; empty otherwise. */
  beginsIn: string;
  /** A solid head means: act now. */
  alarm: 'NEW' | 'HURRY' | 'LAST' | 'LATE' | null;
  /** Silent for a while. */
  isPutAside: boolean;
  /** Rings, and can be silenced for a while. */
  canPutAside: boolean;
  accept: AcceptChoice | null;
  canReject: boolean;
  /** Minutes can be added to its promise. */
  canExtend: boolean;
};

/** The one step a card offers; the domain decides whether it is allowed. */
const NEXT_STEP: Readonly<Record<OrderStatus, OrderStatus | null>> = {
  PENDING: 'ACCEPTED',
  ACCEPTED: 'READY',
  FINALIZING: 'READY',
  READY: 'COMPLETED',
  COMPLETED: null,
  REJECTED: null,
};

export function nextStep(status: OrderStatus): OrderStatus | null {
  const step = NEXT_STEP[status];
  return step !== null && canMove(status, step) ? step : null;
}

function alarmOfCard(
  order: BoardOrder,
  timing: OrderTiming,
  isCalling: boolean,
  nowMs: number,
): OrderCardContent['alarm'] {
  if (timing.kind === 'OVERDUE') return 'LATE';
  const alarm = alarmOf(order, nowMs);
  if (alarm !== 'CALM') return alarm;
  return isCalling || isNewOrder(order, nowMs) ? 'NEW' : null;
}

export function orderCard(
  order: BoardOrder,
  around: {
    nowMs: number;
    timeZone: string;
    waitingMinutes: number | null;
    translate: ConsoleTranslate;
    /** Orders the board rings for: they go on flashing. */
    calling: ReadonlySet<string>;
    putAside: PutAside;
  },
): OrderCardContent {
  const timing = orderTiming(order, around.nowMs);
  const isCalling = around.calling.has(order.id);
  const waiting = unanswered(order);
  const putAsideAtMs = around.putAside.get(order.id) ?? null;
  return {
    order,
    timing: timingText(around.translate, timing, around.timeZone),
    beginsIn: beginsInText(around.translate, order, around.nowMs),
    alarm: alarmOfCard(order, timing, isCalling, around.nowMs),
    isPutAside: waiting !== null && isPutAside(putAsideAtMs, around.nowMs),
    canPutAside: waiting !== null && canPutAside(waiting, putAsideAtMs, around.nowMs),
    accept:
      nextStep(order.status) === 'ACCEPTED'
        ? acceptChoice(order, around.waitingMinutes, around.nowMs, (at) =>
            timeText(around.translate, at, around.timeZone),
          )
        : null,
    canReject: canMove(order.status, 'REJECTED'),
    canExtend: canExtend(order),
  };
}
