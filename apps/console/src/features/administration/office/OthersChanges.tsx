import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useServices } from '../../../shared/services.tsx';
import { OfficeNewsDocument } from '../generated/graphql.ts';
import { officeNewsKey } from './office-news.ts';

/** With the answer and what is then read, others' changes are on the screen within 10 seconds (OFFICE-19). */
const ASK_AGAIN_MS = 4_000;

const PARTS: ReadonlySet<unknown> = new Set(['admin', 'stock', 'venue-stations', 'venue-printers']);
/** What the server was asked for; drawings and texts of the program itself are not. */
const isOfOffice = ([part, , companyId]: readonly unknown[]): boolean =>
  PARTS.has(part) || (part === 'office' && companyId !== undefined);

/** Draws nothing: asks whether somebody else changed something, and lets what is on the screen be read again. */
export function OthersChanges({ companyId }: { companyId: string }) {
  const { api } = useServices();
  const queryClient = useQueryClient();
  const latest = useRef<string | null>(null);
  const { data } = useQuery({
    queryKey: officeNewsKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(OfficeNewsDocument, { companyId, after: latest.current }, signal)).officeNews,
    refetchInterval: ASK_AGAIN_MS,
    retry: false,
    // Every answer counts, also one like the one before.
    structuralSharing: false,
  });
  useEffect(() => {
    if (!data) return;
    latest.current = data.latest;
    if (data.isChangedByOthers)
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => isOfOffice(queryKey) });
  }, [data, queryClient]);
  return null;
}
