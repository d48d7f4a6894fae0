import type { QueryClient } from '@tanstack/react-query';
import type { LoadContext } from '../shared/screens/screen-module.ts';
import type { Prefetch } from '../shared/screens/prefetch.ts';
import type { Services } from '../shared/services/services.tsx';
import { makeIdleQueue } from '../shared/device/idle-queue.ts';
import { matchRoute, type AppRoute, type RouteMatch } from './routes.tsx';

export function loadContextOf(
  match: RouteMatch,
  search: URLSearchParams,
  services: Services,
  queryClient: QueryClient,
): LoadContext {
  return {
    api: services.api,
    queryClient,
    company: services.company,
    params: match.params,
    search,
    now: Temporal.Instant.fromEpochMilliseconds(services.clock.nowMs()),
    serviceType: services.localData.get('serviceType'),
  };
}

export function makePrefetch(services: Services, queryClient: QueryClient): Prefetch {
  const preloadWhenIdle = makeIdleQueue(({ screen }: AppRoute) => screen.preload());
  return (path, interest = 'MEANT') => {
    const url = new URL(path, 'http://app');
    const match = matchRoute(url.pathname);
    if (!match) return;
    if (interest === 'SEEN') return preloadWhenIdle(match.route);
    void match.route.screen
      .preload()
      .then((module) =>
        module.load?.(loadContextOf(match, url.searchParams, services, queryClient)),
      )
      .catch(() => undefined); // Only a head start: the page itself loads again and says what went wrong.
  };
}
