import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { catalogueQuery } from '../features/administration/menu/catalogue-query.ts';
import { partOf, type OfficePage } from '../features/administration/office/office-places.ts';
import { latePartQuery } from '../shared/late-part/late-part-query.ts';
import { useServices } from '../shared/services.tsx';

/**
 * The page that is opened most, with 2,000 dishes on it, is there when it is tapped: its code and its dishes come while
 * nobody waits (OFFICE-27). Browsers that cannot tell when that is get them at the tap.
 */
export function useMenuAhead(pages: readonly OfficePage[], companyId: string): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const menu = pages.find(({ path }) => path === 'menu');
  useEffect(() => {
    if (!menu || !('requestIdleCallback' in window)) return;
    const waiting = window.requestIdleCallback(() => {
      void queryClient.prefetchQuery(latePartQuery(partOf(menu), menu.load));
      void queryClient.prefetchQuery(catalogueQuery(api, companyId));
    });
    return () => window.cancelIdleCallback(waiting);
  }, [api, queryClient, menu, companyId]);
}
