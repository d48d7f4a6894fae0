import { firstScreen } from '@tallrik/domain/company/first-screen';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router';
import { LandingView, MarketplaceView } from '../../features/company/LandingView.tsx';
import { TableLandingScreen } from '../../features/tables/TableLandingScreen.tsx';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import type {
  LoadContext,
  LoadResult,
  PageHead,
  ScreenModule,
} from '../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { venueListQuery, venueQuery } from '../../shared/venue/venue-query.ts';

/** What `/` opens (D-20); a company with a single venue is sent on to it (ROUTE-08). */
function FirstScreen() {
  const [query] = useSearchParams();
  const { api } = useServices();
  const { configuration } = useCompany();
  const isSignedIn = useLocalValue('authToken') !== null;
  const venueId = query.get('v');
  const isMarketplace = configuration.marketplaceId !== null;
  const venues = useQuery({
    ...venueListQuery(api, configuration.companyId),
    enabled: venueId === null && !isMarketplace,
  });
  useDocumentTitle(null);

  const screen = firstScreen({ venueId, isMarketplace, isSignedIn });
  if (screen === 'TABLE_LANDING' && venueId !== null) {
    return <TableLandingScreen venueId={venueId} tableId={query.get('t')} />;
  }
  if (screen === 'MARKETPLACE') {
    return (
      <MarketplaceView
        intro={configuration.landingPageIntro}
        venues={(configuration.marketplace?.venues ?? []).map((venue) => ({
          ...venue,
          href: paths.landing.to({ v: venue.id }),
        }))}
      />
    );
  }
  const [only, ...others] = venues.data ?? [];
  if (only && others.length === 0)
    return <Navigate to={paths.landing.to({ v: only.id, t: query.get('t') })} replace />;
  return (
    <LandingView
      intro={isSignedIn ? null : configuration.landingPageIntro}
      aboutUs={configuration.aboutUs}
      orderHref={paths.storeListing.to()}
    />
  );
}

async function loadFirstScreen({
  api,
  company,
  queryClient,
  search,
}: LoadContext): Promise<LoadResult> {
  const { companyId, marketplaceId } = company.configuration;
  const venueId = search.get('v');
  if (venueId !== null) {
    const venue = await queryClient.fetchQuery(venueQuery(api, companyId, venueId));
    return venue === null ? { isMissing: true } : undefined;
  }
  if (marketplaceId !== null) return undefined;
  const [only, ...others] = await queryClient.fetchQuery(venueListQuery(api, companyId));
  return only && others.length === 0
    ? { redirect: paths.landing.to({ v: only.id, t: search.get('t') }) }
    : undefined;
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
