import type { ServiceType } from '@tallrik/domain/company/service-types';
import { openingHoursToday } from '@tallrik/domain/venues/opening-hours';
import { choosableServiceTypes } from '@tallrik/domain/venues/service-type-choice';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useCart } from '../../shared/cart-socket/use-cart.ts';
import { useMinute } from '../../shared/clock/use-minute.ts';
import { useAccountDialog } from '../../shared/guest/account-dialog.ts';
import { firstNameOf } from '../../shared/guest/guest-query.ts';
import { useGuest, useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { useBeginOrder, useIsOpenOrderOf } from '../../shared/order-start/use-begin-order.ts';
import { paths } from '../../shared/paths.ts';
import { useRedirect } from '../../shared/router/router.tsx';
import { MissingPage } from '../../shared/screens/MissingPage.tsx';
import { onSamePage, usePageKey } from '../../shared/screens/page-key.ts';
import { useDocumentTitle } from '../../shared/screens/use-document-title.ts';
import { useCompany, useServices } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import { HOME_VENUE_POLL_MS, venueQuery } from '../../shared/venue/venue-query.ts';
import { useOpeningText } from '../../shared/venue/use-opening-text.ts';
import { venueEntry } from '../../shared/venue/venue-entry.ts';
import { changeText, todayText } from '../../shared/venue/hours-text.ts';
import { isTableSeatExpired } from '../../shared/table/leave-table.ts';
import { tableQuery } from '../../shared/table/table-query.ts';
import { TableLandingView } from './TableLandingView.tsx';

// Most guests begin at once: the wheels come to those who tap for later.
const VenuePreOrder = lazy(async () => ({
  default: (await import('../../shared/order-start/VenuePreOrder.tsx')).VenuePreOrder,
}));

const SLOW_AFTER_MS = 10_000;

/** `/?v=…&t=…`: the door of one venue, with or without a table (LAND-15 to LAND-18, D-21). */
export function TableLandingScreen({
  venueId,
  tableId,
  menu,
  banners,
  below,
}: {
  venueId: string;
  tableId: string | null;
  menu: ReactNode;
  banners: ReactNode;
  below: ReactNode;
}) {
  const { api, localData } = useServices();
  const companyPage = useCompany();
  const { configuration, company } = companyPage;
  const redirect = useRedirect();
  const pageKey = usePageKey();
  const { socketState } = useCart();
  const isSignedIn = useIsSignedIn();
  const guest = useGuest();
  const openAccountDialog = useAccountDialog();
  const t = useTranslate();
  const now = useMinute();
  const beginOrder = useBeginOrder();
  const isOpenOrderOf = useIsOpenOrderOf();
  const openingText = useOpeningText();
  const [preOrder, setPreOrder] = useState<{ serviceType: ServiceType | null } | null>(null);
  const [isSlow, setSlow] = useState(false);
  const { data: venue } = useQuery({
    ...venueQuery(api, configuration.companyId, venueId),
    refetchInterval: HOME_VENUE_POLL_MS,
  });
  const storedToken = useLocalValue('qrOrder');
  const storedTable = useLocalValue('tableId');
  // The address of a QR order carries the venue only: who sat down stays seated (D-22), while the scan counts (D-101).
  const remembered = storedToken === null ? null : storedTable;
  const claimed = configuration.enableQrOrders ? (tableId ?? remembered) : null;
  const table = useQuery({
    ...tableQuery(api, claimed ?? '', venueId),
    enabled: claimed !== null,
  });
  const found = claimed === null ? undefined : table.data;
  // A page left open at the table outlives the code: an order from it would be nobody's at no table.
  const isOver = Boolean(
    found?.qrToken && isTableSeatExpired(found.qrToken, now.epochMilliseconds),
  );
  const tableSeat = isOver ? null : found;
  const isSeatKnown = claimed === null || tableSeat !== undefined;
  // Only a table waits for the socket: elsewhere a network that lets none through would keep everybody out.
  const isReady = tableSeat?.qrToken ? socketState === 'OPEN' : isSeatKnown;
  // Taken out once: the page may stand for a moment after the guest has gone on.
  const clearedToken = useRef<string | null>(null);
  useDocumentTitle(venue?.name);

  useEffect(() => {
    if (!isSeatKnown || isOver) return;
    // Just opened, this page knows only what the server did: what the device keeps must not be taken for nothing.
    if (tableId === null && localData.get('qrOrder') !== storedToken) return;
    // Who came back without scanning keeps the token of the scan: a new one each time would never end (D-101).
    if (tableId === null && tableSeat?.qrToken) return;
    // A table of another venue gets no token and is ignored (D-22).
    localData.set('tableId', tableSeat?.qrToken ? tableSeat.id : null);
    localData.set('qrOrder', tableSeat?.qrToken ?? null);
    // Left in the address, a tab opened again the next day would be a scan, and a shared link a seat (D-370).
    if (!tableSeat?.qrToken || clearedToken.current === tableId || !localData.isStored('qrOrder'))
      return;
    clearedToken.current = tableId;
    redirect(paths.landing.to({ v: venueId }), onSamePage(pageKey));
  }, [isOver, isSeatKnown, storedToken, localData, redirect, pageKey, tableSeat, tableId, venueId]);

  useEffect(() => {
    if (isReady) return;
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isReady]);

  // Asked once a minute: socket, seat and guest each draw this page again while it comes to life, and slots are slow.
  const entry = useMemo(
    () => (venue ? venueEntry(venue, companyPage, now) : null),
    [companyPage, now, venue],
  );
  const today = useMemo(() => (venue ? openingHoursToday(venue, now) : null), [now, venue]);
  if (venue === null) return <MissingPage />;
  const isPreOrderOn = company.hasAppOrders && !configuration.isPickupTimeDisabled;
  // At a table nobody orders for later (TIME-17).
  const closed = tableSeat?.qrToken && entry?.closed ? 'Store.ClosedNoPreOrder' : entry?.closed;
  const place = { timeZone: venue?.timeZone ?? 'UTC', now };

  /** A closed venue begins with the time (D-176), except at a table and for whoever has an order there already. */
  function begin(serviceType: ServiceType) {
    const isTimeFirst = entry?.closed && entry.canPreOrder && !tableSeat?.qrToken;
    if (isTimeFirst && !isOpenOrderOf({ venueId, serviceType })) setPreOrder({ serviceType });
    else void beginOrder({ venueId, serviceType });
  }

  const change = today && changeText(t, today, true);
  return (
    <>
      <TableLandingView
        venueName={venue?.name ?? null}
        table={tableSeat?.qrToken ? { code: tableSeat.code } : null}
        isTableUnknown={tableId !== null && isSeatKnown && !tableSeat?.qrToken}
        opens={entry && openingText.closed(entry.opening, place)}
        text={
          closed
            ? // Guests who know the week are told why today is another day.
              [t(closed), change && `(${change})`].filter(Boolean).join(' ')
            : tableSeat?.qrToken
              ? t('TableLanding.Welcome')
              : today && todayText(t, today)
        }
        serviceTypes={company.hasAppOrders ? choosableServiceTypes(configuration) : []}
        // Until the venue is there, as its button will most likely stand.
        forLater={
          (entry?.canPreOrder ?? isPreOrderOn)
            ? entry
              ? openingText.forLater(entry.opening, place)
              : t('StoreList.PreOrder')
            : null
        }
        isClosed={Boolean(entry?.closed)}
        // Who sits at a table gets none (SHELL-13); an unknown table must not take it from anybody.
        menu={isSeatKnown && !tableSeat?.qrToken ? menu : undefined}
        banners={banners}
        below={below}
        guestName={guest ? firstNameOf(guest) : null}
        hasPoints={company.hasMembershipCards}
        onSignIn={isSignedIn ? null : () => openAccountDialog('SIGN_IN')}
        isReady={isReady}
        isSlow={isSlow && !isReady}
        onBegin={begin}
        onPreOrder={() => setPreOrder({ serviceType: null })}
      />
      {venue && preOrder && (
        <Suspense>
          <VenuePreOrder
            venue={venue}
            serviceType={preOrder.serviceType}
            open
            onClose={() => setPreOrder(null)}
            onChoose={(serviceType, time) => {
              setPreOrder(null);
              void beginOrder({ venueId, serviceType, time });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
