import type { Theme } from '@tallrik/domain/company/configuration';
import type { LocalData } from '../local-data/local-data.ts';
import { paths } from '../paths.ts';
import type { PassedIn } from './passed-in.ts';

export type PassedInDeps = {
  localData: LocalData;
  open: (path: string) => void;
  /** Whether the server takes the token for genuine and unexpired. */
  isGenuine: (token: string) => Promise<boolean>;
  paint: (colors: Partial<Theme>) => void;
};

/** Does with what the wrapper hands in what D-130 says, and no more. */
export async function applyPassedIn(passed: PassedIn, deps: PassedInDeps): Promise<void> {
  const { localData } = deps;
  switch (passed.type) {
    case 'DEVICE_TOKEN': {
      const { token, operatingSystem } = passed;
      const known = localData.get('device');
      // A new token is a new device to the push service: the server must hear of it again (NATIVE-10).
      if (known?.token === token && known.operatingSystem === operatingSystem) return;
      return localData.set('device', { token, operatingSystem, registered: false });
    }
    case 'ORDER':
      return deps.open(paths.orderStatus.to(passed.id));
    case 'NEWS':
      return deps.open(paths.newsArticle.to(passed.id));
    case 'OFFER':
      return deps.open(paths.landing.to({ offer: passed.id }));
    case 'COLORS':
      return deps.paint(passed.colors);
    case 'AUTH_TOKEN': {
      if (localData.get('authToken') !== null || !(await deps.isGenuine(passed.token))) return;
      // The guest may have signed in while the server looked.
      if (localData.get('authToken') === null) localData.set('authToken', passed.token);
    }
  }
}
