import { useEffect, useState } from 'react';
import { useIsOnline } from '../graphql-client/use-is-online.ts';
import { useCart } from './use-cart.ts';

/** Without a network nothing will come: a notice for every tap would only flicker. */
const OFFLINE_MS = 1_500;
/**
 * With one, the time in which an answer is waited for before all is sent again (`RESEND_AFTER_MS`). A slow phone needs
 * seconds to open its first line: a notice that comes and goes moves the whole page under the thumb.
 */
const ONLINE_MS = 5_000;

/** True while changes of the cart have waited for the server longer than they should. */
export function useNotSentYet(): boolean {
  const { hasUnconfirmedEvents, cart } = useCart();
  const isOnline = useIsOnline();
  const [isLate, setLate] = useState(false);
  // A cart that has only begun holds nothing that a guest could miss.
  const isWaiting = hasUnconfirmedEvents && cart.items.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(() => setLate(true), isOnline ? ONLINE_MS : OFFLINE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, isOnline]);
  useEffect(() => (isWaiting ? () => setLate(false) : undefined), [isWaiting]);
  return isWaiting && isLate;
}
