import { formatMoney } from '@tallrik/domain/money/format-money';
import { minor } from '@tallrik/domain/money/minor';
import { REJECT_REASONS } from '@tallrik/domain/orders/order';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/messages/use-messages.tsx';
import type { BoardOrder } from './board.ts';
import { GoneDishes, type Gone } from './GoneDishes.tsx';
import type { ChoosableReason } from './pending-tap.ts';
import styles from './RejectForm.module.css';

const ICONS: Readonly<Record<ChoosableReason, IconName>> = {
  TOO_MANY_ORDERS: 'layers',
  OUT_OF_SUPPLIES: 'supplies',
  DELIVERY_IS_NOT_AVAILABLE: 'bike',
  CLOSING_SOON: 'door',
};

export type RejectFormProps = {
  /** What to switch off with it is said for want of supplies only. */
  onReject: (reason: ChoosableReason, gone: Gone | null) => void;
  onKeep: () => void;
};

export function RejectForm(props: RejectFormProps & { order: BoardOrder }) {
  const t = useTranslate();
  const { order } = props;
  const [reason, setReason] = useState<ChoosableReason | null>(null);
  const [gone, setGone] = useState<Gone>({ itemIds: [], untilTomorrow: true });
  const isOutOfSupplies = reason === 'OUT_OF_SUPPLIES';
  const amount = formatMoney(minor(order.total), order.currency);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) props.onReject(reason, isOutOfSupplies ? gone : null);
      }}
    >
      <fieldset className={styles.reasons} aria-label={t('Console.Reject.Reason')}>
        {REJECT_REASONS.map((choice) => (
          <label key={choice} className={styles.reason}>
            <span className={styles.icon}>
              <Icon name={ICONS[choice]} size="large" />
            </span>
            {t(`Console.Reject.${choice}`)}
            <input
              type="radio"
              name="reason"
              className={styles.radio}
              checked={reason === choice}
              onChange={() => setReason(choice)}
            />
          </label>
        ))}
      </fieldset>
      {isOutOfSupplies && <GoneDishes items={order.items} gone={gone} onChange={setGone} />}
      <div className={styles.guest} aria-live="polite">
        <Icon name="phone" />
        <div>
          <p className={styles.back}>
            {order.isPaid && order.total > 0
              ? t('Console.Reject.GoesBack', { amount })
              : t('Console.Reject.NothingBack')}
          </p>
          {reason && (
            <p>{t('Console.Reject.GuestReads', { text: t(`Console.Reject.Guest.${reason}`) })}</p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <button
          type="button"
          className={classNames(controls.line, controls.big)}
          onClick={props.onKeep}
        >
          {t('Console.Reject.Keep')}
        </button>
        <button
          type="submit"
          className={classNames(controls.danger, controls.big)}
          disabled={reason === null}
        >
          {t('Console.Reject.Confirm')}
        </button>
      </div>
    </form>
  );
}
