import { minimumWaitMinutes } from '@tallrik/domain/venues/minimum-wait';
import { isVenueOpenAt } from '@tallrik/domain/venues/open-hours';
import { closedMessage } from '@tallrik/domain/venues/closed-message';
import { openingHoursToday } from '@tallrik/domain/venues/opening-hours';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useNow } from '../../shared/clock/use-now.ts';
import { useAccountDoor } from '../../shared/guest/account-door.ts';
import { firstNameOf } from '../../shared/guest/guest-query.ts';
import { useGuest, useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useBeginOrder } from '../../shared/order-start/use-begin-order.ts';
import { VenuePreOrder } from '../../shared/order-start/VenuePreOrder.tsx';
import { MissingPage } from '../../shared/screens/MissingPage.tsx';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { venueQuery } from '../../shared/venue/venue-query.ts';
import { tableQuery } from './table-query.ts';
import { TableLandingView } from './TableLandingView.tsx';

const SLOW_AFTER_MS = 10_000;

/** `/?v=…&t=…`: the door of one venue, with or without a table (LAND-15 to LAND-18, D-21). */
export function TableLandingScreen({
  venueId,
  tableId,
  menu,
  below,
}: {
  venueId: string;
  tableId: string | null;
  menu: ReactNode;
  below: ReactNode;
}) {
  const { api, localData } = useServices();
  const { configuration, company } = useCompany();
  const { socketState } = useCart();
  const isSignedIn = useIsSignedIn();
  const guest = useGuest();
  const openDoor = useAccountDoor();
  const t = useTranslate();
  const now = useNow();
  const beginOrder = useBeginOrder();
  const [isPreOrdering, setPreOrdering] = useState(false);
  const [isSlow, setSlow] = useState(false);
  const isReady = socketState === 'OPEN';
  const { data: venue } = useQuery(venueQuery(api, configuration.companyId, venueId));
  const table = useQuery({
    ...tableQuery(api, tableId ?? '', venueId),
    enabled: tableId !== null && configuration.enableQrOrders,
  });
  const seat = table.data;
  useDocumentTitle(venue?.name);

  useEffect(() => {
    // A table of another venue gets no token and is ignored (D-22).
    localData.set('tableId', seat?.qrToken ? seat.id : null);
    localData.set('qrOrder', seat?.qrToken ?? null);
  }, [localData, seat]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  if (venue === null) return <MissingPage />;
  const isOpen =
    venue !== undefined &&
    isVenueOpenAt(venue, {
      kind: 'ASAP',
      now,
      waitMinutes: minimumWaitMinutes(venue, configuration.syncEta, now),
    });
  const closed = closedMessage({
    hasAppOrders: company.hasAppOrders,
    isOpen,
    isPickupTimeEnabled: !configuration.isPickupTimeDisabled,
    hasSlot: (venue?.availabilities.length ?? 0) > 0,
    isBrowsingAllowed: true,
  });
  const hours = venue ? openingHoursToday(venue, now) : [];
  const hoursText = hours.map(({ start, end, isAllDay }) =>
    isAllDay ? t('OpeningHours.AllDay') : `${start}–${end}`,
  );
  return (
    <>
      <TableLandingView
        venueName={venue?.name ?? null}
        table={seat?.qrToken ? { code: seat.code } : null}
        text={
          seat?.qrToken
            ? t('TableLanding.Welcome')
            : venue === undefined
              ? null
              : closed
                ? t(closed)
                : t('OpeningHours.Today', { hours: hoursText.join(', ') })
        }
        serviceTypes={company.hasAppOrders ? choosableServiceTypes(configuration) : []}
        canPreOrder={company.hasAppOrders && !configuration.isPickupTimeDisabled}
        menu={tableId === null ? menu : undefined}
        below={below}
        guestName={guest ? firstNameOf(guest) : null}
        onSignIn={isSignedIn ? null : () => openDoor('SIGN_IN')}
        isReady={isReady}
        isSlow={isSlow && !isReady}
        onBegin={(serviceType) => void beginOrder({ venueId, serviceType })}
        onPreOrder={() => setPreOrdering(true)}
      />
      {venue && (
        <VenuePreOrder
          venue={venue}
          open={isPreOrdering}
          onClose={() => setPreOrdering(false)}
          onChoose={(serviceType, time) => void beginOrder({ venueId, serviceType, time })}
        />
      )}
    </>
  );
}
