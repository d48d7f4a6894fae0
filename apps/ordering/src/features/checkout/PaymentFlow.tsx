import { isInvoiceButtonShown } from '@tallrik/domain/checkout/pay-press';
import { addMinor } from '@tallrik/domain/money/minor';
import { BottomBar } from '@tallrik/ui/BottomBar';
import { Button } from '@tallrik/ui/Button';
import { useIsOnline } from '../../shared/graphql-client/use-is-online.ts';
import { useGuest } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { useCompany } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { CardSheet } from './CardSheet.tsx';
import { INVOICE } from './open-payment-flow.ts';
import { PaymentDialogs } from './PaymentDialogs.tsx';
import type { PaymentFlowProps } from './payment-flow-props.ts';
import styles from './PaymentFlow.module.css';
import { SignUpReminder } from './SignUpReminder.tsx';
import { useGoOnAsMember } from './use-go-on-as-member.ts';
import { usePaymentFlow } from './use-payment-flow.ts';
import { useSignUpReminder } from './use-sign-up-reminder.ts';

const BUTTON_TEXT = {
  PAY: 'Cart.Button.Pay',
  PAY_LATER: 'Cart.Button.PayLater',
  LOADING: 'Cart.Button.Loading',
} as const;

/** The pay button and everything that can follow it. No order exists before the server says so (D-77). */
export function PaymentFlow(props: PaymentFlowProps) {
  const { cart, tip } = props;
  const t = useTranslate();
  const money = useMoney();
  const guest = useGuest();
  const isOnline = useIsOnline();
  const { configuration } = useCompany();
  const payment = usePaymentFlow(props);
  const press = () => payment.send({ type: 'PRESSED' });
  const reminder = useSignUpReminder(cart);
  const member = useGoOnAsMember(cart, { button: payment.button, press });
  const { button, form, change, send } = payment;
  const isLoading = button.label.text === 'LOADING';
  // A payment under way goes on, whatever the hour: its own dialogs and button stay.
  const isClosed =
    !props.isVenueOpen &&
    props.whileClosed !== undefined &&
    !cart.hasPendingPayment &&
    payment.modal === null;
  const isInvoiceShown =
    !isClosed &&
    isInvoiceButtonShown(configuration.enableInvoicing, guest) &&
    !cart.isPayLaterOrder &&
    cart.due > 0;
  // D-155: what was paid with last is the button that stands out.
  const isInvoiceSelected = useLocalValue('selectedPaymentMethod') === INVOICE && isInvoiceShown;
  return (
    <>
      {isInvoiceShown && (
        <div className={styles.invoice}>
          <Button
            wide
            variant={isInvoiceSelected ? 'filled' : 'line'}
            icon="building"
            disabled={!button.isEnabled || !isOnline}
            onClick={() => send({ type: 'INVOICE_PRESSED' })}
          >
            {t('Cart.Button.Invoice')}
          </Button>
        </div>
      )}
      <BottomBar label={t('Cart.Button.Pay')}>
        {isClosed ? (
          props.whileClosed
        ) : (
          <Button
            wide
            variant={isInvoiceSelected ? 'line' : 'filled'}
            // Loading passes by itself: a button that is disabled for it would drop a keyboard's focus.
            loading={isLoading}
            disabled={!isLoading && (!button.isEnabled || !isOnline)}
            end={button.label.text === 'PAY' ? money(addMinor(cart.due, tip)) : undefined}
            onClick={() => (reminder.isDue ? reminder.ask() : press())}
          >
            {t(BUTTON_TEXT[button.label.text])}
          </Button>
        )}
      </BottomBar>
      <SignUpReminder
        open={reminder.isOpen}
        onClose={reminder.close}
        onEntered={member.entered}
        onContinue={() => {
          reminder.close();
          press();
        }}
      />
      <CardSheet
        open={form !== null}
        cartId={cart.cartId ?? ''}
        session={form?.session ?? null}
        amount={payment.amount}
        gain={member.gain}
        onClose={() => send({ type: 'FORM_CLOSED' })}
        onSubmit={() => send({ type: 'FORM_SUBMITTED' })}
        onResult={(result) => send({ type: 'RESULT', ...result })}
        onChallenge={() => send({ type: 'CHALLENGE_FINISHED' })}
      />
      <PaymentDialogs
        modal={payment.modal}
        isConfirming={payment.isConfirming}
        isLate={payment.isLate}
        canLeave={payment.canLeave}
        orderNumber={cart.orderEasyId}
        isBill={cart.chequeId !== null}
        problemCode={payment.problemCode}
        change={change && { before: money(change.before), now: money(change.now) }}
        errorCount={cart.errorCount}
        isOffline={!isOnline}
        onClose={() => send({ type: 'DIALOG_CLOSED' })}
        onRetry={() => send({ type: 'RETRY_PRESSED' })}
        onUpdate={() => send({ type: 'UPDATE_PRESSED' })}
      />
    </>
  );
}
