import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices, type Services } from '../services/services.tsx';

/** Without its token the server cannot know whose device it was: this goes first (AUTH-28). Most have none to remove. */
async function removeDevice(
  services: Pick<Services, 'api' | 'localData' | 'appAddress'>,
): Promise<void> {
  const { localData } = services;
  if (!localData.get('device')?.registered && !localData.get('enableNotifications')) return;
  const { unsubscribeNotifications } =
    await import('../notifications/unsubscribe-notifications.ts');
  await unsubscribeNotifications(services);
}

/** Drops tokens, cart and promo code, and what the server said to this guest alone (AUTH-28, AUTH-29). */
export function useSignOut(): () => Promise<void> {
  const { api, localData, cart, appAddress } = useServices();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    // Offline the guest signs out all the same; the push service forgets a device that nobody answers for.
    await removeDevice({ api, localData, appAddress }).catch(() => undefined);
    localData.reset('enableNotifications');
    localData.reset('authToken');
    localData.reset('temporaryAuthToken');
    localData.reset('redirectPath');
    localData.reset('selectedPaymentMethod');
    cart?.leaveCart();
    cart?.introduceAgain();
    for (const key of PRIVATE_KEYS) queryClient.removeQueries({ queryKey: [key] });
  }, [api, localData, cart, appAddress, queryClient]);
}

/** Everything the server tells a signed-in guest only; the first word of its key. */
export const PRIVATE_KEYS = [
  'guest',
  'activation',
  'home',
  'history',
  'next-level',
  'active-orders',
  'recommendations',
];
