import { useEffect, type ReactNode } from 'react';
import { useLocation, useRedirect, useParams } from '../shared/router/router.tsx';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/services.tsx';

/**
 * ROUTE-05 to ROUTE-07: without a service type an ordering page leads to `/`, with what is known of the place.
 * Only in the browser: the server renders the page for those who come by a link or a search engine.
 */
export function OrderingGuard({ children }: { children: ReactNode }) {
  const { venueId } = useParams();
  const { pathname } = useLocation();
  const { localData } = useServices();
  const redirect = useRedirect();

  useEffect(() => {
    // Asked when a page opens, and not when the service type goes: whoever takes it away leads on, and must not
    // be overtaken (TIME-25 ended at the venue's landing). Read directly: while hydrating a hook would still say what
    // the server assumed.
    if (localData.get('serviceType') !== null) return;
    const isQrOrder = localData.get('qrOrder') !== null;
    const target = paths.landing.to({ v: venueId, t: isQrOrder ? null : localData.get('tableId') });
    redirect(target, { replace: true });
  }, [localData, redirect, pathname, venueId]);

  return children;
}
