import { REJECT_REASONS } from '@tallrik/domain/orders/order';
import { classNames } from '@tallrik/ui/class-names';
import { useState } from 'react';
import controls from '../../shared/controls/controls.module.css';
import { ModalSheet } from '../../shared/controls/ModalSheet.tsx';
import { Icon, type IconName } from '../../shared/icon/Icon.tsx';
import { useTranslate } from '../../shared/speech/use-speech.tsx';
import type { ChoosableReason } from './pending-tap.ts';
import styles from './RejectSheet.module.css';

const ICONS: Readonly<Record<ChoosableReason, IconName>> = {
  TOO_MANY_ORDERS: 'layers',
  OUT_OF_SUPPLIES: 'supplies',
  DELIVERY_IS_NOT_AVAILABLE: 'bike',
  CLOSING_SOON: 'door',
};

/** Two taps on purpose: the money goes back and the guest is told, neither can be taken back (D-92). */
export function RejectSheet(props: {
  /** Null closes it. */
  order: { easyId: string } | null;
  onReject: (reason: ChoosableReason) => void;
  onKeep: () => void;
}) {
  const t = useTranslate();
  return (
    <ModalSheet
      open={props.order !== null}
      onClose={props.onKeep}
      title={t('Console.Reject.Title', { number: props.order?.easyId ?? '' })}
      text={t('Console.Reject.Text')}
      closeLabel={t('Console.Close')}
    >
      <RejectForm key={props.order?.easyId} onReject={props.onReject} onKeep={props.onKeep} />
    </ModalSheet>
  );
}

function RejectForm(props: { onReject: (reason: ChoosableReason) => void; onKeep: () => void }) {
  const t = useTranslate();
  const [reason, setReason] = useState<ChoosableReason | null>(null);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason) props.onReject(reason);
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
      <p className={styles.guest} aria-live="polite">
        <Icon name="phone" />
        <span>
          {reason && t('Console.Reject.GuestReads', { text: t(`Console.Reject.Guest.${reason}`) })}
        </span>
      </p>
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
