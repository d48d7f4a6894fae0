import { keepSubscription, dropSubscription } from '../service-worker/stored-subscription.ts';
import type { PushDevice } from './push-device.ts';

const LOOK_AGAIN_MS = 500;
const LOOKS = 20;

/** This browser, by its push service; null where no worker answers for the company's pages. */
export async function browserDevice(
  publicKey: string,
  appAddress: string,
  looks = LOOKS,
): Promise<PushDevice | null> {
  const registration = await waitForWorker(`${appAddress}/`, looks);
  if (registration === null) return null;
  const { pushManager } = registration;
  const basePath = new URL(appAddress).pathname.replace(/\/$/, '');
  return {
    operatingSystem: 'WEB',
    permission: () => PERMISSIONS[Notification.permission],
    token: async () => {
      const subscription = await pushManager.getSubscription();
      return subscription && JSON.stringify(subscription);
    },
    subscribe: async () => {
      if ((await Notification.requestPermission()) !== 'granted') return null;
      const known = await pushManager.getSubscription();
      // One made with keys the server no longer has would be a line nobody speaks into.
      if (known && keyOf(known) !== publicKey) await known.unsubscribe();
      const subscription = await pushManager.subscribe({
        userVisibleOnly: true,
        applicationServerKey: bytesOf(publicKey),
      });
      const token = JSON.stringify(subscription);
      await keepSubscription(caches, basePath, { token, publicKey });
      return token;
    },
    unsubscribe: async () => {
      await (await pushManager.getSubscription())?.unsubscribe();
      await dropSubscription(caches, basePath);
    },
  };
}

const PERMISSIONS = { default: 'OPEN', granted: 'GRANTED', denied: 'DENIED' } as const;

/** It is registered last of all, and another company's at the root is not ours. */
async function waitForWorker(
  scope: string,
  looks: number,
): Promise<ServiceWorkerRegistration | null> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  for (let look = 1; workers; look += 1) {
    const registration = await workers.getRegistration(scope);
    if (registration?.active && registration.scope === scope) return registration;
    if (look >= looks) return null;
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  }
  return null;
}

/** Older browsers take bytes only. */
function bytesOf(publicKey: string): Uint8Array<ArrayBuffer> {
  const binary = atob(publicKey.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.codePointAt(0) ?? 0);
}

function keyOf(subscription: PushSubscription): string {
  const key = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  const binary = Array.from(key, (byte) => String.fromCodePoint(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
