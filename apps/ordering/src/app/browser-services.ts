import { scopeOf } from '@tallrik/domain/company/analytics-consent';
import { GUEST_LOG_PATH, type GuestLogEntry } from '@tallrik/contract/guest-log';
import type { PreviewFrame } from '@tallrik/contract/preview-frame';
import type { QueryClient } from '@tanstack/react-query';
import { makeAnalytics } from '../shared/analytics/analytics.ts';
import { lateCartSession } from '../shared/cart-socket/late-cart-session.ts';
import { browserTimers } from '@tallrik/contract/client/timers';
import { makeClock } from '../shared/clock/clock.ts';
import type { CompanyPageData } from '../shared/company/company-query.ts';
import { makeConnectionStatus } from '../shared/graphql-client/connection-status.ts';
import { makeHttpApi } from '@tallrik/contract/client/http-api';
import {
  openLocalData,
  type KeyValueStorage,
  type LocalData,
} from '../shared/local-data/local-data.ts';
import { mirrorCookies } from '../shared/local-data/mirror-cookies.ts';
import type { NativeDevice } from '../shared/native-bridge/open-wrapper.ts';
import { browserBridge } from '../shared/native-bridge/native-bridge.ts';
import { newId } from '../shared/new-id.ts';
import { nextTask } from '../shared/device/next-task.ts';
import { reportPageErrors } from '../shared/remote-log/page-errors.ts';
import { makeRemoteLog } from '../shared/remote-log/remote-log.ts';
import type { Services } from '../shared/services/services.tsx';
import { leaveTableInTime } from '../shared/table/leave-table.ts';
import type { PageState } from './page-state.ts';

/** Wires the app to the browser: storage, network, socket, clock. The only place that knows them all. */
export function browserServices(
  state: PageState,
  company: CompanyPageData,
  queryClient: QueryClient,
  localData: LocalData,
  device: NativeDevice | null,
): Services {
  const { companyId } = company.configuration;
  const connection = makeConnectionStatus();
  const api = makeHttpApi({
    endpoint: '/graphql',
    fetch: askInTurn,
    // Until the phone is verified the temporary token speaks for the guest, and may say very little (D-106).
    token: () => localData.get('authToken') ?? localData.get('temporaryAuthToken'),
    language: () => localData.get('language'),
    newTraceId: newId,
    onReachable: connection.report,
  });
  const clock = makeClock(Date.parse(state.now), browserTimers);
  // Before anything is drawn: no page begins at a table that was left long ago.
  leaveTableInTime(localData, clock.nowMs());
  const cart = lateCartSession(async () => {
    const { openBrowserCart } = await import('./open-browser-cart.ts');
    return openBrowserCart({ companyId, api, localData, queryClient });
  }, browserTimers);
  // The office's preview is no guest: the cookies of who works there stay as they are.
  if (top === self)
    mirrorCookies(companyId, localData, (cookie) => {
      document.cookie = location.protocol === 'https:' ? `${cookie}; Secure` : cookie;
    });
  const { enableAnalytics, analyticsService } = company.configuration;
  const analytics = makeAnalytics({
    scope: scopeOf({ enableAnalytics, analyticsService }),
    localData,
    openVisit: async () =>
      (await import('../shared/analytics/open-visit.ts')).openVisit({
        appAddress: location.origin + state.basePath,
        basePath: state.basePath,
        hasService: analyticsService !== null,
      }),
  });
  const remoteLog = makeRemoteLog({ send: sendLog, timers: browserTimers });
  window.addEventListener('pagehide', remoteLog.flush);
  reportPageErrors(window, remoteLog);
  return {
    api,
    company,
    localData,
    renderedData: renderedData(companyId, state),
    cart,
    clock,
    connection,
    bridge: device?.bridge ?? browserBridge(navigator),
    analytics,
    remoteLog,
    logError: reportError,
    appAddress: location.origin + state.basePath,
    simulatorBase: state.simulatorBase,
    platform: state.platform,
  };
}

/** A page asks for several things at once; on a slow phone a tap would wait until all of them are on their way. */
const askInTurn: typeof fetch = async (input, init) => {
  await nextTask();
  return fetch(input, init);
};

/** In a wrapper the data is kept by the wrapper too, and comes back from it after a clean-up (D-131). */
export function openBrowserData(companyId: string, device: NativeDevice | null): LocalData {
  const storage = browserStorage();
  const localData = openLocalData(companyId, device?.storage(storage) ?? storage);
  void device?.restore(storage, localData, companyId);
  window.addEventListener('storage', (event) => localData.applyForeignChange(event.key));
  return localData;
}

/** Kept alive beyond the page. What cannot be delivered is let go: a log is not worth a guest's battery. */
function sendLog(entries: GuestLogEntry[]): void {
  fetch(GUEST_LOG_PATH, {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ entries }),
  }).catch(() => undefined);
}

function renderedData(companyId: string, state: PageState): LocalData {
  const rendered = openLocalData(companyId, null);
  rendered.set('language', state.language);
  rendered.set('serviceType', state.serviceType);
  return rendered;
}

// Reading the property itself throws where storage is forbidden.
function browserStorage(): KeyValueStorage | null {
  try {
    // In the office's preview it lies on the frame (CATALOG-43).
    return (frameElement as PreviewFrame | null)?.preview ?? localStorage;
  } catch {
    return null;
  }
}
