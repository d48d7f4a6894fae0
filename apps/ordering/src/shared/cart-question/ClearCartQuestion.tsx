import { badgeCount } from '@tallrik/domain/cart/cart-list';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useCartSession } from '../cart-socket/use-cart.ts';
import { useOpenCart } from '../cart-socket/use-open-cart.ts';
import type { Translate } from '../translate/translate.ts';
import { useTranslate } from '../translate/use-translate.tsx';

/** Why the dishes cannot stay: the question says so, or nobody knows what is being asked (D-64). */
export type WhyCleared = 'OTHER_VENUE' | 'OTHER_SERVICE_TYPE' | 'NEW_ORDER' | 'LEAVE';

type AskToClearCart = (why: WhyCleared) => Promise<boolean>;
type Question = { why: string; answer: (isYes: boolean) => void };

const QuestionContext = createContext<AskToClearCart | null>(null);

/**
 * Asked before anything that would lose chosen dishes: another venue, the way home (LAND-05, SHELL-17).
 * Resolves to true once the cart is empty, without a question where it already is.
 */
export function useAskToClearCart(): AskToClearCart {
  const ask = use(QuestionContext);
  if (!ask) throw new Error('useAskToClearCart needs a ClearCartQuestion above it');
  return ask;
}

/** One question for the whole app: the page that asks may be gone by the time the answer has been acted on. */
export function ClearCartQuestion({ children }: { children: ReactNode }) {
  const t = useTranslate();
  const session = useCartSession();
  const openCart = useOpenCart();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  const ask = useCallback<AskToClearCart>(
    (why) => {
      const { cart } = session.snapshot();
      // An ordered cart is on its way to the order's page: there is nothing to lose.
      if (badgeCount(cart.items) === 0 || cart.orderId !== null) return Promise.resolve(true);
      return new Promise((resolve) => {
        setQuestion((unanswered) => {
          unanswered?.answer(false);
          return { why: reasonFor(why, cart.serviceType, t), answer: resolve };
        });
        setOpen(true);
      });
    },
    [session, t],
  );

  const close = (isYes: boolean) => {
    if (isYes) session.dispatch({ type: 'CLEAR_CART' });
    question?.answer(isYes);
    setOpen(false);
  };
  return (
    <QuestionContext value={ask}>
      {children}
      <Dialog
        open={isOpen}
        onClose={() => close(false)}
        icon="bag"
        title={t('Cart.Confirm.Title')}
        text={
          <>
            <p>{question?.why}</p>
            <p>{t('Cart.Confirm')}</p>
          </>
        }
        actions={
          <>
            <Button
              wide
              onClick={() => {
                close(false);
                openCart();
              }}
            >
              {t('Cart.Confirm.Keep')}
            </Button>
            <Button wide variant="dangerLine" onClick={() => close(true)}>
              {t('Cart.Confirm.Button')}
            </Button>
          </>
        }
      />
    </QuestionContext>
  );
}

function reasonFor(why: WhyCleared, serviceType: ServiceType | null, t: Translate): string {
  switch (why) {
    case 'OTHER_VENUE':
      return t('Cart.Confirm.Why.OtherVenue');
    case 'OTHER_SERVICE_TYPE':
      return serviceType === null
        ? t('Cart.Confirm.Why.NewOrder')
        : t('Cart.Confirm.Why.OtherServiceType', {
            serviceType: t(`ServiceType.${serviceType}`),
          });
    case 'NEW_ORDER':
      return t('Cart.Confirm.Why.NewOrder');
    case 'LEAVE':
      return t('Cart.Confirm.Why.Leave');
  }
}
