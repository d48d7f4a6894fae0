import type { RenderedPage, RenderRequest } from '@tallrik/contract/page-rendering';
import { languageOf } from '@tallrik/domain/company/language-choice';
import { BCP47 } from '@tallrik/domain/company/languages';
import { SERVICE_TYPES, type ServiceType } from '@tallrik/domain/company/service-types';
import { dehydrate } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { stillHistory } from '../shared/router/app-history.ts';
import { Router } from '../shared/router/router.tsx';
import { silentAnalytics } from '../shared/analytics/analytics.ts';
import { browserTimers } from '@tallrik/contract/client/timers';
import { makeClock } from '../shared/clock/clock.ts';
import { companyQuery } from '../shared/company/company-query.ts';
import { makeConnectionStatus } from '../shared/graphql-client/connection-status.ts';
import { isMalformed } from '../shared/graphql-client/missing-if-malformed.ts';
import { makeInProcessApi } from '../shared/graphql-client/in-process-api.ts';
import { paths } from '../shared/paths.ts';
import { openLocalData } from '../shared/local-data/local-data.ts';
import { noBridge } from '../shared/native-bridge/native-bridge.ts';
import { silentLog } from '../shared/remote-log/remote-log.ts';
import { preloadLateParts } from '../shared/screens/late-part.tsx';
import type { LoadContext, LoadResult, ScreenModule } from '../shared/screens/screen-module.ts';
import type { Services } from '../shared/services/services.tsx';
import { App } from './App.tsx';
import { assetsOf } from './asset-tags.ts';
import { brandFontTags } from './brand-font/brand-font-tags.ts';
import { documentHead } from './document-head.ts';
import { firstScripts, scriptTags } from './first-scripts/script-tags.ts';
import { loadContextOf } from './load-page.ts';
import { writeState } from './page-state.ts';
import { makeQueryClient } from './query-client.ts';
import { matchRoute, namesNothing } from './routes.tsx';
import { loadTexts, textsModules } from './texts.ts';

/** Renders the first page of a visit: HTML with its data, theme and texts, and what the browser needs to go on. */
export async function render(request: RenderRequest): Promise<RenderedPage> {
  const api = makeInProcessApi(request.execute);
  const queryClient = makeQueryClient();
  const company = await queryClient.fetchQuery(companyQuery(api, request.configurationId));
  if (company === null) throw new Error(`No configuration ${request.configurationId}`);

  const url = new URL(request.url, request.origin);
  const language = languageOf(request.language, company.company);
  const serviceType = SERVICE_TYPES.find((type) => type === request.serviceType) ?? null;
  const services = serverServices(request, api, company, language, serviceType);
  const match = matchRoute(url.pathname);
  if (match === null) return redirectTo('/', language);
  const { route } = match;
  // ROUTE-05 to ROUTE-07, before anything is read. The cart is left to the browser: an address that a bank sends
  // the guest back to must not lose what it carries.
  if (request.isVisit && route.isOrdering && route.isPublic && serviceType === null) {
    const place = { v: match.params['venueId'] ?? null, t: request.tableId };
    return redirectTo(paths.landing.to(place), language);
  }

  const module = await match.route.screen.preload();
  const context = loadContextOf(match, url.searchParams, services, queryClient);
  const loaded = namesNothing(match.params)
    ? ({ isMissing: true } as const)
    : match.route.isPublic
      ? await load(module, context)
      : undefined;
  if (loaded !== undefined && 'redirect' in loaded) return redirectTo(loaded.redirect, language);

  const [translate] = await Promise.all([loadTexts(language), preloadLateParts()]);
  const body = renderToString(
    <Router history={stillHistory(request.url, request.basePath)}>
      <App
        services={services}
        queryClient={queryClient}
        texts={{ language, translate }}
        loadTexts={loadTexts}
      />
    </Router>,
  );
  const assets = assetsOf(request.manifest, [
    match.route.module,
    ...textsModules(language, match.route.screen.texts),
  ]);
  const address = (path: string) =>
    request.origin + (path.startsWith('/media/') ? '' : request.basePath) + path;
  const head = module.head?.({
    ...context,
    reader: { language, company: company.company },
    translate,
    address,
  });
  const scripts = firstScripts(assets, body);
  return {
    status: statusOf(loaded),
    redirect: null,
    language: BCP47[language],
    head: documentHead({
      page: head ?? { title: company.company.displayName },
      company,
      styles: assets.styles,
      shortStyles: request.shortStyles,
      scripts,
      fontTags: brandFontTags(request.manifest, company.configuration.font, language),
      nonce: request.nonce,
      basePath: request.basePath,
      canonical: address(head?.canonicalPath ?? url.pathname),
      address,
      // An app that is still closed has nothing to be found by (SETUP-04).
      isIndexed: match.route.isPublic && loaded === undefined && company.company.hasAppOrders,
      body,
    }),
    body,
    state: writeState({
      configurationId: request.configurationId,
      basePath: request.basePath,
      language,
      serviceType,
      now: request.now,
      simulatorBase: request.simulatorBase,
      hasServiceWorker: request.hasServiceWorker,
      platform: request.platform,
      queries: dehydrate(queryClient),
    }),
    scripts: scriptTags(scripts, request.nonce),
    isPublic: match.route.isPublic,
  };
}

type Failed = { hasFailed: true };

/** What could not be read is asked again by the browser: a page with skeletons beats an error in JSON. */
async function load(module: ScreenModule, context: LoadContext): Promise<LoadResult | Failed> {
  try {
    return await module.load?.(context);
  } catch (error) {
    return isMalformed(error) ? { isMissing: true } : { hasFailed: true };
  }
}

function statusOf(loaded: LoadResult | Failed): number {
  if (loaded === undefined) return 200;
  return 'isMissing' in loaded ? 404 : 503;
}

function serverServices(
  request: RenderRequest,
  api: Services['api'],
  company: Services['company'],
  language: Parameters<typeof loadTexts>[0],
  serviceType: ServiceType | null,
): Services {
  const localData = openLocalData(company.configuration.companyId, null);
  localData.set('language', language);
  localData.set('serviceType', serviceType);
  return {
    api,
    company,
    localData,
    renderedData: localData,
    cart: null,
    clock: makeClock(Date.parse(request.now), browserTimers),
    connection: makeConnectionStatus(),
    bridge: noBridge,
    analytics: silentAnalytics,
    remoteLog: silentLog,
    // Nobody acts while a page is rendered; the server's own log takes what goes wrong.
    logError: (error) => {
      throw error;
    },
    appAddress: request.origin + request.basePath,
    simulatorBase: request.simulatorBase,
    platform: request.platform,
  };
}

const redirectTo = (redirect: string, language: Parameters<typeof loadTexts>[0]): RenderedPage => ({
  status: 302,
  redirect,
  language: BCP47[language],
  head: '',
  body: '',
  state: '{}',
  scripts: '',
  isPublic: true,
});
