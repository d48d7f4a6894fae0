import { badgeCount } from '@tallrik/domain/cart/cart-list';
import type { ServiceType } from '@tallrik/domain/company/service-types';
import { createContext, lazy, Suspense, use, useCallback, useState, type ReactNode } from 'react';
import { useCartSession } from '../cart-socket/use-cart.ts';
import { useOpenCart } from '../cart-socket/use-open-cart.ts';
import type { WhyCleared } from './why-cleared.ts';

type AskToClearCart = (why: WhyCleared) => Promise<boolean>;
type Question = {
  why: WhyCleared;
  serviceType: ServiceType | null;
  answer: (isYes: boolean) => void;
};

// Few guests are ever asked.
const ClearCartDialog = lazy(async () => ({
  default: (await import('./ClearCartDialog.tsx')).ClearCartDialog,
}));

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
  const session = useCartSession();
  const openCart = useOpenCart();
  const [question, setQuestion] = useState<Question | null>(null);
  const [isOpen, setOpen] = useState(false);

  const ask = useCallback<AskToClearCart>(
    async (why) => {
      await session.ready();
      const { cart } = session.snapshot();
      // An ordered cart is on its way to the order's page: there is nothing to lose.
      if (badgeCount(cart.items) === 0 || cart.orderId !== null) return true;
      return new Promise((resolve) => {
        setQuestion((unanswered) => {
          unanswered?.answer(false);
          return { why, serviceType: cart.serviceType, answer: resolve };
        });
        setOpen(true);
      });
    },
    [session],
  );

  const close = (isYes: boolean) => {
    if (isYes) session.dispatch({ type: 'CLEAR_CART' });
    question?.answer(isYes);
    setOpen(false);
  };
  return (
    <QuestionContext value={ask}>
      {children}
      {question && (
        <Suspense>
          <ClearCartDialog
            isOpen={isOpen}
            why={question.why}
            serviceType={question.serviceType}
            onKeep={() => {
              close(false);
              openCart();
            }}
            onClear={() => close(true)}
            onClose={() => close(false)}
          />
        </Suspense>
      )}
    </QuestionContext>
  );
}
