import {
  PAY_LATER_COMPLETE_AFTER_MS,
  PAY_LATER_HOME_AFTER_MS,
} from '@tallrik/domain/checkout/pay-press';
import type { PaymentModal } from '@tallrik/domain/checkout/payment-modals';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from '../../shared/router/router.tsx';
import { paths } from '../../shared/paths.ts';

/** PAY-15 to PAY-17: pending, then complete once the kitchen has it, then an empty cart and the first page. */
export function usePayLaterSteps(
  modal: PaymentModal | null,
  isOrdered: boolean,
  showComplete: () => void,
): void {
  const navigate = useNavigate();
  const complete = useEffectEvent(showComplete);
  useEffect(() => {
    // Nobody is told that food is coming before the server has taken the order.
    if (modal === 'PayLaterOrderPending' && isOrdered) {
      const timer = setTimeout(() => complete(), PAY_LATER_COMPLETE_AFTER_MS);
      return () => clearTimeout(timer);
    }
    if (modal === 'PayLaterOrderComplete') {
      // The cart itself is left once this page is: emptied before, it would be seen empty.
      const timer = setTimeout(() => void navigate(paths.landing.to()), PAY_LATER_HOME_AFTER_MS);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [isOrdered, modal, navigate]);
}
