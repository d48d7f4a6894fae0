import type { PricedCart } from '@tallrik/domain/cart/cart';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { useEffect } from 'react';
import { useCartSession } from '../../shared/cart-socket/use-cart.ts';
import type { Offering } from '../../shared/menu/offering.ts';
import type { TimeFacts } from '../../shared/pre-order/pre-order-times.ts';
import { PreOrderSheet } from '../../shared/pre-order/PreOrderSheet.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { useStartOver } from './use-start-over.ts';

/** DesiredTime: a chosen time that cannot be had is named as the reason, and nothing else is (D-85, ERR-27). */
export function PickupTimeSheet(props: {
  isOpen: boolean;
  onClose: () => void;
  cart: PricedCart;
  offering: Offering;
  facts: TimeFacts;
  isVenueOpen: boolean;
}) {
  const { cart, offering, isVenueOpen } = props;
  const session = useCartSession();
  const startOver = useStartOver();
  const t = useTranslate();

  useEffect(() => {
    // TIME-33: a time the kitchen can no longer reach becomes ASAP.
    if (cart.pickupTime !== 'ASAP' && offering.pickupTime === 'ASAP') {
      session.dispatch({ type: 'SET_PICKUP_TIME', time: 'ASAP' });
    }
  }, [cart.pickupTime, offering.pickupTime, session]);

  if (offering.hasTimeControlledMenus) {
    return (
      <Dialog
        open={props.isOpen}
        onClose={props.onClose}
        icon="clock"
        title={t(offering.serviceType === 'EAT_HERE' ? 'Cart.When' : 'Cart.PickupTime')}
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
      open={props.isOpen}
      onClose={props.onClose}
      facts={props.facts}
      time={cart.pickupTime}
      message={
        isVenueOpen || offering.pickupTime === 'ASAP' ? null : t('Cart.Modal.Error.DesiredTime')
      }
      onChoose={(time) => {
        session.dispatch({ type: 'SET_PICKUP_TIME', time });
        props.onClose();
      }}
    />
  );
}
