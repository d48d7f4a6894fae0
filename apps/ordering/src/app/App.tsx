import { languageOf } from '@tallrik/domain/company/language-choice';
import { BCP47, type Language } from '@tallrik/domain/company/languages';
import { LinkProvider } from '@tallrik/ui/Link';
import { ToastRegion } from '@tallrik/ui/ToastRegion';
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { ClearCartQuestion } from '../shared/cart-question/ClearCartQuestion.tsx';
import { useLocalValue } from '../shared/local-data/use-local-value.ts';
import { PrefetchContext } from '../shared/screens/prefetch.ts';
import { ServicesProvider, useServices, type Services } from '../shared/services/services.tsx';
import { MessagesProvider } from '../shared/translate/use-translate.tsx';
import type { Translate } from '../shared/translate/translate.ts';
import { AccountDialogs } from './AccountDialogs.tsx';
import { AlertWatch } from './AlertWatch.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { answerEarlyTaps } from './early-taps/answer-taps.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { InWrapper } from './InWrapper.tsx';
import { makePrefetch } from './load-page.ts';
import { OrderWatch } from './OrderWatch.tsx';
import { RefusalWatch } from './RefusalWatch.tsx';
import { RouterLink } from './RouterLink.tsx';
import { TableWatch } from './TableWatch.tsx';
import { TokenWatch } from './TokenWatch.tsx';

export type AppProps = {
  services: Services;
  queryClient: QueryClient;
  /** The texts the page was rendered with. */
  texts: { language: Language; translate: Translate };
  loadTexts: (language: Language) => Promise<Translate>;
};

/** Everything inside the router: the same tree on the server and in the browser. */
export function App({ services, queryClient, texts, loadTexts }: AppProps) {
  return (
    <QueryClientProvider client={queryClient}>
      <ServicesProvider services={services}>
        <LinkProvider link={RouterLink}>
          <Speaking texts={texts} loadTexts={loadTexts} queryClient={queryClient} />
        </LinkProvider>
      </ServicesProvider>
    </QueryClientProvider>
  );
}

function Speaking({ texts, loadTexts, queryClient }: Omit<AppProps, 'services'>) {
  const services = useServices();
  const stored = useLocalValue('language');
  const wanted = languageOf(stored, services.company.company);
  const [current, setCurrent] = useState(texts);

  // Effects of what is inside have run before: every button listens by now.
  useEffect(() => void answerEarlyTaps(), []);

  useEffect(() => {
    if (wanted === current.language) return;
    let isStale = false;
    void loadTexts(wanted).then((translate) => {
      if (isStale) return;
      document.documentElement.lang = BCP47[wanted];
      setCurrent({ language: wanted, translate });
    });
    return () => {
      isStale = true;
    };
  }, [wanted, current.language, loadTexts]);

  const messages = useMemo(
    () => ({
      ...current,
      changeLanguage: async (language: Language) => {
        await loadTexts(language);
        services.localData.set('language', language);
      },
    }),
    [current, loadTexts, services.localData],
  );
  const prefetch = useMemo(() => makePrefetch(services, queryClient), [services, queryClient]);
  const { translate } = current;
  return (
    <MessagesProvider messages={messages}>
      <PrefetchContext value={prefetch}>
        <ErrorBoundary>
          <ToastRegion
            label={translate('General.Notifications')}
            closeLabel={translate('General.Close')}
          >
            <ClearCartQuestion>
              <AccountDialogs>
                <TokenWatch />
                <RefusalWatch />
                <InWrapper />
                <AlertWatch />
                <OrderWatch />
                <TableWatch />
                <AppRoutes />
              </AccountDialogs>
            </ClearCartQuestion>
          </ToastRegion>
        </ErrorBoundary>
      </PrefetchContext>
    </MessagesProvider>
  );
}
