import type { OrderStatus } from '@tallrik/domain/orders/order';
import { UNDO_WITHIN_SECONDS } from '@tallrik/domain/orders/undo-move';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { OwnMove, UndoableMove } from './undoable-moves.ts';
import styles from './UndoBars.module.css';

const RING_RADIUS = 16;
const RING_LENGTH = 2 * Math.PI * RING_RADIUS;

/** One bar for each own move that can still be taken back, the newest on top. */
export function UndoBars(props: {
  undoable: readonly UndoableMove[];
  onUndo: (own: OwnMove) => void;
}) {
  const t = useTranslate();
  return (
    <ul className={styles.bars} aria-label={t('Console.Undo.List')}>
      {props.undoable.map((own) => (
        <li
          key={`${own.move.orderId}-${own.move.version}-${'to' in own.move}`}
          className={styles.bar}
        >
          <Countdown seconds={own.seconds} />
          {/* The seconds change all the time; read aloud they would drown everything else. */}
          <p className={styles.words} role="status">
            <b>{t('Console.Order.Number', { number: own.move.easyId })}</b>
            {t('Console.Undo.Moved', {
              column: t(placeKey('to' in own.move ? own.move.to : 'READY')),
            })}
          </p>
          <button
            type="button"
            className={styles.undo}
            aria-label={t('Console.Undo.Order', { number: own.move.easyId })}
            onClick={() => props.onUndo(own)}
          >
            {t('Console.Order.Undo')}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Where the card went, as its column is called. */
function placeKey(to: OrderStatus) {
  if (to === 'READY') return 'Console.Board.Ready';
  return to === 'COMPLETED' ? 'Console.Board.Done' : 'Console.Board.Preparing';
}

const Countdown = ({ seconds }: { seconds: number }) => (
  <svg className={styles.countdown} viewBox="0 0 40 40" aria-hidden="true" focusable="false">
    <circle className={styles.track} cx="20" cy="20" r={RING_RADIUS} />
    <circle
      className={styles.left}
      cx="20"
      cy="20"
      r={RING_RADIUS}
      strokeDasharray={RING_LENGTH}
      strokeDashoffset={RING_LENGTH * (1 - seconds / UNDO_WITHIN_SECONDS)}
    />
    <text className={styles.seconds} x="20" y="25">
      {seconds}
    </text>
  </svg>
);
