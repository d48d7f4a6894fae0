import { useQuery } from '@tanstack/react-query';
import { loggedOutOffersQuery } from '../features/loyalty/home-query.ts';
import { OfferStrip } from '../features/loyalty/offers/OfferStrip.tsx';
import { loadStart } from '../features/menu/start/start-data.ts';
import { startHead } from '../features/menu/start/start-head.ts';
import { StartScreen } from '../features/menu/start/StartScreen.tsx';
import { useCompany, useServices } from '../shared/services/services.tsx';
import type { ScreenModule } from '../shared/screens/screen-module.ts';

/** The menu's first page with the offers that hold there: two features that do not know each other. */
function StartPage() {
  const { api } = useServices();
  const { configuration } = useCompany();
  const { isFetched, isLoading, failureCount } = useQuery(
    loggedOutOffersQuery(api, configuration.companyId),
  );
  return (
    <StartScreen
      offers={{
        // Dishes wait for the offers, not for a second try at them.
        areComing: isLoading && !isFetched && failureCount === 0,
        render: (venueId) => <OfferStrip venueId={venueId} />,
      }}
    />
  );
}

export const startPageModule: ScreenModule = {
  Screen: StartPage,
  load: async (context) => {
    const { api, company, queryClient } = context;
    // With the page, not after it: a strip that arrives late would push the dishes from under the thumb.
    const offers = queryClient.prefetchQuery(
      loggedOutOffersQuery(api, company.configuration.companyId),
    );
    const [loaded] = await Promise.all([loadStart(context), offers]);
    return loaded;
  },
  head: import.meta.env.SSR ? startHead : undefined,
};
