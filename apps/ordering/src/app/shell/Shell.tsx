import { firstScreen } from '@tallrik/domain/company/first-screen';
import { PageShell } from '@tallrik/ui/PageShell';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { useLocation, useParams } from '../../shared/router/router.tsx';
import { useIsSignedIn } from '../../shared/guest/use-guest.ts';
import { useLocalValue } from '../../shared/local-data/use-local-value.ts';
import { paths } from '../../shared/paths.ts';
import { useGoBack } from '../../shared/screens/use-go-back.ts';
import { useCompany } from '../../shared/services/services.tsx';
import { useTranslate } from '../../shared/translate/use-translate.tsx';
import type { AppRoute } from '../routes.tsx';
import { withLaterTexts } from '../texts.ts';
import './page-slide.css';
import { ClockGuard } from './ClockGuard.tsx';
import { useDragBack } from './use-drag-back.ts';
import { useIsAtTable } from './use-is-at-table.ts';
import { ConsentSlot } from './ConsentSlot.tsx';
import { ContinueOrder } from './ContinueOrder.tsx';
import { OfflineBanner } from './OfflineBanner.tsx';
import { OrderBanners } from './OrderBanners.tsx';
import { OrderBar } from './OrderBar.tsx';
import { OrderTabs } from './OrderTabs.tsx';
import { PageTopBar } from './PageTopBar.tsx';
import { LateSideMenu } from './LateSideMenu.tsx';

/** Pages that fill the screen by themselves, and find a place for what is running. */
const BARE = new Set(['landing']);
/** A signed-in guest's first page stands in the frame like every other (D-20). */
function useIsHome(): boolean {
  const { pathname, search } = useLocation();
  const { configuration } = useCompany();
  const isSignedIn = useIsSignedIn();
  if (pathname !== paths.landing.to()) return false;
  const venueId = new URLSearchParams(search).get('v');
  const isMarketplace = configuration.marketplaceId !== null;
  return firstScreen({ venueId, isMarketplace, isSignedIn }) === 'HOME';
}

/** Pages with an action of their own at the foot. */
const HAS_OWN_FOOT = new Set(['item', 'itemOfCategory', 'cart']);

/** Pages that follow an order by themselves. */
const TELLS_OF_ORDER = new Set(['venueOrder', 'orderStatus']);

/** Where a guest at a table may think of paying. */
const SHOWS_BILL = new Set(['landing', 'start', 'menu', 'venueOrder', 'orderStatus']);

const TableBillBanner = lazy(async () => {
  const module = await withLaterTexts(() => import('../../features/tables/TableBillBanner.tsx'));
  return { default: module.TableBillBanner };
});

/** Where a guest at a table sees who sits with them; on the others they are still there. */
const SHOWS_TABLE = new Set(['start', 'menu', 'category', 'venueOrder', 'orderStatus']);

const TableEntry = lazy<ComponentType<{ isShown: boolean }>>(() =>
  withLaterTexts(() => import('../../features/tables/social/TableEntry.tsx')).then(
    (module) => ({ default: module.TableEntry }),
    // Without a network at the wrong moment: the guest orders all the same.
    () => ({ default: () => null }),
  ),
);

export function Shell({ route, children }: { route: AppRoute; children: ReactNode }) {
  const t = useTranslate();
  const { venueId } = useParams();
  const qrOrder = useLocalValue('qrOrder');
  const isAtTable = useIsAtTable();
  const isHome = useIsHome();
  const isBare = BARE.has(route.path) && !isHome;
  // Without a page before it the gesture leads home (SHELL-20, D-26).
  const goBack = useGoBack(paths.landing.to());
  const page = useDragBack(route.isStack ?? false, goBack);
  const hasTabs = route.isOrdering && venueId !== undefined;
  const hasFootTabs = hasTabs && !HAS_OWN_FOOT.has(route.path);
  return (
    <ClockGuard>
      <PageShell
        skipLabel={t('General.SkipToContent')}
        isBare={isBare}
        sidebar={isBare || isAtTable ? undefined : <LateSideMenu variant="standing" />}
        foot={hasFootTabs && <OrderTabs venueId={venueId} current={route.tab} layout="foot" />}
        after={<ContinueOrder route={route} />}
      >
        <OfflineBanner />
        {!isBare && <PageTopBar route={route} isAtTable={isAtTable} />}
        {hasTabs && route.tab && <OrderBar venueId={venueId} current={route.tab} />}
        {isAtTable && !isBare && SHOWS_BILL.has(route.path) && (
          <Suspense>
            <TableBillBanner />
          </Suspense>
        )}
        {!isBare && !TELLS_OF_ORDER.has(route.path) && <OrderBanners path={route.path} />}
        <div ref={page}>{children}</div>
        {qrOrder !== null && (
          <Suspense>
            <TableEntry isShown={SHOWS_TABLE.has(route.path)} />
          </Suspense>
        )}
        <ConsentSlot path={route.path} isAboveTabs={hasFootTabs} />
      </PageShell>
    </ClockGuard>
  );
}
