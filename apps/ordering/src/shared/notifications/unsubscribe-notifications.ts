import type { Services } from '../services/services.tsx';
import { browserDevice } from './browser-device.ts';
import { turnOff } from './notifications.ts';
import { nativeDevice } from './find-reach.ts';

/** Whoever signs out is not told any more on this phone (AUTH-28). The token must still be the guest's own. */
export async function unsubscribeNotifications({
  api,
  localData,
  appAddress,
}: Pick<Services, 'api' | 'localData' | 'appAddress'>): Promise<void> {
  const native = nativeDevice(localData);
  if (localData.get('device')?.registered && native) {
    await turnOff({ api, localData }, native, { isSignedIn: true });
  }
  const browser = 'nativeWrapper' in window ? null : await browserDevice('', appAddress, 1);
  if (browser) await turnOff({ api, localData }, browser, { isSignedIn: true });
}
