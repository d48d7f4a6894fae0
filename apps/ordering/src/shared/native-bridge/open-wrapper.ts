import { browserTimers } from '@tallrik/contract/client/timers';
import { storageKeys, type KeyValueStorage, type LocalData } from '../local-data/local-data.ts';
import { newId } from '../new-id.ts';
import type { NativeBridge } from './native-bridge.ts';
import { wrapperBridge } from './wrapper-bridge.ts';
import { mirroredStorage, restoreStorage } from './wrapper-storage.ts';
import { findWrapper, type WrapperHost } from './wrapper.ts';

/** The device of a page that runs inside a native wrapper. Its code is loaded only there. */
export type NativeDevice = {
  bridge: NativeBridge;
  storage: (browser: KeyValueStorage | null) => KeyValueStorage;
  restore: (
    browser: KeyValueStorage | null,
    localData: LocalData,
    companyId: string,
  ) => Promise<void>;
};

export function openWrapper(host: WrapperHost): NativeDevice | null {
  const wrapper = findWrapper(host, browserTimers, newId);
  if (!wrapper) return null;
  return {
    bridge: wrapperBridge(wrapper),
    storage: (browser) => mirroredStorage(browser, wrapper),
    restore: async (browser, localData, companyId) => {
      const isRestored = await restoreStorage(browser, wrapper, storageKeys(companyId));
      if (isRestored) localData.applyForeignChange(null);
    },
  };
}
