import type { PricedCart } from '@tallrik/domain/cart/cart';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useEffect, useState } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import { hasPreOrderTime, type TimeFacts } from '../../shared/pre-order/pre-order-times.ts';
import { PreOrderSheet } from '../../shared/pre-order/PreOrderSheet.tsx';
import { useCompany } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { useStartOver } from './use-start-over.ts';

/** DesiredTime: opens on request, and by itself when the venue is closed at the cart's time (D-85, ERR-27). */
export function PickupTimeSheet(props: {
  isAsked: boolean;
  onClose: () => void;
  cart: PricedCart;
  offering: Offering;
  facts: TimeFacts;
  isVenueOpen: boolean;
}) {
  const { cart, offering, isVenueOpen } = props;
  const { configuration } = useCompany();
  const session = useCartSession();
  const startOver = useStartOver();
  const t = useTranslate();
  const isQrOrder = useLocalValue('qrOrder') !== null;
  const [isDismissed, setDismissed] = useState(false);
  // D-34; a guest at a table eats now (TIME-17).
  const canChange =
    !configuration.isPickupTimeDisabled &&
    cart.deliveryTargetId === null &&
    !isQrOrder &&
    !cart.hasPendingPayment;
  const isNeeded = !isVenueOpen && canChange && !isDismissed && hasPreOrderTime(props.facts);

  useEffect(() => {
    // TIME-33: a time the kitchen can no longer reach becomes ASAP.
    if (cart.pickupTime !== 'ASAP' && offering.pickupTime === 'ASAP') {
      session.dispatch({ type: 'SET_PICKUP_TIME', time: 'ASAP' });
    }
  }, [cart.pickupTime, offering.pickupTime, session]);

  function close() {
    setDismissed(true);
    props.onClose();
  }

  if (offering.hasTimeControlledMenus) {
    return (
      <Dialog
        open={props.isAsked}
        onClose={props.onClose}
        icon="clock"
        title={t('Cart.PickupTime')}
        text={t('Cart.ChangePickup.NotAllowed')}
        actions={
          <>
            <Button wide onClick={startOver}>
              {t('Cart.StartOver')}
            </Button>
            <Button wide variant="quiet" onClick={props.onClose}>
              {t('General.Close')}
            </Button>
          </>
        }
      />
    );
  }
  return (
    <PreOrderSheet
      open={props.isAsked || isNeeded}
      onClose={close}
      facts={props.facts}
      notice={isVenueOpen ? null : t('Cart.Modal.Error.DesiredTime')}
      onChoose={(time) => {
        session.dispatch({ type: 'SET_PICKUP_TIME', time });
        props.onClose();
      }}
    />
  );
}
