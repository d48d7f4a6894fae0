import type { PricedCart } from '@tallrik/domain/cart/cart';
import { earnsPoints, isSignUpReminderDue } from '@tallrik/domain/checkout/pay-press';
import { useState } from 'react';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';

/** Whether to ask before paying, once per cart, also over a reload (D-87). */
export function useSignUpReminder(cart: PricedCart) {
  const { cartId } = cart;
  const { localData } = useServices();
  const { company } = useCompany();
  const isSignedIn = useIsSignedIn();
  const remindedCartId = useLocalValue('remindedCartId');
  const [isOpen, setOpen] = useState(false);
  return {
    isDue: isSignUpReminderDue({
      isSignedIn,
      hasMembershipCards: company.hasMembershipCards,
      wasShownForThisCart: remindedCartId === cartId,
      earnsPoints: earnsPoints(cart),
    }),
    isOpen,
    ask: () => {
      localData.set('remindedCartId', cartId);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
