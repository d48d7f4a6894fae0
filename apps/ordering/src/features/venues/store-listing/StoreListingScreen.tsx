import type { ServiceType } from '@tallrik/domain/company/service-types';
import { formatDistance } from '@tallrik/domain/venues/distance';
import { openingHoursToday } from '@tallrik/domain/venues/opening-hours';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import { addressLine, listedVenues, sortVenues } from '@tallrik/domain/venues/venue-list';
import { Button } from '@tallrik/ui/Button';
import { Dialog } from '@tallrik/ui/Dialog';
import { RowSkeleton } from '@tallrik/ui/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useParams } from '../../../shared/router/router.tsx';
import { useNow } from '../../../shared/clock/use-now.ts';
import { useLocalValue } from '../../../shared/local-data/use-local-value.ts';
import { useBeginOrder, useIsOpenOrderOf } from '../../../shared/order-start/use-begin-order.ts';
import { VenuePreOrder } from '../../../shared/order-start/VenuePreOrder.tsx';
import { LoadFailed } from '../../../shared/screens/LoadFailed.tsx';
import type {
  HeadContext,
  LoadContext,
  LoadResult,
  ScreenModule,
} from '../../../shared/screens/screen-module.ts';
import { useDocumentTitle } from '../../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../../shared/services/services.tsx';
import { useReader, useTranslate } from '../../../shared/translate/use-translate.tsx';
import { useOpeningText } from '../../../shared/venue/use-opening-text.ts';
import { venueListQuery } from '../../../shared/venue/venue-query.ts';
import { venueEntry } from '../../../shared/venue/venue-entry.ts';
import { StoreListingView, type VenueRow } from './StoreListingView.tsx';

/** Home hands over which venue the guest tapped (LAND-06). */
const chosenOnHome = (state: unknown): string | null =>
  typeof state === 'object' &&
  state !== null &&
  'venueId' in state &&
  typeof state.venueId === 'string'
    ? state.venueId
    : null;

type PreOrderAt = { venueId: string; serviceType: ServiceType | null };

export function StoreListingScreen() {
  const { venueId: atVenue } = useParams();
  const { api, bridge, localData } = useServices();
  const company = useCompany();
  const { configuration } = company;
  const reader = useReader();
  const t = useTranslate();
  const now = useNow();
  const beginOrder = useBeginOrder();
  const position = useLocalValue('userLocation');
  const query = useQuery(venueListQuery(api, configuration.companyId));
  const { state } = useLocation();
  const [expandedId, setExpandedId] = useState<string | null>(atVenue ?? chosenOnHome(state));
  const [isFinding, setFinding] = useState(false);
  const [isDenied, setDenied] = useState(false);
  const [preOrder, setPreOrder] = useState<PreOrderAt | null>(null);
  const openingText = useOpeningText();
  const isOpenOrderOf = useIsOpenOrderOf();
  useDocumentTitle(t('StoreList.Title'));

  if (query.isError) return <LoadFailed retry={() => void query.refetch()} />;
  if (!query.data) {
    return (
      <div aria-busy="true">
        {[0, 1, 2].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  }
  async function findMe() {
    setFinding(true);
    const answer = await bridge.findPosition();
    setFinding(false);
    if (answer.kind === 'FOUND') localData.set('userLocation', answer.position);
    if (answer.kind === 'DENIED') setDenied(true);
  }

  const venues = sortVenues(listedVenues(query.data), position, reader.language);
  const preOrderVenue = query.data.find(({ id }) => id === preOrder?.venueId);

  /** A closed venue begins with the time (D-176), except for whoever has an order there already. */
  function begin(venueId: string, serviceType: ServiceType) {
    const venue = venues.find((listed) => listed.venue.id === venueId)?.venue;
    const entry = venue && venueEntry(venue, company, now);
    const start = { venueId, serviceType };
    if (entry?.closed && entry.canPreOrder && !isOpenOrderOf(start)) setPreOrder(start);
    else void beginOrder(start);
  }
  return (
    <>
      <StoreListingView
        closedMessage={company.company.hasAppOrders ? null : t('Store.Closed.Message')}
        venues={venues.map(({ venue, distance }): VenueRow => {
          const { closed, opening, canPreOrder } = venueEntry(venue, company, now);
          const place = { timeZone: venue.timeZone, now };
          return {
            id: venue.id,
            name: venue.name,
            address: addressLine(venue),
            day: openingHoursToday(venue, now),
            distance: distance === null ? null : formatDistance(distance),
            closed: closed && t(closed),
            opens: openingText.closed(opening, place),
            isOrderable: closed !== 'Store.ClosedNoPreOrderBlocked',
            forLater: canPreOrder ? openingText.forLater(opening, place) : null,
          };
        })}
        expandedId={expandedId}
        onExpand={(id) => setExpandedId(id === expandedId ? null : id)}
        serviceTypes={choosableServiceTypes(configuration)}
        isFinding={isFinding}
        onFind={() => void findMe()}
        onBegin={begin}
        onPreOrder={(venueId) => setPreOrder({ venueId, serviceType: null })}
      />
      {preOrderVenue && (
        <VenuePreOrder
          venue={preOrderVenue}
          serviceType={preOrder?.serviceType ?? null}
          open
          onClose={() => setPreOrder(null)}
          onChoose={(serviceType, time) => {
            setPreOrder(null);
            void beginOrder({ venueId: preOrderVenue.id, serviceType, time });
          }}
        />
      )}
      <Dialog
        open={isDenied}
        onClose={() => setDenied(false)}
        icon="crosshair"
        title={t('StoreList.Denied.Title')}
        text={t('StoreList.Denied.Text')}
        actions={
          <Button wide onClick={() => setDenied(false)}>
            {t('General.Ok')}
          </Button>
        }
      />
    </>
  );
}

async function loadStoreListing({ api, company, queryClient }: LoadContext): Promise<LoadResult> {
  await queryClient.fetchQuery(venueListQuery(api, company.configuration.companyId));
  return undefined;
}

export const storeListingModule: ScreenModule = {
  Screen: StoreListingScreen,
  load: loadStoreListing,
  head: ({ translate }: HeadContext) => ({ title: translate('StoreList.Title') }),
};
