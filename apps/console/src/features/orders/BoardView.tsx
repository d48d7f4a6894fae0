import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useState } from 'react';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardHeader, type BoardHeaderProps } from './BoardHeader.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import styles from './BoardView.module.css';
import type { Column } from './board-columns.ts';
import { ColumnTabs } from './ColumnTabs.tsx';
import { DoneList } from './DoneList.tsx';
import { OfflineBar, PausedBar } from './NoticeBars.tsx';
import type { OrderCardContent } from './order-card.ts';
import type { OrderCardProps } from './OrderCard.tsx';

export type BoardViewProps = Pick<OrderCardProps, 'onMove' | 'onReject'> & {
  header: BoardHeaderProps;
  /** Null while the first board is on its way. */
  cards: Readonly<Record<Column, readonly OrderCardContent[]>> | null;
  offline: { seconds: number; waiting: number; onTryNow: () => void } | null;
  pausedUntil: string | null;
  /** Said by screen readers when an order arrives. */
  announcement: string;
};

export function BoardView(props: BoardViewProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<Column>('PENDING');
  const { cards } = props;
  const titles: Record<Column, string> = {
    PENDING: t('Console.Board.Pending'),
    PREPARING: t('Console.Board.Preparing'),
    READY: t('Console.Board.Ready'),
    DONE: t('Console.Board.Done'),
  };
  const actions = { onMove: props.onMove, onReject: props.onReject };

  return (
    <div className={styles.page}>
      {props.offline && <OfflineBar {...props.offline} />}
      {props.pausedUntil && <PausedBar until={props.pausedUntil} />}
      <BoardHeader {...props.header} />
      <main className={styles.main} aria-busy={cards === null}>
        <h1>
          <VisuallyHidden>{t('Console.Board.Title')}</VisuallyHidden>
        </h1>
        <p aria-live="assertive">
          <VisuallyHidden>{props.announcement}</VisuallyHidden>
        </p>
        {cards && (
          <ColumnTabs
            titles={titles}
            counts={{
              PENDING: cards.PENDING.length,
              PREPARING: cards.PREPARING.length,
              READY: cards.READY.length,
              DONE: cards.DONE.length,
            }}
            shown={shown}
            onShow={setShown}
          />
        )}
        <div className={styles.columns}>
          {cards ? (
            <>
              <BoardColumn
                {...actions}
                column="PENDING"
                title={titles.PENDING}
                cards={cards.PENDING}
                isShown={shown === 'PENDING'}
                empty={{
                  title: t('Console.Board.Empty.Pending'),
                  text: t('Console.Board.Empty.PendingText'),
                }}
              />
              <BoardColumn
                {...actions}
                column="PREPARING"
                title={titles.PREPARING}
                cards={cards.PREPARING}
                isShown={shown === 'PREPARING'}
                empty={{ title: t('Console.Board.Empty.Preparing') }}
              />
              <BoardColumn
                {...actions}
                column="READY"
                title={titles.READY}
                cards={cards.READY}
                isShown={shown === 'READY'}
                empty={{ title: t('Console.Board.Empty.Ready') }}
              />
              <DoneList cards={cards.DONE} isShown={shown === 'DONE'} />
            </>
          ) : (
            <BoardSkeleton />
          )}
        </div>
      </main>
    </div>
  );
}
