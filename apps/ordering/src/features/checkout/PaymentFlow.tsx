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
import { PaymentDialogs } from './PaymentDialogs.tsx';
import type { PaymentFlowProps } from './payment-flow-props.ts';
import styles from './PaymentFlow.module.css';
import { SignUpReminder } from './SignUpReminder.tsx';
import { useGoOnAsMember } from './use-go-on-as-member.ts';
import { INVOICE, usePayment } from './use-payment.ts';
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
  const payment = usePayment(props);
  const reminder = useSignUpReminder(cart);
  const member = useGoOnAsMember(cart, payment);
  const { button, form, change } = payment;
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
            onClick={payment.payByInvoice}
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
            onClick={() => (reminder.isDue ? reminder.ask() : payment.press())}
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
          payment.press();
        }}
      />
      <CardSheet
        open={form !== null}
        cartId={cart.cartId ?? ''}
        session={form?.session ?? null}
        amount={payment.amount}
        gain={member.gain}
        onClose={payment.closeForm}
        onSubmit={payment.formSubmitted}
        onResult={payment.takeResult}
        onChallenge={payment.challengeOver}
      />
      <PaymentDialogs
        modal={payment.modal}
        isConfirming={!cart.isFullyPaid && cart.orderId === null}
        isLate={payment.isLate}
        orderNumber={cart.orderEasyId}
        isBill={cart.chequeId !== null}
        problemCode={payment.problemCode}
        change={change && { before: money(change.before), now: money(change.now) }}
        errorCount={cart.errorCount}
        isOffline={!isOnline}
        onClose={payment.closeModal}
        onRetry={payment.retry}
        onUpdate={() => void payment.updateDetails()}
      />
    </>
  );
}
