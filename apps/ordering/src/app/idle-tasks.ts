import type { QueryClient } from '@tanstack/react-query';
import { browserTimers } from '@tallrik/contract/client/timers';
import { isSavingData } from '../shared/device/saving-data.ts';
import { whenNetworkIdle } from '../shared/device/when-network-idle.ts';
import { startPicturePreload } from '../shared/picture/preload-pictures.ts';
import { startServiceWorker } from '../shared/service-worker/start-service-worker.ts';
import { watchCatalogue } from '../shared/menu/watch-catalogue.ts';
import type { PageState } from './page-state.ts';
import { loadLaterTexts } from './texts.ts';

/** Loaded after the page is up: what makes the next page faster, and the one without a network possible. */
export function startIdleTasks(state: PageState, entry: string, queryClient: QueryClient): void {
  watchCatalogue(queryClient);
  if (!isSavingData()) startPicturePreload(document, browserTimers);
  void loadLaterTexts()
    // A later screen asks again for what did not come.
    .catch(() => undefined)
    .then(() =>
      // What the office shows in its preview is nobody's visit.
      state.hasServiceWorker && top === self
        ? startServiceWorker(state.basePath, entry, whenNetworkIdle)
        : undefined,
    )
    // Where it cannot be registered (private window, no TLS) the app is the same without it.
    .catch(() => undefined);
}
