import { badgeCount } from '@tallrik/domain/cart/cart-list';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { createContext, use, useCallback, useState, type ReactNode } from 'react';
import { useCartSession } from '../cart-socket/use-cart.ts';
import { useTranslate } from '../translate/use-translate.tsx';

type AskToClearCart = () => Promise<boolean>;
type Answer = (isYes: boolean) => void;

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
  const [answer, setAnswer] = useState<Answer | null>(null);

  const ask = useCallback<AskToClearCart>(() => {
    const { cart } = session.snapshot();
    // An ordered cart is on its way to the order's page: there is nothing to lose.
    if (badgeCount(cart.items) === 0 || cart.orderId !== null) return Promise.resolve(true);
    return new Promise((resolve) => {
      setAnswer((unanswered: Answer | null) => {
        unanswered?.(false);
        return resolve;
      });
    });
  }, [session]);

  const close = (isYes: boolean) => {
    if (isYes) session.dispatch({ type: 'CLEAR_CART' });
    answer?.(isYes);
    setAnswer(null);
  };
  return (
    <QuestionContext value={ask}>
      {children}
      <Dialog
        open={answer !== null}
        onClose={() => close(false)}
        icon="bag"
        title={t('Cart.Confirm.Title')}
        text={t('Cart.Confirm')}
        actions={
          <>
            <Button wide onClick={() => close(true)}>
              {t('Cart.Confirm.Button')}
            </Button>
            <Button wide variant="quiet" onClick={() => close(false)}>
              {t('Cart.Confirm.Keep')}
            </Button>
          </>
        }
      />
    </QuestionContext>
  );
}
