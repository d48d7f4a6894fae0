import { isSupportEmailShown } from '@tallrik/domain/checkout/after-success';
import type { PaymentModal } from '@tallrik/domain/checkout/payment-modals';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import type { IconName } from '@tallrik/ui/Icon';
import { SumList } from '@tallrik/ui/SumList';
import { useCompany } from '../../shared/services/services.tsx';
import { errorText } from '../../shared/translate/error-text.ts';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import styles from './PaymentDialogs.module.css';

export type PaymentDialogsProps = {
  modal: PaymentModal | null;
  /** PaymentComplete stands, but the order is not there yet (D-79). */
  isConfirming: boolean;
  /** For so long that other words are due. */
  isLate: boolean;
  /** Nobody has to stand before it. */
  canLeave: boolean;
  /** What is called out; null before there is an order. */
  orderNumber: string | null;
  /** A share of a bill was paid: no kitchen hears of it. */
  isBill: boolean;
  /** Why the server said no; null without a reason. */
  problemCode: string | null;
  /** What the guest was about to pay and what it is now, where that has changed (D-52). */
  change: { before: string; now: string } | null;
  errorCount: number;
  /** Nothing has reached the server yet. */
  isOffline: boolean;
  onClose: () => void;
  onRetry: () => void;
  onUpdate: () => void;
};

type PaymentDialog = {
  icon: IconName;
  tone: 'neutral' | 'success' | 'danger';
  title: string;
  text?: string;
  isChangeShown?: boolean;
  isNumberShown?: boolean;
  /** Null: nothing to do but wait. */
  action: { label: string; run: () => void } | null;
};

/** Every outcome of a payment in words: what happened, whether money moved, what to do now (PAY-21 to PAY-24, PAY-37). */
export function PaymentDialogs(props: PaymentDialogsProps) {
  const t = useTranslate();
  const dialog = usePaymentDialog(props);
  return (
    <Dialog
      open={dialog !== null}
      onClose={dialog?.action ? props.onClose : null}
      icon={dialog?.icon}
      tone={dialog?.tone}
      title={dialog?.title ?? ''}
      text={dialog?.text}
      actions={
        dialog?.action && (
          <Button wide data-autofocus onClick={dialog.action.run}>
            {dialog.action.label}
          </Button>
        )
      }
    >
      {dialog?.isNumberShown && props.orderNumber !== null && (
        <p className={styles.order}>
          {t('Receipt.OrderNumber')} <b className={styles.number}>{props.orderNumber}</b>
        </p>
      )}
      {dialog?.isChangeShown && props.change && (
        <SumList
          sums={[
            { id: 'before', label: t('Cart.Modal.Repriced.Before'), amount: props.change.before },
            {
              id: 'now',
              label: t('Cart.Modal.Repriced.Now'),
              amount: props.change.now,
              isTotal: true,
            },
          ]}
        />
      )}
    </Dialog>
  );
}

function usePaymentDialog(props: PaymentDialogsProps): PaymentDialog | null {
  const t = useTranslate();
  const { company } = useCompany();
  const close = { label: t('General.TryAgain'), run: props.onClose };
  const leave = props.canLeave ? { label: t('General.Close'), run: props.onClose } : null;
  const pendingText = orderingText(props);
  switch (props.modal) {
    case 'PaymentComplete':
      return {
        // No tick before the server has said so: the bank may still refuse (D-79).
        icon: props.isConfirming ? 'clock' : 'check',
        tone: props.isConfirming ? 'neutral' : 'success',
        title: t(
          props.isConfirming ? 'Cart.Modal.Confirming.Title' : 'Cart.Modal.PaymentComplete.Title',
        ),
        text: t(paidText(props)),
        isNumberShown: !props.isConfirming && !props.isBill,
        action: props.isConfirming ? leave : null,
      };
    case 'PayLaterOrderPending':
      return {
        icon: 'clock',
        tone: 'neutral',
        title: t('Cart.Modal.PayLaterPending.Title'),
        text: pendingText === null ? undefined : t(pendingText),
        action: leave,
      };
    case 'PayLaterOrderComplete':
      return {
        icon: 'check',
        tone: 'success',
        title: t('Cart.Modal.PayLaterComplete.Title'),
        text: t('Cart.Modal.PayLaterComplete.Text'),
        isNumberShown: true,
        action: null,
      };
    case 'PaymentRefused':
      return {
        icon: 'card',
        tone: 'danger',
        title: t('Cart.Modal.PaymentRefused.Title'),
        text:
          props.problemCode === null
            ? t('Cart.Modal.PaymentRefused.Text')
            : errorText(t, props.problemCode),
        action: close,
      };
    case 'PaymentError':
      return {
        icon: 'alert',
        tone: 'danger',
        title: t('Cart.Modal.PaymentError.Title'),
        text: t('Cart.Modal.PaymentError.Text'),
        action: close,
      };
    case 'Error':
      return {
        icon: 'alert',
        tone: 'danger',
        title: t('Cart.Modal.ApiError.Title'),
        text: t('Cart.Modal.ApiError.Text'),
        action: close,
      };
    case 'SessionError':
      return {
        icon: 'alert',
        tone: 'danger',
        title: t('Cart.Modal.SessionError.Title'),
        text: props.problemCode === null ? t('Session.Error') : errorText(t, props.problemCode),
        action: { label: t('General.TryAgain'), run: props.onRetry },
      };
    case 'ErrorASD':
      return {
        icon: 'info',
        tone: 'neutral',
        title: t('Cart.Modal.Error.Title'),
        text:
          props.problemCode === null ? t('Cart.Modal.Error.Text') : errorText(t, props.problemCode),
        isChangeShown: true,
        action: { label: t('Cart.Modal.Error.Button'), run: props.onUpdate },
      };
    case 'AfterPaymentError': {
      const support = isSupportEmailShown(props.errorCount) ? company.supportEmail : null;
      const text = t('Cart.Modal.AfterPaymentError.Text');
      return {
        icon: 'alert',
        tone: 'danger',
        title: t('Cart.Modal.AfterPaymentError.Title'),
        text: support === null ? text : `${text} ${support}`,
        action: { label: t('Cart.Modal.AfterPaymentError.Button'), run: props.onRetry },
      };
    }
    default:
      return null;
  }
}

function orderingText({ isOffline, isLate }: PaymentDialogsProps) {
  if (isOffline) return 'Cart.Modal.PayLaterPending.Offline';
  return isLate ? 'Cart.Modal.PayLaterPending.Late' : null;
}

function paidText({ isConfirming, isLate, isBill }: PaymentDialogsProps) {
  if (isConfirming) return isLate ? 'Cart.Modal.Confirming.Late' : 'Cart.Modal.Confirming.Text';
  return isBill ? 'Cart.Modal.PaymentComplete.Bill' : 'Cart.Modal.PaymentComplete.Text';
}
