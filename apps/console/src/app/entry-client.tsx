import '../shared/tokens.css';
import '../shared/base.css';
import { QueryClient } from '@tanstack/react-query';
import { focusPressed } from '@tallrik/ui/focus-pressed';
import { StrictMode, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { watchBack } from '../shared/back-guard.ts';
import { loadFirstTexts, loadTexts } from '../shared/messages/load-texts.ts';
import { App } from './App.tsx';
import { browserServices } from './browser-services.ts';
import { firstLanguage } from './first-language.ts';
import { openOfficeAhead } from './open-office-ahead.ts';
import { openThemeSwitch } from './theme.ts';

/** Draws everything twice while somebody develops: what is not pure is seen at once. */
const strictly = (tree: ReactNode): ReactNode =>
  import.meta.env.DEV ? <StrictMode>{tree}</StrictMode> : tree;

async function begin() {
  const container = document.getElementById('app');
  if (!container) throw new Error('The page has no place for the app');
  watchBack(window);
  focusPressed(document);
  const services = browserServices();
  const themeSwitch = openThemeSwitch(
    services.memory,
    document.documentElement,
    matchMedia('(prefers-color-scheme: dark)'),
  );
  const language = firstLanguage(services.memory.get('language'), navigator.languages);
  const queryClient = new QueryClient({
    // Whether there is a network is found out by asking; browsers often only guess.
    defaultOptions: { queries: { networkMode: 'always' }, mutations: { networkMode: 'always' } },
  });
  const pathname = location.pathname.replace(/^\/console/, '');
  const root = document.documentElement;
  openOfficeAhead({ services, queryClient, language, root }, { pathname, search: location.search });
  const [translate] = await Promise.all([
    loadFirstTexts(language),
    // Browsers that have Temporal do not download it.
    'Temporal' in globalThis ? null : import('temporal-polyfill/global'),
  ]);
  createRoot(container).render(
    strictly(
      <BrowserRouter basename="/console">
        <App
          services={services}
          queryClient={queryClient}
          themeSwitch={themeSwitch}
          texts={{ language, translate }}
          loadTexts={loadTexts}
        />
      </BrowserRouter>,
    ),
  );
}

void begin();
