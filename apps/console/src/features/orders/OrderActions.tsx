import { LATER_MINUTES } from '@tallrik/domain/orders/answer-alarm';
import type { ExtensionMinutes } from '@tallrik/domain/orders/extend-promise';
import { useState } from 'react';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import { AcceptActions } from './AcceptActions.tsx';
import type { BoardOrder } from './board.ts';
import { MoreTime } from './MoreTime.tsx';
import styles from './OrderActions.module.css';
import { nextStep, type OrderCardContent } from './order-card.ts';
import type { PendingMove } from './pending-tap.ts';

export type CardMove = Pick<PendingMove, 'to' | 'estimatedMinutes'>;

export type OrderActionsProps = {
  card: OrderCardContent;
  onMove: (order: BoardOrder, move: CardMove) => void;
  onExtend: (order: BoardOrder, minutes: ExtensionMinutes) => void;
  onReject: (order: BoardOrder) => void;
  /** It is silent for a while. */
  onPutAside: (order: BoardOrder) => void;
};

/** The one step on, and where it is still possible the way out. */
export function OrderActions({ card, onMove, onExtend, onReject, onPutAside }: OrderActionsProps) {
  const t = useTranslate();
  const [isExtending, setExtending] = useState(false);
  const { order, accept } = card;
  const step = nextStep(order.status);
  if (accept) {
    return (
      <div className={styles.foot}>
        <AcceptActions
          accept={accept}
          onAccept={(estimatedMinutes) => onMove(order, { to: 'ACCEPTED', estimatedMinutes })}
          onReject={() => onReject(order)}
          putAside={
            card.canPutAside ? (
              <button
                type="button"
                className={styles.aside}
                aria-label={t('Console.Order.PutAside', {
                  number: order.easyId,
                  minutes: LATER_MINUTES,
                })}
                onClick={() => onPutAside(order)}
              >
                <Icon name="soundOff" size="large" />
              </button>
            ) : null
          }
        />
      </div>
    );
  }
  // Its own part is done; what is left is made elsewhere.
  if (!step || card.isPartReady) return null;
  return (
    <div className={styles.foot}>
      {card.canExtend && isExtending && (
        <MoreTime
          onAdd={(minutes) => {
            setExtending(false);
            onExtend(order, minutes);
          }}
        />
      )}
      <div className={styles.actions}>
        {card.canReject && (
          <button type="button" className={styles.reject} onClick={() => onReject(order)}>
            {t('Console.Order.Reject')}
          </button>
        )}
        {card.canExtend && (
          <button
            type="button"
            className={styles.aside}
            aria-label={t('Console.Order.MoreTimeFor', { number: order.easyId })}
            aria-expanded={isExtending}
            onClick={() => setExtending(!isExtending)}
          >
            <Icon name="moreTime" size="large" />
          </button>
        )}
        <button type="button" className={styles.go} onClick={() => onMove(order, { to: step })}>
          <Icon name="check" size="large" />
          {stepText(t, order)}
        </button>
      </div>
    </div>
  );
}

function stepText(t: ReturnType<typeof useTranslate>, order: BoardOrder): string {
  if (order.status !== 'READY') return t('Console.Order.MarkReady');
  return order.table ? t('Console.Order.Served') : t('Console.Order.PickedUp');
}
