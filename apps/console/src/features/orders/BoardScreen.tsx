import { formatTimeOfDay } from '@tallrik/domain/time/format-date-time';
import { useMemo, useState, type ReactNode } from 'react';
import { useTick } from '../../shared/clock/use-tick.ts';
import { codeOf, errorText } from '../../shared/speech/error-text.ts';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import type { BoardOrder } from './board.ts';
import { boardColumns, type BoardColumns, type Column } from './board-columns.ts';
import type { Connection } from './BoardHeader.tsx';
import { BoardProblem } from './BoardProblem.tsx';
import { BoardView } from './BoardView.tsx';
import { MoveNotice } from './MoveNotice.tsx';
import { withPendingMoves, type PendingMove } from './move-outbox.ts';
import { orderCard, type OrderCardContent } from './order-card.ts';
import { RejectSheet } from './RejectSheet.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useLiveBoard, type LiveBoard } from './use-live-board.ts';
import { useSound } from './use-sound.ts';

export type BoardScreenProps = {
  venue: { id: string; name: string };
  companyName: string;
  staffId: string;
  token: string;
  onOpenSettings: () => void;
  onSignOut: () => void;
  /** The venue's control, composed by the app; it asks for a fresh board after a change. */
  renderWaitingTime: (minutes: number | null, refresh: () => Promise<void>) => ReactNode;
};

export function BoardScreen(props: BoardScreenProps) {
  const translate = useTranslate();
  const tickMs = useTick();
  const live = useLiveBoard(props.venue.id, props.token);
  const sound = useSound();
  const arrived = useArrivals(live.board?.orders, sound.ring);
  const [rejecting, setRejecting] = useState<BoardOrder | null>(null);
  const { board } = live;
  const nowMs = tickMs + (board?.clockOffsetMs ?? 0);

  const columns = useMemo(
    () => board && boardColumns(withPendingMoves(board.orders, live.pending, props.staffId)),
    [board, live.pending, props.staffId],
  );
  if (live.error) {
    const text = errorText(translate, codeOf(live.error));
    return <BoardProblem text={text} onRetry={live.tryNow} onSignOut={props.onSignOut} />;
  }

  const timeZone = board?.venue.timeZone ?? 'UTC';
  const waitingMinutes = board?.waitingMinutes ?? null;
  const clockOf = (instant: Temporal.Instant) => formatTimeOfDay(instant, timeZone);
  const move = (
    order: BoardOrder,
    step: Pick<PendingMove, 'to' | 'estimatedMinutes' | 'rejectReason'>,
  ) =>
    live.outbox.add({
      ...step,
      orderId: order.id,
      easyId: order.easyId,
      version: order.version,
      atMs: nowMs,
    });

  return (
    <>
      <BoardView
        header={{
          venueName: props.venue.name,
          companyName: props.companyName,
          clock: board ? clockOf(Temporal.Instant.fromEpochMilliseconds(nowMs)) : null,
          connection: connectionOf(live),
          isSoundOn: sound.isOn,
          onToggleSound: sound.toggle,
          onOpenSettings: props.onOpenSettings,
          waitingTime: props.renderWaitingTime(waitingMinutes, live.refresh),
        }}
        cards={
          columns
            ? cardsOf(columns, (order) =>
                orderCard(order, { nowMs, timeZone, waitingMinutes, translate }),
              )
            : null
        }
        offline={
          live.watch.offlineSinceMs === null
            ? null
            : {
                seconds: Math.max(0, Math.floor((tickMs - live.watch.offlineSinceMs) / 1_000)),
                waiting: live.pending.length,
                onTryNow: live.tryNow,
              }
        }
        pausedUntil={board?.pausedUntil ? clockOf(Temporal.Instant.from(board.pausedUntil)) : null}
        announcement={
          arrived
            ? translate('Console.Board.Arrived', {
                number: arrived.easyId,
                service: translate(`Console.Order.${arrived.type}`),
              })
            : ''
        }
        onMove={move}
        onReject={setRejecting}
      />
      <RejectSheet
        order={rejecting}
        onKeep={() => setRejecting(null)}
        onReject={(rejectReason) => {
          if (rejecting) move(rejecting, { to: 'REJECTED', rejectReason });
          setRejecting(null);
        }}
      />
      {live.refusal && (
        <MoveNotice
          number={live.refusal.easyId}
          text={errorText(translate, live.refusal.code)}
          onClose={live.forgetRefusal}
        />
      )}
    </>
  );
}

function connectionOf({ watch }: LiveBoard): Connection {
  if (watch.offlineSinceMs !== null) return 'OFFLINE';
  return watch.isLive ? 'LIVE' : 'CONNECTING';
}

const cardsOf = (
  columns: BoardColumns,
  draw: (order: BoardOrder) => OrderCardContent,
): Record<Column, OrderCardContent[]> => ({
  PENDING: columns.PENDING.map(draw),
  PREPARING: columns.PREPARING.map(draw),
  READY: columns.READY.map(draw),
  DONE: columns.DONE.map(draw),
});
