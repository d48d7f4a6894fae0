import { useQuery } from '@tanstack/react-query';
import { useServices } from '../../../shared/services.tsx';
import {
  OfficeStampCardsDocument,
  type OfficeStampCardFieldsFragment,
} from '../generated/graphql.ts';

export type OfficeStampCard = OfficeStampCardFieldsFragment;

export const stampsKey = (companyId: string) => ['admin', 'stamp-cards', companyId] as const;

export function useStampCards(companyId: string) {
  const { api } = useServices();
  return useQuery({
    queryKey: stampsKey(companyId),
    queryFn: async ({ signal }) =>
      (await api.call(OfficeStampCardsDocument, { companyId }, signal)).officeStampCards,
  });
}
