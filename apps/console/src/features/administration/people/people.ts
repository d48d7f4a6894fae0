import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { StaffMembersDocument, type StaffMembersQuery } from '../generated/graphql.ts';

export type Person = StaffMembersQuery['staffMembers'][number];

export const peopleKey = (companyId: string) => ['admin', 'people', companyId] as const;

export function usePeople(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: peopleKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(StaffMembersDocument, { companyId }, signal)).staffMembers,
  });
}
