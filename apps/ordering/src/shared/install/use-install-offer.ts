import { useSyncExternalStore } from 'react';
import { installOffers, type InstallOffer } from './install-offer.ts';

const none = (): InstallOffer => 'NONE';

/** What may be offered right now, and how to take it up. */
export function useInstallOffer(): { offer: InstallOffer; install: () => Promise<void> } {
  const offer = useSyncExternalStore(installOffers.subscribe, installOffers.current, none);
  return { offer, install: installOffers.ask };
}
