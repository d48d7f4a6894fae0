import { useEffect, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useLocalValue } from '../shared/local-data/use-local-value.ts';
import { paths } from '../shared/paths.ts';
import { useServices } from '../shared/services/services.tsx';

/**
 * ROUTE-05 to ROUTE-07: without a service type an ordering page leads to `/`, with what is known of the place.
 * Only in the browser: the server renders the page for those who come by a link or a search engine.
 */
export function OrderingGuard({ children }: { children: ReactNode }) {
  const { venueId } = useParams();
  const { localData } = useServices();
  const serviceType = useLocalValue('serviceType');
  const navigate = useNavigate();

  useEffect(() => {
    // Read directly: while hydrating the hook still says what the server assumed.
    if (localData.get('serviceType') !== null) return;
    const isQrOrder = localData.get('qrOrder') !== null;
    const target = paths.landing.to({ v: venueId, t: isQrOrder ? null : localData.get('tableId') });
    void navigate(target, { replace: true });
  }, [localData, navigate, serviceType, venueId]);

  return children;
}
