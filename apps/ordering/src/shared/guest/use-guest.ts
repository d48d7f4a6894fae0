import { isTokenValid } from '@tallrik/domain/accounts/token-expiry';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useLocalValue } from '../local-data/use-local-value.ts';
import { useServices } from '../services/services.tsx';
import { guestQuery, type SignedInGuest } from './guest-query.ts';

/** Signed in while a token is there whose time is not over (AUTH-21); what the server thinks of it shows with the next call. */
export function useToken(): string | null {
  const token = useLocalValue('authToken');
  const { clock } = useServices();
  const isValidAt = (ms: number) =>
    token !== null && isTokenValid(token, Temporal.Instant.fromEpochMilliseconds(ms));
  // Not the time itself: the frame of every page would be drawn again at each tick.
  const isValid = useSyncExternalStore(
    clock.subscribe,
    () => isValidAt(clock.nowMs()),
    () => isValidAt(clock.renderedMs),
  );
  return isValid ? token : null;
}

export const useIsSignedIn = (): boolean => useToken() !== null;

/** The guest with an account; null when signed out, or for the moment until the server has said who it is. */
export function useGuest(): SignedInGuest | null {
  const { api } = useServices();
  const token = useToken();
  const guest = useQuery({ ...guestQuery(api, token ?? ''), enabled: token !== null });
  return token === null ? null : (guest.data ?? null);
}
