import { allDay } from '@tallrik/domain/orders/all-day';
import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { useMemo, useState, type ReactNode } from 'react';
import { useTick } from '../../shared/clock/use-tick.ts';
import { seasonText } from '../../shared/clock/venue-time.ts';
import { LatePart } from '../../shared/late-part/LatePart.tsx';
import { usePartsSoon } from '../../shared/late-part/use-parts-soon.ts';
import { codeOf, errorText } from '../../shared/messages/error-text.ts';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { useServices } from '../../shared/services.tsx';
import { AllDay } from './AllDay.tsx';
import { BOARD_PARTS } from './board-parts.ts';
import type { BoardOrder, BoardPrinter, BoardStation } from './board.ts';
import {
  boardColumns,
  COLUMN_OF,
  isScheduled,
  ofToday,
  type BoardColumns,
  type Column,
} from './board-columns.ts';
import type { Connection } from './BoardHeader.tsx';
import { BoardProblem } from './BoardProblem.tsx';
import { BoardSheets, type OpenSheet } from './BoardSheets.tsx';
import { BoardView } from './BoardView.tsx';
import { LostOrdersBar } from './LostOrdersBar.tsx';
import { MoveToast } from './MoveToast.tsx';
import { orderCard, type OrderCardContent } from './order-card.ts';
import { StationSwitch } from './StationSwitch.tsx';
import { isMove, withPendingTaps } from './pending-tap.ts';
import { UndoBars } from './UndoBars.tsx';
import { alarmOf, callingOrders, ringFor } from './unanswered.ts';
import { useArrivals } from './use-arrivals.ts';
import { useLiveBoard, type LiveBoard } from './use-live-board.ts';
import { useCalled, useOrderBell } from './use-order-bell.ts';
import { useNarrowColumns } from './use-narrow-columns.ts';
import { useOwnMoves } from './use-own-moves.ts';
import { usePutAside } from './use-put-aside.ts';
import { useSound } from './use-sound.ts';
import { useTabCount } from './use-tab-count.ts';
import { useTicketQueue } from './use-ticket-queue.ts';
import { useUndoKey } from './use-undo-key.ts';

/** How fast the venue works just now, for the controls that change it. */
export type VenuePace = {
  pausedUntil: string | null;
  pauseReason: string | null;
  waitingMinutes: number | null;
  timeZone: string;
  /** By the server's clock. */
  nowMs: number;
  /** Fetches the board, which knows the pace. */
  refresh: () => Promise<void>;
};

export type BoardScreenProps = {
  venue: { id: string; name: string };
  companyName: string;
  staffId: string;
  token: string;
  /** More cards on the screen, each of them smaller. */
  isDense: boolean;
  /** Which station this device shows; null is all of them (KITCHEN-02). */
  stationId: string | null;
  onStation: (stationId: string | null) => void;
  onOpenSettings: () => void;
  onSignOut: () => void;
  onStockChanged: () => void;
  /** Dishes that ran out, said while rejecting (KITCHEN-18). */
  onSoldOut: (itemIds: readonly string[], how: { untilTomorrow: boolean }) => void;
  /** The venue's controls, composed by the app. */
  renderPace: (pace: VenuePace) => ReactNode;
  renderPausedBar: (pace: VenuePace) => ReactNode;
  renderStock: () => ReactNode;
};

const NO_ORDERS: readonly BoardOrder[] = [];
const NO_STATIONS: readonly BoardStation[] = [];
const NO_PRINTERS: readonly BoardPrinter[] = [];
/** A short gap, such as every start has, calls nobody. */
const OFFLINE_RINGS_AFTER_MS = 10_000;

export function BoardScreen(props: BoardScreenProps) {
  const translate = useTranslate();
  const { memory } = useServices();
  const tickMs = useTick();
  const sound = useSound();
  const tickets = useTicketQueue();
  usePartsSoon(BOARD_PARTS);
  const { venue, staffId, token, onStockChanged } = props;
  const live = useLiveBoard(
    { venueId: venue.id, staffId, token },
    {
      onStockChanged,
      // Only what the server has confirmed: a ticket for an order that somebody else took is cooked twice.
      onMoved: (tap, order) => {
        if (isMove(tap) && tap.to === 'ACCEPTED' && memory.get('printsOnAccept'))
          tickets.add(order);
      },
    },
  );
  const { board } = live;
  const latest = useArrivals(board?.orders);
  const stations = board?.stations ?? NO_STATIONS;
  const printers = board?.printers ?? NO_PRINTERS;
  // A station that has gone shows everything rather than nothing.
  const stationId = stations.find(({ id }) => id === props.stationId)?.id ?? null;
  const { putAside, put } = usePutAside();
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const nowMs = tickMs + (board?.clockOffsetMs ?? 0);

  const drawn = useMemo(
    () => (board ? withPendingTaps(board.orders, live.pending, staffId) : NO_ORDERS),
    [board, live.pending, staffId],
  );
  // An unanswered order belongs to everybody once it presses: its own station may have no board at all (D-323).
  const shown = useMemo(
    () => drawn.filter((order) => hasPart(order, stationId) || alarmOf(order, nowMs) !== 'CALM'),
    [drawn, nowMs, stationId],
  );
  const calling = callingOrders(shown, putAside, nowMs);
  const offlineSinceMs = live.watch.offlineSinceMs ?? tickMs;
  const isOffline = tickMs - offlineSinceMs >= OFFLINE_RINGS_AFTER_MS;
  useOrderBell(ringFor(shown, calling, { nowMs, isOffline }), useCalled(calling), sound.ring);
  useTabCount(shown.filter(({ status }) => status === 'PENDING').length);
  const own = useOwnMoves(live, drawn, nowMs);
  useUndoKey(own.undoable[0] ?? null, own.undo);
  const isPartReady = (order: BoardOrder) =>
    stationId !== null && order.readyStations.includes(stationId);
  const timeZone = board?.venue.timeZone ?? 'UTC';
  const today = ofToday(shown, { nowMs, timeZone });
  const columns = board ? boardColumns(today, nowMs, isPartReady) : null;
  const move: typeof own.move = (order, step) =>
    stationId !== null && step.to === 'READY' && isCookedAt(order, stationId)
      ? own.markPart(order, stationId)
      : own.move(order, step);
  const narrow = useNarrowColumns(columns && countsOf(columns), nowMs);
  if (live.error) {
    const text = errorText(translate, codeOf(live.error));
    return <BoardProblem text={text} onRetry={live.tryNow} onSignOut={props.onSignOut} />;
  }

  const now = Temporal.Instant.fromEpochMilliseconds(nowMs);
  const waitingMinutes = board?.waitingMinutes ?? null;
  const pace: VenuePace = {
    pausedUntil: board?.pausedUntil ?? null,
    pauseReason: board?.pauseReason ?? null,
    waitingMinutes,
    timeZone,
    nowMs,
    refresh: live.refresh,
  };
  const around = { nowMs, timeZone, waitingMinutes, stations, stationId };
  const cardOf = (order: BoardOrder) =>
    orderCard(order, { ...around, translate, calling, putAside });

  return (
    <>
      <BoardView
        header={{
          venueName: venue.name,
          companyName: props.companyName,
          clock: board ? formatTimeOfDay(now, timeZone) : null,
          season: seasonText(translate, now, timeZone),
          connection: connectionOf(live),
          isSoundOn: sound.isOn,
          onToggleSound: sound.toggle,
          onFind: () => setSheet({ kind: 'FIND' }),
          onOpenSettings: props.onOpenSettings,
          pace: props.renderPace(pace),
          stock: props.renderStock(),
        }}
        cards={columns && cardsOf(columns, cardOf)}
        isDense={props.isDense}
        narrow={narrow}
        allDay={<AllDay dishes={allDay(shown.map((order) => toCook(order, now, stationId)))} />}
        offline={
          live.watch.offlineSinceMs === null
            ? null
            : {
                seconds: Math.max(0, Math.floor((tickMs - live.watch.offlineSinceMs) / 1_000)),
                waiting: live.pending.length,
                onTryNow: live.tryNow,
              }
        }
        lostBar={<LostOrdersBar key={venue.id} venueId={venue.id} orders={drawn} />}
        printerBars={
          printers.some(isToBeSeen) && (
            <LatePart name="printer-bars" load={BOARD_PARTS['printer-bars']} isSilent>
              {({ PrinterBars }) => (
                <PrinterBars printers={printers} onChanged={() => void live.refresh()} />
              )}
            </LatePart>
          )
        }
        stations={
          <StationSwitch stations={stations} stationId={stationId} onChange={props.onStation} />
        }
        pausedBar={props.renderPausedBar(pace)}
        banners={
          <>
            {own.undoable.length > 0 && <UndoBars undoable={own.undoable} onUndo={own.undo} />}
            {live.refusal && (
              <MoveToast
                number={live.refusal.easyId}
                text={errorText(translate, live.refusal.code)}
                onClose={live.forgetRefusal}
              />
            )}
          </>
        }
        announcement={
          latest && hasPart(latest, stationId)
            ? translate('Console.Board.Arrived', {
                number: latest.easyId,
                service: translate(`Console.Order.${latest.type}`),
              })
            : ''
        }
        onMove={move}
        onExtend={own.extend}
        onReject={(order) => setSheet({ kind: 'REJECT', order })}
        onPutAside={({ id }) => put(id, nowMs)}
        onOpen={(order) => setSheet({ kind: 'ORDER', order })}
      />
      <BoardSheets
        sheet={sheet}
        onSheet={setSheet}
        venueId={venue.id}
        timeZone={timeZone}
        orders={drawn}
        printers={printers}
        cardOf={cardOf}
        onMove={move}
        onExtend={own.extend}
        onPutAside={({ id }) => put(id, nowMs)}
        onPrint={tickets.add}
        onSoldOut={props.onSoldOut}
      />
      {tickets.current && (
        <LatePart name="ticket" load={BOARD_PARTS.ticket} isSilent>
          {({ TicketPrinter }) =>
            tickets.current && (
              <TicketPrinter
                {...tickets.current}
                venueName={venue.name}
                timeZone={timeZone}
                stations={stations}
                stationId={stationId}
                onPrinted={tickets.onPrinted}
              />
            )
          }
        </LatePart>
      )}
    </>
  );
}

/** Somebody has to go to it. */
const isToBeSeen = ({ trouble, asked: unconfirmed, missed }: BoardPrinter): boolean =>
  trouble !== null || unconfirmed.length > 0 || missed !== null;

/** On the whole board every order has. */
const hasPart = ({ items }: BoardOrder, stationId: string | null): boolean =>
  stationId === null || items.some((item) => item.stationId === stationId);

/** One that was found by search may be none of this station's business: then the tap means the whole order. */
const isCookedAt = (order: BoardOrder, stationId: string): boolean =>
  COLUMN_OF[order.status] === 'PREPARING' && hasPart(order, stationId);

function connectionOf({ watch }: LiveBoard): Connection {
  if (watch.offlineSinceMs !== null) return 'OFFLINE';
  return watch.isLive ? 'LIVE' : 'CONNECTING';
}

/** Scheduled ones stand below what is being prepared, and need its width. */
const countsOf = ({ PENDING, PREPARING, SCHEDULED, READY }: BoardColumns) => ({
  PENDING: PENDING.length,
  PREPARING: PREPARING.length + SCHEDULED.length,
  READY: READY.length,
});

/** What of it this board still has to cook: of its station, and not what a station has done (KITCHEN-04). */
const toCook = (order: BoardOrder, now: Temporal.Instant, stationId: string | null) => ({
  status: order.status,
  items: order.items.filter(
    (item) =>
      !order.readyStations.includes(item.stationId) &&
      (stationId === null || item.stationId === stationId),
  ),
  isForLater: isScheduled(order, now),
});

const cardsOf = (
  columns: BoardColumns,
  draw: (order: BoardOrder) => OrderCardContent,
): Record<Column, OrderCardContent[]> => ({
  PENDING: columns.PENDING.map(draw),
  SCHEDULED: columns.SCHEDULED.map(draw),
  PREPARING: columns.PREPARING.map(draw),
  READY: columns.READY.map(draw),
  DONE: columns.DONE.map(draw),
});
