import '@tallrik/ui/tokens.css';
import '@tallrik/ui/base.css';
import { focusPressed } from '@tallrik/ui/focus-pressed';
import { hydrate } from '@tanstack/react-query';
import { startTransition, StrictMode, type ReactNode } from 'react';
import { companyKey, type CompanyPageData } from '../shared/company/company-query.ts';
import { App } from './App.tsx';
import { AppRouter } from './AppRouter.tsx';
import { browserServices, openBrowserData } from './browser-services.ts';
import { takeEarlyTaps } from './early-taps/answer-taps.ts';
import { nextTask } from '../shared/device/next-task.ts';
import { whenIdle } from '../shared/device/when-idle.ts';
import { installOffers } from '../shared/install/install-offer.ts';
import type { WrapperHost } from '../shared/native-bridge/wrapper.ts';
import type { PageState } from './page-state.ts';
import { makeQueryClient } from './query-client.ts';
import { matchRoute } from './routes.tsx';
import { loadFirstTexts, loadTexts } from './texts.ts';

/** Draws everything twice while somebody develops: what is not pure is seen at once. */
const strictly = (tree: ReactNode): ReactNode =>
  import.meta.env.DEV ? <StrictMode>{tree}</StrictMode> : tree;

/** In steps with a pause after each: on a slow phone all of them in one would leave a tap unanswered. */
async function begin() {
  installOffers.listen(window);
  await nextTask();
  // Already there with the rest; it runs here, in a step of its own.
  const { hydrateRoot } = await import('react-dom/client');
  await nextTask();
  const container = document.getElementById('app');
  const stateElement = document.getElementById('state');
  if (!container || !stateElement) throw new Error('The page has no app in it');
  const state = JSON.parse(stateElement.textContent ?? '') as PageState;
  const path = location.pathname.slice(state.basePath.length) || '/';
  const [translate, native] = await Promise.all([
    loadFirstTexts(state.language),
    // Only a wrapper's page downloads what speaks to a wrapper.
    'nativeWrapper' in window ? import('../shared/native-bridge/open-wrapper.ts') : null,
    matchRoute(path)?.route.screen.preload(),
    // Browsers that have Temporal do not download it.
    'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
  ]);

  const queryClient = makeQueryClient();
  hydrate(queryClient, state.queries);
  const company = queryClient.getQueryData<CompanyPageData>(companyKey(state.configurationId));
  if (!company) throw new Error('The page does not say whose it is');
  await nextTask();
  const device = native?.openWrapper(window as WrapperHost) ?? null;
  const localData = openBrowserData(company.configuration.companyId, device);
  const services = browserServices(state, company, queryClient, localData, device);

  await nextTask();
  takeEarlyTaps();
  focusPressed(document);
  // In a transition the page is brought to life in slices: a tap in between is answered at once.
  startTransition(() => {
    hydrateRoot(
      container,
      strictly(
        <AppRouter basename={state.basePath}>
          <App
            services={services}
            queryClient={queryClient}
            texts={{ language: state.language, translate }}
            loadTexts={loadTexts}
          />
        </AppRouter>,
      ),
    );
  });
  void services.cart?.ready();
  services.clock.start();
  document.addEventListener('visibilitychange', () => {
    const isVisible = document.visibilityState === 'visible';
    services.cart?.setVisible(isVisible);
    if (isVisible) services.clock.start();
    else services.clock.stop();
  });
  window.addEventListener('online', () => services.cart?.setVisible(true));
  await pageIsUp();
  await whenIdle();
  const { startIdleTasks } = await import('./idle-tasks.ts');
  startIdleTasks(state, new URL(import.meta.url).pathname, queryClient);
}

/** What no guest waits for begins when everything that a guest waits for has been fetched. */
const pageIsUp = (): Promise<unknown> =>
  document.readyState === 'complete'
    ? Promise.resolve()
    : new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));

void begin();
