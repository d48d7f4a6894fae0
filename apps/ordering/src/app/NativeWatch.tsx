import { makeHttpApi } from '@tallrik/contract/client/http-api';
import { isTokenValid } from '@tallrik/domain/accounts/token-expiry';
import { themeToCssVariables } from '@tallrik/domain/company/theme-to-css-variables';
import type { Theme } from '@tallrik/domain/company/configuration';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from '../shared/router/router.tsx';
import { guestQuery } from '../shared/guest/guest-query.ts';
import { useLocalValue } from '../shared/local-data/use-local-value.ts';
import { hearWrapper } from '../shared/native-bridge/passed-in.ts';
import { registerDevice } from '../shared/native-bridge/register-device.ts';
import { applyPassedIn } from '../shared/native-bridge/apply-passed-in.ts';
import { newId } from '../shared/new-id.ts';
import { useServices } from '../shared/services/services.tsx';

/** Inside a wrapper: takes what it hands in, and registers the device of a signed-in guest (NATIVE-07 to NATIVE-10). */
export function NativeWatch() {
  const { api, localData, clock, company } = useServices();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const token = useLocalValue('authToken');
  const device = useLocalValue('device');
  const isWanted = useLocalValue('enableNotifications');

  useEffect(() => {
    // Unreached, the server hears of the device at the next start.
    void registerDevice(api, localData).catch(() => undefined);
  }, [api, localData, token, device, isWanted]);

  useEffect(() => {
    const isGenuine = async (old: string): Promise<boolean> => {
      if (!isTokenValid(old, Temporal.Instant.fromEpochMilliseconds(clock.nowMs()))) return false;
      const asOldGuest = makeHttpApi({
        endpoint: '/graphql',
        fetch: (input, init) => fetch(input, init),
        token: () => old,
        newTraceId: newId,
        onReachable: () => undefined,
      });
      const guest = await queryClient
        .fetchQuery({ ...guestQuery(asOldGuest, old), retry: false })
        .catch(() => null);
      return guest !== null && !guest.deleted;
    };
    const paint = (colors: Partial<Theme>) => {
      const variables = themeToCssVariables({ ...company.configuration.theme, ...colors });
      for (const [name, value] of Object.entries(variables)) {
        document.documentElement.style.setProperty(name, value);
      }
    };
    const { nativePassedIn = [] } = window as { nativePassedIn?: unknown[] };
    return hearWrapper(
      {
        origin: location.origin,
        early: nativePassedIn.splice(0),
        listen: (listener) => {
          window.addEventListener('message', listener);
          return () => window.removeEventListener('message', listener);
        },
      },
      (passed) =>
        void applyPassedIn(passed, {
          localData,
          open: (path) => navigate(path),
          isGenuine,
          paint,
        }),
    );
  }, [localData, clock, company, queryClient, navigate]);

  return null;
}
