import type { Minor } from '@tallrik/domain/money/minor';
import type { MemberGain } from '@tallrik/domain/checkout/member-gain';
import type { CardSession } from '@tallrik/domain/checkout/payment-flow-state';
import { challengeStatusLabel } from '@tallrik/domain/checkout/payment-modals';
import { Sheet } from '@tallrik/ui/Sheet';
import { useMoney } from '../../shared/money/use-money.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useMessages } from '../../shared/translate/use-translate.tsx';
import { CardDropIn } from './card-payment/CardDropIn.tsx';
import type { SessionPaymentResult } from './card-payment/card-payment-result.ts';
import { removeStoredCard } from './payment-operations.ts';
import { MemberNote } from './MemberNote.tsx';
import styles from './CardSheet.module.css';

export type CardSheetProps = {
  open: boolean;
  cartId: string;
  /** Null while it is being opened: the sheet stands at once, so that the tap has an answer. */
  session: CardSession | null;
  amount: Minor;
  /** What an account that was opened on the way here changed. */
  gain: MemberGain | null;
  onClose: () => void;
  onSubmit: () => void;
  onResult: (result: SessionPaymentResult) => void;
  onChallenge: () => void;
};

/** AdyenDropIn: the card form in a sheet (PAY-01, PAY-20). */
export function CardSheet(props: CardSheetProps) {
  const { cartId, session } = props;
  const { api, analytics, localData, remoteLog, simulatorBase } = useServices();
  const { configuration, company } = useCompany();
  const { translate: t, language } = useMessages();
  const money = useMoney();
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={t('Cart.Modal.DropIn.Title')}
      closeLabel={t('General.Close')}
    >
      {props.gain && <MemberNote gain={props.gain} />}
      {session && configuration.cardClientKey ? (
        <CardDropIn
          session={session}
          clientKey={configuration.cardClientKey}
          environment={configuration.isLivePayment ? 'live' : 'test'}
          simulatorBase={simulatorBase}
          language={language}
          countryCode={company.country}
          label={t('Cart.Modal.DropIn.Title')}
          loadingText={t('General.Loading')}
          payText={`${t('Cart.Button.Pay')} ${money(props.amount)}`}
          selectedMethod={localData.get('selectedPaymentMethod')}
          onSubmit={(method) => {
            localData.set('selectedPaymentMethod', method);
            props.onSubmit();
          }}
          onRemoveCard={(reference) => removeStoredCard(api, reference)}
          onResult={props.onResult}
          onError={({ name }) => {
            // PAY-39: counted with consent, logged without a person.
            analytics.report({ name: 'payment_dropin_error', cartId, code: name });
            remoteLog.info({ event: 'payment_dropin_error', cartId, code: name });
          }}
          onChallenge={(status) => {
            remoteLog.info({
              event: 'challenge_finished',
              cartId,
              status: challengeStatusLabel(status),
            });
            props.onChallenge();
          }}
        />
      ) : (
        <p className={styles.loading} role="status">
          {t('General.Loading')}
        </p>
      )}
    </Sheet>
  );
}
