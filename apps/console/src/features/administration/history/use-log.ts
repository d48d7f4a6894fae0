import { useInfiniteQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { AuditLogDocument, type AuditActor, type OfficeKind } from '../generated/graphql.ts';

/** Each narrows the log down. */
export type LogFilter = {
  subjectId?: string;
  kind?: OfficeKind;
  staffId?: string;
  actor?: AuditActor;
  from?: string;
  until?: string;
};

export const logKey = (companyId: string) => ['admin', 'audit', companyId] as const;

/** What was done, newest first, page by page. */
export function useLog(companyId: string, filter: LogFilter, isWanted = true) {
  const { api } = useServices();
  return useInfiniteQuery({
    queryKey: [...logKey(companyId), filter],
    queryFn: async ({ pageParam, signal }) =>
      (await api.call(AuditLogDocument, { companyId, ...filter, cursor: pageParam }, signal))
        .auditLog,
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: isWanted,
    // Somebody may have changed the thing a moment ago.
    staleTime: 0,
  });
}
