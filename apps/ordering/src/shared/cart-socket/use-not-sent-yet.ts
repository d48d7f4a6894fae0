import { useEffect, useState } from 'react';
import { useCart } from './use-cart.ts';

/** With a working network an answer takes a fraction of this: a notice for every tap would only flicker. */
const ANSWER_TIME_MS = 1_500;

/** True while changes of the cart have waited for the server longer than they should. */
export function useNotSentYet(): boolean {
  const { hasUnconfirmedEvents } = useCart();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!hasUnconfirmedEvents) return;
    const timer = setTimeout(() => setLate(true), ANSWER_TIME_MS);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [hasUnconfirmedEvents]);
  return hasUnconfirmedEvents && isLate;
}
