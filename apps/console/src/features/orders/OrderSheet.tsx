import { classNames } from '@tallrik/ui/class-names';
import { useState, type ReactNode } from 'react';
import { dateTimeText } from '../../shared/clock/venue-time.ts';
import controls from '../../shared/controls/controls.module.css';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { Icon } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import { COLUMN_OF } from './board-columns.ts';
import { GuestPhone } from './GuestPhone.tsx';
import { OrderActions, type OrderActionsProps } from './OrderActions.tsx';
import { OrderItems } from './OrderItems.tsx';
import { AgeNote, allergensOfOrder, CommentNote, PaymentLine } from './OrderNotes.tsx';
import styles from './OrderSheet.module.css';
import type { OrderCardContent } from './order-card.ts';
import state from './order-state.module.css';
import { statusText } from './status-text.ts';

export type OrderSheetProps = Omit<OrderActionsProps, 'card'> & {
  /** Null closes it. */
  card: OrderCardContent | null;
  timeZone: string;
  onClose: () => void;
  onPrint: (order: BoardOrder) => void;
  /** The venue's printers; composed by the board. */
  renderPrinters: (order: BoardOrder) => ReactNode;
  renderStory: (order: BoardOrder) => ReactNode;
};

/** Everything about one order, wherever it stands, with the same steps as its card. */
export function OrderSheet(props: OrderSheetProps) {
  const t = useTranslate();
  const order = props.card?.order;
  return (
    <ModalSheet
      open={props.card !== null}
      onClose={props.onClose}
      title={t('Console.Order.Number', { number: order?.easyId ?? '' })}
      text={order ? statusText(t, order) : ''}
      closeLabel={t('Console.Close')}
    >
      {props.card && <OrderDetails key={props.card.order.id} {...props} card={props.card} />}
    </ModalSheet>
  );
}

function OrderDetails(props: OrderSheetProps & { card: OrderCardContent }) {
  const t = useTranslate();
  const [isStoryOpen, setStoryOpen] = useState(false);
  const { order } = props.card;
  const allergens = allergensOfOrder(order);
  return (
    <div className={classNames(styles.details, state[COLUMN_OF[order.status]])}>
      <dl className={styles.facts}>
        <Fact name={t('Console.Detail.Service')}>
          {t(`Console.Order.${order.type}`)}
          {order.table && `, ${t('Console.Order.Table', { number: order.table.code })}`}
        </Fact>
        {order.guestName && <Fact name={t('Console.Detail.Guest')}>{order.guestName}</Fact>}
        <Moment name={t('Console.Detail.Ordered')} at={order.createdAt} zone={props.timeZone} />
        <Moment name={t('Console.Detail.Wanted')} at={order.desiredTime} zone={props.timeZone} />
        <Moment name={t('Console.Detail.Begin')} at={order.prepareAt} zone={props.timeZone} />
        <Moment
          name={t('Console.Detail.Promised')}
          at={order.estimatedFinishTime}
          zone={props.timeZone}
        />
        {allergens.length > 0 && (
          <Fact name={t('Console.Detail.Allergens')}>{allergens.join(', ')}</Fact>
        )}
      </dl>
      <OrderItems items={order.items} withAllergens />
      <AgeNote order={order} />
      <CommentNote order={order} />
      <PaymentLine order={order} />
      <OrderActions
        card={props.card}
        onMove={props.onMove}
        onExtend={props.onExtend}
        onReject={props.onReject}
        onPutAside={props.onPutAside}
      />
      {order.hasPhone && <GuestPhone key={order.id} orderId={order.id} />}
      <div className={styles.tools}>
        {props.renderPrinters(order)}
        <button
          type="button"
          className={classNames(controls.line, styles.tool)}
          onClick={() => props.onPrint(order)}
        >
          <Icon name="printer" />
          {t('Console.Print.Ticket')}
        </button>
        <button
          type="button"
          className={classNames(controls.line, styles.tool)}
          aria-expanded={isStoryOpen}
          onClick={() => setStoryOpen(!isStoryOpen)}
        >
          <Icon name="clock" />
          {t('Console.Story.Title')}
        </button>
      </div>
      {isStoryOpen && props.renderStory(order)}
    </div>
  );
}

const Fact = (props: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{props.name}</dt>
    <dd>{props.children}</dd>
  </div>
);

function Moment(props: { name: string; at: string | null; zone: string }) {
  const t = useTranslate();
  if (props.at === null) return null;
  return (
    <Fact name={props.name}>{dateTimeText(t, Temporal.Instant.from(props.at), props.zone)}</Fact>
  );
}
