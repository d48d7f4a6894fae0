import { firstScreen } from '@tallrik/domain/company/first-screen';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useLayoutEffect, useState } from 'react';
import { useRedirect, useSearchParams } from '../../shared/router/router.tsx';
import { landingContentsQuery } from '../../features/content/landing-contents-query.ts';
import { newsQuery } from '../../features/content/content-query.ts';
import { LandingView, MarketplaceView } from '../../features/company/LandingView.tsx';
import { TableLandingScreen } from '../../features/tables/TableLandingScreen.tsx';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { onSamePage, usePageKey } from '../../shared/screens/page-key.ts';
import type {
  LoadContext,
  LoadResult,
  PageHead,
  ScreenModule,
} from '../../shared/screens/screen-module.ts';
import { useIsInBrowser } from '../../shared/screens/use-is-in-browser.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { tableQuery } from '../../shared/table/table-query.ts';
import { venueListQuery, venueQuery } from '../../shared/venue/venue-query.ts';
import { MenuButton } from '../shell/MenuButton.tsx';
import { HomePage } from './HomePage.tsx';
import { LandingBanners } from './LandingBanners.tsx';
import { Introduction, LandingSections } from './LandingSections.tsx';
import { VenueLandingSections } from './VenueLandingSections.tsx';
import { withLaterTexts } from '../texts.ts';

const ActivateCodeScreen = lazy(async () => {
  const module = await withLaterTexts(
    () => import('../../features/accounts/ActivateCodeScreen.tsx'),
  );
  return { default: module.ActivateCodeScreen };
});

/** What `/` opens; somebody who left before the phone was verified finds the question again (AUTH-20, D-114). */
function FirstScreen() {
  const { localData } = useServices();
  const isInBrowser = useIsInBrowser();
  const pending = useLocalValue('temporaryAuthToken');
  // Only on the way in: whoever signs up on this very page has the overlay for it.
  const [cameBack] = useState(() => localData.get('temporaryAuthToken') !== null);
  if (!isInBrowser || !cameBack || pending === null) return <FirstPage />;
  return (
    <Suspense fallback={null}>
      <ActivateCodeScreen />
    </Suspense>
  );
}

/**
 * D-20. A company with a single venue has that venue's page here, and the address says so as soon as there is somebody
 * to change it (ROUTE-08): sent on by the server, a guest on poor data would wait for a round trip before anything.
 */
function FirstPage() {
  const [query] = useSearchParams();
  const redirect = useRedirect();
  const pageKey = usePageKey();
  const { api } = useServices();
  const { configuration } = useCompany();
  const isSignedIn = useIsSignedIn();
  const named = query.get('v');
  const isMarketplace = configuration.marketplaceId !== null;
  const venues = useQuery({
    ...venueListQuery(api, configuration.companyId),
    enabled: named === null && !isMarketplace,
  });
  const venueId = named ?? onlyVenueOf(venues.data)?.id ?? null;
  const tableId = query.get('t');
  const addressed = venueId === named ? null : paths.landing.to({ v: venueId, t: tableId });
  useLayoutEffect(() => {
    // The same page: a menu that a quick guest has opened meanwhile stays open.
    if (addressed !== null) redirect(addressed, onSamePage(pageKey));
  }, [addressed, redirect, pageKey]);
  useDocumentTitle(null);

  const screen = firstScreen({ venueId, isMarketplace, isSignedIn });
  if (screen === 'TABLE_LANDING' && venueId !== null) {
    return (
      <TableLandingScreen
        venueId={venueId}
        tableId={tableId}
        menu={<MenuButton />}
        banners={<LandingBanners />}
        below={<VenueLandingSections venueId={venueId} />}
      />
    );
  }
  if (screen === 'MARKETPLACE') {
    return (
      <MarketplaceView
        intro={<Introduction />}
        menu={<MenuButton />}
        banners={<LandingBanners />}
        below={<LandingSections />}
        venues={(configuration.marketplace?.venues ?? []).map((venue) => ({
          ...venue,
          href: paths.landing.to({ v: venue.id }),
        }))}
      />
    );
  }
  if (screen === 'HOME') return <HomePage />;
  return (
    <LandingView
      intro={<Introduction />}
      orderHref={paths.storeListing.to()}
      menu={<MenuButton />}
      banners={<LandingBanners />}
      below={<LandingSections />}
    />
  );
}

async function loadFirstScreen({
  api,
  company,
  queryClient,
  search,
}: LoadContext): Promise<LoadResult> {
  const { companyId, marketplaceId, enableQrOrders } = company.configuration;
  const venueId = search.get('v');
  const tableId = enableQrOrders ? search.get('t') : null;
  /** With the page, or a guest who has scanned the code of a table would first be asked how to eat. */
  const readTable = async (atVenue: string) => {
    if (tableId !== null) await queryClient.prefetchQuery(tableQuery(api, tableId, atVenue));
  };
  // In the first HTML, or the words would push the page about; a landing without them still opens.
  await Promise.all([
    queryClient.prefetchQuery(landingContentsQuery(api, companyId)),
    queryClient.prefetchQuery(newsQuery(api, companyId)),
  ]);
  if (venueId !== null) {
    const [venue] = await Promise.all([
      queryClient.fetchQuery(venueQuery(api, companyId, venueId)),
      readTable(venueId),
    ]);
    return venue === null ? { isMissing: true } : undefined;
  }
  if (marketplaceId !== null) return undefined;
  const only = onlyVenueOf(await queryClient.fetchQuery(venueListQuery(api, companyId)));
  if (only) {
    await Promise.all([
      queryClient.fetchQuery(venueQuery(api, companyId, only.id)),
      readTable(only.id),
    ]);
  }
  return undefined;
}

function onlyVenueOf<Venue>(venues: readonly Venue[] | undefined): Venue | null {
  const [only, ...others] = venues ?? [];
  return only !== undefined && others.length === 0 ? only : null;
}

const firstScreenHead = ({ company }: LoadContext): PageHead => ({
  title: company.company.displayName,
  description: company.configuration.landingPageIntro ?? undefined,
  image: company.configuration.landingPageDesktopBackgroundUrl,
  canonicalPath: paths.landing.to(),
  jsonLd: [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: company.company.displayName,
    },
  ],
});

export const firstScreenModule: ScreenModule = {
  Screen: FirstScreen,
  load: loadFirstScreen,
  head: firstScreenHead,
};
