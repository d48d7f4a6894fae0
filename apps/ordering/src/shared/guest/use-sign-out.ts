import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useServices, type Services } from '../services/services.tsx';
import { RemoveDeviceToken } from './device-removal.ts';

/** Without its token the server cannot know whose device it was: this goes first (AUTH-28). */
async function removeDevice(
  services: Pick<Services, 'api' | 'localData' | 'appAddress'>,
): Promise<void> {
  const { api, localData } = services;
  if (localData.get('enableNotifications')) {
    await import('../notifications/leave-notifications.ts')
      .then(({ leaveNotifications }) => leaveNotifications(services))
      // Without a network the guest signs out all the same.
      .catch(() => localData.set('enableNotifications', false));
  }
  const device = localData.get('device');
  if (!device?.registered) return;
  localData.set('device', { ...device, registered: false });
  // Offline the guest signs out all the same; the push service forgets a device that nobody answers for.
  await api.call(RemoveDeviceToken, { token: device.token }).catch(() => undefined);
}

/** Drops tokens, cart and promo code, and what the server said to this guest alone (AUTH-28, AUTH-29). */
export function useSignOut(): () => Promise<void> {
  const { api, localData, cart, appAddress } = useServices();
  const queryClient = useQueryClient();
  return useCallback(async () => {
    await removeDevice({ api, localData, appAddress });
    localData.reset('authToken');
    localData.reset('temporaryAuthToken');
    localData.reset('redirectPath');
    cart?.leaveCart();
    cart?.introduceAgain();
    for (const key of PRIVATE_KEYS) queryClient.removeQueries({ queryKey: [key] });
  }, [api, localData, cart, appAddress, queryClient]);
}

/** Everything the server tells a signed-in guest only; the first word of its key. */
export const PRIVATE_KEYS = [
  'guest',
  'home',
  'history',
  'next-level',
  'active-orders',
  'recommendations',
];
