import { ANALYTICS_PATH, type VisitFacts } from '@tallrik/contract/analytics';
import { browserTimers } from '@tallrik/contract/client/timers';
import { deviceOf, sourceOf } from '@tallrik/domain/company/visit-facts';
import { newId } from '../new-id.ts';
import type { Visit } from './analytics.ts';
import { makeBatches } from './batches.ts';
import { sendAside } from './send-aside.ts';
import { openServiceFrame } from './service-frame/open-service-frame.ts';

/** Loaded once the guest has agreed: the visit with its number, which lives here and nowhere else. */
export function openVisit(page: {
  appAddress: string;
  basePath: string;
  hasService: boolean;
}): Visit {
  const facts = visitFacts();
  const batches = makeBatches({
    send: (events) => sendAside(page.basePath + ANALYTICS_PATH, { ...facts, events }),
    timers: browserTimers,
  });
  const service = page.hasService ? openServiceFrame(page, facts) : null;
  const flushWhenHidden = () => {
    if (document.visibilityState === 'hidden') batches.flush();
  };
  window.addEventListener('pagehide', batches.flush);
  document.addEventListener('visibilitychange', flushWhenHidden);
  return {
    add: (event) => {
      batches.add(event);
      service?.report(event);
    },
    end: () => {
      batches.drop();
      service?.close();
      window.removeEventListener('pagehide', batches.flush);
      document.removeEventListener('visibilitychange', flushWhenHidden);
    },
  };
}

function visitFacts(): VisitFacts {
  // The address the page was opened with: the app may have gone elsewhere by now.
  const [opened] = performance.getEntriesByType('navigation');
  const { searchParams } = new URL(opened?.name ?? location.href, location.href);
  return {
    visitId: newId(),
    device: deviceOf(window.innerWidth),
    ...sourceOf({
      referrerHost: URL.canParse(document.referrer) ? new URL(document.referrer).hostname : null,
      ownHost: location.hostname,
      campaign: searchParams.get('utm_source'),
      isAtTable: searchParams.has('t'),
      isInApp: 'nativeWrapper' in window,
    }),
  };
}
