import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { administeredCompanyQuery } from '../features/administration/administered-company.ts';
import { catalogueQuery } from '../features/administration/menu/catalogue-query.ts';
import { partOf, type OfficePage } from '../features/administration/office/office-places.ts';
import { latePartQuery } from '../shared/late-part/late-part-query.ts';
import { useServices } from '../shared/services.tsx';

/**
 * What the page of the address will need is asked for at once, beside the office's words: one after the other, each
 * would wait for the line once more (OFFICE-27). The pages after it come when they are opened.
 */
export function useFirstPageAhead(page: OfficePage | null, companyId: string): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const [first] = useState(page);
  useEffect(() => {
    void queryClient.prefetchQuery(administeredCompanyQuery(api, companyId));
    if (first) void queryClient.prefetchQuery(latePartQuery(partOf(first), first.load));
    if (first?.path === 'menu') void queryClient.prefetchQuery(catalogueQuery(api, companyId));
  }, [api, queryClient, first, companyId]);
}
