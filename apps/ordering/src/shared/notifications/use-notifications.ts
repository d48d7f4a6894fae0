import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIsSignedIn } from '../guest/use-guest.ts';
import { useLocalValue } from '../local-data/use-local-value.ts';
import { useServices } from '../services/services.tsx';
import { stayOn, turnOff, turnOn } from './notifications.ts';
import { findReach } from './find-reach.ts';
import { pushFactsQuery } from './push-operations.ts';

/** BLOCKED: the browser was told no, and only its own settings can take that back. */
export type NotificationState = 'NONE' | 'NEEDS_INSTALL' | 'OFF' | 'ON' | 'BLOCKED';

/** Whether this guest is told on this phone, and the switch for it. */
export function useNotifications(orderId: string | null): {
  state: NotificationState;
  isBusy: boolean;
  hasFailed: boolean;
  change: (isOn: boolean) => Promise<void>;
} {
  const { api, localData, company, appAddress } = useServices();
  const isSignedIn = useIsSignedIn();
  const isWanted = useLocalValue('enableNotifications');
  const nativeDevice = useLocalValue('device');
  const facts = useQuery(pushFactsQuery(api, company.configuration.id));
  const reach = useQuery({
    queryKey: ['push-reach', nativeDevice?.token ?? null, facts.data],
    queryFn: () => findReach(facts.data ?? { publicKey: null, systems: [] }, localData, appAddress),
    enabled: facts.data !== undefined,
    staleTime: Infinity,
  });
  const [busy, setBusy] = useState<'NO' | 'BUSY' | 'FAILED'>('NO');
  const device = reach.data?.kind === 'DEVICE' ? reach.data.device : null;

  useEffect(() => {
    if (device === null || !isWanted) return;
    // Unreached, the next page of an order tries again.
    void stayOn({ api, localData }, device, { isSignedIn, orderId }).catch(() => undefined);
  }, [api, localData, device, isWanted, isSignedIn, orderId]);

  async function change(isOn: boolean): Promise<void> {
    if (device === null) return;
    setBusy('BUSY');
    const deps = { api, localData };
    const outcome = isOn
      ? await turnOn(deps, device, { isSignedIn, orderId })
      : await turnOff(deps, device, { isSignedIn });
    // Who turns it off has said no: the next order does not ask again (D-202).
    if (!isOn) localData.set('refusedNotifications', true);
    setBusy(outcome === 'FAILED' ? 'FAILED' : 'NO');
  }
  return { state: stateOf(), isBusy: busy === 'BUSY', hasFailed: busy === 'FAILED', change };

  function stateOf(): NotificationState {
    if (device === null) return reach.data?.kind === 'NEEDS_INSTALL' ? 'NEEDS_INSTALL' : 'NONE';
    if (device.permission() === 'DENIED') return 'BLOCKED';
    return isWanted && device.permission() === 'GRANTED' ? 'ON' : 'OFF';
  }
}
