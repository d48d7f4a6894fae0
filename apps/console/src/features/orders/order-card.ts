import { canMove } from '@tallrik/domain/orders/move-order';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import type { ConsoleTranslate } from '../../shared/speech/use-speech.tsx';
import { acceptChoice, type AcceptChoice } from './accept-choice.ts';
import type { BoardOrder } from './board.ts';
import { isNewOrder, orderTiming } from './order-timing.ts';
import { beginsInText, timingText, type TimingText } from './timing-text.ts';

/** A card as it is drawn. */
export type OrderCardContent = {
  order: BoardOrder;
  timing: TimingText;
  /** How long until the kitchen has to begin with a scheduled order; empty otherwise. */
  beginsIn: string;
  /** A solid head means: act now. */
  alarm: 'NEW' | 'LATE' | null;
  accept: AcceptChoice | null;
  canReject: boolean;
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

export function orderCard(
  order: BoardOrder,
  around: {
    nowMs: number;
    timeZone: string;
    waitingMinutes: number | null;
    translate: ConsoleTranslate;
    /** Orders that nobody has looked at yet: they go on flashing. */
    unseen: ReadonlySet<string>;
  },
): OrderCardContent {
  const timing = orderTiming(order, around.nowMs);
  const isNew = isNewOrder(order, around.nowMs) || around.unseen.has(order.id);
  return {
    order,
    timing: timingText(around.translate, timing, around.timeZone),
    beginsIn: beginsInText(around.translate, order, around.nowMs),
    alarm: isNew ? 'NEW' : timing.kind === 'OVERDUE' ? 'LATE' : null,
    accept:
      nextStep(order.status) === 'ACCEPTED'
        ? acceptChoice(order, around.waitingMinutes, around.nowMs, around.timeZone)
        : null,
    canReject: canMove(order.status, 'REJECTED'),
  };
}
