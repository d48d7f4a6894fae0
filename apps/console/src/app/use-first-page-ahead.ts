import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { OfficePage } from '../features/administration/office/office-places.ts';
import { useMessages } from '../shared/messages/use-messages.tsx';
import { useServices } from '../shared/services.tsx';
import { requestOfficeAhead } from './request-office-ahead.ts';

/** For who signs in, or enters another company, with the page already there. The pages after it come when opened. */
export function useFirstPageAhead(
  pages: readonly OfficePage[],
  path: string,
  companyId: string,
): void {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const { language } = useMessages();
  const [first] = useState({ pages, path, language });
  useEffect(() => {
    void requestOfficeAhead({ api, queryClient }, { ...first, companyId });
  }, [api, queryClient, first, companyId]);
}
