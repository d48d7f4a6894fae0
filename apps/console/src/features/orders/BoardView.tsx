import { classNames } from '@tallrik/ui/class-names';
import { VisuallyHidden } from '@tallrik/ui/VisuallyHidden';
import { useState, type ReactNode } from 'react';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import { BoardHeader, type BoardHeaderProps } from './BoardHeader.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';
import styles from './BoardView.module.css';
import type { Column } from './board-columns.ts';
import { ColumnTabs, type TabColumn } from './ColumnTabs.tsx';
import type { WideColumn } from './empty-columns.ts';
import { DoneList } from './DoneList.tsx';
import { OfflineBar } from './OfflineBar.tsx';
import type { OrderCardContent } from './order-card.ts';
import type { OrderCardProps } from './OrderCard.tsx';
import { ScheduledStrip } from './ScheduledStrip.tsx';

export type BoardViewProps = Omit<OrderCardProps, 'card'> & {
  header: BoardHeaderProps;
  /** Null while the first board is on its way. */
  cards: Readonly<Record<Column, readonly OrderCardContent[]>> | null;
  /** More cards on the screen, each of them smaller. */
  isDense: boolean;
  /** Empty columns whose width the others take. */
  narrow: readonly WideColumn[];
  /** What is to be cooked over all orders. */
  allDay: ReactNode;
  offline: { seconds: number; waiting: number; onTryNow: () => void } | null;
  /** What was lost for want of an answer. */
  lostBar: ReactNode;
  /** Printers that cannot print. */
  printerBars: ReactNode;
  /** Which station the board shows. */
  stations: ReactNode;
  /** Says that no orders are taken; composed by the app. */
  pausedBar: ReactNode;
  /** What can be taken back and what was refused: never over a card, always beside them. */
  banners: ReactNode;
  /** Said by screen readers when an order arrives. */
  announcement: string;
};

export function BoardView(props: BoardViewProps) {
  const t = useTranslate();
  const [shown, setShown] = useState<TabColumn>('PENDING');
  const { cards, onOpen } = props;
  const titles: Record<TabColumn, string> = {
    PENDING: t('Console.Board.Pending'),
    PREPARING: t('Console.Board.Preparing'),
    READY: t('Console.Board.Ready'),
    DONE: t('Console.Board.Done'),
  };
  const actions = {
    arrangement: [props.isDense, ...props.narrow].join(' '),
    onMove: props.onMove,
    onExtend: props.onExtend,
    onReject: props.onReject,
    onPutAside: props.onPutAside,
    onOpen,
  };

  return (
    <div className={styles.page}>
      {props.offline && <OfflineBar {...props.offline} />}
      {props.lostBar}
      {props.printerBars}
      {props.pausedBar}
      <BoardHeader {...props.header} />
      {props.stations}
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
        <div
          className={classNames(styles.columns, ...props.narrow.map((column) => styles[column]))}
          data-density={props.isDense ? 'dense' : undefined}
        >
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
                foot={
                  <>
                    {props.allDay}
                    <ScheduledStrip cards={cards.SCHEDULED} onOpen={onOpen} />
                  </>
                }
              />
              <BoardColumn
                {...actions}
                column="READY"
                title={titles.READY}
                cards={cards.READY}
                isShown={shown === 'READY'}
                empty={{ title: t('Console.Board.Empty.Ready') }}
              />
              <div className={styles.notices}>{props.banners}</div>
              <DoneList cards={cards.DONE} isShown={shown === 'DONE'} onOpen={onOpen} />
            </>
          ) : (
            <BoardSkeleton />
          )}
        </div>
      </main>
    </div>
  );
}
