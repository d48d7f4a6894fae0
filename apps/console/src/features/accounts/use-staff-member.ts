import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  StaffMeDocument,
  type StaffMeQuery,
} from '../../shared/graphql-client/generated/graphql.ts';
import { useServices, type Services } from '../../shared/services.tsx';

export type StaffMember = NonNullable<StaffMeQuery['staffMe']>;

export const staffMemberQuery = (api: Services['api'], token: string) =>
  queryOptions({
    queryKey: ['staff-member', token],
    queryFn: async ({ signal }) => (await api.call(StaffMeDocument, {}, signal)).staffMe,
    staleTime: Infinity,
  });

/** Who the token belongs to. A token that belongs to nobody any more ends the session. */
export function useStaffMember(token: string) {
  const { api, session } = useServices();
  const query = useQuery({
    ...staffMemberQuery(api, token),
    // A new password or factor brings a new token: the board stays where it is meanwhile.
    placeholderData: keepPreviousData,
  });
  const isNobody = query.data === null;
  useEffect(() => {
    if (isNobody) session.end('EXPIRED');
  }, [isNobody, session]);
  return {
    member: query.data ?? null,
    /** What was known under the token before: the new one's answer is on its way. */
    isFormer: query.isPlaceholderData,
    error: query.error,
    retry: () => void query.refetch(),
  };
}
