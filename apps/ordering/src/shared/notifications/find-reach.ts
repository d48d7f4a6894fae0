import { installOffers } from '../install/install-offer.ts';
import type { LocalData } from '../local-data/local-data.ts';
import { browserDevice } from './browser-device.ts';
import type { PushDevice } from './push-device.ts';
import type { PushFacts } from './push-operations.ts';

/** NEEDS_INSTALL: Safari on an iPhone sends to apps on the home screen only. */
type Reach = { kind: 'DEVICE'; device: PushDevice } | { kind: 'NEEDS_INSTALL' } | { kind: 'NONE' };

const NONE: Reach = { kind: 'NONE' };

export async function findReach(
  facts: PushFacts,
  localData: LocalData,
  appAddress: string,
): Promise<Reach> {
  const isThere = (system: string) => facts.systems.includes(system);
  if ('nativeWrapper' in window) {
    const device = nativeDevice(localData);
    return device && isThere(device.operatingSystem) ? { kind: 'DEVICE', device } : NONE;
  }
  if (facts.publicKey === null || !isThere('WEB')) return NONE;
  if (!('PushManager' in window) || !('Notification' in window)) {
    return installOffers.current() === 'SHOW_HINT' ? { kind: 'NEEDS_INSTALL' } : NONE;
  }
  const device = await browserDevice(facts.publicKey, appAddress);
  return device ? { kind: 'DEVICE', device } : NONE;
}

/** The wrapper has asked the guest itself before it hands a token in; without one there is nothing to switch. */
export function nativeDevice(localData: LocalData): PushDevice | null {
  const device = localData.get('device');
  if (device === null) return null;
  const token = async () => localData.get('device')?.token ?? null;
  return {
    operatingSystem: device.operatingSystem,
    permission: () => 'GRANTED',
    token,
    subscribe: token,
    unsubscribe: async () => undefined,
  };
}
