import { canPutAside, isPutAside } from '@tallrik/domain/orders/answer-alarm';
import { canExtend } from '@tallrik/domain/orders/extend-promise';
import { canMove } from '@tallrik/domain/orders/move-order';
import type { OrderStatus } from '@tallrik/domain/orders/order';
import { otherDay, timeText } from '../../shared/clock/venue-time.ts';
import type { ConsoleTranslate } from '../../shared/messages/use-messages.tsx';
import { acceptChoice, type AcceptChoice } from './accept-choice.ts';
import { dishCount, orderParts } from '@tallrik/domain/orders/station-parts';
import type { BoardOrder, BoardStation } from './board.ts';
import { COLUMN_OF } from './board-columns.ts';
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
  /** The dishes of the board's station, or all of them. */
  items: BoardOrder['items'];
  /** Of a station's board: what is made elsewhere. */
  elsewhere: readonly { station: string; count: number }[];
  /** Of a station's board: its part is ready, the order waits for others. */
  isPartReady: boolean;
  /** Of the whole board: how far each station is; empty where one makes it all. */
  progress: readonly { station: string; isReady: boolean }[];
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

/** KITCHEN-02: what of an order a board shows. */
function partsOfCard(
  order: BoardOrder,
  { stations, stationId }: { stations: readonly BoardStation[]; stationId: string | null },
): Pick<OrderCardContent, 'items' | 'elsewhere' | 'isPartReady' | 'progress'> {
  const parts = orderParts(order, stations);
  const nameOf = (id: string) => stations.find((station) => station.id === id)?.name ?? '';
  const own = parts.find((part) => part.stationId === stationId);
  if (!own) {
    const progress = parts.map((part) => ({
      station: nameOf(part.stationId),
      isReady: part.isReady,
    }));
    const isShared = parts.length > 1;
    return {
      items: order.items,
      elsewhere: [],
      isPartReady: false,
      progress: isShared ? progress : [],
    };
  }
  const others = parts.filter((part) => part !== own);
  return {
    items: own.lines,
    elsewhere: others.map((part) => ({
      station: nameOf(part.stationId),
      count: dishCount(part.lines),
    })),
    isPartReady: own.isReady && COLUMN_OF[order.status] === 'PREPARING',
    progress: [],
  };
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
    stations: readonly BoardStation[];
    /** Null on the whole board. */
    stationId: string | null;
  },
): OrderCardContent {
  const timing = orderTiming(order, around.nowMs);
  const isCalling = around.calling.has(order.id);
  const waiting = unanswered(order);
  const putAsideAtMs = around.putAside.get(order.id) ?? null;
  return {
    order,
    timing: timingText(around.translate, timing, around.timeZone, around.nowMs),
    beginsIn: beginsInText(around.translate, order, around.nowMs),
    alarm: alarmOfCard(order, timing, isCalling, around.nowMs),
    isPutAside: waiting !== null && isPutAside(putAsideAtMs, around.nowMs),
    canPutAside: waiting !== null && canPutAside(waiting, putAsideAtMs, around.nowMs),
    accept:
      nextStep(order.status) === 'ACCEPTED'
        ? acceptChoice(order, around.waitingMinutes, around.nowMs, (at) =>
            `${otherDay(at.epochMilliseconds, around.nowMs, around.timeZone)} ${timeText(around.translate, at, around.timeZone)}`.trim(),
          )
        : null,
    canReject: canMove(order.status, 'REJECTED'),
    canExtend: canExtend(order),
    ...partsOfCard(order, around),
  };
}
