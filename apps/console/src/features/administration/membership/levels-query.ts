import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import { OfficeLevelsDocument, type OfficeLevelFieldsFragment } from '../generated/graphql.ts';

export type OfficeLevel = OfficeLevelFieldsFragment;

export const levelsKey = (companyId: string) => ['admin', 'levels', companyId] as const;

export function useLevels(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: levelsKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(OfficeLevelsDocument, { companyId }, signal)).officeLevels,
  });
}
